/** Names whose portraits the gallery shows and the tests compare. */
export const NAMES = [
  "Anna",
  "Ben",
  "Cleo",
  "Dagna",
  "Egil",
  "Frida",
  "Borin",
  "Thora",
  "Gimra",
  "Oleksa",
  "Бояна",
  "Zoë",
];
