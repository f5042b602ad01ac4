import { describe, expect, it } from "vitest";

import { BACK, cardOf, column, row, stem, unpack, WATCHER } from "../src/lib/layout";
import type { ToldLayout, Moved, Op } from "../src/lib/protocol";
import { reached } from "../src/lib/reach";
import { GATHER, LIFT, MOVE, PEEK, PLACE, SHOW, View } from "../src/lib/view";
import { type Motion, motions, type Stepped } from "../src/screens/table/motion/motions";
import { Pace, RUSH } from "../src/screens/table/motion/rush";
import { games, table } from "./vectors";

/** Every step of the table's match, as its member was told it. */
function steps(): Stepped[] {
  const { told, member } = table();
  const found: Stepped[] = [];
  let view: View | undefined;
  for (const { what } of told) {
    if (what.type === "began") view = new View(what.layout, member).after(what.ops);
    if (what.type !== "moved" && what.type !== "advanced") continue;
    const after: View = view!.after(what.ops);
    found.push({ what, before: view!, after });
    view = after;
  }
  return found;
}

const STEPS = steps();
const { layout } = STEPS[0].before;
/** Those in which a seat did something. */
const done = (verb: string) =>
  STEPS.flatMap(({ what, ...views }) =>
    what.type === "moved" && layout.verbs[unpack(what.move).verb].name === verb ? [{ ...views, what }] : [],
  );
const some = (all: readonly Motion[], kind: Motion["kind"]) => all.filter((one) => one.kind === kind);

describe("what moves", () => {
  it("a card that is laid goes from its player to its cell, as it lies there", () => {
    const digs = done("dig");
    expect(digs.length).toBeGreaterThan(10);
    for (const step of digs) {
      const [first] = motions(step);
      const cell = unpack(step.what.move).a;
      expect(first).toMatchObject({ kind: "travel", beat: 0, from: { at: "seat", seat: step.what.seat }, to: { at: "cell", cell } });
      const laid = step.what.ops.find(([code, at]) => code === PLACE && at === cell)!;
      expect(first.kind === "travel" && first.shown.card).toBe(cardOf(laid[2]));
    }
  });

  it("a tool breaks in front of whom it is played on, and what mends it goes there first", () => {
    for (const verb of ["break", "repair"]) {
      const found = done(verb);
      expect(found.length).toBeGreaterThan(0);
      for (const step of found) {
        const { a: seat } = unpack(step.what.move);
        const [first] = motions(step);
        if (seat !== step.what.seat) expect(first).toMatchObject({ kind: "travel", beat: 0, to: { at: "seat", seat } });
      }
    }
  });

  it("cards that are put away and drawn show their faces only to whom they were told", () => {
    let backs = 0;
    for (const step of STEPS) {
      const told = new Set(step.what.ops.flatMap(([code, card, tile]) => (code === PLACE || code === LIFT ? [cardOf(tile)] : [card])));
      for (const one of motions(step)) {
        if (one.kind !== "travel") continue;
        if (one.shown.card === BACK) backs += 1;
        else expect(told).toContain(one.shown.card);
      }
    }
    expect(backs).toBeGreaterThan(20);
  });

  it("a rockfall takes the card away from its cell", () => {
    const falls = STEPS.filter(({ what }) => what.ops.some(([code]) => code === LIFT));
    expect(falls.length).toBeGreaterThan(0);
    for (const step of falls) {
      const [, cell, tile] = step.what.ops.find(([code]) => code === LIFT)!;
      expect(some(motions(step), "fall")).toEqual([{ kind: "fall", beat: 1, cell, tile }]);
      expect(step.before.tiles.get(cell)).toBe(tile);
    }
  });

  it("a map glows at the goal for all, and shows the card to none but who looked", () => {
    const maps = done("map");
    expect(maps.length).toBeGreaterThan(0);
    for (const step of maps) {
      const [look] = some(motions(step), "look");
      const peek = step.what.ops.find(([code]) => code === PEEK)!;
      expect(look).toEqual({ kind: "look", beat: 1, cell: unpack(step.what.move).a, card: peek[1] });
      expect(peek[1] === BACK).toBe(step.what.seat !== step.before.eye);
    }
  });

  it("tunnels that are linked anew light up, and no others, away from the card", () => {
    let lit = 0;
    for (const step of STEPS) {
      if (step.what.ops.some(([code]) => code === GATHER)) continue;
      const laid = step.what.ops.find(([code]) => code === PLACE)?.[1];
      const lights = some(motions(step), "light");
      const [was, is] = [step.before, step.after].map((view) => reached(layout, view.tiles));
      const fresh = laid === undefined ? [] : [...is].filter(([cell, sides]) => sides & ~(was.get(cell) ?? 0)).map(([cell]) => cell);
      expect(lights.map((one) => (one.kind === "light" ? one.cell : -1))).toEqual(fresh);
      for (const one of lights) {
        if (one.kind !== "light" || step.what.ops.filter(([code]) => code === PLACE).length > 1) continue;
        expect(one.far).toBe(Math.abs(column(one.cell) - column(laid!)) + Math.abs(row(one.cell) - row(laid!)));
      }
      lit += lights.length;
    }
    expect(lit).toBeGreaterThan(10);
  });

  it("gold goes to whom it is paid, closed to all others", () => {
    const paid = STEPS.flatMap((step) =>
      some(motions(step), "travel").filter((one) => one.kind === "travel" && one.shown.back === "gold").map((one) => ({ one, eye: step.before.eye })),
    );
    expect(paid.length).toBeGreaterThan(0);
    for (const { one, eye } of paid) {
      if (one.kind !== "travel" || one.shown.card === BACK) continue;
      expect([one.from, one.to]).toContainEqual({ at: "seat", seat: eye });
    }
  });

  it("the end of a round shows no role by moving, and no deal moves", () => {
    const ends = STEPS.filter(({ what }) => what.ops.some(([code, , zone]) => code === SHOW && stem(layout.zones[zone]) === "role"));
    expect(ends.length).toBeGreaterThan(0);
    for (const step of ends) expect(some(motions(step), "glance")).toEqual([]);
    const deals = STEPS.filter(({ what }) => what.ops.some(([code]) => code === GATHER));
    expect(deals.length).toBe(2);
    for (const step of deals) {
      expect(step.what.ops.filter(([code]) => code === MOVE).length).toBeGreaterThan(10);
      expect(motions(step)).toEqual([]);
    }
  });
});

