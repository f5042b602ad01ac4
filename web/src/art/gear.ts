/** What one wears, wields or spins in the cave, around 0,0. */

import { disc, fill, line, mirrored, type Point, put, rod, slab, solid, through } from "./svg";

const boot = (): string =>
  solid("M-66 -170H54L48 40C92 50 150 66 152 116V140H-76C-92 30 -84 -70 -66 -170Z", "leather") +
  fill("M16 -160H46L40 46C84 56 138 72 142 112H70C50 60 20 40 16 -160Z", "leather-dark", 0.55) +
  solid(slab(-84, -190, 156, 52, 14), "paper-dark") +
  solid(slab(-90, 132, 250, 36, 12), "wood-dark") +
  line("M-70 20H30", "line", 32) +
  line("M-68 20H28", "gold", 13);

/** A pair of boots. */
export const boots = (): string => put(boot(), 46, -34, 0.94) + put(boot(), -54, 30, 1);

const blade = "M26 -168C96 -190 150 -150 172 -88C184 -52 172 -14 150 14C130 -26 90 -48 26 -52Z";

/** A battle axe with two blades. */
export const axe = (): string =>
  put(
    rod("M0 210V-176", "wood-light", 34) +
      line("M-7 190V-20", "wood", 8) +
      rod("M0 60V150", "leather-dark", 34) +
      solid(blade, "iron") +
      mirrored(solid(blade, "iron")) +
      fill("M160 -96C174 -56 166 -18 150 6C140 -16 126 -30 104 -40C140 -44 156 -64 160 -96ZM-160 -96C-174 -56 -166 -18 -150 6C-140 -16 -126 -30 -104 -40C-140 -44 -156 -64 -160 -96Z", "iron-light") +
      solid(slab(-34, -178, 68, 136, 12), "iron-dark") +
      disc(0, -110, 15, "gold"),
    0,
    0,
    1,
    24,
  );

const SPOKES = 8;
const knot = (i: number, r: number): Point => {
  const angle = ((i + 0.5) / SPOKES) * 2 * Math.PI;
  return [r * Math.cos(angle), r * Math.sin(angle)];
};
/** A thread that sags between spokes. */
const thread = (r: number): string =>
  Array.from({ length: SPOKES }, (_, i) => {
    const [[x, y], [u, v]] = [knot(i, r), knot(i + 1, r)];
    const sag = ([a, b]: Point) => `${Math.round(a * 0.8)} ${Math.round(b * 0.8)}`;
    return `M${Math.round(x)} ${Math.round(y)}Q${sag([(x + u) / 2, (y + v) / 2])} ${Math.round(u)} ${Math.round(v)}`;
  }).join("");

const WEB =
  Array.from({ length: SPOKES }, (_, i) => through([[0, 0], knot(i, 196)], false)).join("") +
  [60, 112, 164].map(thread).join("");

/** A web, about 190 units to each side. */
export const web = (): string => line(WEB, "line", 28) + line(WEB, "white", 11);

const DIGITS: Record<number, string> = {
  1: "M-20 -30L6 -50V50M-22 50H34",
  2: "M-32 -22C-32 -62 32 -62 32 -22C32 8 -32 24 -32 50H34",
};

/** A number on a round, for what is counted down. */
export const countdown = (left: number): string =>
  disc(0, 0, 90, "line") +
  disc(0, 0, 76, "shade") +
  (DIGITS[left] ? line(DIGITS[left], "white", 24) : "");
