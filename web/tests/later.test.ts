import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { foresee, later } from "../src/lib/later";

/** Something that cannot be had so many times, and then can. */
const scarce = (times: number) => {
  let asked = 0;
  return {
    asked: () => asked,
    fetch: async () => {
      asked += 1;
      if (asked <= times) throw new TypeError("there is no line");
      return "part";
    },
  };
};

describe("what comes later", () => {
  const network = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
    vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
    vi.stubGlobal("window", { requestIdleCallback: (go: () => void) => setTimeout(go) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is fetched once, when it is first wanted", async () => {
    const { fetch, asked } = scarce(0);
    const part = later(fetch);
    expect(asked()).toBe(0);
    expect(await Promise.all([part(), part()])).toEqual(["part", "part"]);
    expect(asked()).toBe(1);
  });

  it("is asked for until it can be had, ever less often", async () => {
    const { fetch, asked } = scarce(9);
    const part = later(fetch)();
    await vi.advanceTimersByTimeAsync(600);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await part).toBe("part");
    expect(asked()).toBe(10);
  });

  it("is asked for at once when the network is back", async () => {
    const { fetch, asked } = scarce(4);
    const part = later(fetch)();
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked()).toBe(4);
    network.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(4 + 1);
    expect(await part).toBe("part");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is asked for once while there is no network, since it may have been kept, and not again in vain", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { fetch, asked } = scarce(1);
    const part = later(fetch)();
    await vi.advanceTimersByTimeAsync(7000);
    expect(asked()).toBe(1);
    network.dispatchEvent(new Event("online"));
    expect(await part).toBe("part");
    expect(asked()).toBe(2);
  });

  it("is foreseen one part after the other, until that is no use any more", async () => {
    const all = [scarce(0), scarce(1), scarce(0)];
    const stop = foresee(all.map(({ fetch }) => later(fetch)));
    expect(all.map(({ asked }) => asked())).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(10);
    expect(all.map(({ asked }) => asked())).toEqual([1, 1, 0]);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(all.map(({ asked }) => asked())).toEqual([1, 2, 0]);
  });
});