describe.each(games())("every step of %s", (_, { layout, eyes }: { layout: ToldLayout; eyes: { eye: number; told: Op[][] }[] }) => {
  it("can be shown to every eye, beat after beat, and moves nothing that was not told", () => {
    const seen = new Set<string>();
    const pass = layout.verbs.findIndex((verb) => !verb.card);
    for (const { eye, told } of eyes) {
      let view = new View(layout, eye);
      for (const ops of told) {
        const after = view.after(ops);
        const what: Moved = { type: "moved", step: 1, seat: 0, move: Math.max(0, pass), by: "bot", ops, story: [] };
        const found = motions({ what, before: view, after });
        expect(found.map(({ beat }) => beat)).toEqual(found.map(({ beat }) => beat).sort());
        for (const one of found) {
          if (one.kind === "look" && eye === WATCHER && !ops.some(([code]) => code === SHOW)) expect(one.card).toBe(BACK);
          if (one.kind === "turn") expect(view.down.has(one.cell)).toBe(true);
          if (one.kind === "fall") expect(view.tiles.get(one.cell)).toBe(one.tile);
          if (one.kind === "light") expect(after.tiles.has(one.cell)).toBe(true);
          seen.add(one.kind);
        }
        view = after;
      }
    }
    expect(seen).toContain("travel");
    // Goals are turned over in most games, and tunnels are linked to where a ladder stands, if any does.
    const turned = eyes.some(({ told }) => told.flat().some(([code, , , , slot]) => code === PLACE && slot >= 0));
    expect(seen.has("turn")).toBe(turned);
    expect(seen.has("light")).toBe(layout.ladders.flat().includes(true));
  });
});

describe("pace", () => {
  it("nothing moves while steps come faster than one can watch", () => {
    const pace = new Pace();
    expect([1000, 1000 + RUSH, 1000 + RUSH + 1, 1000 + RUSH + 2, 1000 + 2 * RUSH + 2].map((now) => pace.calm(now))).toEqual([true, true, false, false, true]);
  });
});
