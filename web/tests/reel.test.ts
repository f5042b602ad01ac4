import { afterEach, describe, expect, it, vi } from "vitest";

import { roundOf } from "../src/lib/frame";
import { PATIENCE } from "../src/lib/line";
import type { Replay } from "../src/lib/protocol";
import { Reel } from "../src/screens/replay/reel.svelte";
import { stopsOf, Tape } from "../src/screens/replay/tape";
import { table as vector } from "./vectors";

const { info, member, told, view } = vector();
const replay: Replay = { info, eye: member, steps: told };

/** A reel that has been loaded from a server that has this replay. */
async function loaded(at: number) {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(replay)));
  const reel = new Reel("cellar");
  await reel.load(member, at);
  await Promise.resolve();
  return reel;
}

afterEach(() => vi.unstubAllGlobals());

describe("a match told again", () => {
  it("stops at the deal, at every step and at the end, and nowhere else", () => {
    const kinds = stopsOf(replay).map((count) => told[count - 1].what.type);
    expect(kinds[0]).toBe("began");
    const others = told.map(({ what }) => what.type).filter((kind) => !["began", "moved", "advanced", "ended"].includes(kind));
    expect(others.length).toBeGreaterThan(0);
    expect(kinds.length).toBe(told.length - others.length);
    expect(told.flatMap(({ what }) => (what.type === "moved" || what.type === "advanced" ? [what.step] : []))).toEqual([...kinds.keys()].slice(1, -1));
  });

  it("is at its last stop as the match was", async () => {
    const reel = await loaded(Infinity);
    expect(reel.at).toBe(reel.last);
    expect(view.zones.map((_, zone) => reel.table!.view!.cards(zone))).toEqual(view.zones);
    expect(reel.table!.fresh).toBe(true);
    expect(reel.table!.choices.all).toEqual([]);
    reel.close();
  });

  it("is the same at a stop, whichever way one comes there", async () => {
    const reel = await loaded(0);
    const first = reel.table;
    const seen: number[][] = [];
    for (let stop = 0; stop <= reel.last; stop++) {
      reel.go(stop);
      seen.push([...reel.table!.view!.nums]);
    }
    // Going on one by one stays with the same table, so that what moves can be seen moving.
    expect(reel.table).toBe(first);
    for (const stop of [3, 1, reel.last]) {
      reel.go(stop);
      await Promise.resolve();
      expect(reel.table!.view!.nums).toEqual(seen[stop]);
    }
    reel.close();
  });

  it("does not fall silent however long one looks at a step", async () => {
    vi.useFakeTimers();
    const reel = await loaded(1);
    vi.advanceTimersByTime(3 * PATIENCE);
    expect(reel.table!.connection.kind).toBe("online");
    reel.go(2);
    expect(reel.table!.step).toBe(2);
    reel.close();
    vi.useRealTimers();
  });

  it("keeps the table in sight until the next one can be shown", async () => {
    const reel = await loaded(5);
    const before = reel.table;
    reel.go(40);
    reel.go(30);
    expect(reel.table).toBe(before);
    await Promise.resolve();
    expect(reel.table!.step).toBe(30);
    expect(before!.connection.kind).toBe("closed");
    reel.close();
  });

  it("knows the rounds of the whole match from the beginning", async () => {
    const reel = await loaded(0);
    expect(reel.pages.map(({ round }) => round)).toEqual([1, 2, 3]);
    for (const { from, round } of reel.pages) {
      reel.go(from);
      await Promise.resolve();
      expect(roundOf(reel.table!.view!)).toBe(round);
    }
    reel.close();
  });

  it("keeps within its ends", async () => {
    const reel = await loaded(2);
    reel.go(-5);
    expect(reel.at).toBe(0);
    reel.go(1e6);
    expect(reel.at).toBe(reel.last);
    reel.close();
  });

  it("lets nobody do anything", () => {
    const tape = new Tape(replay, 0);
    const heard: string[] = [];
    tape.onmessage = ({ data }) => heard.push(data);
    tape.send(JSON.stringify({ type: "ready", ready: true, id: 7 }));
    expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual([{ type: "refused", id: 7, code: "match-over" }]);
  });
});
