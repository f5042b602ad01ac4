import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";

import type { Socket } from "../src/lib/line";
import type { FromClient, Told } from "../src/lib/protocol";
import { TableModel, type Turned } from "../src/lib/table.svelte";
import { follow } from "./follow.svelte";
import { table as vector } from "./vectors";

const { member, info, verdicts, view, told } = vector();

/** A table whose socket the test holds. */
function open() {
  const asked: FromClient[] = [];
  const socket: Socket = {
    send: (text) => asked.push(JSON.parse(text)),
    close() {},
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const table = new TableModel({ table: "cellar", token: "secret", open: () => socket });
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: "welcome", id: 1, info, member, eye: -1, seq: 0, step: 0 });
  return { table, say, asked };
}

function heard() {
  const { table, say } = open();
  told.forEach(say);
  return table;
}

describe("a table", () => {
  it("folds to what the server's table is", () => {
    const table = heard();
    const { people } = table;
    expect(table.phase).toBe(info.phase);
    expect(table.paused).toBe(info.paused);
    expect(table.code).toBe(info.code);
    expect(table.commitment).toBe(info.commitment);
    expect(people.host).toBe(info.host);
    expect(people.seats).toEqual(info.seats);
    expect(people.members.map(({ name, seat, ready, left }) => ({ name, seat, ready, left }))).toEqual(info.members);
    expect(people.names).toEqual(info.seats.map((seat) => seat.name));
    expect(people.plays(3)).toBe("standard");
    expect(people.plays(2)).not.toBe("");
    expect(people.plays(0)).toBe("");
  });

  it("sees with the own eye from the deal on", () => {
    const table = heard();
    expect(table.eye).toBe(member);
    expect(table.seat).toBe(member);
    expect(table.view?.nums).toEqual(view.nums);
    expect(view.zones.map((_, zone) => table.view!.cards(zone))).toEqual(view.zones);
  });

  it("keeps every claim and how it was judged, and hears nobody who is muted", () => {
    const table = heard();
    expect(verdicts.length).toBe(2);
    expect(table.claims.map((claim) => ({ seq: claim.seq, true: claim.true }))).toEqual(verdicts);
    expect(table.people.members.map((one) => one.muted)).toEqual([false, false, true, false]);
    const words = table.story.flatMap(({ what }) => (what.type === "spoke" ? [what.words] : []));
    expect(words.at(-1)).toBeNull();
  });

  it("keeps the open table of each round that ended", () => {
    const table = heard();
    expect(table.rounds.map((round) => round.number)).toEqual([1, 2, 3]);
    for (const { view, outcome, number } of table.rounds) {
      expect(outcome).toMatchObject({ round: number, decided: true });
      expect([0, 1, 2, 3].map((seat) => view.role(seat))).toEqual(outcome.roles);
      expect(outcome.roles).not.toContain("");
      expect(view.tiles.size).toBeGreaterThan(1);
    }
    expect(table.result?.how).toBe("finished");
    expect(table.ending).toBeNull();
  });

  it("knows a round that ends from the verdict until the next deal", () => {
    const { table, say } = open();
    let ends = 0;
    for (const message of told) {
      say(message);
      const { what } = message;
      if (what.type !== "moved" && what.type !== "advanced") continue;
      expect(table.outcome).toEqual(what.outcome);
      expect(table.ending !== null).toBe(what.outcome?.decided ?? false);
      if (!table.ending) continue;
      expect(table.ending.view).toBe(table.view);
      expect(table.rounds.length).toBe(table.ending.number - 1);
      ends += 1;
    }
    expect(ends).toBeGreaterThan(2);
  });

  it("shows every step before and after, and says whether it is new", () => {
    const { table, say } = open();
    const shown: Turned[] = [];
    const stop = table.watch((turned) => shown.push(turned));
    const middle = told.findIndex(({ what }) => what.type === "moved" && what.step === 20);
    told.slice(0, middle).forEach(say);
    say({ type: "presence", online: [0, 1], watchers: 3, awaited: [], at: Date.now() });
    told.slice(middle, middle + 5).forEach(say);
    stop();
    told.slice(middle + 5).forEach(say);
    const steps = shown.map(({ chapter: { what } }) => (what.type === "moved" || what.type === "advanced" ? what.step : 0));
    expect(steps).toEqual(Array.from({ length: steps.length }, (_, step) => step));
    expect(shown.map(({ fresh }) => fresh)).toEqual(steps.map((step) => step >= 20));
    shown.slice(1).forEach(({ before }, number) => expect(before).toBe(shown[number].after));
    expect(shown.filter(({ chapter }) => chapter.story.length === 0)).toEqual([]);
    expect(table.isOnline(1) && !table.isOnline(2)).toBe(true);
    expect(table.watchers).toBe(3);
  });

  it("says when a bot sits in by this machine's clock, however that stands", () => {
    const { table, say } = open();
    const [here, there] = [Date.now(), 1_000_000];
    say({ type: "presence", online: [0], watchers: 0, awaited: [{ member: 1, until: there + 5000 }], at: there });
    expect(table.botAt(0)).toBe(0);
    expect(table.botAt(1) - here).toBeGreaterThanOrEqual(5000);
    expect(table.botAt(1)).toBeLessThanOrEqual(Date.now() + 5000);
    say({ type: "presence", online: [0, 1], watchers: 0, awaited: [], at: there });
    expect(table.botAt(1)).toBe(0);
  });

  it("offers what was told last, until something else is told", () => {
    const { table, say } = open();
    const first = told.findIndex(({ what }) => what.type === "began");
    const moves = [(told[first + 1].what as { move: number }).move];
    const question = { key: "ask-turn", args: {} };
    told.slice(0, first).forEach(say);
    expect(table.choices.empty).toBe(true);
    say({ ...told[first], moves, question, due: 5000, banks: [1, 2, 3, 4] } satisfies Told);
    expect(table.choices.all.map((one) => one.move)).toEqual(moves);
    expect([table.question, table.due, table.banks]).toEqual([question, 5000, [1, 2, 3, 4]]);
    say({ type: "told", seq: first + 1, at: 0, what: { type: "paused" } });
    expect(table.choices.empty).toBe(true);
    say({ type: "told", seq: first + 2, at: 0, what: { type: "continued" }, moves });
    expect(table.choices.only?.move).toBe(moves[0]);
    expect(table.due).toBe(0);
    say({ type: "told", seq: first + 3, at: 0, what: { type: "woke" } });
    expect(table.choices.empty).toBe(true);
  });

  it("says that a move is on its way until it is told, or cannot be made", async () => {
    const first = told.findIndex(({ what }) => what.type === "began");
    const next = told.findIndex(({ what }) => what.type === "moved");
    const { move } = told[next].what as { move: number };
    const sent = () => {
      const { table, say } = open();
      told.slice(0, first).forEach(say);
      say({ ...told[first], moves: [move] });
      expect([table.sending, table.choices.empty]).toEqual([false, false]);
      const made = table.move(move);
      expect([table.sending, table.choices.empty]).toEqual([true, true]);
      return { table, say, made };
    };
    const well = sent();
    told.slice(first + 1, next + 1).forEach(well.say);
    expect(well.table.sending).toBe(false);
    const ill = sent();
    ill.table.close();
    await expect(ill.made).rejects.toThrow();
    expect([ill.table.sending, ill.table.choices.empty]).toEqual([false, false]);
  });

  it("gives an answer again that was noted by a server which is gone", async () => {
    const first = told.findIndex(({ what }) => what.type === "began");
    const { move } = told.find(({ what }) => what.type === "moved")!.what as { move: number };
    const { table, say, asked } = open();
    Object.defineProperty(table, "window", { get: () => true });
    told.slice(0, first).forEach(say);
    say({ ...told[first], moves: [move] });
    const answered = () => asked.filter(({ type }) => type === "move");
    const noted = table.move(move);
    say({ type: "noted", id: answered()[0].id });
    await noted;
    expect(table.noted).toBe(move);
    // Whoever goes on with the table asks again.
    say({ type: "told", seq: first + 1, at: 0, what: { type: "woke" }, moves: [move] });
    expect(table.noted).toBeNull();
    expect(answered().map((one) => ({ ...one, id: 0 }))).toEqual(Array(2).fill({ type: "move", id: 0, step: 0, move }));
    say({ type: "noted", id: answered()[1].id });
    await expect.poll(() => table.noted).toBe(move);
    // It is not one's to give any more.
    say({ type: "told", seq: first + 2, at: 0, what: { type: "woke" } });
    expect([table.noted, answered().length]).toEqual([null, 2]);
  });

  it("knows the server's clock from what is told fast", () => {
    const { table, say } = open();
    const there = Date.now() - 60_000;
    say({ type: "presence", online: [], watchers: 0, awaited: [], at: there - 5000 });
    const first = told.findIndex(({ what }) => what.type === "began");
    told.slice(0, first).forEach((one) => say({ ...one, at: there }));
    say({ ...told[first], at: there, due: there + 10_000 });
    const left = table.due - Date.now();
    expect(left).toBeGreaterThan(9_000);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  it("is state that Svelte follows", () => {
    const { table, say } = open();
    const seen: string[] = [];
    const stop = follow(table, (text) => seen.push(text));
    flushSync();
    told.forEach(say);
    flushSync();
    stop();
    expect(seen).toEqual(["lobby 0", `over ${table.step}`]);
  });
});
