/** What is printed at a space of a card, around 0,0: the reasons to go there, or not to. */

import { nugget, piece, sparkle } from "./gold";
import { shaft } from "./ladder";
import { between, chance } from "./seed";
import type { Shape } from "./shape";
import { minus } from "./signs";
import { ball, disc, fill, line, oval, type Point, put, solid, through } from "./svg";

/** A round with a broken rim. */
function rim(name: string, r: number, corners = 13): string {
  const next = chance(`rim ${name}`);
  return through(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners) * 2 * Math.PI;
      const reach = r * between(next, 0.92, 1.08);
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    }),
  );
}

const eyes = (x: number, y: number, r: number): string =>
  oval(x - r * 1.5, y, r, r * 0.8, "flame") +
  oval(x + r * 1.5, y, r, r * 0.8, "flame") +
  disc(x - r * 1.5, y, r * 0.4, "line") +
  disc(x + r * 1.5, y, r * 0.4, "line");

/** Creatures come out of it. */
const hole = (): string =>
  solid(rim("hole", 112), "stone") +
  fill(rim("deep", 90), "line") +
  disc(0, 12, 66, "void") +
  disc(0, 20, 44, "line") +
  eyes(-8, -14, 17) +
  eyes(26, 32, 10);

const SEAMS =
  "M-60 -60L-110 -84L-150 -62L-204 -108M-110 -84L-122 -140L-160 -172M70 -50L120 -92L112 -146L168 -190M120 -92L186 -84M-70 52L-116 66L-130 120L-190 132M-116 66L-196 44M62 62L104 108L92 160L138 200M104 108L170 112L214 82";

/** Where the ore shines in the stone: around the hollow that holds the gold one can take. */
const FLECKS = [
  [-6, -84, 0.42],
  [62, -58, 0.34],
  [88, 10, 0.44],
  [50, 74, 0.36],
  [-22, 86, 0.44],
  [-80, 36, 0.36],
  [-74, -40, 0.42],
] as const;

/** Gold in the cracks of the rock. */
const seams = (): string =>
  disc(0, 0, 190, "gold", 0.14) + line(SEAMS, "gold-dark", 19) + line(SEAMS, "gold", 11);

/** An outcrop of ore. */
const vein = (): string =>
  solid(rim("vein", 116, 11), "stone-dark") +
  fill(rim("ore", 100, 11), "stone") +
  FLECKS.map(([x, y, scale], i) => put(nugget(`fleck ${i}`), x, y, scale, i * 50)).join("") +
  fill(rim("hollow", 50, 9), "stone-dark") +
  put(sparkle(44), -66, -66) +
  put(sparkle(34), 84, 50);

/** Daylight falls in. */
const exit = (): string => {
  const beams = (half: number, from: number, reach: number) =>
    Array.from({ length: 10 }, (_, i) => {
      const at = (turn: number, r: number) => {
        const angle = ((i + turn + from) * Math.PI) / 5;
        return `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
      };
      return `M${at(-half, 110)}L${at(0, reach)}L${at(half, 110)}Z`;
    }).join("");
  return (
    disc(0, 0, 196, "crystal-light", 0.16) +
    disc(0, 0, 166, "crystal-light", 0.2) +
    fill(beams(0.3, 0.1, 226), "crystal-light", 0.75) +
    fill(beams(0.2, 0.6, 190), "white", 0.75) +
    solid(rim("exit", 136), "stone") +
    fill(rim("lit", 126), "stone-light") +
    solid(rim("sky", 108), "#6fc0ee") +
    fill("M-100 30C-60 -6 -20 26 18 10C54 -6 80 14 102 24C92 76 50 106 0 106C-50 106 -92 76 -100 30Z", "green") +
    fill("M-60 92C-50 50 -30 40 -8 26C10 40 46 60 56 92C20 110 -30 110 -60 92Z", "paper") +
    disc(24, -44, 46, "gold-light", 0.7) +
    disc(24, -44, 30, "white") +
    fill("M-84 -32C-80 -56 -52 -58 -44 -44C-30 -50 -18 -38 -22 -26H-76Z", "white", 0.9)
  );
};

/** A hatch; who goes through it pays. */
const hatch = (): string =>
  ball(0, 0, 80, "wood-dark") +
  disc(0, 0, 66, "wood") +
  line("M-24 -58V58M24 -58V58", "wood-dark", 9) +
  line("M-62 -20H62M-62 22H62", "iron", 15) +
  put(piece(), 0, 0, 0.56) +
  put(minus(), 56, 52, 0.44);

const MARKS: Record<string, () => string> = {
  hole,
  vein,
  exit,
  ladder: () => put(shaft(), 0, 0, 0.86),
  tunnel: hatch,
};

/** What of a mark runs through the rock, to be covered by tunnels. */
export const markInRock = (name: string): string => (name === "vein" ? seams() : "");

/** Whether something else than a flat stone is at a space. */
export const isMarked = ({ spaces = [] }: Shape, number: number): boolean =>
  spaces[number]!.mark in MARKS;

/** A mark around 0,0; those of a bridge are the bridge itself. */
export const mark = (name: string): string => MARKS[name]?.() ?? "";
