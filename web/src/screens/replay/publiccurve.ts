// Who seemed to be against the rest, step by step as all could see it; and where somebody gave themselves away.

import type { SuspicionCurve, ToldLayout } from "../../lib/protocol";
import type { Page } from "../notebook/pages";
import { courseOf, type Mark } from "../notebook/suspicion";

export type Point = readonly [step: number, percent: number];

/** A round of a seat: how it seemed, what one thought oneself, and what it was. */
export interface Stretch {
  readonly round: number;
  readonly seemed: readonly Point[];
  readonly thought: readonly Point[];
  /** the role it turned out to be, "" while that is not known */
  readonly truth: string;
  /** the step that gave a foe away, or looked worst; undefined for who is none, or did nothing of the kind */
  readonly told: { readonly step: number; readonly sure: boolean } | undefined;
}

const HALF = 500;
const PERCENT = 10;

const isFoe = (layout: ToldLayout, role: string): boolean => layout.frame.foes.includes(layout.kinds.indexOf(role));

export function stretchesOf(layout: ToldLayout, { chances }: SuspicionCurve, pages: readonly Page[], marks: readonly Mark[], seat: number): Stretch[] {
  return pages.map(({ round, from, to, roles }) => {
    const steps = Array.from({ length: to - from + 1 }, (_, number) => from + number).filter((step) => chances[step]?.length);
    const truth = roles.get(seat) ?? "";
    const told = isFoe(layout, truth) ? givenAway(steps, (step) => chances[step][seat]) : undefined;
    const seemed = steps.map((step): Point => [step, chances[step][seat] / PERCENT]);
    return { round, seemed, thought: thoughtOf(layout, courseOf(marks, round, seat), to), truth, told };
  });
}

/** The step after which somebody was above one half for good; if there is none, the one of the biggest jump. */
export function givenAway(steps: readonly number[], at: (step: number) => number): Stretch["told"] {
  const below = steps.findLastIndex((step) => at(step) <= HALF);
  if (below >= 0 && below < steps.length - 1) return { step: steps[below + 1], sure: true };
  const jumps = steps.slice(1).map((step, number) => ({ step, by: at(step) - at(steps[number]) }));
  const biggest = jumps.reduce((most, jump) => (jump.by > most.by ? jump : most), { step: -1, by: 0 });
  return biggest.by > 0 ? { step: biggest.step, sure: false } : undefined;
}

/** One's own sliders as far as they spoke of foes: one thinks the same until one thinks otherwise. */
function thoughtOf(layout: ToldLayout, marks: readonly Mark[], end: number): Point[] {
  const own = marks.filter(({ role }) => isFoe(layout, role));
  const points = own.flatMap(({ step, value }, number): Point[] =>
    number ? [[step, own[number - 1].value], [step, value]] : [[step, value]],
  );
  const last = own.at(-1);
  return last ? [...points, [Math.max(end, last.step), last.value]] : [];
}
