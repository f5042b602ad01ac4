// Tokens that stand on the table: where each is and whose, out of the one number that says both.

import type { ToldLayout, TokenShape } from "./protocol";

/** What a place is: a cell, a space inside the tile on a cell, an edge of a cell. */
export const [ON_CELL, IN_SPACE, ON_EDGE] = [0, 1, 2] as const;
/** The bits of a place that say which space, or which edge: the cell's north 0, its west 1. */
const PART_BITS = [0, 3, 1];
const OWNER_BITS = 4;
const GONE = -1;
/** The owner of what is nobody's. */
export const NOBODYS = 15;

export interface Standing {
  /** its counter, by which it is told from all others */
  num: number;
  sort: string;
  /** a seat, or NOBODYS */
  owner: number;
  place: number;
  cell: number;
  /** which space, or which edge */
  part: number;
  /** the number that it shows, 0 for none */
  shown: number;
}

/** All tokens that are neither in the box nor gone. */
export function standing(layout: ToldLayout, nums: readonly number[]): Standing[] {
  return layout.tokens.filter(({ num }) => nums[num] > 0).map((token) => found(token, nums));
}

function found({ num, sort, place, shows }: TokenShape, nums: readonly number[]): Standing {
  const [where, bits] = [nums[num] >> OWNER_BITS, PART_BITS[place]];
  return { num, sort, place, owner: nums[num] & NOBODYS, cell: where >> bits, part: where & ((1 << bits) - 1), shown: nums[shows] ?? 0 };
}

/** The piece that is always a seat's own, wherever it is. */
export const ownToken = (layout: ToldLayout, seat: number): TokenShape | undefined =>
  layout.tokens.find(({ owner, place }) => owner === seat && place === IN_SPACE);

/** The sorts of a seat's own tokens that are gone for this round. */
export const goneOf = (layout: ToldLayout, nums: readonly number[], seat: number): string[] =>
  layout.tokens.filter(({ num, owner }) => owner === seat && nums[num] === GONE).map(({ sort }) => sort);
