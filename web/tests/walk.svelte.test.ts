// A walk: ways are asked for once a step, a chosen one is gone step by step, and it stops where the table does.

import { expect, it } from "vitest";

import { RefusedError } from "../src/lib/line";
import { Choices } from "../src/lib/moves";
import type { Reach, VerbShape, Way } from "../src/lib/protocol";
import { Aim } from "../src/screens/table/aim.svelte";
import { Walk } from "../src/screens/table/walk.svelte";

const STEP = { name: "step", task: "walk", a: 1, b: 6, card: false } as VerbShape;
const STOP = { name: "stop", task: "walk", a: 0, b: 0, card: false } as VerbShape;
const one = (move: number, verb: VerbShape, cell = -1, part = -1) =>
  ({ move, verb, card: 0, cell, part, seat: -1, cell2: -1, seat2: -1, turn: -1, which: -1, passes: false });
const way = (space: number, ...moves: number[]): Way => ({ cell: 9, space, moves, costs: {} });
const WAYS = [way(1, 11), way(2, 11, 12), way(3, 11, 12, 13)];

/** A table on which a piece goes from space to space of a cell. */
class Ground {
  step = $state(4);
  turns = $state(4);
  choices = $state.raw(new Choices([one(11, STEP, 9, 1), one(1, STOP)]));
  asked = 0;
  readonly made: number[] = [];
  readonly view = null;
  readonly layout = null;
  readonly story = [];
  sending = false;
  refuses = false;
  answer: () => Promise<Reach | null> = async () => ({ type: "reach", id: 1, ways: WAYS, start: 72 });

  ways = (): Promise<Reach | null> => {
    this.asked += 1;
    return this.answer();
  };
  move = async (move: number): Promise<void> => {
    if (this.refuses) throw new RefusedError("stale-step");
    this.made.push(move);
  };
  why = async () => [];

  /** A step is told, and these are offered after it. */
  tell(...moves: number[]): void {
    this.step += 1;
    this.turns += 1;
    this.choices = new Choices(moves.map((move) => one(move, STEP, 9, move - 10)));
  }
}

function begun(): { ground: Ground; walk: Walk } {
  const ground = new Ground();
  return { ground, walk: new Walk(ground, new Aim(ground)) };
}

it("offers single steps until it knows the ways, and asks once a step", async () => {
  const { ground, walk } = begun();
  expect([...walk.ways.keys()]).toEqual([73]);
  expect(walk.start).toBe(-1);
  await walk.look();
  await walk.look();
  expect(ground.asked).toBe(1);
  expect([...walk.ways.keys()]).toEqual([73, 74, 75]);
  expect(walk.start).toBe(72);
});

it("goes on by single steps if nobody answers", async () => {
  const { ground, walk } = begun();
  ground.answer = () => Promise.reject(new RefusedError("lost"));
  await walk.look();
  expect([...walk.ways.keys()]).toEqual([73]);
});

it("walks by pointing twice, one step after the other", async () => {
  const { ground, walk } = begun();
  await walk.look();
  walk.pick(WAYS[2]);
  expect(ground.made).toEqual([]);
  expect(walk.trail(walk.chosen!).map(({ place }) => place)).toEqual([1, 1, 1]);
  walk.pick(WAYS[2]);
  expect(ground.made).toEqual([11]);
  walk.goOn();
  expect(ground.made).toEqual([11]);
  ground.tell(11, 12);
  expect(walk.walking).toBe(true);
  expect(walk.ways.size).toBe(0);
  walk.goOn();
  ground.tell(12, 13);
  walk.goOn();
  expect(ground.made).toEqual([11, 12, 13]);
  expect(walk.walking).toBe(false);
});

it("stops where the next step is not offered: something is asked, or the walk is over", async () => {
  for (const next of [[], [14]]) {
    const { ground, walk } = begun();
    await walk.look();
    walk.pick(WAYS[2]);
    walk.go();
    ground.tell(...next);
    walk.goOn();
    expect(ground.made).toEqual([11]);
    expect(walk.walking).toBe(false);
    ground.tell(12);
    walk.goOn();
    expect(ground.made).toEqual([11]);
  }
});

it("does not go on when more has happened than its own step", async () => {
  const { ground, walk } = begun();
  await walk.look();
  walk.pick(WAYS[1]);
  walk.go();
  ground.tell();
  ground.tell(12);
  walk.goOn();
  expect(ground.made).toEqual([11]);
});

it("ends when a step is refused", async () => {
  const { ground, walk } = begun();
  await walk.look();
  ground.refuses = true;
  walk.pick(WAYS[1]);
  walk.go();
  await Promise.resolve();
  await Promise.resolve();
  ground.refuses = false;
  ground.tell(12);
  walk.goOn();
  expect(ground.made).toEqual([]);
});

it("forgets what was chosen on another step", async () => {
  const { ground, walk } = begun();
  await walk.look();
  walk.point(WAYS[1]);
  ground.tell(11);
  expect(walk.chosen).toBeUndefined();
  walk.go();
  expect(ground.made).toEqual([]);
});
