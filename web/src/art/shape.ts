/** What is printed on a path card, as the layout of a match tells it. */

import type { SpaceShape, ToldLayout } from "../lib/protocol";

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const;

export interface Shape {
  /** each the sides it joins */
  strands: readonly number[];
  /** for each strand the colour of its door, 0 for none */
  doors: readonly number[];
  /** for each strand whether a ladder stands in it */
  ladders: readonly boolean[];
  /** by their numbers; a card without is only dug through */
  spaces?: readonly SpaceShape[];
}

/** The shape of a kind; without strands it does not lie on the grid. */
export const shapeOf = (layout: ToldLayout, kind: number): Shape => ({
  strands: layout.strands[kind] ?? [],
  doors: layout.doors[kind] ?? [],
  ladders: layout.ladders[kind] ?? [],
  spaces: layout.spaces[kind] ?? [],
});

export const sidesOf = (strand: number): number[] => SIDES.filter((side) => strand & side);
