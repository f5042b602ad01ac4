// Tokens are drawn by what the layout declares: on cells, in spaces, on edges, of any sort.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { TOKEN_NAMES } from "../src/art/tokens";
import { cell } from "../src/lib/layout";
import type { ToldLayout, TokenShape } from "../src/lib/protocol";
import { goneOf, IN_SPACE, NOBODYS, ON_CELL, ON_EDGE, standing } from "../src/lib/tokens";
import { squareOf, tokenName, tokenPicture } from "../src/screens/table/tokens";
import { games } from "./vectors";

const HERE = cell(3, -1);
const toy = (...tokens: TokenShape[]) => ({ tokens }) as ToldLayout;
const on = (place: number, part = 0) => ({ num: 0, sort: "imp", owner: 2, place, cell: HERE, part, shown: 0 });

it("takes place and owner out of one number", () => {
  const imp = { num: 1, sort: "imp", place: ON_CELL, owner: -1, shows: -1 };
  const bat = { num: 2, sort: "bat", place: IN_SPACE, owner: 1, shows: -1 };
  const web = { num: 3, sort: "web", place: ON_EDGE, owner: NOBODYS, shows: 4 };
  const nums = [99, HERE * 16 + 2, (HERE * 8 + 5) * 16 + 1, (HERE * 2 + 1) * 16 + NOBODYS, 2];
  expect(standing(toy(imp, bat, web), nums)).toEqual([
    { num: 1, sort: "imp", place: ON_CELL, owner: 2, cell: HERE, part: 0, shown: 0 },
    { num: 2, sort: "bat", place: IN_SPACE, owner: 1, cell: HERE, part: 5, shown: 0 },
    { num: 3, sort: "web", place: ON_EDGE, owner: NOBODYS, cell: HERE, part: 1, shown: 2 },
  ]);
  expect(standing(toy(imp, bat, web), [0, 0, -1, 0, 0])).toEqual([]);
  expect(goneOf(toy(imp, bat, web), [0, 0, -1, 0, 0], 1)).toEqual(["bat"]);
  expect(goneOf(toy(imp, bat, web), [0, -1, 0, 0, 0], 1)).toEqual([]);
});

it("finds every token that the engine set down in a game, where and whose it is", () => {
  const seen = new Set<string>();
  for (const [, { layout, eyes }] of games()) {
    for (const { checks } of eyes) {
      for (const { view, tokens } of checks) {
        const found = standing(layout, view.nums);
        expect(found.map(({ num, owner, cell: at, part }) => [num, owner, at, part])).toEqual(tokens);
        for (const { sort, place } of found) seen.add(`${sort} ${place}`);
      }
    }
  }
  for (const one of [`toll ${ON_CELL}`, `dwarf ${IN_SPACE}`, `rat ${IN_SPACE}`, `web ${ON_EDGE}`]) expect(seen).toContain(one);
});

it("finds toll dwarves where no card lies", () => {
  for (const [, { layout, eyes }] of games()) {
    for (const { view } of eyes.flatMap(({ checks }) => checks)) {
      const tolls = standing(layout, view.nums).filter(({ sort }) => sort === "toll");
      expect(tolls.every(({ cell: at }) => !view.tiles.some(([tile]) => tile === at))).toBe(true);
    }
  }
});

it("draws a toll dwarf in the middle of its cell, as large as ever", () => {
  expect(squareOf(on(ON_CELL))).toEqual({ x: 80, y: 235, size: 400 });
  expect(tokenPicture("toll")).toContain("<svg");
  expect(tokenPicture("toll")).not.toBe(tokenPicture("imp"));
});

it("draws what it does not know as a plain token", () => {
  expect(TOKEN_NAMES).toContain("plain");
  expect(tokenPicture("imp")).toBe(tokenPicture("web"));
});

it("gives every space and every edge a square of its own", () => {
  const spaces = Array.from({ length: 8 }, (_, part) => JSON.stringify(squareOf(on(IN_SPACE, part))));
  expect(new Set(spaces).size).toBe(8);
  expect(squareOf(on(ON_EDGE, 0))).toEqual({ x: 190, y: -90, size: 180 });
  expect(squareOf(on(ON_EDGE, 1))).toEqual({ x: -90, y: 345, size: 180 });
});

it("names a token by its sort, its cell and its owner", () => {
  const words = readFileSync("../src/rockfall/locales/en.ftl", "utf-8");
  const cases = [
    [{ ...on(ON_CELL), sort: "toll" }, "ui-token-toll", { cell: "3,-1", seat: 2 }],
    [on(ON_CELL), "ui-token-owned", { cell: "3,-1", seat: 2 }],
    [{ ...on(ON_CELL), owner: NOBODYS }, "ui-token", { cell: "3,-1" }],
  ] as const;
  for (const [token, key, args] of cases) {
    expect(tokenName(token)).toEqual([key, args]);
    expect(words).toContain(`\n${key} = `);
  }
});
