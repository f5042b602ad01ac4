import { describe, expect, it } from "vitest";

import { roundOf } from "../src/lib/frame";
import { GOD, WATCHER } from "../src/lib/layout";
import { reached } from "../src/lib/reach";
import { GATHER, View } from "../src/lib/view";
import { folded, lit, sent } from "./compare";
import { games, seen } from "./vectors";

describe.each(seen())("%s", (_, { layout, eyes }) => {
  it.each(eyes)("folds what eye $eye is told into what it sees", ({ eye, told, checks }) => {
    expect(checks.at(-1)?.after).toBe(told.length - 1);
    for (const [found, wanted] of folded(View, layout, { eye, told, checks })) expect(found).toEqual(wanted);
  });

  it.each(eyes)("lights the tunnels of eye $eye as the engine does", ({ eye, checks }) => {
    for (const [found, wanted] of lit(reached, layout, { eye, checks })) expect(found).toEqual(wanted);
  });
});

describe("a view", () => {
  const [, { layout, eyes }] = games()[0];

  it("stays as it was when another is made of it", () => {
    const { eye, told } = eyes[0];
    const steps: View[] = [new View(layout, eye)];
    for (const ops of told) steps.push(steps[steps.length - 1].after(ops));
    const before = steps.map((view) => JSON.stringify(sent(view)));
    expect(new Set(before).size).toBeGreaterThan(told.length / 2);
    let again = new View(layout, eye);
    const after = [again, ...told.map((ops) => (again = again.after(ops)))];
    expect(after.map((view) => JSON.stringify(sent(view)))).toEqual(before);
  });

  it("knows one's own role and hand and nobody else's", () => {
    const own = eyes.find(({ eye }) => eye >= 0)!;
    const view = new View(layout, own.eye).after(own.told[0]);
    expect(view.role(own.eye)).not.toBe("");
    expect(view.cards(`hand.${own.eye}`)).not.toContain(0);
    const other = own.eye === 0 ? 1 : 0;
    expect(view.role(other)).toBe("");
    expect(new Set(view.cards(`hand.${other}`))).toEqual(new Set([0]));
    expect(roundOf(view)).toBe(1);
    expect(view.task).toMatchObject({ name: "turn", window: false });
  });

  it("has no cards in zones that there are not, and refuses operations it does not know", () => {
    const view = new View(layout, WATCHER);
    expect(view.zone("attic")).toEqual([]);
    expect(view.task).toBeNull();
    expect(() => view.after([[99, 0, 0, 0, 0]])).toThrow("99");
    expect(() => view.after([[1, 0, layout.zones.indexOf("hand.0"), -1, 0]])).toThrow("hand.0");
  });

  it("is never blind as the all-seeing eye", () => {
    const view = new View(layout, GOD).after([[GATHER, 0, 0, 0, 0]]);
    expect(layout.zones.flatMap((_, zone) => view.cards(zone))).not.toContain(0);
  });
});
