/** Every drawing in every size and both themes, to be looked at while drawing. Not shipped. */

import "./art.css";
import "./gallery.css";
import { BACK_NAMES } from "./backs";
import { cell, ground, lanternLight, timber } from "./board";
import { backFace, card, cardBack, face } from "./card";
import kinds from "./kinds.json";
import { type Piece, piece, PIECES } from "./pieces";
import { portrait } from "./portrait";
import { NAMES } from "./names";
import { HEIGHT, WIDTH } from "./rock";
import type { Shape } from "./shape";
import { spacePoint } from "./spaces";
import { picture, put } from "./svg";
import { token, TOKEN_NAMES } from "./tokens";

const SIZES = [160, 56, 40];

const shapeOf = (name: string, game = "saboteur"): Shape =>
  kinds.find((kind) => kind.game === game && kind.name === name)!;
const laid = (name: string, x: number, y: number, turned = false, unlit = 0): string =>
  put(face(name, { shape: shapeOf(name), turned, unlit }), x * WIDTH, y * HEIGHT);

const table = (): string => {
  const cards =
    laid("start", 0, 1) +
    laid("NESW", 1, 1) +
    laid("NW", 1, 0, true) +
    laid("EW", 2, 0) +
    laid("blue-EW", 2, 1) +
    laid("NS+EW", 3, 1) +
    laid("NES", 1, 2) +
    laid("e+w", 2, 2) +
    laid("NEW", 4, 1) +
    laid("crystal-ESW", 3, 2, true, 15) +
    laid("double-west", 5, 0) +
    laid("double-east", 6, 0) +
    laid("treasure", 5, 1) +
    put(cell("free"), 0, 0) +
    put(cell("chosen"), 1680, 0) +
    put(backFace("goal"), 6 * 560, 870);
  return picture(
    ground(0, 0, 4480, 2890) +
      lanternLight(560, 1440) +
      put(cards, 280, 140) +
      timber(10, 10, 4460, 2870),
    4480,
    2890,
  );
};

/** A card that is walked on, and who stands in which of its spaces. */
function walked(name: string, x: number, y: number, turned = false, ...standing: [number, Piece][]) {
  const shape = shapeOf(name, "cave");
  const stood = standing.map(([space, one]) => {
    const [left, top] = spacePoint(shape, space, turned);
    return put(piece(one), left - 100, top - 110).replace("<svg ", '<svg width="200" height="200" ');
  });
  return put(face(name, { shape, turned }) + stood.join(""), x * WIDTH, y * HEIGHT);
}

const cave = (): string => {
  const [anna, ben, rat, gold] = [PIECES[8]!, PIECES[10]!, PIECES[11]!, { sort: "nugget" }];
  const cards =
    walked("hole-NES.3", 0, 0, false, [3, rat]) +
    walked("NEW.2", 1, 0, true, [0, ben]) +
    walked("exit", 2, 0, true) +
    walked("start", 0, 1, false, [0, anna]) +
    walked("bridge-NS+EW.3", 1, 1) +
    walked("tunnel-NW+ES.2", 2, 1) +
    walked("NESW.1", 0, 2) +
    walked("vein-NEW.2", 1, 2, true, [0, gold]) +
    walked("goal-vein", 2, 2, false, [2, gold]);
  return picture(ground(0, 0, 2000, 2900) + put(cards, 160, 145), 2000, 2900);
};

const drawings: [string, string][] = [
  ...kinds.map((kind): [string, string] => [
    kind.name,
    card(kind.name, { shape: kind, label: kind.name }),
  ]),
  ...["double-west", "double-east"].map((name): [string, string] => [
    `${name} party`,
    card(name, { shape: shapeOf(name), hall: "party" }),
  ]),
  ...["NESW", "NW+ES", "e+w"].map((name): [string, string] => [
    `${name} unlit`,
    card(name, { shape: shapeOf(name), unlit: 9 }),
  ]),
  ...BACK_NAMES.map((name): [string, string] => [`back: ${name}`, cardBack(name)]),
];
const squares: [string, string][] = [
  ...TOKEN_NAMES.map((name): [string, string] => [name, token(name)]),
  ...PIECES.map((one): [string, string] => [one.sort, piece(one)]),
  ...NAMES.map((name): [string, string] => [name, portrait(name)]),
];

const shelf = (size: number, shown: [string, string][]): string =>
  `<section class="w${size}">${shown.map(([name, svg]) => `<figure>${svg}<figcaption>${name}</figcaption></figure>`).join("")}</section>`;

document.body.innerHTML = ["dark", "light"]
  .map(
    (theme) =>
      `<main data-theme="${theme}"><div class="table">${table()}</div><div class="table cave">${cave()}</div>${SIZES.map((size) => shelf(size, drawings) + shelf(size, squares)).join("")}</main>`,
  )
  .join("");
