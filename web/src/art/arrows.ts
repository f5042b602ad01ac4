/** Arrows: what goes where. */

import { type Colour, fill, line, put, solid } from "./svg";

const HEAD = "M0 -56L58 0L0 56Z";

/** An arrow along a path; its head stands at the end, turned by degrees. */
export const arrow = (
  d: string,
  x: number,
  y: number,
  turn: number,
  paint: Colour = "white",
): string =>
  line(d, "line", 52) +
  put(solid(HEAD, paint), x, y, 1, turn) +
  line(d, paint, 30) +
  put(fill(HEAD, paint), x, y, 1, turn);

/** Two arrows that change places, above and below. */
export const exchange = (): string =>
  arrow("M-150 -196C-90 -262 60 -262 118 -214", 116, -214, 44) +
  arrow("M150 196C90 262 -60 262 -118 214", -116, 214, 224);

/** Two arrows going round, the one against the other. */
export const roundabout = (): string => {
  const half = arrow("M-150 40C-150 -130 20 -190 112 -96", 104, -104, 50);
  return half + `<g transform="rotate(180)">${half}</g>`;
};
