/** The face of a player: one dwarf for each name, always the same. */

import type { Beard } from "./beards";
import { dwarf, type Dwarf, type Look } from "./dwarf";
import type { Hat } from "./hats";
import { chance, oneOf } from "./seed";
import { type Colour, disc, picture, put } from "./svg";

const SKINS: readonly [Colour, ...Colour[]] = [
  "#f0c39a",
  "#e6ac7c",
  "#cf8f5e",
  "#a86c42",
  "#7b4a2c",
];
const HAIRS: readonly [Colour, ...Colour[]] = [
  "#3a2a20",
  "#6d4325",
  "#b5622d",
  "#d98b3a",
  "#e6c27a",
  "#b9b2a8",
  "#efe9dd",
];
const CLOTHS: readonly [Colour, ...Colour[]] = [
  "#d39a36",
  "#a8422f",
  "#4c7a9a",
  "#5d7f45",
  "#7d5a8c",
  "#3f8a84",
  "#b0603a",
  "#8a8378",
];
/** No hood: a face must not look like a saboteur's. */
const HATS: readonly [Hat, ...Hat[]] = [
  "helmet",
  "cap",
  "horns",
  "scarf",
  "goggles",
  "kettle",
  "fur",
];
const BEARDS: readonly [Beard, ...Beard[]] = [
  "long",
  "forked",
  "round",
  "braids",
  "square",
  "wild",
];
const LOOKS: readonly [Look, ...Look[]] = ["open", "glad", "stern", "wink"];

/** Who a name stands for. */
export function dwarfOf(name: string): Dwarf {
  const next = chance(`dwarf ${name}`);
  return {
    skin: oneOf(next, SKINS),
    hair: oneOf(next, HAIRS),
    beard: oneOf(next, BEARDS),
    hat: oneOf(next, HATS),
    cloth: oneOf(next, CLOTHS),
    coat: oneOf(next, CLOTHS),
    look: oneOf(next, LOOKS),
  };
}

/** A square portrait; the corners stay free, so that it can be cut round. */
export function portrait(name: string, label = ""): string {
  const who = dwarfOf(name);
  return picture(
    disc(280, 280, 276, who.cloth) +
      disc(280, 280, 250, "rock") +
      disc(280, 270, 190, "glow", 0.16) +
      disc(280, 270, 120, "glow", 0.18) +
      put(dwarf(who), 280, 272, 0.86),
    560,
    560,
    label,
  );
}

/** The whole dwarf, standing on the lower edge of the picture. */
export function figure(name: string): string {
  return picture(put(dwarf(dwarfOf(name), true), 230, 284), 460, 612);
}
