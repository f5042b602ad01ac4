/** Action cards for dwarves that walk: what they get out of it, and what is set on them. */

import { shield } from "./clans";
import { creature, type Creature } from "./creatures";
import { dwarf, SOMEBODY } from "./dwarf";
import { axe, boots, countdown, web } from "./gear";
import { piece } from "./gold";
import type { Mood } from "./scene";
import { eye, minus, plus } from "./signs";
import { hiddenCard, hiddenGoal, smallCard } from "./smallcards";
import { fill, line, oval, put, slab } from "./svg";

/** So many steps: tracks in a row, each foot beside the other. */
const tracks = (steps: number): string =>
  Array.from({ length: steps }, (_, i) => {
    const x = (i - (steps - 1) / 2) * 68;
    const y = -330 + (i % 2) * 34;
    return oval(x, y, 25, 19, "line") + oval(x, y, 17, 12, "paper");
  }).join("");

/** What a creature does to whom it meets, small. */
const STRUCK: Record<Creature, () => string> = {
  rat: () => put(hiddenCard(), 0, 0, 0.74, -10) + put(minus(), -52, -52, 0.66),
  lindworm: () => put(dwarf({ ...SOMEBODY, look: "glad" }), -6, 4, 0.4, -84),
  goblin: () => put(piece(), 0, 0, 0.96) + put(minus(), -52, -52, 0.66),
};

const hunt = (name: Creature, steps: number): [Mood, () => string] => [
  "harm",
  () => tracks(steps) + put(creature(name), 8, -26, 1) + put(STRUCK[name](), -158, 262, 0.92),
];

const tunnel = (): string =>
  fill(slab(-224, -96, 448, 196), "line") +
  fill(slab(-224, -74, 448, 152), "floor") +
  fill(slab(-224, -46, 448, 96), "core") +
  line("M-190 2H-70M70 2H190", "tie", 13, 0.7);

/** A clan card from behind, small. */
const hiddenClan = (): string =>
  smallCard("shade-dark", put(shield("yellow"), -14, -40, 0.42) + put(shield("blue"), 14, 44, 0.42));

export const DEEDS: Record<string, [Mood, () => string]> = {
  "secret-information": [
    "deed",
    () =>
      put(hiddenGoal(), -92, 92, 1.36, -7) +
      put(hiddenClan(), 92, 92, 1.36, 7) +
      put(eye(), 0, -180, 1.5),
  ],
  web: ["harm", () => tunnel() + put(web(), 0, 0, 1.14) + put(countdown(2), 0, 0, 0.9)],
  boots: ["help", () => put(boots(), 0, -10, 1.06) + put(plus(), 138, -178, 0.96)],
  axe: ["help", () => put(axe(), 0, -14, 1.2)],
  rat: hunt("rat", 3),
  lindworm: hunt("lindworm", 4),
  goblin: hunt("goblin", 5),
};
