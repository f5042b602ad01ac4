import { describe, expect, it } from "vitest";

import { type Chapter, chapterOf } from "../src/lib/chapters";
import { dealtBy, owned, ownedCards, roundOf } from "../src/lib/frame";
import { cell } from "../src/lib/layout";
import type { Began, Op } from "../src/lib/protocol";
import { PLACE, SET } from "../src/lib/view";
import { TableModel } from "../src/lib/table.svelte";
import { latest, latestLaid } from "../src/screens/table/latest";
import { table as vector } from "./vectors";

const { told, info, member } = vector();
const { layout } = told.find(({ what }) => what.type === "began")!.what as Began;
const step = (...ops: Op[]): Chapter => ({ seq: 0, at: 0, what: { type: "advanced", step: 1, ops, story: [] }, story: [] });
const laid = (x: number): Op => [PLACE, cell(x, 0), 4, 9, -1];
const turned = (x: number): Op => [PLACE, cell(x, 0), 4, 14, 0];
const deal: Op = [SET, layout.frame.round, 2, 0, 0];

describe("the card that came to lie last", () => {
  it("is found behind whatever happened since, laid or turned over", () => {
    const story = [step(laid(1)), step(laid(2), turned(3)), step()];
    expect(latest(layout, story)).toEqual({ cell: cell(3, 0), since: 1 });
    expect(latestLaid(layout, story)).toEqual({ cell: cell(2, 0), since: 1 });
    expect(latestLaid(layout, [step(laid(1)), step(turned(3))])).toEqual({ cell: cell(1, 0), since: 1 });
  });

  it("is none after a deal, whatever the deal lays out", () => {
    expect(latest(layout, [step(laid(1)), step(deal, laid(0)), step()])).toBeUndefined();
    expect(latest(layout, [])).toBeUndefined();
  });
});

describe("the frame", () => {
  const socket = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null } as { onmessage: ((event: { data: string }) => void) | null; send(): void; close(): void; onopen: null; onclose: null };
  const table = new TableModel({ table: "cellar", token: "secret", open: () => socket });
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ type: "welcome", id: 1, info, member, eye: -1, seq: 0, step: 0 });

  it("says which round it is and which step deals one", () => {
    const rounds: number[] = [];
    for (const message of told) {
      say(message);
      const { what } = chapterOf(message);
      if (what.type !== "began" && what.type !== "moved" && what.type !== "advanced") continue;
      const dealt = dealtBy(layout, what);
      if (dealt) rounds.push(dealt);
      expect(roundOf(table.view!)).toBe(rounds.at(-1));
    }
    expect(rounds).toEqual([1, 2, 3]);
  });

  it("counts what each seat owns: as much as rounds have paid", () => {
    const [wealth] = layout.frame.wealth;
    info.seats.forEach((_, seat) => {
      const paid = table.rounds.reduce((sum, { outcome }) => sum + (outcome.pay[seat][wealth.unit] ?? 0), 0);
      expect(owned(table.view!, wealth, seat)).toBe(paid);
      expect(ownedCards(table.view!, seat).length).toBe(paid);
    });
  });
});
