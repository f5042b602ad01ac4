import { describe, expect, it } from "vitest";

import type { Began } from "../src/lib/protocol";
import { chapterOf } from "../src/lib/chapters";
import { pagesOf } from "../src/screens/notebook/pages";
import { givenAway, stretchesOf } from "../src/screens/replay/publiccurve";
import { table as vector } from "./vectors";

const { member, told } = vector();
const story = told.map(chapterOf);
const layout = (story.find(({ what }) => what.type === "began")!.what as Began).layout;
const pages = pagesOf(layout, story, member);
const last = pages.at(-1)!.to;
const seats = [...pages[0].roles.keys()];
const foe = layout.kinds[layout.frame.foes[0]];

const of = (values: readonly number[]) => givenAway([...values.keys()].map((step) => step + 10), (step) => values[step - 10]);

describe("the step that gave somebody away", () => {
  it("is the first after which it was more likely than not for good", () => {
    expect(of([200, 600, 400, 450, 700, 900])).toEqual({ step: 14, sure: true });
  });

  it("is the biggest jump where there is no such step", () => {
    expect(of([200, 250, 450, 300])).toEqual({ step: 12, sure: false });
    expect(of([600, 650, 900, 800])).toEqual({ step: 12, sure: false });
  });

  it("is none where nothing ever looked worse", () => {
    expect(of([400, 300, 200])).toBeUndefined();
    expect(of([])).toBeUndefined();
  });
});

describe("how a seat seemed", () => {
  /** One more likely with every step; after the last of each round all roles lay open. */
  const chances = Array.from({ length: last + 1 }, (_, step) => (pages.some(({ to }) => to === step) ? [] : seats.map((seat) => 2 * step + seat)));

  it("is told for every step at which there was something to guess", () => {
    for (const seat of seats)
      for (const [at, { seemed, round, truth }] of stretchesOf(layout, { chances }, pages, [], seat).entries()) {
        const { from, to } = pages[at];
        expect(round).toBe(pages[at].round);
        expect(seemed.map(([step]) => step)).toEqual(Array.from({ length: to - from }, (_, number) => from + number));
        expect(seemed.every(([step, value]) => value === chances[step][seat] / 10)).toBe(true);
        expect(truth).toBe(pages[at].roles.get(seat));
      }
  });

  it("gives nobody away but foes", () => {
    for (const seat of seats)
      for (const { told: step, truth } of stretchesOf(layout, { chances }, pages, [], seat)) expect(step !== undefined).toBe(truth === foe);
    expect(pages.some(({ roles }) => [...roles.values()].includes(foe))).toBe(true);
  });

  it("stands beside one’s own sliders, which hold until they are moved", () => {
    const { round, from, to } = pages[0];
    const mark = (step: number, value: number) => ({ round, seat: 1, role: foe, step, value });
    const [{ thought }] = stretchesOf(layout, { chances }, pages, [mark(from + 2, 30), mark(from + 4, 80)], 1);
    expect(thought).toEqual([[from + 2, 30], [from + 4, 30], [from + 4, 80], [to, 80]]);
    const [{ thought: other }] = stretchesOf(layout, { chances }, pages, [{ ...mark(from, 30), role: "digger" }], 1);
    expect(other).toEqual([]);
  });
});
