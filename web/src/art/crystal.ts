/** Crystals that grow out of the rock beside a tunnel. */

import { disc, fill, type Point, put, solid } from "./svg";
import { NORTH, EAST, SOUTH, WEST } from "./shape";

const prism = (w: number, h: number): string =>
  solid(`M0 ${-h}L${w} ${-h * 0.62}L${w * 0.8} 0H${-w * 0.8}L${-w} ${-h * 0.62}Z`, "crystal", 9) +
  fill(
    `M0 ${-h}L${-w} ${-h * 0.62}L${-w * 0.8} 0H${-w * 0.1}L${-w * 0.15} ${-h * 0.55}Z`,
    "crystal-light",
  ) +
  fill(
    `M0 ${-h}L${w} ${-h * 0.62}L${w * 0.8} 0H${w * 0.35}L${w * 0.3} ${-h * 0.5}Z`,
    "crystal-dark",
    0.8,
  );

/** One crystal with two splinters, rooted at 0,0 and about 170 high. */
export const crystal = (): string =>
  disc(0, -66, 102, "crystal", 0.14) +
  disc(0, -66, 78, "crystal", 0.18) +
  put(prism(20, 84), -42, 6, 1, -26) +
  put(prism(20, 92), 44, 6, 1, 24) +
  prism(36, 164);

const CORNERS: readonly [number, Point][] = [
  [NORTH | EAST, [462, 250]],
  [NORTH | WEST, [98, 250]],
  [SOUTH | EAST, [462, 740]],
  [SOUTH | WEST, [98, 740]],
];

/** In the corner with the most rock around it. */
export function crystalAt(strands: readonly number[]): string {
  const open = strands.reduce((all, strand) => all | strand, 0);
  const room = (corner: number) => ((open & corner) === 0 ? 2 : (open & corner) === corner ? 0 : 1);
  const best = CORNERS.reduce((a, b) => (room(b[0]) > room(a[0]) ? b : a));
  return put(crystal(), ...best[1], 0.92);
}
