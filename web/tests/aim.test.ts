import { describe, expect, it } from "vitest";

import { type Choice, Choices } from "../src/lib/moves";
import type { Layout } from "../src/lib/protocol";
import { View } from "../src/lib/view";
import { Aim } from "../src/screens/table/aim.svelte";
import { asks, games } from "./vectors";

/** A table that offers these moves and keeps what is made of them. */
class Offer {
  readonly choices: Choices;
  readonly view: View;
  readonly made: number[] = [];
  readonly seat = 0;
  readonly step = 7;
  readonly layout: Layout;

  constructor(layout: Layout, moves: number[]) {
    this.layout = layout;
    this.choices = Choices.of(layout, moves);
    this.view = new View(layout, 0);
    this.view.todo = [layout.tasks.indexOf(this.choices.all[0].verb.task)];
  }

  move = async (move: number): Promise<void> => void this.made.push(move);
}

/** Point at the parts of a move as a player does. */
function point(aim: Aim, one: Choice): void {
  if (one.card) aim.hold(one.card);
  if (aim.verb !== one.verb.name) aim.pickVerb(one.verb.name);
  for (const at of [one.cell, one.cell2].filter((at) => at >= 0)) {
    expect([...aim.cells.keys()]).toContain(at);
    expect(aim.ready).toBeUndefined();
    aim.pickCell(at);
  }
  for (const seat of [one.seat, one.seat2].filter((seat) => seat >= 0)) {
    expect([...aim.seats.keys()]).toContain(seat);
    expect(aim.ready).toBeUndefined();
    aim.pickSeat(seat);
  }
  if (aim.whiches.size) aim.pickWhich(one.which);
  if (aim.turn !== one.turn) aim.rotate();
}

describe.each([...games(), ...asks()])("%s", (_, { layout, choices }) => {
  it("every move that is offered can be pointed at, and nothing else is made", async () => {
    for (const { moves } of choices) {
      const offer = new Offer(layout, moves);
      for (const one of offer.choices.all) {
        const aim = new Aim(offer);
        if (aim.direct) {
          // Each is a button; places, players and cards of the hand can be pointed at as well.
          await aim.make(one.move);
          expect(offer.made.pop()).toBe(one.move);
          if (one.turn >= 0 || (one.cell < 0 && one.seat < 0 && !one.card)) continue;
          if (one.cell >= 0) aim.pickCell(one.cell);
          else if (one.seat >= 0) aim.pickSeat(one.seat);
          else aim.pickCard(one.card);
          expect(aim.why).toBeNull();
          await aim.confirm();
        } else if (one.passes) {
          aim.hold(one.card);
          await aim.pass();
        } else {
          point(aim, one);
          await aim.confirm();
        }
        expect(offer.made.pop()).toBe(one.move);
        expect(aim.picks).toEqual({});
      }
    }
  });

  it("what was chosen is taken back step by step, and nothing is made", () => {
    for (const { moves } of choices) {
      const offer = new Offer(layout, moves);
      for (const one of offer.choices.played.all) {
        const aim = new Aim(offer);
        if (aim.direct) continue;
        point(aim, one);
        for (let times = 0; times < 5 && Object.keys(aim.picks).length; times += 1) aim.back();
        expect(aim.picks).toEqual({});
        expect(aim.ready).toBeUndefined();
      }
      expect(offer.made).toEqual([]);
    }
  });
});
