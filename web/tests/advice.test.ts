import { describe, expect, it } from "vitest";

import type { Advice, Ground, Suspicion } from "../src/lib/protocol";
import { Adviser } from "../src/screens/notebook/adviser.svelte";
import { amountText, partsOf, percent, span } from "../src/screens/notebook/grounds";

/** Numbers that look like chance and are the same every time. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ; ) yield (state = (state * 48271) % 2147483647);
}

function someSuspicion(seed: number): Suspicion {
  const roll = dice(seed);
  const ground = (): Ground => ({
    says: { key: `advice-${roll.next().value % 4}`, args: { seat: 1, other: roll.next().value % 2 } },
    amount: (roll.next().value % 700) - 350,
    step: roll.next().value % 50,
  });
  const grounds = Array.from({ length: 1 + (roll.next().value % 14) }, ground);
  return { seat: 1, chance: 0, odds: grounds.reduce((sum, { amount }) => sum + amount, 0), grounds };
}

const SOME = Array.from({ length: 200 }, (_, seed) => someSuspicion(seed + 1));

describe("why somebody is suspected", () => {
  it("adds up: every part begins where the one before it ends, and the last ends at the odds", () => {
    for (const suspicion of SOME) {
      const parts = partsOf(suspicion);
      expect(parts[0].from).toBe(0);
      for (const [at, { from, to, amount }] of parts.entries()) {
        expect(to - from).toBe(amount);
        if (at) expect(from).toBe(parts[at - 1].to);
      }
      expect(parts.at(-1)!.to).toBe(suspicion.odds);
      const [low, high] = span(parts);
      expect(parts.every(({ from, to }) => low <= Math.min(from, to) && Math.max(from, to) <= high)).toBe(true);
    }
  });

  it("adds up as it is read, in whole hundredths", () => {
    const read = (text: string) => Math.round(100 * Number(text));
    for (const suspicion of SOME) {
      const shown = partsOf(suspicion).map(({ amount }) => read(amountText(amount, "en")));
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(read(amountText(suspicion.odds, "en")));
    }
    expect(amountText(92, "en")).toBe("+0.92");
    expect(amountText(-140, "en")).toBe("-1.40");
    expect(amountText(92, "de")).toBe("+0,92");
  });

  it("says once what was done several times, and counts it", () => {
    const says = { key: "advice-pass", args: { seat: 1 } };
    const other = { key: "advice-break", args: { seat: 1, other: 2, card: "x" } };
    const grounds = [says, other, says].map((one, step) => ({ says: one, amount: 10 + step, step }));
    const parts = partsOf({ seat: 1, chance: 0, odds: 33, grounds });
    expect(parts.map(({ times, amount }) => [times, amount])).toEqual([[2, 22], [1, 11]]);
    expect(percent(345)).toBe(35);
  });
});

describe("the adviser", () => {
  const advice = (step: number): Advice => ({ type: "advice", id: 1, step, seats: [], goals: [] });

  it("shows nothing to who did not ask, and nothing of what the screen has not come to", async () => {
    const table = { step: 4, advise: () => Promise.resolve(advice(5)) };
    const adviser = new Adviser(table);
    await adviser.ask();
    expect(adviser.shown).toBeNull();
    adviser.on = true;
    expect(adviser.shown).toBeNull();
    table.step = 5;
    expect(adviser.shown).toEqual(advice(5));
  });
});
