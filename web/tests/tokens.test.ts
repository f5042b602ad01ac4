// Tokens are drawn by what the layout declares: on cells, in spaces, on edges, of any sort.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { TOKEN_NAMES } from "../src/art/tokens";
import { cell } from "../src/lib/layout";
import type { ToldLayout, TokenShape } from "../src/lib/protocol";
import { goneOf, IN_SPACE, NOBODYS, ON_CELL, ON_EDGE, standing } from "../src/lib/tokens";
import type { View } from "../src/lib/view";
import { type Placed, placed, tokenName, tokenPicture } from "../src/screens/table/tokens";
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

/** A table of a toy game with tokens where they are put. */
function laid(...tokens: [place: number, part: number][]): View {
  const shapes = tokens.map(([place], num) => ({ num, sort: "imp", place, owner: num, shows: -1 }));
  const bits = [0, 3, 1];
  const nums = tokens.map(([place, part], num) => ((HERE << bits[place]) + part) * 16 + num);
  const sides = [1, 2, 4, 8];
  const spaces = [...sides.map((side) => ({ sides: side, near: [4], mark: "" })), { sides: 0, near: [0, 1, 2, 3], mark: "" }];
  const layout = { tokens: shapes, nums: shapes.map(() => "imp"), strands: [[], [15]], doors: [[], [0]], ladders: [[], [false]], spaces: [[], spaces], frame: { banners: [], banner_names: [] } };
  return { layout, nums, tiles: new Map([[HERE, 2]]) } as unknown as View;
}

const apart = (found: Placed[]): number =>
  Math.min(...found.flatMap((one, at) => found.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))));

it("draws a toll dwarf in the middle of its cell, as large as ever", () => {
  const [{ x, y, size }] = placed(laid([ON_CELL, 0]));
  expect([x, y, size]).toEqual([3 * 560 + 280, -870 + 435, 400]);
});

it("gives every space and every edge a place of its own", () => {
  const spaces = placed(laid(...[0, 1, 2, 3, 4].map((part): [number, number] => [IN_SPACE, part])));
  expect(apart(spaces)).toBeGreaterThan(100);
  const [north, west] = placed(laid([ON_EDGE, 0], [ON_EDGE, 1]));
  expect([north.x, north.y]).toEqual([3 * 560 + 280, -870]);
  expect([west.x, west.y]).toEqual([3 * 560, -870 + 435]);
});

it("fans out several on a space, so that each is seen", () => {
  for (const count of [2, 3, 4, 5, 8]) {
    const found = placed(laid(...Array.from({ length: count }, (): [number, number] => [IN_SPACE, 4])));
    expect(apart(found)).toBeGreaterThan(count > 5 ? 80 : found[0].size / 2);
    const mean = found.reduce((sum, one) => sum + one.x, 0) / count;
    expect(mean).toBeCloseTo(3 * 560 + 280);
  }
});

it("draws what it does not know as a plain token", () => {
  expect(TOKEN_NAMES).toContain("plain");
  const view = laid([ON_CELL, 0]);
  expect(tokenPicture(view, on(ON_CELL), [])).toBe(tokenPicture(view, { ...on(ON_CELL), sort: "net" }, []));
  expect(tokenPicture(view, { ...on(ON_CELL), sort: "toll" }, [])).not.toBe(tokenPicture(view, on(ON_CELL), []));
});

it("names a token by its sort, its cell and its owner", () => {
  const words = readFileSync("../src/rockfall/locales/en.ftl", "utf-8");
  const cases = [
    [{ ...on(ON_CELL), sort: "toll" }, "ui-token-toll", { cell: "3,-1", seat: 2 }],
    [{ ...on(ON_EDGE), sort: "web", shown: 2 }, "ui-token-web", { cell: "3,-1", seat: 2, count: 2 }],
    [on(ON_CELL), "ui-token-owned", { cell: "3,-1", seat: 2 }],
    [{ ...on(ON_CELL), owner: NOBODYS }, "ui-token", { cell: "3,-1" }],
  ] as const;
  for (const [token, key, args] of cases) {
    expect(tokenName(token, (wanted) => words.includes(`\n${wanted} = `))).toEqual([key, args]);
    expect(words).toContain(`\n${key} = `);
  }
});
