// What cannot be drawn is not offered, and told apart before and after the deal.

import { describe, expect, it } from "vitest";

import { drawable, draws, drawsLine } from "../src/lib/drawn";
import type { Editions, GameChoices } from "../src/lib/protocol";
import { IN_SPACE, ON_CELL, ON_EDGE } from "../src/lib/tokens";
import { games } from "./vectors";

const game = (edition: string, places: number[]): GameChoices => ({
  about: "", default: edition, line: "", players: [2, 3], seats: 3, setups: {}, editions: { [edition]: {} }, presets: {}, parts: {}, switches: {}, places,
});
const EDITIONS: Editions = {
  default: "plain",
  games: { cards: game("plain", []), cells: game("pieces", [ON_CELL]), spaces: game("walked", [ON_CELL, IN_SPACE]), edges: game("fenced", [ON_EDGE]) },
};

describe("what can be drawn", () => {
  it("is offered, and nothing else", () => expect(Object.keys(drawable(EDITIONS).games)).toEqual(["cards", "cells"]));

  it.each([
    ["plain", true],
    ["pieces+any+E1=yes", true],
    ["walked", false],
    ["fenced+any", false],
    ["unheard-of", true],
  ])("%s: %s", (line, can) => expect(drawsLine(EDITIONS, line)).toBe(can));

  it("is told by the layout of a match", () => {
    for (const [, { spec, layout }] of games()) expect([spec, draws(layout)]).toEqual([spec, spec !== "cave"]);
  });
});
