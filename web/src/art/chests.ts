/** Treasure chests, and what ten of them hold. */

import { arrow } from "./arrows";
import { nugget, sparkle } from "./gold";
import { grip } from "./hands";
import { gap, hiddenCard, hiddenGoal } from "./smallcards";
import { boulder, MID, rock } from "./rock";
import { chance } from "./seed";
import { eye, minus, plus } from "./signs";
import { ball, disc, fill, line, put, slab, solid } from "./svg";
import { sheet } from "./things";

/** A lock whose upper edge lies at y. */
export const lock = (y: number): string =>
  solid(slab(-34, y, 68, 74, 10), "gold") +
  disc(0, y + 30, 12, "line") +
  line(`M0 ${y + 34}V${y + 54}`, "line", 9);
const body = (): string =>
  solid(slab(-190, 0, 380, 190, 14), "wood") +
  line("M-184 64H184M-184 128H184", "wood-dark", 9) +
  solid(slab(-170, 0, 46, 190) + slab(124, 0, 46, 190), "iron");

/** A closed chest around 0,0. */
export const closedChest = (): string =>
  solid("M-190 6C-190 -150 190 -150 190 6Z", "wood-light") +
  solid("M-170 2C-170 -70 -150 -100 -124 -106V2ZM170 2C170 -70 150 -100 124 -106V2Z", "iron") +
  body() +
  lock(-30);

const openChest = (): string =>
  solid("M-190 -20L-160 -140H160L190 -20Z", "wood-dark") +
  fill("M-160 -26L-138 -118H138L160 -26Z", "line") +
  solid(slab(-200, -40, 400, 46, 10), "iron") +
  body() +
  lock(-6);

const mirror = (): string =>
  line("M0 110V190", "line", 56) +
  line("M0 110V190", "gold", 34) +
  ball(0, 0, 128, "gold") +
  ball(0, 0, 96, "glass", 9) +
  put(eye(), 0, 0, 0.74);

const landslide = (): string => {
  const next = chance("landslide");
  return (
    put(hiddenCard(), -84, 64, 0.8, -50) +
    put(hiddenCard(), 96, 58, 0.8, 40) +
    (
      [
        [-90, -60, 62],
        [70, -92, 70],
        [0, 6, 76],
      ] as const
    )
      .map(([x, y, r]) => boulder(next, x, y, r))
      .join("")
  );
};

const CONTENTS: Record<string, () => string> = {
  nugget: () =>
    put(sparkle(60), -130, -80) + put(sparkle(44), 132, -110) + put(nugget("chest"), 0, 0, 1.55),
  "maps-off": () =>
    put(sheet(), 0, 0, 0.86) +
    line("M20 -170L-26 -70L30 10L-20 90L14 170", "line", 40) +
    line("M20 -170L-26 -70L30 10L-20 90L14 170", "rock", 22) +
    put(minus(), 120, -100, 0.8),
  "no-draw": () => put(gap(), -30, -10, 1.2, -8) + put(minus(), 92, -90, 1),
  "extra-draw": () => put(hiddenCard(), -30, -10, 1.2, -8) + put(plus(), 92, -90, 1),
  "shift-goal": () => put(hiddenGoal(), -70, -14, 1.1) + arrow("M10 -14H116", 116, -14, 0),
  steal: () => put(hiddenCard(), 0, 60, 1, 6) + put(grip(), 0, 0, 0.9),
  sift: () =>
    put(hiddenCard(), -108, 30, 0.86, -16) +
    put(hiddenCard(), 108, 30, 0.86, 16) +
    put(hiddenCard(), 0, -64, 1.06) +
    put(sparkle(40), 70, -160),
  spy: mirror,
  rummage: () =>
    put(hiddenCard(), -100, 60, 0.8, -64) +
    put(hiddenCard(), 96, 66, 0.8, 58) +
    put(hiddenCard(), -14, 30, 0.8, -16) +
    arrow("M0 20V-120", 0, -116, -90),
  bury: landslide,
};

/** A chest that was opened, if the kind is one: what was in it rises out of the light. */
export function chest(kind: string): string | undefined {
  const content = kind.startsWith("chest-") ? CONTENTS[kind.slice(6)] : undefined;
  if (!content) return undefined;
  const beam =
    fill("M-150 150L-236 -372H236L150 150Z", "glow", 0.2) +
    fill("M-110 150L-150 -372H150L110 150Z", "glow", 0.22);
  return (
    rock(kind, "gold") +
    put(beam, ...MID) +
    put(openChest(), MID[0], 640, 1.06) +
    put(content(), MID[0], 300, 1.1)
  );
}
