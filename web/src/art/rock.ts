/** The rock that every card is cut out of, and the stones that lie about in it. */

import { between, type Chance, chance } from "./seed";
import { fill, line, type Point, solid, slab, through } from "./svg";
import type { Ink } from "./ink";

export const WIDTH = 560;
export const HEIGHT = 870;
export const MID: Point = [WIDTH / 2, HEIGHT / 2];

const MARGIN = 14;

/** Hewn surfaces that tile a rectangle: few tones, each one path. */
export function facets(
  next: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
): string {
  const at = (i: number, j: number): Point => [
    x + (w * i) / columns + (i % columns === 0 ? 0 : between(next, -0.3, 0.3) * (w / columns)),
    y + (h * j) / rows + (j % rows === 0 ? 0 : between(next, -0.3, 0.3) * (h / rows)),
  ];
  const knots = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_, j) => at(i, j)),
  );
  let dark = "";
  let light = "";
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [a, b, c, d] = [
        knots[i]![j]!,
        knots[i + 1]![j]!,
        knots[i + 1]![j + 1]!,
        knots[i]![j + 1]!,
      ];
      const tone = next();
      const cut =
        next() < 0.5
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, b, d],
              [b, c, d],
            ];
      if (tone < 0.55) dark += through(cut[0]!);
      if (tone > 0.3) light += through(cut[1]!);
    }
  }
  return fill(dark, "rock-dark", 0.55) + fill(light, "rock-light", 0.4);
}

/** The ground of a card: rock with a hewn edge; the tunnel is cut into it afterwards. */
export function rock(name: string, edge: Ink = "rock-edge"): string {
  const next = chance(`rock ${name}`);
  return (
    fill(slab(0, 0, WIDTH, HEIGHT, 36), "rock") +
    facets(next, MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 4, 6) +
    cracks(next) +
    line(slab(9, 9, WIDTH - 18, HEIGHT - 18, 28), "line", 18) +
    line(slab(15, 15, WIDTH - 30, HEIGHT - 30, 24), edge, 8)
  );
}

function cracks(next: Chance): string {
  let d = "";
  for (let i = 0; i < 3; i++) {
    const x = between(next, 80, WIDTH - 80);
    const y = between(next, 60, HEIGHT - 150);
    const lean = between(next, -30, 30);
    d += through(
      [
        [x, y],
        [x + lean, y + 26],
        [x + lean / 2, y + 52],
        [x + lean * 1.6, y + 80],
      ],
      false,
    );
  }
  return line(d, "rock-dark", 6, 0.8);
}

/** A stone with a lit side. */
export function boulder(next: Chance, x: number, y: number, r: number): string {
  const corners = Array.from({ length: 7 }, (_, i): Point => {
    const angle = ((i + between(next, -0.25, 0.25)) / 7) * 2 * Math.PI;
    const reach = r * between(next, 0.86, 1.12);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  // Corners run clockwise from the east: the fourth to the seventh look up, to the light.
  const lit: Point[] = [...corners.slice(3, 7), [x + r * 0.1, y - r * 0.1]];
  return solid(through(corners), "stone", 9) + fill(through(lit), "stone-light", 0.8);
}
