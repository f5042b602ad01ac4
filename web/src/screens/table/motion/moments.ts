// What befalls a piece in a step has its moment on the board: a strike, something lost or gained, the way out. It is
// read off the effects of the sentences and the operations that this eye was told, and off nothing else.

import { dealtBy } from "../../../lib/frame";
import { BACK, stem, unpack } from "../../../lib/layout";
import type { Moved, ToldLayout } from "../../../lib/protocol";
import { ownToken } from "../../../lib/tokens";
import { MOVE, SET, type View } from "../../../lib/view";

/** The unit of what one loses out of the hand. */
export const CARD = "card";
const OWNER_BITS = 4;

interface Befallen {
  seat: number;
  /** its piece, and the space where that stood in the end */
  num: number;
  space: number;
}

export type Moment = Befallen & (
  | { kind: "strike" | "leave" }
  /** how much more or less of what one owns or holds */
  | { kind: "change"; unit: string; count: number }
);

/** In the order in which it happens: who is struck loses something, and may leave all the same. */
export function momentsOf(what: Moved, before: View): Moment[] {
  const { layout } = before;
  if (dealtBy(layout, what)) return [];
  const struck = told(what, "strikes");
  const left = told(what, "leaves");
  const changed = changes(what, before);
  const seats = [...new Set([...struck, ...changed.map(({ seat }) => seat), ...left])];
  return seats.flatMap((seat) => {
    const who = pieceOf(layout, what, before, seat);
    if (!who) return [];
    const strike = struck.includes(seat) ? [{ ...who, kind: "strike" as const }] : [];
    const change = changed.filter((one) => one.seat === seat).map(({ unit, count }) => ({ ...who, kind: "change" as const, unit, count }));
    const leave = left.includes(seat) ? [{ ...who, kind: "leave" as const }] : [];
    return [...strike, ...change, ...leave];
  });
}

/** The seats of which a sentence with this effect was told. */
const told = ({ story }: Moved, effect: string): number[] =>
  story.flatMap(({ args, effect: one }) => (one === effect && typeof args.seat === "number" ? [args.seat] : []));

/** The own piece of a seat, where it came to stand; undefined if it has none on the board. */
function pieceOf(layout: ToldLayout, { ops }: Moved, before: View, seat: number): Befallen | undefined {
  const shape = ownToken(layout, seat);
  if (!shape) return undefined;
  const { num } = shape;
  const values = [before.nums[num], ...ops.flatMap(([code, a, b]) => (code === SET && a === num ? [b] : []))];
  const value = values.findLast((one) => one > 0);
  return value === undefined ? undefined : { seat, num, space: value >> OWNER_BITS };
}

interface Change {
  seat: number;
  unit: string;
  count: number;
}

function changes(what: Moved, before: View): Change[] {
  const { layout } = before;
  const found: Change[] = layout.frame.wealth.flatMap(({ unit, nums }) =>
    nums.flatMap((num, seat) => {
      const last = what.ops.findLast(([code, one]) => code === SET && one === num);
      const count = last ? last[2] - before.nums[num] : 0;
      return count ? [{ seat, unit, count }] : [];
    }),
  );
  return [...found, ...lostCards(what, layout)];
}

/** Cards that left a hand without anybody having chosen them: what was played or put away was one's own wish. */
function lostCards({ ops, move }: Moved, layout: ToldLayout): Change[] {
  const { card, verb } = unpack(move);
  if (card !== BACK || layout.verbs[verb]?.card) return [];
  const lost = ops.filter(([code, , src, , dst]) => code === MOVE && stem(layout.zones[src]) === "hand" && stem(layout.zones[dst]) === "discard");
  return lost.map(([, , src]) => ({ seat: layout.owners[src], unit: CARD, count: -1 }));
}
