/** What lives where nobody should dig. */

import { ball, disc, fill, line, mirrored, rod, solid } from "./svg";

/** A dragon's head with fire, around 0,0. */
export const dragon = (): string => {
  const wing = solid("M40 -70C120 -180 190 -160 208 -196C214 -90 180 -10 96 20Z", "beast-dark");
  const horn = solid("M44 -92C60 -170 110 -176 122 -216C150 -140 120 -86 84 -58Z", "paper");
  return (
    wing +
    mirrored(wing) +
    horn +
    mirrored(horn) +
    solid(
      "M-96 -96C-60 -132 60 -132 96 -96C126 -50 92 10 84 50C70 120 40 150 0 150C-40 150 -70 120 -84 50C-92 10 -126 -50 -96 -96Z",
      "beast",
    ) +
    fill("M-40 -112H40L26 40H-26Z", "beast-light", 0.6) +
    fill("M-84 -50L-24 -22C-34 10 -76 4 -84 -50ZM84 -50L24 -22C34 10 76 4 84 -50Z", "flame") +
    line("M-52 -28V-2M52 -28V-2", "line", 12) +
    disc(-30, 84, 11, "line") +
    disc(30, 84, 11, "line") +
    solid(
      "M-58 112C-20 128 20 128 58 112L40 146L24 126L8 150L-8 150L-24 126L-40 146Z",
      "white",
      8,
    ) +
    solid(
      "M-30 158C-60 190 -40 220 -20 250C-16 226 -4 222 0 204C6 226 16 230 22 250C46 216 56 190 30 158Z",
      "flame",
    )
  );
};

/** A giant spider around 0,0. */
export const spider = (): string => {
  const legs = rod(
    "M60 -30C120 -110 160 -110 190 -190M70 0C130 -40 180 -40 222 -84M70 30C130 30 180 60 220 110M58 56C110 100 140 130 160 214",
    "shade",
    18,
  );
  return (
    legs +
    mirrored(legs) +
    ball(0, 62, 104, "shade") +
    fill("M0 -10L36 60L0 140L-36 60Z", "bad") +
    ball(0, -66, 72, "shade") +
    disc(-30, -82, 20, "flame") +
    disc(30, -82, 20, "flame") +
    disc(-26, -82, 8, "line") +
    disc(26, -82, 8, "line") +
    disc(-52, -112, 9, "flame") +
    disc(52, -112, 9, "flame") +
    solid("M-36 -22L-22 26L-6 -16ZM36 -22L22 26L6 -16Z", "white", 8)
  );
};
