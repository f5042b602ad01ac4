// One's own suspicion: how likely one thought it that somebody holds a role, from step to step, and
// how that compares with the truth. It is about any role that the box has, so it suits every game.

import { zoneOf } from "../../lib/layout";
import type { ToldLayout } from "../../lib/protocol";
import type { Page } from "./pages";

/** What one thought of a seat from a step on: that it holds a role, out of a hundred. */
export interface Mark {
  readonly round: number;
  readonly step: number;
  readonly seat: number;
  readonly role: string;
  readonly value: number;
}

export const UNDECIDED = 50;
const SURE = 100;

/** The roles there are, the one that people mostly look for first. */
export function suspects(layout: ToldLayout): string[] {
  const kinds = [...new Set(layout.full[zoneOf(layout, "role-box")] ?? [])];
  const hunted = (kind: number) => (layout.frame.foes.includes(kind) ? 0 : 1);
  return kinds.sort((one, other) => hunted(one) - hunted(other)).map((kind) => layout.kinds[kind]);
}

const same = (one: Mark, other: Mark): boolean =>
  one.round === other.round && one.step === other.step && one.seat === other.seat;

/** With a mark more; what was thought at the same step before is forgotten. */
export const marked = (marks: readonly Mark[], mark: Mark): Mark[] => [
  ...marks.filter((one) => !same(one, mark)),
  mark,
];

/** What one thought of a seat in a round, as it was at a step. */
export function thought(marks: readonly Mark[], round: number, seat: number, step = Infinity): Mark | undefined {
  return courseOf(marks, round, seat).findLast((mark) => mark.step <= step);
}

/** Everything one thought of a seat in a round, in its order. */
export const courseOf = (marks: readonly Mark[], round: number, seat: number): Mark[] =>
  marks.filter((mark) => mark.round === round && mark.seat === seat).sort((one, other) => one.step - other.step);

// -- against the truth -----------------------------------------------------------------------

export interface Guess {
  readonly mark: Mark;
  readonly truth: string;
  /** on which side of undecided one was */
  readonly how: "right" | "wrong" | "open";
  readonly points: number;
}

/**
 * Out of a hundred. The miss counts by its square: then nobody gains by saying anything else than
 * what they believe, and undecided is worth 75.
 */
export function points(value: number, is: boolean): number {
  const miss = ((is ? SURE : 0) - value) / SURE;
  return Math.round(SURE * (1 - miss * miss));
}

/** What one thought last of each seat, once the roles of a round lie open. */
export function guesses(marks: readonly Mark[], { round, roles }: Page): Guess[] {
  return [...roles].flatMap(([seat, truth]) => {
    const mark = thought(marks, round, seat);
    if (!mark) return [];
    const is = mark.role === truth;
    const leaning = (mark.value - UNDECIDED) * (is ? 1 : -1);
    const how = leaning > 0 ? "right" : leaning < 0 ? "wrong" : "open";
    return [{ mark, truth, how, points: points(mark.value, is) }];
  });
}

export const average = (all: readonly Guess[]): number =>
  Math.round(all.reduce((sum, guess) => sum + guess.points, 0) / Math.max(1, all.length));
