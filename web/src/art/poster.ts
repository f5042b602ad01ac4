/** The first thing anybody sees: a tunnel on its way to the gold, and somebody who minds. */

import { ground, lanternLight } from "./board";
import { face } from "./card";
import kinds from "./kinds.json";
import { figure } from "./roles";
import { HEIGHT, WIDTH } from "./rock";
import { disc, fill, picture, put } from "./svg";

/** Wide enough for a wall: what a narrow page cuts off at the sides is only rock. */
const [BROAD, TALL] = [6400, 1900];
const [LEFT, TOP] = [1380, 330];

const DUG: readonly (readonly [kind: string, column: number])[] = [
  ["start", 0],
  ["EW", 1],
  ["NESW", 2],
  ["EW", 3],
  ["e+w", 4],
  ["treasure", 5.5],
];

const cards = (): string =>
  DUG.map(([kind, column]) => {
    const shape = kinds.find(({ name }) => name === kind);
    return put(face(kind, { shape }), LEFT + column * WIDTH, TOP);
  }).join("");

/** The floor in front, on which the dwarves stand, falls off into the dark. */
const floor = (): string =>
  fill(`M0 ${TALL}V1560C900 1480 1500 1540 2300 1520C3300 1490 4300 1580 5100 1530C5600 1500 6100 1540 ${BROAD} 1580V${TALL}Z`, "line", 0.72);

const shine = (x: number, y: number, reach: number): string =>
  [1, 0.76, 0.54, 0.36].map((part) => disc(x, y, reach * part, "glow", 0.07)).join("");

const FEET = 1440;

export const poster = (): string =>
  picture(
    ground(0, 0, BROAD, TALL) +
      put(lanternLight(0, 0), LEFT + WIDTH / 2, TOP + HEIGHT / 2) +
      shine(LEFT + 6 * WIDTH, TOP + HEIGHT / 2, 900) +
      cards() +
      floor() +
      put(figure("digger"), LEFT + 0.4 * WIDTH, FEET, 1.4) +
      put(figure("greedy"), LEFT + 1.75 * WIDTH, FEET + 80, 1.2) +
      put(figure("saboteur"), LEFT + 4.75 * WIDTH, FEET + 20, 1.4),
    BROAD,
    TALL,
  ).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
