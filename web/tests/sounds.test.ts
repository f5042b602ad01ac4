import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Ended, Moved, ToldEvent } from "../src/lib/protocol";
import { heard, SOUNDS, soundOf, STORY } from "../src/screens/table/sound/sounds";
import { SCORES } from "../src/screens/table/sound/synth";
import { table } from "./vectors";

/** Every sentence of a story that there are words for. */
const KEYS = [...readFileSync("../src/rockfall/locales/en.ftl", "utf-8").matchAll(/^(story-[\w-]+) =/gm)].map(([, key]) => key);

const moved = (...keys: string[]): Moved => ({ type: "moved", step: 1, seat: 0, move: 0, by: "bot", ops: [], story: keys.map((key) => ({ key, args: {} })) });
const ended = (winners: number[], how: Ended["how"] = "finished"): Ended => ({ type: "ended", how, scores: [1, 2], winners, roles: [], seed: "" });

describe("sounds", () => {
  it("somebody has thought of every sentence of a story", () => {
    expect(KEYS.length).toBeGreaterThan(100);
    expect(KEYS.filter((key) => soundOf({ key }) === undefined)).toEqual([]);
  });

  it("no sound is thought of for a sentence that there is not", () => {
    const unused = Object.keys(STORY).filter((name) => !KEYS.some((key) => key === `story-${name}` || key.startsWith(`story-${name}-`)));
    expect(unused).toEqual([]);
  });

  it("every event of a match has an answer", () => {
    const { told } = table();
    const types = new Set(told.map(({ what }) => what.type));
    expect(types.size).toBeGreaterThan(8);
    for (const { what } of told) expect([null, ...SOUNDS]).toContain(heard(what, 0));
  });

  it("of what happens at once the loudest is heard", () => {
    expect(heard(moved("story-dig", "story-move-pile-hand-unseen"), 0)).toBe("laid");
    expect(heard(moved("story-dig", "story-turned", "story-treasure"), 0)).toBe("treasure");
    expect(heard(moved("story-rockfall", "story-lift-discard"), 0)).toBe("rock");
    expect(heard(moved("story-enough"), 0)).toBeNull();
  });

  it("who has won hears it, who has lost too, and watchers hear a victory", () => {
    expect([0, 1, -1].map((seat) => heard(ended([1]), seat))).toEqual(["lost", "won", "won"]);
    expect(heard(ended([], "void"), 0)).toBe("knock");
  });

  it("a secret deed sounds the same whether this eye knows the card or not", () => {
    for (const key of KEYS.filter((one) => one.endsWith("-unseen"))) {
      expect([key, soundOf({ key })]).toEqual([key, soundOf({ key: key.replace(/-unseen$/, "") })]);
    }
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
