import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

/** A browser's side of a worker: who listens, and which windows are open. */
class Browser extends EventTarget {
  done: string[] = [];
  open: string[] = [];
  readonly clients = {
    matchAll: async () => this.open.map((url) => ({ url, focus: async () => void this.done.push(`focus ${url}`) })),
    openWindow: async (path: string) => void this.done.push(`open ${path}`),
  };

  /** Somebody taps a notification of a table while these windows are open: what comes of it. */
  async tap(path: string, ...open: string[]): Promise<string[]> {
    [this.done, this.open] = [[], open];
    const waits: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification: { data: { path }, close: () => void this.done.push("closed") },
      waitUntil: (done: Promise<unknown>) => void waits.push(done),
    });
    this.dispatchEvent(event);
    await Promise.all(waits);
    return this.done;
  }
}

describe("a notification that is tapped", () => {
  const browser = new Browser();
  beforeAll(async () => {
    vi.stubGlobal("self", browser);
    await import("../src/sw");
  });
  afterAll(() => void vi.unstubAllGlobals());

  it("leads back to the window of its table", async () => {
    const done = await browser.tap("/t/one", "http://here/", "http://here/t/one#x");
    expect(done).toEqual(["closed", "focus http://here/t/one#x"]);
  });

  it("opens the table where no window has it", async () => {
    expect(await browser.tap("/t/one", "http://here/t/other")).toEqual(["closed", "open /t/one"]);
  });
});
