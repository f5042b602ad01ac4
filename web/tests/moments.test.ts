// A strike, a loss and the way out have their moment, by effects and operations that were told.

import { expect, it } from "vitest";

import { cell, zoneOf } from "../src/lib/layout";
import type { Moved, Op, Sentence } from "../src/lib/protocol";
import { MOVE, SET, View } from "../src/lib/view";
import { momentsOf } from "../src/screens/table/motion/moments";
import { games } from "./vectors";

const [, { layout }] = games().find(([, game]) => game.layout.tokens.some(({ sort }) => sort === "dwarf"))!;
const [HERE, THERE] = [cell(0, 0) * 8, cell(1, 0) * 8 + 2];
const num = (name: string) => layout.nums.indexOf(name);
const at = (space: number, owner: number) => space * 16 + owner;
const view = new View(layout, 0).after([
  [SET, num("dwarf.0"), at(HERE, 0), 0, 0],
  [SET, num("dwarf.1"), at(HERE, 1), 0, 0],
  [SET, num("gold.0"), 3, 0, 0],
]);

const told = (effect: string, seat: number): Sentence => ({ key: "story", args: { seat }, effect });
const verb = (name: string) => layout.verbs.findIndex((one) => one.name === name);
const moved = (ops: Op[], story: Sentence[] = [], name = "step"): Moved => ({ type: "moved", step: 1, seat: 0, move: verb(name), by: "bot", ops, story });
const lost: Op = [MOVE, 0, zoneOf(layout, "hand.0"), -1, zoneOf(layout, "discard")];

it("who is struck loses something then, where the piece has come to", () => {
  const ops: Op[] = [[SET, num("dwarf.0"), at(THERE, 0), 0, 0], [SET, num("gold.0"), 2, 0, 0]];
  const who = { seat: 0, num: num("dwarf.0"), space: THERE };
  expect(momentsOf(moved(ops, [told("", 0), told("strikes", 0)]), view)).toEqual([
    { ...who, kind: "strike" },
    { ...who, kind: "change", unit: "gold", count: -1 },
  ]);
});

it("all who are struck have their moment, one after the other", () => {
  const found = momentsOf(moved([], [told("strikes", 1), told("strikes", 0)]), view);
  expect(found.map(({ kind, seat }) => [kind, seat])).toEqual([["strike", 1], ["strike", 0]]);
});

it("a card that is lost is noticed, and one that is played or put away is not", () => {
  expect(momentsOf(moved([lost]), view)).toMatchObject([{ kind: "change", unit: "card", count: -1, seat: 0 }]);
  expect(momentsOf(moved([lost], [], "pass"), view)).toEqual([]);
});

it("who leaves does so from the last space", () => {
  const ops: Op[] = [[SET, num("dwarf.0"), at(THERE, 0), 0, 0], [SET, num("dwarf.0"), -1, 0, 0]];
  expect(momentsOf(moved(ops, [told("leaves", 0)]), view)).toEqual([{ seat: 0, num: num("dwarf.0"), space: THERE, kind: "leave" }]);
});

it("nothing befalls a seat without a piece", () => {
  expect(momentsOf(moved([], [told("strikes", 2)]), view)).toEqual([]);
});
