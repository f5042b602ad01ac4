// Suspicion over time as lines to be drawn: a stroke for each round, as steps, since one thinks the
// same until one thinks otherwise.

import type { Page } from "../notebook/pages";
import { courseOf, type Mark } from "../notebook/suspicion";

export interface Stroke {
  readonly round: number;
  readonly marks: readonly Mark[];
  /** step and value of every corner */
  readonly corners: readonly (readonly [step: number, value: number])[];
  /** the role it turned out to be, "" while that is not known, and where the line should have ended */
  readonly truth: string;
  readonly should: number | undefined;
}

export interface Line {
  readonly seat: number;
  /** so many letters of the name that no other begins alike */
  readonly letters: string;
  readonly strokes: readonly Stroke[];
}

/** A line for each seat that was ever suspected. */
export function linesOf(marks: readonly Mark[], pages: readonly Page[], names: readonly string[]): Line[] {
  return names.flatMap((_, seat) => {
    const strokes = pages.flatMap((page) => strokeOf(courseOf(marks, page.round, seat), page, seat));
    return strokes.length ? [{ seat, letters: lettersOf(names, seat), strokes }] : [];
  });
}

function strokeOf(marks: readonly Mark[], { round, to, roles }: Page, seat: number): Stroke[] {
  const last = marks.at(-1);
  if (!last) return [];
  const corners = marks.flatMap(({ step, value }, number): (readonly [number, number])[] =>
    number ? [[step, marks[number - 1].value], [step, value]] : [[step, value]],
  );
  const truth = roles.get(seat) ?? "";
  const should = truth ? (truth === last.role ? 100 : 0) : undefined;
  return [{ round, marks, corners: [...corners, [Math.max(to, last.step), last.value]], truth, should }];
}

/** How many of those whose lines should have ended at the same place come after a seat, it not counted. */
export const behind = (lines: readonly Line[], round: number, seat: number): number => {
  const ends = lines.flatMap((line) =>
    line.strokes.filter((one) => one.round === round).map(({ should }) => ({ seat: line.seat, should })),
  );
  const own = ends.find((one) => one.seat === seat)?.should;
  return ends.filter((one) => one.should === own && one.seat > seat).length;
};

export function lettersOf(names: readonly string[], seat: number): string {
  const own = [...names[seat]];
  const others = names.filter((_, number) => number !== seat);
  const enough = own.findIndex((_, end) => !others.some((name) => name.startsWith(own.slice(0, end + 1).join(""))));
  return own.slice(0, enough < 0 ? own.length : enough + 1).join("");
}

/** A small shape around a point, another one for each of six seats in a row. */
export function shape(seat: number, x: number, y: number, size: number): string {
  const around = (...points: (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => `${x + dx * size} ${y + dy * size}`).join("L")}Z`;
  switch (seat % 6) {
    case 0:
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    case 1:
      return around([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]);
    case 2:
      return around([0, -1.2], [1.1, 0.8], [-1.1, 0.8]);
    case 3:
      return around([0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]);
    case 4:
      return around([0, 1.2], [1.1, -0.8], [-1.1, -0.8]);
    default:
      return around([-1.2, -0.4], [0, -1.2], [1.2, -0.4], [0.8, 1], [-0.8, 1]);
  }
}
