/** Every drawing in every size and both themes, to be looked at while drawing. Not shipped. */

import "./art.css";
import "./gallery.css";
import { BACK_NAMES } from "./backs";
import { cell, ground, lanternLight, timber } from "./board";
import { backFace, card, cardBack, face } from "./card";
import kinds from "./kinds.json";
import { portrait } from "./portrait";
import { NAMES } from "./names";
import { picture, put } from "./svg";
import { token, TOKEN_NAMES } from "./tokens";

const SIZES = [160, 80, 40];

const shapeOf = (name: string) => kinds.find((kind) => kind.name === name)!;
const laid = (name: string, x: number, y: number, turned = false, unlit = 0): string =>
  put(face(name, { shape: shapeOf(name), turned, unlit }), x * 560, y * 870);

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
  ...NAMES.map((name): [string, string] => [name, portrait(name)]),
];

const shelf = (size: number, shown: [string, string][]): string =>
  `<section class="w${size}">${shown.map(([name, svg]) => `<figure>${svg}<figcaption>${name}</figcaption></figure>`).join("")}</section>`;

document.body.innerHTML = ["dark", "light"]
  .map(
    (theme) =>
      `<main data-theme="${theme}"><div class="table">${table()}</div>${SIZES.map((size) => shelf(size, drawings) + shelf(size, squares)).join("")}</main>`,
  )
  .join("");
