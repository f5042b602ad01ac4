import { describe, expect, it } from "vitest";

import type { Chapter } from "../src/lib/chapters";
import { LINES, sixLines } from "../src/screens/table/ends/six";
import { ranked, resultText } from "../src/screens/table/ends/standings";
import { unmasked } from "../src/screens/table/ends/unmasked";
import { verdictOf } from "../src/screens/table/ends/verdict";
import { GATHER, View } from "../src/lib/view";
import { table } from "./vectors";

const { told, member } = table();
const story: Chapter[] = told.map(({ seq, at, what }) => ({ seq, at, what, story: what.type === "began" || what.type === "moved" ? what.story : [] }));
const said = story.flatMap((chapter) => chapter.story);

/** A story of these keys alone. */
const keys = (...names: string[]): Chapter[] =>
  names.map((name, seq) => ({ seq, at: 0, what: { type: "nothing" }, story: [{ key: `story-${name}`, args: { number: seq } }] }));
const chosen = (...names: string[]) => sixLines(keys(...names)).map(({ key }) => key.replace("story-", ""));

describe("the story in six lines", () => {
  it("has six of the sentences that were told, in their order", () => {
    const lines = sixLines(story);
    expect(lines.length).toBe(LINES);
    const places = lines.map((line) => said.indexOf(line));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it("says who won each round and the game", () => {
    const lines = sixLines(story).map(({ key }) => key);
    expect(lines.filter((key) => key.startsWith("story-won")).length).toBe(3);
    expect(lines.some((key) => /^story-(wins|shares)$/.test(key))).toBe(true);
  });

  it("prefers what is rare, and does not say the same six times", () => {
    expect(chosen("dig", "dig", "rob", "dig", "map", "treasure", "won-digger", "wins", "break")).toEqual(["rob", "map", "treasure", "won-digger", "wins", "break"]);
    const falls = chosen(...Array<string>(8).fill("rockfall"), "break", "repair", "inspect", "map", "trap");
    expect(falls.filter((key) => key === "rockfall").length).toBeLessThan(3);
  });

  it("is shorter for a game that had less to tell", () => {
    expect(chosen()).toEqual([]);
    expect(chosen("round", "role", "dig", "move-pile-hand")).toEqual(["dig"]);
  });
});

describe("the end of a round", () => {
  it("says why it was over, who has won, and what each was paid", () => {
    const ends = told.filter(({ what }) => what.type === "moved" && what.story.some(({ key }) => key.startsWith("story-won")));
    expect(ends.length).toBe(3);
    for (const [number, { seq }] of ends.entries()) {
      const { why, won, paid } = verdictOf(story, seq);
      expect(won[0].args.round).toBe(number + 1);
      expect(why.length).toBeGreaterThan(0);
      expect([...why, ...won, ...paid].filter(({ key }) => /^story-(role|round|dig|score)/.test(key))).toEqual([]);
    }
    expect(verdictOf(story).paid.length).toBeGreaterThan(0);
    expect(verdictOf([])).toEqual({ why: [], won: [], paid: [] });
  });

  it("is known by the roles that all have seen, until the next deal", () => {
    let view: View | undefined;
    const ends: boolean[] = [];
    for (const { what } of told) {
      if (what.type === "began") view = new View(what.layout, member).after(what.ops);
      if (what.type !== "moved") continue;
      const end = what.ops.findIndex(([code]) => code === GATHER);
      if (end >= 0) ends.push(unmasked(view!.after(what.ops.slice(0, end))));
      view = view!.after(what.ops);
      if (end >= 0 || what.step === 1) expect(unmasked(view)).toBe(false);
    }
    expect([...ends, unmasked(view!)]).toEqual([true, true, true]);
  });
});

describe("standings", () => {
  it("equals share a step, and the next are so much lower", () => {
    expect(ranked([3, 7, 7, 0]).map(({ seat, step }) => [seat, step])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
    expect(ranked([5, 5, 5]).map(({ step }) => step)).toEqual([1, 1, 1]);
  });

  it("can be sent as words that name everybody, with the way to the replay", () => {
    const text = resultText("Victory: Ben", ranked([3, 7]), ["Anna", "Ben"], "https://house/replay/x");
    expect(text.split("\n")).toEqual(["Victory: Ben", "1. Ben: 7", "2. Anna: 3", "https://house/replay/x"]);
  });
});
