import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { type Chapter, chapterOf, isStep } from "../src/lib/chapters";
import type { Ended, Outcome, Sentence } from "../src/lib/protocol";
import { Ending } from "../src/screens/table/ends/ending.svelte";
import { highlights, LINES } from "../src/screens/table/ends/highlights";
import { ranked, resultText } from "../src/screens/table/ends/standings";
import { paySentences, resultSentences, whySentence, wonSentence } from "../src/screens/table/ends/verdict";
import { table } from "./vectors";

const { told } = table();
const story: Chapter[] = told.map(chapterOf);
const said = story.flatMap((chapter) => chapter.story);
const WORDS = new Set([...readFileSync("../src/rockfall/locales/en.ftl", "utf-8").matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
const says = (key: string) => WORDS.has(key);

/** A story of these sentences alone, each a name with its effect. */
const sentences = (...names: string[]): Chapter[] =>
  names.map((name, seq) => {
    const [key, effect = ""] = name.split(" ");
    return { seq, at: 0, what: { type: "nothing" }, story: [{ key: `story-${key}`, args: { number: seq }, effect }] };
  });
const short = (lines: readonly Sentence[]) => lines.map(({ key }) => key.replace("story-", ""));
const chosen = (...names: string[]) => short(highlights(sentences(...names), says));

const OVER: Outcome = { round: 1, why: "treasure", seat: 2, decided: false, winners: [], winning_roles: [], roles: ["", ""], pay: [{}, {}], unpaid: ["", ""], sums: [] };
const WON: Outcome = { ...OVER, decided: true, winners: [1], winning_roles: ["digger"], roles: ["saboteur", "digger"] };
const RESULT: Ended = { type: "ended", how: "finished", scores: [3, 7], winners: [1], roles: [], seed: "" };
/** The table does something by itself. */
const advanced = (outcome: Outcome | null): Chapter => ({ seq: 0, at: 0, what: { type: "advanced", step: 1, ops: [], story: [], outcome }, story: [] });

describe("the highlights of a game", () => {
  it("are six lines, and of how rounds came out they say what the story told", () => {
    const lines = highlights(story, says);
    expect(lines.length).toBe(LINES);
    for (const line of lines.filter(({ key }) => key.startsWith("story-"))) expect(said).toContainEqual(line);
  });

  it("say who won each round and the game", () => {
    const lines = short(highlights(story, says));
    expect(lines.filter((key) => key.startsWith("won")).length).toBe(3);
    expect(lines.at(-1)).toMatch(/^(wins|shares)$/);
  });

  it("say why a round was over if that is something to tell, and each thing once", () => {
    const match = [...sentences("dig lays"), advanced(OVER), advanced(WON), advanced(WON), advanced(null), ...sentences("dig lays")];
    const dull = { ...OVER, why: "hands-empty" };
    expect(short(highlights(match, says))).toEqual(["dig", "ui-round-why-treasure", "won-digger", "dig"]);
    expect(short(highlights([advanced(dull), advanced({ ...WON, why: dull.why })], says))).toEqual(["won-digger"]);
    expect(short(highlights([{ seq: 0, at: 0, what: RESULT, story: [] }], says))).toEqual(["wins"]);
  });

  it("prefer what is rare, and do not say the same each time", () => {
    const deeds = ["dig lays", "dig lays", "rob takes", "dig lays", "map looks", "hat swaps", "swap swaps", "trap harms", "break harms"];
    expect(chosen(...deeds)).toEqual(["rob", "map", "hat", "swap", "trap", "break"]);
    expect(chosen(...Array<string>(9).fill("dig lays"), "divert lays", "dig lays")).toContain("divert");
    const falls = chosen(...Array<string>(8).fill("rockfall falls"), "break harms", "repair helps", "inspect looks", "map looks", "trap harms");
    expect(falls.filter((key) => key === "rockfall").length).toBeLessThan(3);
  });

  it("are fewer for a game that had less to tell", () => {
    expect(chosen()).toEqual([]);
    expect(chosen("round", "role role", "dig lays", "move-pile-hand moves")).toEqual(["dig"]);
  });
});

describe("how it came out", () => {
  it("is said of every round as the story tells it: who has won, and what each was paid", () => {
    const decided = told.flatMap(({ what }) => (isStep(what) && what.type !== "began" && what.outcome?.decided ? [what.outcome] : []));
    expect(new Set(decided.map(({ round }) => round))).toEqual(new Set([1, 2, 3]));
    for (const outcome of decided) {
      expect(said).toContainEqual(wonSentence(outcome, says));
      expect(says(whySentence(outcome).key)).toBe(true);
      expect(paySentences(outcome).filter(({ key }) => !says(key))).toEqual([]);
    }
    const [result] = told.flatMap(({ what }) => (what.type === "ended" ? [what] : []));
    for (const line of resultSentences(result)) expect(said).toContainEqual(line);
    expect(resultSentences(result).length).toBe(result.winners.length);
  });

  it("names winners by one word if there is one, and one after the other if not", () => {
    expect(wonSentence(WON, says)).toEqual({ key: "story-won-digger", args: { round: 1 } });
    expect(wonSentence({ ...WON, winning_roles: [] }, says)).toEqual({ key: "story-won-by-nobody", args: { round: 1 } });
    expect(wonSentence({ ...WON, winning_roles: ["blue", "geologist"] }, says)).toEqual({ key: "story-won", args: { round: 1, cards: "blue geologist" } });
  });

  it("names the side that has won where sides are added up, and what each is worth", () => {
    const sum = { unit: "gold", amount: 6, times: 2 };
    const sums = [{ ...sum, side: "yellow", seats: [0], worth: 12 }, { ...sum, side: "blue", seats: [1], worth: 18 }];
    expect(wonSentence({ ...WON, sums }, says).key).toBe("story-won-side-blue");
    expect(wonSentence({ ...WON, sums, winners: [] }, says).key).toBe("story-won-not-at-all");
    expect(resultSentences(RESULT, sums)).toEqual([
      { key: "story-score-yellow", args: { gold: 12 } },
      { key: "story-score-blue", args: { gold: 18 } },
    ]);
    const lines = highlights([advanced({ ...WON, sums }), { seq: 1, at: 0, what: RESULT, story: [] }], says);
    expect(short(lines)).toEqual(["ui-round-why-treasure", "won-side-blue", "score-yellow", "score-blue"]);
    // In a race nothing is added up.
    const race = highlights([advanced({ ...WON, sums }), { seq: 1, at: 0, what: RESULT, story: [] }], says, "race");
    expect(short(race)).toEqual(["ui-round-why-treasure", "ui-won-race"]);
    expect(wonSentence({ ...WON, sums, winners: [1] }, says, "race")).toEqual({ key: "ui-won-race", args: { seat: 1 } });
    expect(wonSentence({ ...WON, sums, winners: [] }, says, "race").key).toBe("story-won-not-at-all");
    expect(wonSentence({ ...WON, sums }, says, "two-clans").key).toBe("story-won-side-blue");
  });

  it("counts what each has got, lost, or missed", () => {
    const paid = paySentences({ ...WON, pay: [{ pieces: -1, gold: 0 }, { pieces: 3 }], unpaid: ["trapped", ""], sums: [] });
    expect(paid).toEqual([
      { key: "ui-round-lose-pieces", args: { seat: 0, count: 1 } },
      { key: "story-unpaid", args: { seat: 0, card: "trapped" } },
      { key: "ui-round-pay-pieces", args: { seat: 1, count: 3 } },
    ]);
  });

  it("has no winner if it was ended without a result", () => {
    expect(resultSentences({ ...RESULT, how: "void" })).toEqual([]);
    expect(resultSentences({ ...RESULT, winners: [0, 1] }).map(({ key }) => key)).toEqual(["story-shares", "story-shares"]);
  });
});

describe("the end that is shown", () => {
  type Shown = { -readonly [Part in keyof ConstructorParameters<typeof Ending>[0]]: ConstructorParameters<typeof Ending>[0][Part] };
  const round = (number: number) => ({ number }) as NonNullable<Shown["ending"]>;
  const shown = (before: number[] = []): Shown => ({
    phase: "playing",
    ending: null,
    rounds: before.map(round),
    inInterval: false,
    seat: 0,
    people: { seats: [{ away: "" }] } as unknown as Shown["people"],
    ready: () => new Promise(() => undefined),
  });

  it("is that of a round from the verdict on, also after the deal, until one has seen it", () => {
    const table = shown();
    const ending = new Ending(table);
    expect([ending.turning, ending.between, ending.over]).toEqual([false, false, false]);
    table.ending = round(1);
    expect([ending.turning, ending.live, ending.between]).toEqual([true, true, false]);
    Object.assign(table, { ending: null, rounds: [round(1)] });
    expect([ending.turning, ending.live, ending.between]).toEqual([true, false, true]);
    ending.goOn();
    expect([ending.turning, ending.between]).toEqual([false, false]);
    table.ending = round(2);
    ending.fold(true);
    expect([ending.turning, ending.covers]).toEqual([true, false]);
    Object.assign(table, { ending: null, rounds: [round(1), round(2)] });
    expect(ending.turning).toBe(false);
  });

  it("stays while the next round waits for others, and goes with its deal", () => {
    const said: boolean[] = [];
    const table = { ...shown(), ready: (ready: boolean) => (said.push(ready), new Promise<never>(() => undefined)) };
    const ending = new Ending(table);
    Object.assign(table, { ending: round(1), inInterval: true });
    expect([ending.covers, ending.live, ending.waiting]).toEqual([true, false, false]);
    ending.goOn();
    expect([said, ending.covers, ending.waiting]).toEqual([[true], true, true]);
    Object.assign(table, { ending: null, inInterval: false, rounds: [round(1)] });
    expect([ending.turning, ending.waiting]).toEqual([false, false]);
  });

  it("can be put aside and taken up again while the next round waits", () => {
    const table = { ...shown(), ending: round(1), inInterval: true };
    const ending = new Ending(table);
    ending.fold(true);
    expect([ending.turning, ending.covers]).toEqual([true, false]);
    ending.fold(false);
    expect(ending.covers).toBe(true);
  });

  it("is shown to who comes while the next round waits, with nothing left to turn over", () => {
    const ending = new Ending({ ...shown([1]), ending: round(2), inInterval: true });
    expect([ending.turning, ending.late]).toEqual([true, true]);
  });

  it("is at hand for who comes while gold is handed out, and waits for them in the end", () => {
    const table = { ...shown([1]), ending: round(2) };
    const ending = new Ending(table);
    expect([ending.turning, ending.covers]).toEqual([true, false]);
    table.inInterval = true;
    expect([ending.turning, ending.live]).toEqual([true, false]);
  });

  it("asks again where being ready was refused and the next round still waits", async () => {
    const table = { ...shown(), ready: () => Promise.reject(new Error("no line")) };
    const ending = new Ending(table);
    Object.assign(table, { ending: round(1), inInterval: true });
    ending.goOn();
    await Promise.resolve();
    expect([ending.turning, ending.waiting]).toEqual([true, false]);
  });

  it("of the last round comes before that of the match, but not for who let a bot play", () => {
    const table = shown();
    const ending = new Ending(table);
    Object.assign(table, { phase: "over", rounds: [round(1)] });
    expect([ending.turning, ending.between, ending.over]).toEqual([true, false, false]);
    ending.goOn();
    expect([ending.turning, ending.over]).toEqual([false, true]);
    table.people = { seats: [{ away: "standard" }] } as unknown as Shown["people"];
    table.rounds = [round(1), round(2)];
    expect([ending.turning, ending.over]).toEqual([false, true]);
  });

  it("is none of a round that was over before one came", () => {
    expect(new Ending(shown([1, 2])).turning).toBe(false);
  });

  it("goes with the next deal where a match is told again", () => {
    const table = shown();
    const ending = new Ending(table, true);
    table.ending = round(1);
    expect(ending.turning).toBe(true);
    Object.assign(table, { ending: null, rounds: [round(1)] });
    expect(ending.turning).toBe(false);
  });

  it("is that of the match once it is over, until one looks at the table", () => {
    const table = shown([1]);
    const ending = new Ending(table);
    table.phase = "over";
    expect([ending.over, ending.turning]).toEqual([true, false]);
    ending.close();
    expect(ending.over).toBe(false);
  });
});

describe("standings", () => {
  it("equals share a step, and the next are so much lower", () => {
    expect(ranked([3, 7, 7, 0]).map(({ seat, step }) => [seat, step])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
    expect(ranked([5, 5, 5]).map(({ step }) => step)).toEqual([1, 1, 1]);
    // Who has won stands above who has as much.
    expect(ranked([0, 4, 4], [2]).map(({ seat, step }) => [seat, step])).toEqual([[2, 1], [1, 2], [0, 3]]);
  });

  it("can be sent as words that name everybody, with the way to the replay", () => {
    expect(resultText("Victory: Ben", ranked([0, 0], [1]), ["Anna", "Ben"], "", false)).toBe("Victory: Ben\n1. Ben\n2. Anna\n");
    const text = resultText("Victory: Ben", ranked([3, 7]), ["Anna", "Ben"], "https://rockfall.example/replay/x");
    expect(text.split("\n")).toEqual(["Victory: Ben", "1. Ben: 7", "2. Anna: 3", "https://rockfall.example/replay/x"]);
  });
});
