import { describe, expect, it, vi } from "vitest";

import type { Chapter } from "../src/lib/chapters";
import { RefusedError } from "../src/lib/line";
import { type Choice, Choices } from "../src/lib/moves";
import type { ToldLayout, Reason } from "../src/lib/protocol";
import type { Pointed } from "../src/lib/table.svelte";
import { View } from "../src/lib/view";
import { Aim } from "../src/screens/table/aim.svelte";
import { asks, games } from "./vectors";

/** A table that offers these moves and keeps what is made of them. */
class Offer {
  readonly choices: Choices;
  readonly view: View;
  readonly story: Chapter[] = [];
  readonly made: number[] = [];
  /** what was asked, and the answer that it gets */
  readonly asked: Pointed[] = [];
  answer: () => Promise<Reason[]> = async () => [];
  step = $state(7);
  turns = $state(7);
  readonly layout: ToldLayout;

  constructor(layout: ToldLayout, moves: number[]) {
    this.layout = layout;
    this.choices = Choices.of(layout, moves);
    this.view = new View(layout, 0);
    this.view.todo = [layout.tasks.indexOf(this.choices.all[0].verb.task)];
  }

  move = async (move: number): Promise<void> => void this.made.push(move);

  why = (pointed: Pointed): Promise<Reason[]> => {
    this.asked.push(pointed);
    return this.answer();
  };
}

/** Point at the parts of a move as a player does. */
function point(aim: Aim, one: Choice): void {
  if (one.card) aim.hold(one.card);
  if (aim.verb !== one.verb.name) aim.pickVerb(one.verb.name);
  if (one.part >= 0) pointInside(aim, one);
  for (const at of [one.cell, one.cell2].filter((at) => at >= 0 && one.part < 0)) {
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

/** Of the spaces and edges that are lit, point at one. */
function pointInside(aim: Aim, one: Choice): void {
  const target = aim.points.find(({ cell, part, verb }) => cell === one.cell && part === one.part && verb === one.verb.name);
  expect(target).toBeDefined();
  expect(aim.ready).toBeUndefined();
  aim.pickPoint(target!);
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
          const { cell } = one;
          if (one.part >= 0) pointInside(aim, one);
          else if (cell >= 0) {
            // Where one may do several things, what is meant is said first.
            if (offer.choices.with({ cell }).byVerb().size > 1) aim.pickVerb(one.verb.name);
            aim.pickCell(cell);
          } else if (one.seat >= 0) aim.pickSeat(one.seat);
          else aim.pickCard(one.card);
          expect(aim.why).toEqual([]);
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

describe("what cannot be done", () => {
  const [, { layout, choices }] = games()[0];
  const REASON: Reason = { code: "cell-taken", args: { cell: "0,0" } };
  const FAR = 40_000;

  /** A turn in which a path card can be laid, and others cannot be used; the rules have one answer. */
  function turn(): { offer: Offer; aim: Aim; path: Choice; idle: number } {
    const offer = new Offer(layout, choices.find(({ moves }) => Choices.of(layout, moves).by("cell").size)!.moves);
    offer.answer = async () => [REASON];
    const path = offer.choices.all.find(({ cell, turn }) => cell >= 0 && turn >= 0)!;
    const idle = layout.kinds.findIndex((_, card) => card > 0 && offer.choices.played.with({ card }).empty);
    return { offer, aim: new Aim(offer), path, idle };
  }

  it("a card that does nothing asks why, and the answer is shown", async () => {
    const { offer, aim, idle } = turn();
    aim.pickCard(idle);
    await vi.waitFor(() => expect(aim.why).toEqual([REASON]));
    expect(offer.asked).toEqual([{ card: idle }]);
  });

  it("a card that does something asks nothing", () => {
    const { offer, aim, path } = turn();
    aim.pickCard(path.card);
    expect([offer.asked, aim.why]).toEqual([[], []]);
  });

  it("a place or a player that is not offered asks why, and no move is made", async () => {
    const { offer, aim, path } = turn();
    aim.pickCard(path.card);
    await aim.askCell(FAR);
    expect(aim.why).toEqual([REASON]);
    await aim.askSeat(2);
    await aim.askCell(path.cell);
    const turned = Math.max(0, aim.turn);
    expect(offer.asked).toEqual([{ card: path.card, cell: FAR, turned }, { card: path.card, seat: 2 }]);
    expect(offer.made).toEqual([]);
  });

  it("what was named is asked about by its number", async () => {
    const { offer, aim, path } = turn();
    aim.pickVerb(path.verb.name, path.card);
    await aim.askSeat(1);
    expect(offer.asked).toEqual([{ card: path.card, seat: 1, verb: layout.verbs.indexOf(path.verb) }]);
  });

  it("nothing is asked while nothing is chosen, or nothing can be", async () => {
    const { offer, aim, idle } = turn();
    await aim.askCell(FAR);
    await aim.askSeat(1);
    aim.covered = true;
    aim.pickCard(idle);
    expect(offer.asked).toEqual([]);
    const waiting = Object.assign(turn().offer, { choices: new Choices([]) });
    new Aim(waiting).pickCard(idle);
    expect(waiting.asked).toEqual([]);
  });

  it("an answer that comes after something else was chosen is not shown", async () => {
    const { offer, aim, idle, path } = turn();
    let answer: (reasons: Reason[]) => void = () => {};
    offer.answer = () => new Promise((resolve) => (answer = resolve));
    aim.pickCard(idle);
    aim.pickCard(path.card);
    answer([REASON]);
    await Promise.resolve();
    expect(aim.why).toEqual([]);
  });

  it("an answer is void after whatever may have changed it, when something is chosen, and while it is covered", async () => {
    const { offer, aim, path } = turn();
    aim.pickCard(path.card);
    await aim.askCell(FAR);
    aim.covered = true;
    expect(aim.why).toEqual([]);
    aim.covered = false;
    expect(aim.why).toEqual([REASON]);
    aim.pickCard(path.card);
    expect(aim.why).toEqual([]);
    aim.pickCard(path.card);
    await aim.askCell(FAR);
    offer.turns += 1;
    expect(aim.why).toEqual([]);
  });

  it("a question that is refused shows that", async () => {
    const { offer, aim, path } = turn();
    offer.answer = () => Promise.reject(new RefusedError("too-fast", { seconds: 3 }));
    aim.pickCard(path.card);
    await aim.askCell(FAR);
    expect(aim.why).toEqual([{ code: "too-fast", args: { seconds: 3 } }]);
  });

  it("a move that is refused after all shows why", async () => {
    const { offer, aim, path } = turn();
    offer.move = () => Promise.reject(new RefusedError("match-paused"));
    await aim.make(path.move);
    expect(aim.why).toEqual([{ code: "match-paused", args: {} }]);
  });
});
