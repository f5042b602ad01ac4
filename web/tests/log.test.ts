import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { glyph, GLYPHS } from "../src/art/glyphs";
import type { Chapter } from "../src/lib/chapters";
import { cell, cellAt } from "../src/lib/layout";
import type { Began, Op } from "../src/lib/protocol";
import { MOVE } from "../src/lib/view";
import { broughtBy } from "../src/screens/table/brought";
import { linesOf } from "../src/screens/table/loglines";
import type { Told } from "../src/screens/table/tell";
import { table } from "./vectors";

const DECLARED = [...readFileSync("../src/rockfall/kernel/effects.py", "utf-8").matchAll(/^[A-Z]+: Final = "(\w+)"/gm)].map(([, effect]) => effect);
const told = (text: string, more: Partial<Told> = {}): Told => ({ text, sign: "", cells: [], quiet: false, walker: -1, ...more });
const quiet = (text: string) => told(text, { quiet: true });
const step = (text: string, walker: number) => told(text, { walker, cells: [1] });
const texts = (...chapters: Told[][]) =>
  linesOf(chapters.map((sentences, seq) => ({ seq, sentences }))).map(({ text, more }) => [text, ...more.map((one) => one.text)]);

describe("the log", () => {
  it("has a sign of its own for every effect but for two kinds of looking", () => {
    expect(DECLARED.length).toBeGreaterThan(10);
    for (const effect of DECLARED) expect(glyph(effect)).not.toBe(glyph(""));
    expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length - 1);
  });

  it("has a line for each event and folds what is no news into the one before", () => {
    expect(texts([told("Ben digs."), told("The goal turns."), quiet("Ben draws.")], [quiet("Nobody minds.")], [told("Cleo digs.")])).toEqual([
      ["Ben digs."],
      ["The goal turns.", "Ben draws.", "Nobody minds."],
      ["Cleo digs."],
    ]);
  });

  it("begins with news", () => {
    expect(texts([quiet("Nobody minds.")], [told("Cleo digs.")])).toEqual([["Cleo digs."]]);
  });

  it("makes one line of a way, that of its end, and another for who walks next", () => {
    expect(texts([step("to A", 1)], [step("to B", 1)], [quiet("stops")], [step("to C", 2)], [told("digs")], [step("to D", 2)])).toEqual([
      ["to B", "to A", "stops"],
      ["to C"],
      ["digs"],
      ["to D"],
    ]);
  });

  it("finds the places that sentences name", () => {
    expect(cellAt("8,-2 1/3")).toBe(cell(8, -2));
    expect(cellAt("-3,4")).toBe(cell(-3, 4));
  });
});

describe("who laid a card that lies in front of somebody", () => {
  const { layout } = table().told.find(({ what }) => what.type === "began")!.what as Began;
  const zone = (name: string) => layout.zones.indexOf(name);
  const moved = (seq: number, ...ops: Op[]): Chapter => ({ seq, at: 0, what: { type: "moved", step: seq, seat: 1, move: 0, by: "person", ops, story: [], verdicts: [] }, story: [] });
  const move = (card: number, from: string, to: string): Op => [MOVE, card, zone(from), -1, zone(to)];
  const [CARD, OTHER] = [7, 8];

  it("is found in the step in which it left a hand, be it on its way for a while", () => {
    const open = layout.zones[layout.zones.findIndex((_, number) => layout.owners[number] < 0)];
    const story = [
      moved(1, move(CARD, "hand.1", "mat.0")),
      moved(2, move(CARD, "mat.0", "discard")),
      moved(3, move(CARD, "hand.2", open)),
      moved(4, move(OTHER, "hand.1", "mat.0")),
      moved(5, move(CARD, open, "mat.0")),
    ];
    expect(broughtBy(layout, story, CARD, zone("mat.0"))?.seq).toBe(3);
    expect(broughtBy(layout, story, OTHER, zone("mat.0"))?.seq).toBe(4);
    expect(broughtBy(layout, story.slice(0, 1), CARD, zone("mat.0"))?.seq).toBe(1);
    expect(broughtBy(layout, story, CARD, zone("mat.1"))).toBeUndefined();
  });
});
