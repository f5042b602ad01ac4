/** Action cards: for each kind what it is for, and what it shows. */

import { DEEDS } from "./deeds";
import { dwarf, SOMEBODY } from "./dwarf";
import { arrow, exchange, roundabout } from "./arrows";
import { grip, palm } from "./hands";
import { hat } from "./hats";
import { fan, gap, hiddenGoal, smallPath } from "./smallcards";
import { nugget } from "./gold";
import { boulder } from "./rock";
import { type Mood, scene } from "./scene";
import { chance } from "./seed";
import { ban, eye, plus } from "./signs";
import { fill, line, put, slab, solid } from "./svg";
import { cage, hammer, key, lens, sheet, shelves } from "./things";
import { brokenTool, type Tool, tool, TOOLS } from "./tools";

/** Stones that come down on a tunnel. */
const rockfall = (): string => {
  const next = chance("rockfall");
  const stones = [
    [-110, -196, 70],
    [84, -226, 60],
    [14, -86, 92],
    [-128, 66, 74],
    [122, 60, 84],
    [-30, 116, 92],
    [70, 196, 66],
    [-104, 196, 58],
  ] as const;
  return (
    fill(slab(-224, 70, 448, 172), "line") +
    fill(slab(-224, 92, 448, 128), "floor") +
    fill(slab(-224, 116, 448, 80), "core") +
    line(
      "M-172 -300V-240M-30 -306V-226M160 -326V-276M-206 -100V-40M206 -150V-70",
      "white",
      13,
      0.8,
    ) +
    stones.map(([x, y, r]) => boulder(next, x, y, r)).join("")
  );
};

const octagon = "M-84 -202H84L202 -84V84L84 202H-84L-202 84V-84Z";

const pair = (a: string, b: string, scale: number): string =>
  put(a, -44, -146, scale) +
  line("M190 -44L-190 44", "line", 30) +
  line("M190 -44L-190 44", "white", 11) +
  put(b, 40, 130, scale);

const SPECIAL: Record<string, [Mood, () => string]> = {
  map: ["deed", () => put(sheet(), 0, 48, 1.24) + put(eye(), 0, -232, 1)],
  rockfall: ["deed", rockfall],
  trapped: [
    "harm",
    () => put(dwarf({ ...SOMEBODY, look: "stern" }), 0, -14, 1.14) + put(cage(), 0, 0, 1.16),
  ],
  "free-at-last": ["help", () => put(cage(), -34, -20, 0.98, -5) + put(key(), 66, 20, 1.3, 24)],
  theft: ["harm", () => put(nugget("theft"), 0, 110, 1.7) + put(grip(), 0, -6, 1.22)],
  "hands-off": ["help", () => put(grip(), 0, 40, 1.02) + put(ban(), 0, -6, 1.16)],
  inspection: [
    "deed",
    () =>
      put(lens(), -28, -40, 1.36) +
      put(dwarf({ ...SOMEBODY, hat: "hood", cloth: "shade", look: "masked" }), -28, -26, 0.68),
  ],
  "swap-hats": [
    "deed",
    () =>
      put(hat("helmet", "#e0a63a"), -62, 24, 1.08) +
      put(hat("cap", "#a8422f"), 70, 176, 0.94) +
      exchange(),
  ],
  "swap-hands": ["deed", () => put(fan(), -40, -88, 1) + put(fan(), 40, 104, 1) + exchange()],
  "swap-goals": [
    "deed",
    () => put(hiddenGoal(), -98, 0, 1.32, -5) + put(hiddenGoal(), 98, 0, 1.32, 5) + exchange(),
  ],
  storehouse: ["deed", () => put(shelves(), 0, 30, 1.12) + arrow("M98 110V-220", 98, -224, -90)],
  veto: [
    "deed",
    () =>
      put(
        solid(octagon, "bad") +
          line("M-76 -184H76L184 -76V76L76 184H-76L-184 76V-76Z", "white", 11) +
          put(palm(), 0, 8, 0.86),
        0,
        0,
        1.16,
      ),
  ],
  "change-of-direction": [
    "deed",
    () => put(roundabout(), 0, 0, 1.34) + put(dwarf(SOMEBODY), 0, 4, 0.56),
  ],
  pathfinder: [
    "deed",
    () =>
      put(smallPath(true, true, false, false), -100, 66, 1.45, -6) +
      put(smallPath(false, true, true, true), 100, -76, 1.45, 6) +
      put(plus(), 92, 190, 1),
  ],
  diversion: [
    "deed",
    () =>
      put(gap(), -98, 96, 1.4) +
      put(smallPath(true, true, false, false), 98, -60, 1.45, 8) +
      arrow("M-110 60C-118 -90 -110 -200 -30 -236", -40, -232, -14),
  ],
  craftsman: [
    "help",
    () =>
      TOOLS.map((name, i) => put(tool(name), [-104, 108, 0][i]!, [-170, -164, 172][i]!, 0.68)).join(
        "",
      ) + put(hammer(), 0, 0, 0.9),
  ],
};

const known = (word: string | undefined): word is Tool => TOOLS.includes(word as Tool);

/** The drawing of an action card, if the kind is one. Tool cards are read off their names. */
export function action(kind: string): string | undefined {
  const [name, group] = kind.split(".") as [string, string?];
  const special = SPECIAL[name] ?? DEEDS[name];
  if (special) return scene(kind, special[0], special[1](), Number(group ?? 1));
  const [verb, first, second] = kind.split("-");
  if (!known(first)) return undefined;
  if (verb === "broken") return scene(kind, "harm", put(brokenTool(first), 0, -24, 1.18));
  if (verb !== "fix") return undefined;
  return scene(
    kind,
    "help",
    known(second) ? pair(tool(first), tool(second), 0.86) : put(tool(first), 0, -24, 1.3),
  );
}
