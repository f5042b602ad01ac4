/** Start and goals: tunnels like any other, with something in them. */

import { dragon, spider } from "./beasts";
import { bag, hoard, piece } from "./gold";
import { type Lie, path } from "./path";
import { boulder, MID } from "./rock";
import { chance } from "./seed";
import type { Shape } from "./shape";
import { disc, fill, put, type Point } from "./svg";
import { tool } from "./tools";

const lair = (inner: string): string =>
  disc(...MID, 176, "wall") +
  disc(...MID, 158, "void") +
  disc(...MID, 120, "glow", 0.16) +
  put(inner, ...MID, 0.86);

const counted = (pieces: number): string => {
  const places: Point[] =
    pieces === 1
      ? [[0, 56]]
      : [
          [-52, 60],
          [52, 60],
        ];
  return (
    disc(...MID, 168, "wall") +
    disc(...MID, 150, "floor") +
    put(
      bag() + places.map(([x, y]) => put(piece(), x, y, pieces === 1 ? 0.78 : 0.66)).join(""),
      MID[0],
      MID[1] - 10,
      1.08,
    )
  );
};

const treasure = (): string =>
  disc(...MID, 232, "glow", 0.25) +
  disc(...MID, 186, "wall") +
  disc(...MID, 168, "core") +
  fill(rays(), "gold-light", 0.9) +
  put(hoard(), MID[0], MID[1] - 6, 1.14);

function rays(): string {
  const at = (i: number, r: number) =>
    `${Math.round(280 + r * Math.cos((i * Math.PI) / 12))} ${Math.round(435 + r * Math.sin((i * Math.PI) / 12))}`;
  return Array.from(
    { length: 12 },
    (_, i) => `M${at(2 * i, 70)}L${at(2 * i + 0.6, 166)}L${at(2 * i - 0.6, 166)}Z`,
  ).join("");
}

/** Somebody lives here. */
const lamps = (): string => [112, 448].map((x) => put(tool("lantern"), x, 190, 0.5)).join("");

/** A heap of worthless stone in the corner away from the bend. */
function stone(name: string, strand: number): string {
  const next = chance(`stone ${name}`);
  const east = (strand & 2) !== 0;
  const heap = [
    [150, 610, 74],
    [300, 640, 62],
    [226, 690, 96],
    [126, 720, 66],
    [340, 730, 60],
  ] as const;
  return heap.map(([x, y, r]) => boulder(next, east ? x : 560 - x, y, r)).join("");
}

const INMATES: Record<string, (name: string, shape: Shape) => string> = {
  treasure,
  start: lamps,
  stone: (name, shape) => stone(name, shape.strands[0] ?? 0),
  bag: (name) => counted(name.endsWith("1") ? 1 : 2),
  dragon: () => lair(dragon()),
  spider: () => lair(spider()),
  // These are told by what is printed at their spaces.
  exit: () => "",
  goal: () => "",
};

/** The start or a goal, if the kind is one. */
export function goal(kind: string, shape: Shape, lie: Lie): string | undefined {
  const inmate = INMATES[kind.split("-")[0]!];
  return inmate && path(kind, shape, { ...lie, edge: "gold" }) + inmate(kind, shape);
}
