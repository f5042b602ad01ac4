/** Gold: nuggets, pieces, bags, and the cards that pay. */

import { between, chance } from "./seed";
import { ball, disc, fill, line, type Point, put, solid, through } from "./svg";

/** A lump of gold around 0,0, about 80 units to each side; `seed` makes each another. */
export function nugget(seed: string): string {
  const next = chance(`nugget ${seed}`);
  const corners = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 2 * Math.PI - Math.PI / 2;
    const r = between(next, 66, 86);
    return [r * 1.12 * Math.cos(angle), r * 0.9 * Math.sin(angle)];
  });
  const at = (i: number, t: number): Point => [corners[i]![0] * t, corners[i]![1] * t];
  return (
    solid(through(corners), "gold") +
    fill(
      through([corners[2]!, corners[3]!, corners[4]!, corners[5]!, at(5, 0.4), at(3, 0.45)]),
      "gold-dark",
      0.85,
    ) +
    fill(through([at(7, 0.86), at(8, 0.86), at(0, 0.86), at(0, 0.35), at(7, 0.3)]), "gold-light")
  );
}

/** A gold piece around 0,0. */
export const piece = (): string =>
  ball(0, 0, 70, "gold") +
  disc(0, 0, 50, "gold-dark") +
  disc(-3, -4, 47, "gold") +
  fill("M0 -30L12 -8L34 0L12 8L0 30L-12 8L-34 0L-12 -8Z", "gold-light");

/** A money bag around 0,0. */
export const bag = (): string =>
  solid("M-44 -62C-130 10 -138 128 -70 138H70C138 128 130 10 44 -62Z", "leather") +
  fill("M44 -50C112 18 122 116 66 128H24C70 90 70 10 30 -50Z", "leather-dark", 0.7) +
  solid("M-66 -122L-30 -104L0 -126L30 -104L66 -122L44 -62H-44Z", "leather") +
  line("M-52 -62H52", "line", 30) +
  line("M-50 -62H50", "gold", 13);

/** A star of light around 0,0. */
export const sparkle = (size: number): string =>
  fill(
    through([
      [0, -size],
      [size * 0.2, -size * 0.2],
      [size, 0],
      [size * 0.2, size * 0.2],
      [0, size],
      [-size * 0.2, size * 0.2],
      [-size, 0],
      [-size * 0.2, -size * 0.2],
    ]),
    "gold-light",
  );

/** One to three nuggets around 0,0, easy to count. */
export function nuggets(count: number): string {
  const places: Record<number, Point[]> = {
    1: [[0, 0]],
    2: [
      [-62, 112],
      [62, -112],
    ],
    3: [
      [0, -168],
      [-84, 30],
      [84, 168],
    ],
  };
  return places[count]!.map(([x, y], i) =>
    put(nugget(`${count}.${i}`), x, y, count === 1 ? 2.2 : count === 2 ? 1.55 : 1.35, i * 40 - 10),
  ).join("");
}

/** A heap of gold around 0,0: the treasure. */
export function hoard(): string {
  const lumps: [number, number, number][] = [
    [-98, 44, 0.66],
    [98, 48, 0.66],
    [-46, 66, 0.74],
    [50, 70, 0.74],
    [0, 88, 0.7],
    [-52, -6, 0.7],
    [54, -2, 0.7],
    [0, 14, 0.84],
    [2, -62, 0.72],
  ];
  return (
    lumps.map(([x, y, scale], i) => put(nugget(`hoard ${i}`), x, y, scale, i * 67)).join("") +
    put(sparkle(46), -70, -86) +
    put(sparkle(34), 84, -66) +
    put(sparkle(26), 20, 8)
  );
}
