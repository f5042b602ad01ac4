import { beforeEach, describe, expect, it } from "vitest";

import { Choices } from "../src/lib/moves";
import type { Round } from "../src/lib/table.svelte";
import { Hotseat, type Sitting } from "../src/screens/hotseat/hotseat.svelte";
import { games } from "./vectors";

const [[, { layout, choices }]] = games();
const SOME = Choices.of(layout, choices[0].moves);
const NONE = new Choices([]);

type Seat = { -readonly [Part in keyof Sitting]: Sitting[Part] };

/** A table at which all are asked at once, or not, and whose turn it is. */
const viewOf = (window: boolean, active: number) =>
  ({ task: { window }, nums: [active], layout: { frame: { active: 0 } } }) as unknown as Sitting["view"];

/** A table as one person, or everybody, is told it. */
const sitting = (member: number): Seat => ({
  phase: "playing",
  known: true,
  choices: NONE,
  view: viewOf(false, 0),
  rounds: [],
  ending: null,
  inInterval: false,
  climax: null,
  seat: member,
  ready: () => new Promise(() => undefined),
  member,
  people: { host: 1 } as Sitting["people"],
});

let common: Seat;
let anna: Seat;
let ben: Seat;
let hotseat: Hotseat<Seat>;

/** Something happened at the table; who shows the hotseat hears of it. */
function happens(...asked: Seat[]): void {
  for (const one of [anna, ben]) one.choices = asked.includes(one) ? SOME : NONE;
  hotseat.follow();
}

const opens = (active: number) => (common.view = viewOf(true, active));

beforeEach(() => {
  [common, anna, ben] = [-1, 0, 1].map(sitting);
  hotseat = new Hotseat([anna, ben], common);
  hotseat.follow();
});

describe("one device for several people", () => {
  it("shows what everybody sees while nobody here is asked", () => {
    expect(hotseat.shown).toEqual({ kind: "public" });
    common.phase = "lobby";
    expect(hotseat.shown).toEqual({ kind: "lobby" });
    expect(hotseat.host).toBe(ben);
  });

  it("opens a hand only to who says who they are", () => {
    happens(ben);
    expect(hotseat.shown).toEqual({ kind: "hand-over", person: 1 });
    hotseat.take(1);
    expect(hotseat.shown).toEqual({ kind: "hand", person: 1 });
  });

  it("lets a hand lie open until its owner passes the device on", () => {
    happens(anna);
    hotseat.take(0);
    happens();
    expect([hotseat.shown, hotseat.next]).toEqual([{ kind: "hand", person: 0 }, -1]);
    happens(ben);
    expect([hotseat.shown, hotseat.next]).toEqual([{ kind: "hand", person: 0 }, 1]);
    hotseat.hide();
    expect(hotseat.shown).toEqual({ kind: "hand-over", person: 1 });
  });

  it("goes through a hide screen for who looks at the own hand out of turn", () => {
    hotseat.call(0);
    expect(hotseat.shown).toEqual({ kind: "hand-over", person: 0 });
    hotseat.take(0);
    expect(hotseat.shown).toEqual({ kind: "hand", person: 0 });
    hotseat.hide();
    expect(hotseat.shown).toEqual({ kind: "public" });
  });

  it("can be laid down before whoever must act takes it", () => {
    happens(ben);
    hotseat.look();
    expect([hotseat.shown, hotseat.next]).toEqual([{ kind: "public" }, 1]);
    hotseat.call(1);
    hotseat.take(1);
    hotseat.hide();
    expect(hotseat.shown).toEqual({ kind: "hand-over", person: 1 });
  });

  it("singles out nobody while all are asked, and hides whose card it is", () => {
    happens(anna);
    hotseat.take(0);
    opens(0);
    happens(ben);
    expect(hotseat.shown).toEqual({ kind: "public" });
    hotseat.call(1);
    hotseat.take(1);
    expect(hotseat.shown).toEqual({ kind: "hand", person: 1 });
  });

  it("asks everybody but whose card it is, whoever has an answer", () => {
    for (const asked of [[], [anna], [ben], [anna, ben]]) {
      opens(2);
      happens(...asked);
      expect(hotseat.asked).toEqual([0, 1]);
      opens(1);
      happens(...asked);
      expect(hotseat.asked).toEqual([0]);
    }
  });

  it("leaves a hand open while its owner is among those who are asked", () => {
    hotseat.take(1);
    opens(2);
    happens(anna, ben);
    expect(hotseat.shown).toEqual({ kind: "hand", person: 1 });
  });

  it("puts every hand away at the end of a round, and goes on when all have seen it", () => {
    hotseat.take(0);
    const round = { number: 1 } as Round;
    common.rounds = [round];
    happens(ben);
    expect([hotseat.shown, hotseat.ended]).toEqual([{ kind: "public" }, round]);
    hotseat.goOn();
    expect([hotseat.shown, hotseat.ended]).toEqual([{ kind: "hand-over", person: 1 }, undefined]);
  });

  it("shows all how a round ends before anybody is asked for gold", () => {
    hotseat.take(0);
    common.climax = {} as Sitting["climax"];
    happens(ben);
    expect(hotseat.shown).toEqual({ kind: "public" });
    common.climax = null;
    expect(hotseat.shown).toEqual({ kind: "hand-over", person: 1 });
  });

  it("says for all of this device that they are ready, and waits for the others", () => {
    const said: number[] = [];
    for (const one of [anna, ben]) one.ready = () => (said.push(one.seat), new Promise(() => undefined));
    Object.assign(common, { ending: { number: 1 }, inInterval: true });
    happens();
    hotseat.goOn();
    expect([said, hotseat.waiting, hotseat.ended]).toEqual([[0, 1], true, { number: 1 }]);
    Object.assign(common, { ending: null, inInterval: false, rounds: [{ number: 1 }] });
    expect([hotseat.waiting, hotseat.ended]).toEqual([false, undefined]);
  });

  it("does not end again what had ended before one came", () => {
    common.known = false;
    common.rounds = [{ number: 1 } as Round];
    const later = new Hotseat([anna, ben], common);
    later.follow();
    expect([later.ready, later.ended]).toEqual([false, undefined]);
    common.known = true;
    later.follow();
    expect([later.ready, later.ended]).toEqual([true, undefined]);
  });

  it("shows no hand when the match is over", () => {
    hotseat.take(0);
    common.phase = "over";
    happens();
    expect(hotseat.shown).toEqual({ kind: "public" });
  });
});
