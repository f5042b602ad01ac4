/** A dwarf out of parts: shoulders, beard, face, hat. The eyes are at 0,0. */

import { type Beard, beard, moustache } from "./beards";
import { type Hat, hat } from "./hats";
import { type Colour, ball, disc, fill, line, solid } from "./svg";

export type Look = "open" | "sly" | "masked" | "wink" | "stern" | "glad";

export interface Dwarf {
  skin: Colour;
  hair: Colour;
  beard: Beard;
  hat: Hat;
  cloth: Colour;
  coat: Colour;
  look: Look;
}

/** Whoever it happens to be: on cards that speak of a player. */
export const SOMEBODY: Dwarf = {
  skin: "skin",
  hair: "#b5622d",
  beard: "long",
  hat: "helmet",
  cloth: "#d39a36",
  coat: "#6b4a2c",
  look: "open",
};

const eyeball = (x: number): string => disc(x, 0, 23, "white") + disc(x, 3, 12, "line");
const other = "M24 2C36 14 54 14 66 2";

const LOOKS: Record<Look, (hair: Colour) => string> = {
  open: (hair) =>
    eyeball(-44) +
    eyeball(44) +
    line("M-70 -30C-56 -40 -36 -40 -22 -32M70 -30C56 -40 36 -40 22 -32", hair, 16),
  glad: (hair) =>
    line("M-66 6C-54 -12 -36 -12 -24 6M24 6C36 -12 54 -12 66 6", "line", 12) +
    line("M-70 -28C-56 -42 -36 -42 -22 -34M70 -28C56 -42 36 -42 22 -34", hair, 16),
  sly: (hair) =>
    eyeball(-44) +
    eyeball(44) +
    fill("M-74 -26H-16V-4L-74 -16ZM74 -26H16V-4L74 -16Z", "skin-dark") +
    line("M-76 -38L-18 -14M76 -38L18 -14", hair, 17),
  stern: (hair) => eyeball(-44) + eyeball(44) + line("M-78 -32L-16 -16M78 -32L16 -16", hair, 24),
  wink: (hair) =>
    eyeball(-44) +
    line(other, "line", 11) +
    line("M-70 -34C-56 -46 -36 -46 -22 -36M70 -26C56 -30 36 -30 22 -24", hair, 16),
  masked: () =>
    solid(
      "M-112 -34C-60 -44 60 -44 112 -34L104 28C60 44 30 34 0 18C-30 34 -60 44 -104 28Z",
      "shade-dark",
    ) +
    fill(
      "M-78 -8C-60 -20 -30 -12 -20 8C-40 18 -66 14 -78 -8ZM78 -8C60 -20 30 -12 20 8C40 18 66 14 78 -8Z",
      "white",
    ) +
    disc(-40, 2, 9, "line") +
    disc(40, 2, 9, "line"),
};

const BUST = "M-196 250C-190 150 -110 110 0 110C110 110 190 150 196 250Q0 324 -196 250Z";
const BODY = "M-176 326C-196 170 -110 110 0 110C110 110 196 170 176 326Z";

/** The whole dwarf stands on the ground at 326; without, it is a head with shoulders. */
export function dwarf(one: Dwarf, whole = false): string {
  const face = solid("M-112 -60C-124 60 -80 110 0 110C80 110 124 60 112 -60Z", one.skin);
  const ears = ball(-116, 8, 28, one.skin) + ball(116, 8, 28, one.skin);
  const nose = solid("M-30 34C-36 0 36 0 30 34C26 58 -26 58 -30 34Z", one.skin, 9);
  return (
    solid(whole ? BODY : BUST, one.coat) +
    ears +
    face +
    beard(one.beard, one.hair) +
    LOOKS[one.look](one.hair) +
    (one.hat === "hood" ? hat(one.hat, one.cloth) : "") +
    moustache(one.hair) +
    nose +
    (one.hat === "hood" ? "" : hat(one.hat, one.cloth))
  );
}
