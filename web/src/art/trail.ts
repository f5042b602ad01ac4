/** The floor of a cave in which one walks: a flat stone for every space, and pebbles on the way between them. */

import { MID } from "./rock";
import { between, type Chance, chance } from "./seed";
import { dashes, disc, fill, line, type Point, solid, through } from "./svg";
import { beside, heading, type Run } from "./track";

const STONE = 66;
const WALL = 96;

/** A flat stone around 0,0 with corners as it pleases. */
function flat(next: Chance, r: number, corners = 9): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = ((i + between(next, -0.2, 0.2)) / corners) * 2 * Math.PI;
    const reach = r * between(next, 0.94, 1.06);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** Where one can stand. */
export const steppingStones = (points: readonly Point[], lit: boolean): string =>
  points
    .map(([x, y]) => {
      const corners = flat(chance(`stone ${Math.round(x)} ${Math.round(y)}`), STONE);
      const scaled = (part: number, up = 0): Point[] =>
        corners.map(([dx, dy]) => [x + dx * part, y + dy * part - up]);
      const top = scaled(0.76, 3);
      return (
        fill(through(scaled(1)), "rail") +
        fill(through(top), lit ? "core" : "core-dim") +
        line(through(top.slice(4, 8), false), "white", 9, 0.8)
      );
    })
    .join("");

/** Pebbles along the middle, and rocks along the walls. */
export function trail(runs: readonly Run[], lit: boolean, next: Chance): string {
  const way = runs.map(({ points }) => through(points, false)).join("");
  return dashes(way, lit ? "tie" : "rail", 18, 1, 43) + runs.map((run) => rocks(run, next)).join("");
}

function rocks(run: Run, next: Chance): string {
  const free = [1, 3, 5, 7].filter((i) => i < run.points.length && away(run.points[i]!) > WALL + 60);
  const heads = free.flatMap((i) => {
    const [x, y] = beside(run, next() < 0.5 ? -WALL : WALL)[i]!;
    const [dx, dy] = heading(run.points, i);
    return [
      [-14, between(next, 22, 28)],
      [22, between(next, 13, 18)],
    ].map(([along, r]) =>
      through(flat(next, r!, 6).map(([u, v]): Point => [x + dx * along! + u, y + dy * along! + v])),
    );
  });
  return solid(heads.join(""), "stone", 8);
}

const away = ([x, y]: Point): number => Math.hypot(x - MID[0], y - MID[1]);

/** A low passage that joins the middles of two bends. */
export function secretTunnel(runs: readonly Run[]): string {
  const [a, b] = runs.map(({ points }) => points[Math.floor(points.length / 2)]!) as [Point, Point];
  const way = through([a, MID, b], false);
  return (
    line(way, "wall", 150) +
    line(way, "floor-dim", 104) +
    dashes(way, "line", 14, 1, 34) +
    disc(...MID, 84, "wall") +
    disc(...MID, 66, "floor-dim")
  );
}
