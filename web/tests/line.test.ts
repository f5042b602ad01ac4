import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Line, type LineState, LOST, PATIENCE, type Socket } from "../src/lib/line";
import type { FromClient, FromServer, Told } from "../src/lib/protocol";

/** The other end of a line: hears what is sent, says what the test wants. */
class End implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly heard: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  say(...messages: object[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Open, and answer the hello with these steps. */
  welcome(...steps: number[]): void {
    this.onopen?.();
    this.answer();
    this.say(...steps.map(told));
  }

  answer(): void {
    this.say({ type: "welcome", id: this.last.id });
  }

  get last(): FromClient {
    return this.heard[this.heard.length - 1];
  }
}

const told = (seq: number): Told => ({ type: "told", seq, at: 0, what: { type: "woke" } });

let ends: End[];
let heard: FromServer[];
let states: LineState[];
let line: Line;
const numbers = () => heard.flatMap((message) => (message.type === "told" ? [message.seq] : []));
const kind = () => states[states.length - 1].kind;

beforeEach(() => {
  vi.useFakeTimers();
  [ends, heard, states] = [[], [], []];
  line = new Line({
    table: "cellar",
    token: "secret",
    open: () => {
      ends.push(new End());
      return ends[ends.length - 1];
    },
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a line", () => {
  it("says hello and hands on every step once", () => {
    ends[0].onopen?.();
    expect(ends[0].last).toMatchObject({ type: "hello", table: "cellar", token: "secret", since: 0 });
    expect(kind()).toBe("connecting");
    ends[0].answer();
    ends[0].say(told(0), told(1), told(1), told(0), told(2));
    expect(kind()).toBe("online");
    expect(numbers()).toEqual([0, 1, 2]);
  });

  it("comes back with what it needs next, later and later", () => {
    ends[0].welcome(0, 1);
    const waits: number[] = [];
    for (let number = 1; number < 9; number += 1) {
      ends[ends.length - 1].onclose?.();
      const state = states[states.length - 1];
      expect(state.kind).toBe("waiting");
      const before = Date.now();
      if (state.kind === "waiting") waits.push(state.again - before);
      vi.advanceTimersByTime(waits[waits.length - 1]);
      expect(ends.length).toBe(number + 1);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(waits[4]).toBeGreaterThan(waits[0] * 4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    ends[8].welcome(2, 3);
    expect(ends[8].heard[0]).toMatchObject({ since: 2 });
    expect(numbers()).toEqual([0, 1, 2, 3]);
  });

  it("notices a hole and has it told again, asking once", () => {
    ends[0].welcome(0);
    ends[0].say(told(2), told(3));
    expect(ends[0].heard.length).toBe(2);
    expect(ends[0].last).toMatchObject({ type: "hello", since: 1 });
    ends[0].answer();
    ends[0].say(told(1), told(2), told(3), told(4));
    expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  });

  it("gives each answer to who asked", async () => {
    ends[0].welcome();
    const [one, other] = [line.ask({ type: "start" }), line.ask({ type: "ready", ready: true })];
    const [, first, second] = ends[0].heard;
    ends[0].say({ type: "refused", id: second.id, code: "not-host", args: { seat: 1 } });
    ends[0].say({ type: "done", id: first.id, seq: 4 });
    await expect(one).resolves.toMatchObject({ seq: 4 });
    await expect(other).rejects.toMatchObject({ code: "not-host", args: { seat: 1 } });
    const why = line.ask({ type: "why", card: 3, cell: 70 });
    expect(ends[0].last).toMatchObject({ type: "why", card: 3, cell: 70 });
    const reasons = [{ code: "cell-taken", args: { cell: "0,0" } }];
    ends[0].say({ type: "because", id: ends[0].last.id!, reasons });
    await expect(why).resolves.toMatchObject({ reasons });
  });

  it("is lost at once when the browser knows that the network is gone, and comes back by itself", () => {
    ends[0].welcome(0);
    line.lose();
    expect([kind(), ends[0].closed]).toEqual(["waiting", true]);
    line.lose();
    vi.advanceTimersByTime(1000);
    ends[1].welcome(1);
    expect([kind(), ends.length, numbers()]).toEqual(["online", 2, [0, 1]]);
  });

  it("sends a move again when the line broke before its answer, and nothing else", async () => {
    ends[0].welcome(0);
    const move = line.ask({ type: "move", step: 3, move: 77 });
    const chat = line.ask({ type: "say", words: { type: "chat", text: "hello" } });
    ends[0].onclose?.();
    await expect(chat).rejects.toMatchObject({ code: LOST });
    await expect(line.ask({ type: "start" })).rejects.toMatchObject({ code: LOST });
    vi.advanceTimersByTime(1000);
    ends[1].welcome();
    expect(ends[1].heard.slice(1)).toMatchObject([{ type: "move", step: 3, move: 77 }]);
    ends[1].say({ type: "done", id: ends[1].last.id, seq: 5 });
    await expect(move).resolves.toMatchObject({ seq: 5 });
  });

  it("sends a move again that a server refused because it goes down, and nothing else", async () => {
    ends[0].welcome(0);
    const move = line.ask({ type: "move", step: 3, move: 77 });
    const chat = line.ask({ type: "say", words: { type: "chat", text: "hello" } });
    for (const { id } of ends[0].heard.slice(1)) ends[0].say({ type: "refused", id, code: "going-down", args: {} });
    await expect(chat).rejects.toMatchObject({ code: "going-down" });
    ends[0].say({ type: "bye", code: "going-down" });
    ends[0].onclose?.();
    vi.advanceTimersByTime(1000);
    ends[1].welcome();
    expect(ends[1].heard.slice(1)).toMatchObject([{ type: "move", step: 3, move: 77 }]);
    ends[1].say({ type: "done", id: ends[1].last.id, seq: 5 });
    await expect(move).resolves.toMatchObject({ seq: 5 });
  });

  it("takes a line without answers for dead", () => {
    ends[0].welcome();
    vi.advanceTimersByTime(10 * PATIENCE);
    expect(kind(), "silence alone is no fault").toBe("online");
    void line.ask({ type: "move", step: 0, move: 1 }).catch(() => {});
    vi.advanceTimersByTime(PATIENCE);
    expect(kind()).toBe("waiting");
    expect(ends[0].closed).toBe(true);
    ends[0].say(told(0));
    expect(numbers(), "nothing is heard from a line that was given up").toEqual([]);
  });

  it("waits for nothing more when the answer comes while it still asks", () => {
    ends[0].send = (text) => {
      End.prototype.send.call(ends[0], text);
      ends[0].answer();
    };
    ends[0].onopen?.();
    vi.advanceTimersByTime(3 * PATIENCE);
    expect(kind()).toBe("online");
    expect(ends).toHaveLength(1);
  });

  it("gives up a socket that does not open", () => {
    vi.advanceTimersByTime(PATIENCE);
    expect(ends[0].closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(ends.length).toBe(2);
  });

  it("sees at once whether it holds when somebody comes back", () => {
    ends[0].welcome(0);
    line.check();
    expect(ends[0].last).toMatchObject({ type: "hello", since: 1 });
    vi.advanceTimersByTime(PATIENCE);
    expect(kind()).toBe("waiting");
    line.check();
    expect(ends.length).toBe(2);
    expect(kind()).toBe("connecting");
  });

  it.each(["bad-token", "no-such-table"])("stays away when the table says %s", (code) => {
    ends[0].onopen?.();
    ends[0].say({ type: "refused", id: ends[0].last.id, code });
    vi.advanceTimersByTime(100_000);
    expect(states[states.length - 1]).toMatchObject({ kind: "closed", code });
    expect(ends.length).toBe(1);
  });

  it("stays away after a goodbye for good, and comes back after a restart", () => {
    ends[0].welcome();
    ends[0].say({ type: "bye", code: "going-down" });
    ends[0].onclose?.();
    vi.advanceTimersByTime(1000);
    ends[1].welcome();
    ends[1].say({ type: "bye", code: "recovered-elsewhere" });
    ends[1].onclose?.();
    vi.advanceTimersByTime(100_000);
    expect(states[states.length - 1]).toMatchObject({ kind: "closed", code: "recovered-elsewhere" });
    expect(ends.length).toBe(2);
  });

  it.each(["set-aside", "not-stored", "too-fast"])("comes back later when it is refused with %s", (code) => {
    ends[0].onopen?.();
    ends[0].say({ type: "refused", id: ends[0].last.id, code });
    expect(kind()).toBe("waiting");
    vi.advanceTimersByTime(1000);
    ends[1].welcome();
    expect(kind()).toBe("online");
  });

  it("leaves nobody waiting when it is closed", async () => {
    ends[0].welcome();
    const asked = line.ask({ type: "start" });
    line.close();
    await expect(asked).rejects.toMatchObject({ code: LOST });
    expect(vi.getTimerCount()).toBe(0);
  });
});
