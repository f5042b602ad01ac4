// Names and numbers: what the engine packs into a number, and what the layout of a match calls it.
// A move takes up to 45 bits, so its parts are taken with divisions: bit operators keep only 32.

import type { ToldLayout } from "./protocol";

export const WATCHER = -1;
export const GOD = -2;
/** The card back: what an eye may not know. */
export const BACK = 0;

/** What an argument of a verb is. */
export const [NOTHING, CELL, SEAT, TURN, CARD] = [0, 1, 2, 3, 4] as const;
/** A space of the tile on a cell, or an edge of it: its north 0, its west 1. */
export const [SPACE, EDGE] = [6, 7] as const;
/** Who may see into a zone: all, its owner, nobody, or card by card (a row). */
export const [ALL, OWNER, NOBODY, ROW] = [0, 1, 2, 3] as const;

const [CARD_AT, A_AT, B_AT] = [2 ** 6, 2 ** 13, 2 ** 29];

export interface Parts {
  verb: number;
  card: number;
  a: number;
  b: number;
}

export function unpack(move: number): Parts {
  return {
    verb: move % CARD_AT,
    card: Math.floor(move / CARD_AT) % (A_AT / CARD_AT),
    a: Math.floor(move / A_AT) % (B_AT / A_AT),
    b: Math.floor(move / B_AT),
  };
}

// -- cells and sides -------------------------------------------------------------------------

export const [N, E, S, W] = [1, 2, 4, 8] as const;
export const SIDES = [N, E, S, W] as const;
const MIDDLE = 128;
const ROW_OF_CELLS = 256;
const STEPS: Record<number, number> = { [N]: -ROW_OF_CELLS, [E]: 1, [S]: ROW_OF_CELLS, [W]: -1 };

export const cell = (x: number, y: number): number => (y + MIDDLE) * ROW_OF_CELLS + x + MIDDLE;
export const column = (at: number): number => (at % ROW_OF_CELLS) - MIDDLE;
export const row = (at: number): number => Math.floor(at / ROW_OF_CELLS) - MIDDLE;
/** A cell as sentences name it. */
export const cellText = (at: number): string => `${column(at)},${row(at)}`;
/** The cell that a sentence names; what follows the name, such as a goal's number, is left out. */
export function cellAt(spot: string): number {
  const [x, y] = spot.split(" ")[0].split(",").map(Number);
  return cell(x, y);
}
/** The cell behind a side. */
export const beside = (at: number, side: number): number => at + STEPS[side];
/** A set of sides turned by 180 degrees. */
export const turned = (sides: number): number => ((sides << 2) | (sides >> 2)) & 15;

// -- tiles -----------------------------------------------------------------------------------

export const tileOf = (card: number, turn: number): number => 2 * card + turn;
export const cardOf = (tile: number): number => tile >> 1;
export const isTurned = (tile: number): boolean => tile % 2 === 1;

/** A piece of tunnel: the sides it joins, the colour of its door (0: none), whether a ladder stands in it. */
export interface Strand {
  sides: number;
  door: number;
  ladder: boolean;
}

/** The strands of a tile as it lies. */
export function strands(layout: ToldLayout, tile: number): Strand[] {
  const card = cardOf(tile);
  return layout.strands[card].map((sides, number) => ({
    sides: isTurned(tile) ? turned(sides) : sides,
    door: layout.doors[card][number],
    ladder: layout.ladders[card][number],
  }));
}

export function opens(layout: ToldLayout, tile: number): number {
  return strands(layout, tile).reduce((all, strand) => all | strand.sides, 0);
}

// -- names -----------------------------------------------------------------------------------

/** The number of a zone, -1 where the rules have none of that name. */
export const zoneOf = (layout: ToldLayout, name: string): number => layout.zones.indexOf(name);
/** A zone's name without its seat or number: `hand` of `hand.3`. */
export const stem = (name: string): string => name.split(".")[0];
