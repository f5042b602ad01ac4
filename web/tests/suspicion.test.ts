import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Mark, average, courseOf, guesses, marked, points, suspects, thought } from "../src/screens/notebook/suspicion";
import { Notes, ownNotes } from "../src/screens/notebook/notes.svelte";
import type { Page } from "../src/screens/notebook/pages";
import { behind, lettersOf, linesOf } from "../src/screens/replay/curve";
import type { TableModel } from "../src/lib/table.svelte";
import { games } from "./vectors";

const mark = (round: number, step: number, seat: number, value: number, role = "saboteur"): Mark => ({ round, step, seat, role, value });
const page = (round: number, from: number, to: number, roles: Record<number, string> = {}): Page => ({
  round, from, to, first: from, last: to, deeds: [], seen: [],
  roles: new Map(Object.entries(roles).map(([seat, role]) => [Number(seat), role])),
});

describe("suspicion", () => {
  it("is about the roles that there are, saboteurs first", () => {
    for (const [, { layout }] of games()) {
      const roles = suspects(layout);
      if (layout.frame.foes.length) expect(roles[0]).toBe("saboteur");
      expect(new Set(roles).size).toBe(roles.length);
      expect(roles.length).toBeGreaterThan(1);
      expect(roles.every((role) => layout.kinds.includes(role))).toBe(true);
    }
  });

  it("keeps one thought for each step, and a course over steps", () => {
    const marks = [mark(1, 4, 2, 30), mark(1, 4, 2, 80), mark(1, 9, 2, 60), mark(1, 9, 3, 10), mark(2, 20, 2, 5)].reduce(marked, [] as Mark[]);
    expect(courseOf(marks, 1, 2).map(({ step, value }) => [step, value])).toEqual([[4, 80], [9, 60]]);
    expect(thought(marks, 1, 2)?.value).toBe(60);
    expect(thought(marks, 1, 2, 8)?.value).toBe(80);
    expect(thought(marks, 1, 2, 3)).toBeUndefined();
    expect(thought(marks, 2, 3)).toBeUndefined();
  });

  it("is worth most when it is sure and right, and never more than what one believes", () => {
    expect([points(100, true), points(0, false), points(50, true), points(50, false), points(100, false), points(0, true)]).toEqual([100, 100, 75, 75, 0, 0]);
    // Who believes in 70 of 100 loses on average by saying anything else.
    const expected = (value: number) => 0.7 * points(value, true) + 0.3 * points(value, false);
    for (const value of [0, 30, 50, 60, 80, 100]) expect(expected(value)).toBeLessThan(expected(70));
  });

  it("is held against the roles that lie open, by what was thought last", () => {
    const marks = [mark(1, 3, 1, 20), mark(1, 7, 1, 90), mark(1, 7, 2, 50), mark(1, 7, 3, 75, "boss"), mark(2, 30, 1, 0)];
    const all = guesses(marks, page(1, 0, 20, { 0: "digger", 1: "saboteur", 2: "digger", 3: "saboteur" }));
    expect(all.map(({ mark: { seat }, truth, how, points }) => [seat, truth, how, points])).toEqual([
      [1, "saboteur", "right", 99],
      [2, "digger", "open", 75],
      [3, "saboteur", "wrong", 44],
    ]);
    expect(average(all)).toBe(73);
    expect(guesses(marks, page(1, 0, 20))).toEqual([]);
  });
});

describe("the curve", () => {
  const names = ["Anna", "Ben", "Berta", "Cleo"];

  it("goes on until one thinks otherwise, and to the end of the round", () => {
    const marks = [mark(1, 9, 1, 80), mark(1, 4, 1, 30), mark(2, 25, 1, 10)];
    const [line, ...others] = linesOf(marks, [page(1, 0, 20, { 1: "saboteur" }), page(2, 20, 40, { 1: "digger" }), page(3, 40, 50)], names);
    expect(others).toEqual([]);
    expect(line.strokes.map(({ round, corners, truth, should }) => ({ round, corners, truth, should }))).toEqual([
      { round: 1, corners: [[4, 30], [9, 30], [9, 80], [20, 80]], truth: "saboteur", should: 100 },
      { round: 2, corners: [[25, 10], [40, 10]], truth: "digger", should: 0 },
    ]);
  });

  it("says nothing of the truth before the roles lie open", () => {
    const [line] = linesOf([mark(1, 4, 1, 30)], [page(1, 0, 6)], names);
    expect(line.strokes[0]).toMatchObject({ truth: "", should: undefined });
  });

  it("tells players apart by letters", () => {
    expect(names.map((_, seat) => lettersOf(names, seat))).toEqual(["A", "Ben", "Ber", "C"]);
    expect(lettersOf(["Ben", "Ben"], 1)).toBe("Ben");
  });

  it("sets those side by side who turned out alike", () => {
    const marks = [1, 2, 3].map((seat) => mark(1, 2, seat, 50));
    const lines = linesOf(marks, [page(1, 0, 9, { 1: "digger", 2: "saboteur", 3: "digger" })], names);
    expect([1, 2, 3].map((seat) => behind(lines, 1, seat))).toEqual([1, 0, 0]);
  });
});

describe("notes", () => {
  let kept: Map<string, string>;
  const at = (id: string, seat: number, eye = seat) => ({ id, seat, eye, people: { seats: [{}, {}, {}] }, retold: seat !== eye }) as unknown as TableModel;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are there again after the page was closed, each seat's its own", () => {
    const notes = ownNotes(at("cellar", 1));
    notes.write("Ben passes a lot");
    notes.suspect(mark(1, 4, 0, 70));
    const [name] = kept.keys();
    const again = new Notes(name);
    expect([again.text, again.marks]).toEqual(["Ben passes a lot", [mark(1, 4, 0, 70)]]);
    expect(ownNotes(at("cellar", 2)).text).toBe("");
    expect(ownNotes(at("attic", 1)).text).toBe("");
  });

  it("are found by who sees the match again", () => {
    ownNotes(at("shaft", 2)).write("hm");
    ownNotes(at("shaft", 1)).write("ha");
    expect(ownNotes(at("shaft", -1, -2)).text).toBe("ha");
    expect(ownNotes(at("shaft", -1, 2)).text).toBe("hm");
    expect(ownNotes(at("elsewhere", -1, 2)).text).toBe("");
  });

  it("are nobody's where all look at one screen", () => {
    ownNotes(at("shaft", 2)).write("hm");
    expect(ownNotes(at("shaft", -1)).text).toBe("");
  });

  it("do not stumble over what others wrote there", () => {
    for (const text of ["", "null", "[]", "{", '{"text":7,"marks":[null,{"seat":1},7]}']) {
      kept.set("page", text);
      const notes = new Notes("page");
      expect([notes.text, notes.marks]).toEqual(["", []]);
    }
  });
});
