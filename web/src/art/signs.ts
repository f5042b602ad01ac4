/** Signs that are read without a language. */

import { ball, disc, fill, line, type Point, ring, solid, through } from "./svg";

/** A spiky star around 0,0. */
export function burst(points: number, outer: number, inner: number): string {
  return through(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (i / (points * 2)) * 2 * Math.PI - Math.PI / 2;
      const r = i % 2 === 0 ? outer : inner;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    }),
  );
}

export const badCross = (): string =>
  solid(burst(8, 96, 72), "bad") + line("M-30 -30L30 30M30 -30L-30 30", "white", 22);

export const goodTick = (): string =>
  ball(0, 0, 78, "good") + line("M-36 2L-10 30L38 -28", "white", 22);

export const plus = (): string => ball(0, 0, 66, "good") + line("M-30 0H30M0 -30V30", "white", 22);

export const minus = (): string => solid(burst(8, 82, 62), "bad") + line("M-28 0H28", "white", 22);

/** A ring with a bar: not this. */
export const ban = (): string =>
  ring(0, 0, 168, "line", 58) +
  line("M-118 -118L118 118", "line", 58) +
  ring(0, 0, 168, "bad", 36) +
  line("M-118 -118L118 118", "bad", 36);

const SLASHES = "M-120 -150C-50 -60 -70 60 -150 150M10 -170C70 -60 50 70 -30 170M140 -150C190 -40 170 60 100 150";

/** Something has struck here. */
export const claws = (): string => line(SLASHES, "white", 66) + line(SLASHES, "bad", 40);

/** The open air, for who comes out of the dark. */
export const daylight = (): string =>
  fill(burst(16, 420, 250), "gold", 0.45) + fill(burst(12, 300, 200), "gold-light", 0.7) + disc(0, 0, 170, "white", 0.75);

const HOOK = "M-74 -96C-74 -210 90 -200 78 -96C70 -30 0 -40 0 42";

/** Nobody knows. */
export const query = (): string =>
  line(HOOK, "line", 84) +
  disc(0, 130, 44, "line") +
  line(HOOK, "gold", 50) +
  disc(0, 130, 30, "gold");

export const eye = (): string =>
  solid("M-110 0C-60 -76 60 -76 110 0C60 76 -60 76 -110 0Z", "white") +
  ball(0, 0, 44, "calm") +
  disc(0, 0, 20, "line") +
  disc(14, -14, 11, "white");
