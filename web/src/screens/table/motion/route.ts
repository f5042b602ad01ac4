// When a piece is where on its way. What is walked later is added to what is still to be walked, so that no corner is cut.

import type { Point } from "../points";

/** Where it is so many milliseconds after it set out, and whether it can be seen. */
export interface Stop extends Point {
  at: number;
  opacity: number;
}

/** Units of cards a millisecond: a card is crossed in a third of a second. */
const SPEED = 1.6;
/** How long it takes down one ladder and up another. */
const CLIMB = 420;
/** So long nobody is kept waiting: who has farther to go walks faster. */
export const LONGEST = 1500;

export const standing = ({ x, y }: Point): Stop[] => [{ x, y, at: 0, opacity: 1 }];

/** How long it takes. */
export const lasts = (route: readonly Stop[]): number => route[route.length - 1].at;

/** What is left of it after a while. */
export function rest(route: readonly Stop[], after: number): Stop[] {
  const next = route.findIndex(({ at }) => at > after);
  if (next < 0) return standing(route[route.length - 1]);
  const [was, will] = [route[Math.max(0, next - 1)], route[next]];
  const share = will.at === was.at ? 1 : (after - was.at) / (will.at - was.at);
  const now = (from: number, to: number): number => from + (to - from) * share;
  const here = { x: now(was.x, will.x), y: now(was.y, will.y), at: 0, opacity: now(was.opacity, will.opacity) };
  return [here, ...route.slice(next).map((stop) => ({ ...stop, at: stop.at - after }))];
}

/** And on from point to point. */
export function walked(route: readonly Stop[], points: readonly Point[]): Stop[] {
  const stops = [...route];
  for (const { x, y } of points) {
    const last = stops[stops.length - 1];
    stops.push({ x, y, at: last.at + Math.hypot(x - last.x, y - last.y) / SPEED, opacity: 1 });
  }
  return hurried(stops);
}

/** And out of sight, to come out elsewhere. */
export function climbed(route: readonly Stop[], { x, y }: Point): Stop[] {
  const last = route[route.length - 1];
  const half = last.at + CLIMB / 2;
  return hurried([...route, { ...last, at: half, opacity: 0 }, { x, y, at: half, opacity: 0 }, { x, y, at: last.at + CLIMB, opacity: 1 }]);
}

function hurried(route: Stop[]): Stop[] {
  const share = Math.min(1, LONGEST / lasts(route));
  return share < 1 ? route.map((stop) => ({ ...stop, at: stop.at * share })) : route;
}

/** As a browser plays it. */
export function frames(route: readonly Stop[]): Keyframe[] {
  const whole = lasts(route);
  return route.map(({ x, y, at, opacity }) => ({ transform: `translate(${x}px, ${y}px)`, opacity, offset: whole && at / whole }));
}
