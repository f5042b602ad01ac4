/** A ladder that leans out of a dark shaft. */

import { MID } from "./rock";
import { sidesOf } from "./shape";
import { line, oval, put, rod } from "./svg";
import { doorstep, mix } from "./track";

const RUNGS = [-100, -50, 0, 50, 100].map((y) => `M-40 ${y}H40`).join("");

/** A ladder around 0,0. */
const rungs = (): string =>
  line(RUNGS, "line", 36) +
  rod("M-50 -140V132M50 -140V132", "paper-dark", 24) +
  line(RUNGS, "paper", 20);

/** A ladder in its shaft, around 0,0. */
export const shaft = (): string =>
  oval(0, 34, 104, 80, "line") + oval(0, 38, 88, 64, "void") + put(rungs(), 0, -26, 1, 8);

/** Stands where the strand turns, or in its middle. */
export function ladder(strand: number): string {
  const sides = sidesOf(strand).map(doorstep);
  const [x, y] = sides.length === 2 ? mix(mix(sides[0]!, sides[1]!, 0.5), MID, 0.5) : MID;
  return put(shaft(), x, y);
}
