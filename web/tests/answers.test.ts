import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cell, cellText, tileOf } from "../src/lib/layout";
import { Choices } from "../src/lib/moves";
import { preferences, say } from "../src/lib/preferences.svelte";
import { View } from "../src/lib/view";
import { languages, loadWords } from "../src/lib/words";
import { Aim } from "../src/screens/table/aim.svelte";
import { announced, type Asking, shownAnswers, verbName, whenLate } from "../src/screens/table/answers";
import { spotsIn } from "../src/screens/table/goals";
import { type Asked, asks } from "./vectors";

const NAMES = ["Anna", "Ben", "Cleo", "Dora"];
const all = asks().flatMap(([, { layout, choices }]) => choices.map((asked) => ({ layout, asked })));

/** A question as a table holds it. */
function at({ layout, asked }: (typeof all)[number]): { asking: Asking; choices: Choices; aim: Aim } {
  const view = View.received(layout, asked.seat, asked.view);
  const choices = Choices.of(layout, asked.moves);
  const aim = new Aim({ layout, view, choices, step: 1, turns: 1, story: [], move: async () => {}, why: async () => [] });
  return { asking: { layout, view, args: asked.args, names: NAMES }, choices, aim };
}

const asking = (key: string) => all.filter(({ asked }) => asked.key === key).map(at);
const verbsOf = ({ parts }: Asked) => parts.map(([verb]) => verb);

/** Nobody has chosen a language before this file, nor behind it. */
const silent = preferences.words;
afterAll(() => void (preferences.words = silent));

describe.each([...languages])("in %s", (language) => {
  beforeAll(async () => void (preferences.words = await loadWords(language)));

  it("every task of the engine is asked with words of its own, for every verb", () => {
    for (const [, { layout, choices }] of asks()) {
      const known = asks().flatMap(([, other]) => other.choices);
      const tasks = known.map(({ key }) => key);
      for (const task of layout.tasks.filter(Boolean)) {
        expect(tasks.some((key) => key === `ask-${task}` || key.startsWith(`ask-${task}-`)), task).toBe(true);
      }
      for (const verb of layout.verbs) expect(known.flatMap(verbsOf)).toContain(verb.name);
      for (const { key, args } of choices) expect(say(key, args, NAMES)).not.toMatch(/^ask-|\{|undefined/);
    }
  });

  it("no two answers look the same, and each has words", () => {
    for (const one of all) {
      const { asking, choices, aim } = at(one);
      if (!aim.direct) continue;
      const shown = shownAnswers(asking, choices);
      expect(new Set(shown.map(({ choice }) => choice.move))).toEqual(new Set(one.asked.moves));
      for (const { label } of shown) expect(label).not.toMatch(/^(verb|card|ui)-|\{|undefined|^$/);
      expect(new Set(shown.map(({ label, where }) => `${label} ${where}`)).size, one.asked.key).toBe(shown.length);
      const drawn = shown.map(({ label, cards, cells, crossed }) => JSON.stringify([label, cards, cells, crossed]));
      expect(new Set(drawn).size, one.asked.key).toBe(shown.length);
    }
  });

  it("goals are called by where they lie, and nobody reads coordinates", () => {
    for (const key of ["ask-which-goal", "ask-shift-goal"]) {
      for (const { asking: question, choices } of asking(key)) {
        const goals = [-2, 0, 2].map((row) => cell(8, row));
        for (const { choice, label, where } of shownAnswers(question, choices)) {
          const number = goals.indexOf(choice.cell) + 1;
          expect(label).toBe(say("ui-ask-goal", { number, count: 3 }));
          expect(where).toBe("");
        }
      }
    }
  });
});

describe("what is drawn", () => {
  it("a card for every card, a place for every goal, a player for every player", () => {
    let direct = 0;
    for (const one of all) {
      const { asking, choices, aim } = at(one);
      if (!aim.direct) continue;
      direct += 1;
      for (const { choice, cards, seat, cells } of shownAnswers(asking, choices)) {
        expect(seat).toBe(choice.seat);
        expect(cards.length > 0).toBe(choice.card > 0 || choice.cell >= 0 || choice.turn >= 0);
        if (choice.cell >= 0 && choice.turn < 0) expect(cells).toEqual([choice.cell]);
      }
    }
    expect(direct).toBeGreaterThan(15);
  });

  it("the two ways round of a card differ", () => {
    const [{ asking: question, choices }] = asking("ask-rotation");
    const [one, other] = shownAnswers(question, choices);
    expect(one.cards).not.toEqual(other.cards);
  });

  it("goals that would be swapped are shown as they lie afterwards, as far as oneself knows them", () => {
    const [{ asking: question, choices }] = asking("ask-switch");
    const cells = spotsIn(question.args);
    expect(cells).toHaveLength(2);
    const { layout, view } = question;
    const known = Object.create(view, {
      hidden: { value: (at: number) => layout.kinds.indexOf(at === cells[0] ? "treasure" : "stone-nw") },
    }) as View;
    const [no, yes] = shownAnswers({ ...question, view: known }, choices);
    expect(yes.choice.turn).toBe(1);
    expect(yes.cards).toEqual([...no.cards].reverse());
    expect(no.cards[0]).not.toBe(no.cards[1]);
  });

  it("goals that nobody knows are told apart by their places, which change over or do not", () => {
    const [{ asking: question, choices }] = asking("ask-switch");
    const [no, yes] = shownAnswers(question, choices);
    expect(no.cards).toEqual(yes.cards);
    expect([no.cells, yes.cells]).toEqual([spotsIn(question.args), spotsIn(question.args)]);
    expect([no.crossed, yes.crossed]).toEqual([false, true]);
    expect(say("ask-switch", question.args)).toContain(say("ui-ask-goal", { number: 2, count: 3 }));
  });

  it("a goal keeps its name when another is turned over; a place without a name is read out only", () => {
    const [{ asking: question, choices }] = asking("ask-which-goal");
    const { layout, view } = question;
    const later = view.after([]);
    later.down.delete(cell(8, -2));
    later.tiles.set(cell(8, -2), tileOf(layout.kinds.indexOf("stone-nw"), 0));
    const labels = (seen: View) => shownAnswers({ ...question, view: seen }, choices).map(({ label }) => label);
    expect(labels(later)).toEqual(labels(view));
    const tunnel = layout.zones.indexOf("tunnel.0");
    later.down.set(choices.all[0].cell, tunnel);
    const [bare] = shownAnswers({ ...question, view: later }, choices);
    expect(bare.label).toBe(verbName(choices.all[0].verb.name));
    expect(bare.where).toBe(cellText(choices.all[0].cell).replace(",", "/").replace("-", "−"));
  });

  it("what somebody announced is drawn beside the question", () => {
    for (const key of ["ask-veto", "ask-veto-at", "ask-veto-on", "ask-veto-you"]) {
      for (const { asking: question } of asking(key)) expect(announced(question)).toContain("<svg");
    }
    expect(announced(asking("ask-turn")[0].asking)).toBe("");
  });

  it("to refuse comes last, and is what the clock chooses", () => {
    for (const [key, verb] of [["ask-veto-at", "allow"], ["ask-theft", "refrain"], ["ask-pass-more", "enough"]]) {
      const [{ asking: question, choices }] = asking(key);
      expect(shownAnswers(question, choices).at(-1)?.choice.verb.name).toBe(verb);
      expect(whenLate(choices)).toBe(say("ui-ask-late", { verb }));
    }
    expect(whenLate(asking("ask-gold")[0].choices)).toBe(say("ui-ask-late-chance"));
  });
});
