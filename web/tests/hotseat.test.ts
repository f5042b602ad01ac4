import { beforeEach, describe, expect, it } from "vitest";

import { Choices } from "../src/lib/moves";
import type { Round } from "../src/lib/table.svelte";
import { Hotseat, type Sitting } from "../src/screens/hotseat/hotseat.svelte";
import { games } from "./vectors";

const [[, { layout, choices }]] = games();
const SOME = Choices.of(layout, choices[0].moves);
const NONE = new Choices([]);

type Seat = { -readonly [Part in keyof Sitting]: Sitting[Part] };

/** A table as one person, or everybody, is told it. */
const sitting = (member: number): Seat => ({
  phase: "playing",
  known: true,
  choices: NONE,
  noted: null,
  view: { task: { window: false } } as Sitting["view"],
  rounds: [],
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

const opens = (window: boolean) => (common.view = { task: { window } } as Sitting["view"]);

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

  it("singles out nobody while all are asked, and hides who cannot answer", () => {
    happens(anna);
    hotseat.take(0);
    opens(true);
    happens(ben);
    expect(hotseat.shown).toEqual({ kind: "public" });
    hotseat.call(1);
    hotseat.take(1);
    ben.noted = 7;
    happens(ben, anna);
    expect(hotseat.shown).toEqual({ kind: "public" });
    expect(hotseat.asked).toEqual([0]);
  });

  it("leaves a hand open while its owner is among those who are asked", () => {
    hotseat.take(1);
    opens(true);
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
