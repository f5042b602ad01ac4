import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Ended, Moved, Outcome, ToldEvent } from "../src/lib/protocol";
import { EFFECTS, heard, loudest, SOUNDS } from "../src/screens/table/sound/sounds";
import { SCORES } from "../src/screens/table/sound/synth";
import { table } from "./vectors";

/** Every effect that something told can have. */
const DECLARED = [...readFileSync("../src/rockfall/kernel/effects.py", "utf-8").matchAll(/^[A-Z]+: Final = "(\w+)"/gm)].map(([, effect]) => effect);

const moved = (...effects: string[]): Moved => ({ type: "moved", step: 1, seat: 0, move: 0, by: "bot", ops: [], story: effects.map((effect) => ({ key: "story", args: {}, effect })) });
const OVER: Outcome = { round: 1, why: "", seat: 0, decided: false, winners: [], winning_roles: [], roles: [], pay: [], unpaid: [], sums: [] };
const ended = (winners: number[], how: Ended["how"] = "finished"): Ended => ({ type: "ended", how, scores: [1, 2], winners, roles: [], seed: "" });

describe("sounds", () => {
  it("somebody has thought of every effect, and of none that there is not", () => {
    expect(DECLARED.length).toBeGreaterThan(10);
    expect(Object.keys(EFFECTS).sort()).toEqual([...DECLARED].sort());
  });

  it("every event of a match has an answer", () => {
    const { told } = table();
    const types = new Set(told.map(({ what }) => what.type));
    expect(types.size).toBeGreaterThan(8);
    for (const { what } of told) expect([null, ...SOUNDS]).toContain(heard(what, 0));
  });

  it("of what happens at once the loudest is heard", () => {
    expect(heard(moved("lays", "moves"), 0)).toBe("laid");
    expect(heard(moved("falls", ""), 0)).toBe("rock");
    expect(heard(moved("", "strikes", "loses"), 0)).toBe("struck");
    expect(heard(moved("loses"), 0)).toBe("dropped");
    expect(heard(moved("", "strikes", "leaves", ""), 0)).toBe("out");
    expect(heard(moved(""), 0)).toBeNull();
    expect(loudest(["laid", null, "won", "gong"])).toBe("won");
    expect(loudest([null])).toBeNull();
  });

  it("the treasure is heard with the move that ends the round by it, and no other end is", () => {
    const over = (why: string, decided = false) => heard({ ...moved("lays", "turns"), outcome: { ...OVER, why, decided } }, 0);
    expect([over("treasure"), over("hands-empty"), over("treasure", true)]).toEqual(["treasure", "turned", "turned"]);
  });

  it("who has won hears it, who has lost too, and watchers hear a victory", () => {
    expect([0, 1, -1].map((seat) => heard(ended([1]), seat))).toEqual(["lost", "won", "won"]);
    expect(heard(ended([], "void"), 0)).toBe("knock");
  });

  it("nobody is heard who is muted", () => {
    const spoke = (words: ToldEvent & { type: "spoke" }) => heard(words, 0);
    expect(spoke({ type: "spoke", member: 1, words: { type: "emote", emote: "wow" } })).toBe("knock");
    expect(spoke({ type: "spoke", member: 1, words: null })).toBeNull();
  });

  it("every sound is short and made of tones that a filter can glide through", () => {
    for (const sound of SOUNDS) {
      expect(SCORES[sound].length).toBeGreaterThan(0);
      for (const { from, to = from, at = 0, lasts, loud } of SCORES[sound]) {
        expect(Math.min(from, to)).toBeGreaterThan(20);
        expect(at + lasts).toBeLessThan(1.6);
        expect(loud).toBeLessThan(1);
      }
    }
  });
});
