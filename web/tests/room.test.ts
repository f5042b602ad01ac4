import { beforeEach, describe, expect, it } from "vitest";

import { Choices } from "../src/lib/moves";
import type { Round } from "../src/lib/table.svelte";
import { Room, type Sitting } from "../src/screens/room/room.svelte";
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
let room: Room<Seat>;

/** Something happened at the table; who shows the room hears of it. */
function happens(...asked: Seat[]): void {
  for (const one of [anna, ben]) one.choices = asked.includes(one) ? SOME : NONE;
  room.follow();
}

const opens = (window: boolean) => (common.view = { task: { window } } as Sitting["view"]);

beforeEach(() => {
  [common, anna, ben] = [-1, 0, 1].map(sitting);
  room = new Room([anna, ben], common);
  room.follow();
});

describe("one device for several people", () => {
  it("shows what everybody sees while nobody here is asked", () => {
    expect(room.shown).toEqual({ kind: "public" });
    common.phase = "lobby";
    expect(room.shown).toEqual({ kind: "lobby" });
    expect(room.host).toBe(ben);
  });

  it("opens a hand only to who says who they are", () => {
    happens(ben);
    expect(room.shown).toEqual({ kind: "pass", person: 1 });
    room.take(1);
    expect(room.shown).toEqual({ kind: "hand", person: 1 });
  });

  it("lets a hand lie open until its owner passes the device on", () => {
    happens(anna);
    room.take(0);
    happens();
    expect([room.shown, room.next]).toEqual([{ kind: "hand", person: 0 }, -1]);
    happens(ben);
    expect([room.shown, room.next]).toEqual([{ kind: "hand", person: 0 }, 1]);
    room.hide();
    expect(room.shown).toEqual({ kind: "pass", person: 1 });
  });

  it("goes through a hide screen for who looks at the own hand out of turn", () => {
    room.call(0);
    expect(room.shown).toEqual({ kind: "pass", person: 0 });
    room.take(0);
    expect(room.shown).toEqual({ kind: "hand", person: 0 });
    room.hide();
    expect(room.shown).toEqual({ kind: "public" });
  });

  it("can be laid down before whoever must act takes it", () => {
    happens(ben);
    room.look();
    expect([room.shown, room.next]).toEqual([{ kind: "public" }, 1]);
    room.call(1);
    room.take(1);
    room.hide();
    expect(room.shown).toEqual({ kind: "pass", person: 1 });
  });

  it("singles out nobody while all are asked, and hides who cannot answer", () => {
    happens(anna);
    room.take(0);
    opens(true);
    happens(ben);
    expect(room.shown).toEqual({ kind: "public" });
    room.call(1);
    room.take(1);
    ben.noted = 7;
    happens(ben, anna);
    expect(room.shown).toEqual({ kind: "public" });
    expect(room.asked).toEqual([0]);
  });

  it("leaves a hand open while its owner is among those who are asked", () => {
    room.take(1);
    opens(true);
    happens(anna, ben);
    expect(room.shown).toEqual({ kind: "hand", person: 1 });
  });

  it("puts every hand away at the end of a round, and goes on when all have seen it", () => {
    room.take(0);
    const round = { seq: 9, number: 1 } as Round;
    common.rounds = [round];
    happens(ben);
    expect([room.shown, room.ended]).toEqual([{ kind: "public" }, round]);
    room.goOn();
    expect([room.shown, room.ended]).toEqual([{ kind: "pass", person: 1 }, undefined]);
  });

  it("does not end again what had ended before one came", () => {
    common.known = false;
    common.rounds = [{ seq: 9, number: 1 } as Round];
    const later = new Room([anna, ben], common);
    later.follow();
    expect([later.ready, later.ended]).toEqual([false, undefined]);
    common.known = true;
    later.follow();
    expect([later.ready, later.ended]).toEqual([true, undefined]);
  });

  it("shows no hand when the match is over", () => {
    room.take(0);
    common.phase = "over";
    happens();
    expect(room.shown).toEqual({ kind: "public" });
  });
});
