/** Where tunnels run: middle lines through a card, and ribbons of any width along them. */

import { between, type Chance } from "./seed";
import { EAST, NORTH, SOUTH, sidesOf, WEST } from "./shape";
import { MID, HEIGHT, WIDTH } from "./rock";
import { type Point, through } from "./svg";

/** A piece of tunnel: its middle line, how far each wall strays, and whether its end is inside the card. */
export interface Run {
  points: Point[];
  left: number[];
  right: number[];
  inner: boolean;
}

const [MX, MY] = MID;
const DOORSTEP: Record<number, Point> = {
  [NORTH]: [MX, 0],
  [EAST]: [WIDTH, MY],
  [SOUTH]: [MX, HEIGHT],
  [WEST]: [0, MY],
};
/** Where a blind tunnel ends: far enough from the middle that another can pass there. */
const BLIND: Record<number, Point> = {
  [NORTH]: [MX, 225],
  [EAST]: [440, MY],
  [SOUTH]: [MX, HEIGHT - 225],
  [WEST]: [120, MY],
};
const STEPS = 8;
const BLIND_STEPS = 3;
const STRAY = 9;

export const doorstep = (side: number): Point => DOORSTEP[side]!;
export const blindEnd = (side: number): Point => BLIND[side]!;
export const opposite = (a: number, b: number): boolean => (a | b) === 5 || (a | b) === 10;

/** The pieces of a strand. `apart` keeps a bend away from the middle, for another that shares the card. */
export function runsOf(strand: number, ladder: boolean, apart: boolean, next: Chance): Run[] {
  const sides = sidesOf(strand);
  if (sides.length === 1) {
    const side = sides[0]!;
    const end: Point = ladder ? MID : blindEnd(side);
    return [run(straight(doorstep(side), end, BLIND_STEPS), true, next)];
  }
  if (sides.length === 2) {
    const [a, b] = sides as [number, number];
    if (!opposite(a, b)) return [run(bend(a, b, apart), false, next)];
  }
  const runs: Run[] = [];
  for (const [a, b] of [
    [NORTH, SOUTH],
    [WEST, EAST],
  ] as const) {
    const both = strand & (a | b);
    if (both === (a | b)) runs.push(run(straight(doorstep(a), doorstep(b)), false, next));
    else if (both) runs.push(run(straight(doorstep(both), MID), true, next));
  }
  return runs;
}

function straight(from: Point, to: Point, steps = STEPS): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => mix(from, to, i / steps));
}

const bend = (a: number, b: number, apart: boolean): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => alongBend(a, b, apart, i / STEPS));

/** A point of the middle line of a bend, a part of the way from one side to the other. */
export function alongBend(a: number, b: number, apart: boolean, t: number): Point {
  const [from, to] = [doorstep(a), doorstep(b)];
  const [out, back] = [mix(from, MID, apart ? 0.54 : 0.67), mix(to, MID, apart ? 0.54 : 0.67)];
  const [p, q, r] = [mix(from, out, t), mix(out, back, t), mix(back, to, t)];
  return mix(mix(p, q, t), mix(q, r, t), t);
}

/** The point a part of the way from one to another. */
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

function run(points: Point[], inner: boolean, next: Chance): Run {
  // At the card's edge walls do not stray: neighbours have to meet.
  const stray = () =>
    points.map((_, i) =>
      i === 0 || (i === points.length - 1 && !inner) ? 0 : between(next, -STRAY, STRAY),
    );
  return { points, left: stray(), right: stray(), inner };
}

/** The way a middle line heads at one of its points; at its ends straight over the edge. */
export function heading(points: readonly Point[], i: number): Point {
  const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
  if (i === 0 || i === points.length - 1) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    return Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
  }
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A line beside the middle line. */
export function beside({ points }: Run, distance: number, stray: readonly number[] = []): Point[] {
  return points.map((point, i) => {
    const [dx, dy] = heading(points, i);
    const off = distance + Math.sign(distance) * (stray[i] ?? 0);
    return [point[0] - dy * off, point[1] + dx * off];
  });
}

/** Light may spread, but not over the edge of the card. */
const inside = ([x, y]: Point): Point => [
  Math.min(WIDTH, Math.max(0, x)),
  Math.min(HEIGHT, Math.max(0, y)),
];

/** A ribbon along a run, closed by a blunt end if that lies inside the card. */
export function ribbon(run: Run, half: number): string {
  const [left, right] = [beside(run, -half, run.left), beside(run, half, run.right)];
  const last = run.points.length - 1;
  const end = run.points[last]!;
  const [dx, dy] = heading(run.points, last);
  const nose: Point[] = run.inner
    ? [
        [end[0] + dx * half * 0.7 + dy * half * 0.5, end[1] + dy * half * 0.7 - dx * half * 0.5],
        [end[0] + dx * half * 0.7 - dy * half * 0.5, end[1] + dy * half * 0.7 + dx * half * 0.5],
      ]
    : [];
  return through([...left, ...nose, ...right.reverse()].map(inside));
}
