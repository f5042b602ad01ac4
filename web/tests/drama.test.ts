// What lies over the board for a while: a role that was dealt, the end of a round, what one has missed.

import { describe, expect, it } from "vitest";

import type { Chapter } from "../src/lib/chapters";
import type { Socket } from "../src/lib/line";
import type { Moved, Outcome, Sentence } from "../src/lib/protocol";
import { TableModel } from "../src/lib/table.svelte";
import { PLACE } from "../src/lib/view";
import { Absence } from "../src/screens/table/ends/absence.svelte";
import { missed, MOST } from "../src/screens/table/ends/missed";
import { shining } from "../src/screens/table/ends/shine";
import { Known } from "../src/screens/table/self/known.svelte";
import { games, table as vector } from "./vectors";

const { member, info, told } = vector();
const [[, { layout }]] = games();

/** A browser's storage. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) } as unknown as Storage;
}

/** A table that is told what is new. */
function open(watched: boolean) {
  const socket: Socket = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null };
  const table = new TableModel({ table: "cellar", open: () => socket });
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: "welcome", id: 1, info, member, eye: -1, seq: 0, step: 0 });
  say({ type: "presence", online: [], watchers: 0, awaited: [], at: 0 });
  table.watched = watched;
  return { table, say };
}

describe("the end of a round that is watched", () => {
  it("holds back who was who until it has been seen, and then misses nothing", () => {
    const { table, say } = open(true);
    let held = 0;
    for (const message of told) {
      say(message);
      if (!table.climax) continue;
      held += 1;
      expect(table.climax.decided).toBe(true);
      expect(table.outcome?.decided ?? false).toBe(false);
      const others = [0, 1, 2, 3].filter((seat) => seat !== table.eye);
      expect(others.map((seat) => table.view!.role(seat))).toContain("");
      expect(table.phase).toBe("playing");
      table.release();
      expect(table.climax).toBeNull();
    }
    expect(held).toBe(3);
    expect(table.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(table.story.map(({ seq }) => seq)).toEqual(told.map(({ seq }) => seq));
  });

  it("hears what is told meanwhile afterwards, in order", () => {
    const { table, say } = open(true);
    told.forEach(say);
    expect(table.climax?.round).toBe(1);
    const before = table.story.length;
    expect(before).toBeLessThan(told.length);
    table.release();
    expect(table.story.map(({ seq }) => seq)).toEqual(told.map(({ seq }) => seq));
    expect(table.phase).toBe("over");
  });

  it("is told at once to who does not watch, and to who is told the past", () => {
    const { table, say } = open(false);
    told.forEach(say);
    expect([table.climax, table.phase]).toEqual([null, "over"]);
    const late = open(true);
    late.table.fresh = false;
    told.forEach(late.say);
    expect([late.table.climax, late.table.phase]).toEqual([null, "over"]);
  });

  it("shines where the last move turned a card over, unless the round just ran out", () => {
    const laid = [PLACE, 5, 8, 0, -1];
    const turned = [PLACE, 6, 8, 0, 0];
    const story = (ops: number[][]) => [{ seq: 1, at: 0, what: { type: "moved", ops } as unknown as Moved, story: [] }];
    const won = { why: "treasure" } as Outcome;
    expect(shining(story([laid, turned]), won)).toBe(6);
    expect(shining(story([laid]), won)).toBe(-1);
    expect(shining(story([laid, turned]), { why: "hands-empty" } as Outcome)).toBe(-1);
  });
});

describe("the own role", () => {
  const dealt = (roleAt: number, role = "digger") => ({ id: "cellar", eye: 0, phase: "playing" as const, view: { role: () => role } as never, roleAt });

  it("is fresh until it was seen, for this browser and for good", () => {
    const store = storage();
    const known = new Known(dealt(4), store);
    expect(known.fresh).toBe(true);
    known.gotIt();
    expect(known.fresh).toBe(false);
    expect(new Known(dealt(4), store).fresh).toBe(false);
    expect(store.getItem("rockfall.role.cellar.0")).toBe("4");
  });

  it("is fresh again when it is dealt anew or changed, for each seat by itself", () => {
    const store = storage();
    new Known(dealt(4), store).gotIt();
    expect(new Known(dealt(90), store).fresh).toBe(true);
    expect(new Known({ ...dealt(4), eye: 1 }, store).fresh).toBe(true);
  });

  it("is nothing to see for who has none, or does not know it", () => {
    expect(new Known({ ...dealt(4), eye: -1 }, storage()).fresh).toBe(false);
    expect(new Known(dealt(4, ""), storage()).fresh).toBe(false);
    expect(new Known({ ...dealt(4), phase: "over" }, storage()).fresh).toBe(false);
  });

  it("counts from every deal on, and not from what others are dealt or show", () => {
    const { table, say } = open(false);
    const deals = new Set<number>();
    for (const message of told) {
      say(message);
      deals.add(table.roleAt);
    }
    deals.delete(-1);
    expect(deals.size).toBe(3);
  });
});

describe("what one has missed", () => {
  const moved = (seq: number, seat: number, sentences: Sentence[], by: Moved["by"] = "person"): Chapter => ({
    seq,
    at: 0,
    what: { type: "moved", step: seq, seat, move: 0, by, ops: [], story: sentences },
    story: sentences,
  });
  const digs = (seat: number): Sentence => ({ key: "digs", args: { seat }, effect: "lays" });
  const draws = (seat: number): Sentence => ({ key: "draws", args: { seat }, effect: "" });
  const breaks = (seat: number, other: number): Sentence => ({ key: "breaks", args: { seat, other }, effect: "harms" });

  it("says first what was done to oneself, and nothing of what is no news", () => {
    const lines = missed(layout, [moved(1, 1, [digs(1), draws(1)]), moved(2, 2, [breaks(2, 0), draws(2)]), moved(3, 1, [breaks(1, 2)])], 0);
    expect(lines).toEqual([breaks(2, 0), digs(1), breaks(1, 2)]);
  });

  it("is nothing where one move was made and one was not meant", () => {
    expect(missed(layout, [moved(1, 1, [digs(1)])], 0)).toEqual([]);
    expect(missed(layout, [moved(1, 1, [breaks(1, 0)])], 0)).toEqual([breaks(1, 0)]);
    expect(missed(layout, [moved(1, 0, [digs(0)]), moved(2, 0, [digs(0)])], 0)).toEqual([]);
  });

  it("tells what a bot did in one's place", () => {
    expect(missed(layout, [moved(1, 0, [digs(0)], "sit-in")], 0)).toEqual([digs(0)]);
  });

  it("is read at a glance, however long one was away", () => {
    const many = Array.from({ length: 40 }, (_, seq) => moved(seq, 1, [digs(1)]));
    expect(missed(layout, [...many, moved(41, 2, [breaks(2, 0)])], 0)).toHaveLength(MOST);
  });

  it("counts from when the table went out of sight, also for who opens the page again", () => {
    const store = storage();
    const table = { id: "cellar", seat: 0, layout, story: [moved(1, 1, [breaks(1, 0)])] };
    const absence = new Absence(table, store);
    absence.see(true);
    expect(absence.lines).toEqual([]);
    absence.see(false);
    table.story = [...table.story, moved(2, 2, [breaks(2, 0)])];
    absence.see(true);
    expect(absence.lines).toEqual([breaks(2, 0)]);
    absence.read();
    absence.leave();
    table.story = [...table.story, moved(3, 1, [breaks(1, 0)])];
    const again = new Absence(table, store);
    again.see(true);
    expect(again.lines).toEqual([breaks(1, 0)]);
  });
});
