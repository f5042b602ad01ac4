// Whole matches against a real server, with lines that break all the time. Run by tests/web.

import { expect, it, onTestFailed, vi } from "vitest";

import { joinTable, makeTable, showReplay } from "../src/lib/api";
import { isStep } from "../src/lib/chapters";
import type { Socket } from "../src/lib/line";
import type { Place, Told } from "../src/lib/protocol";
import { TableModel } from "../src/lib/table.svelte";
import { View } from "../src/lib/view";

const server = process.env.ROCKFALL_SERVER!;
const { specs, seats } = JSON.parse(process.env.ROCKFALL_GAMES!) as { specs: string[]; seats: number };
const plain = fetch;
vi.stubGlobal("fetch", (path: string, options: RequestInit) => plain(server + path, options));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Set ROCKFALL_CHANCE to what a failure printed, and the players like the same moves and break as often. */
const start = Number(process.env.ROCKFALL_CHANCE ?? Date.now() % 2 ** 32);

/** Numbers from 0 up to 1, always the same ones after the same seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A player who does whatever is possible, on a line that breaks. */
class Player {
  readonly table: TableModel;
  private socket: WebSocket | undefined;
  private readonly roll: () => number;
  breaks = 0;

  constructor(place: Place | { table: string; token: string }, seed: number) {
    this.roll = dice(seed);
    const open = () => (this.socket = new WebSocket(`${server.replace("http", "ws")}/ws`));
    this.table = new TableModel({ ...place, open: open as unknown as () => Socket });
  }

  async play(): Promise<void> {
    const { table } = this;
    while (table.phase !== "over") {
      const { all } = table.choices;
      if (all.length && table.noted === null) {
        const move = all[Math.floor(this.roll() * all.length)].move;
        const made = table.move(move).catch((error: { code: string }) => error.code);
        // Once for certain, however short the match is; then now and again.
        if (this.breaks === 0 || this.roll() < 0.05) this.break();
        // A window may close while an answer is on its way.
        expect([undefined, "stale-step", "connection-lost", "match-over"]).toContain(await made);
      } else if (this.roll() < 0.0003) this.break();
      await pause(1);
    }
  }

  private break(): void {
    this.breaks += 1;
    this.socket?.close();
  }
}

it.each(specs)("%s is played to its end, and nothing is lost or told twice", { timeout: 120_000 }, async (spec) => {
  onTestFailed(() => console.error(`ROCKFALL_CHANCE=${start}`));
  const settings = { spec, seats, pace: 0, window: 0.02, away: 3600, bots: [...Array(seats - 1).fill(""), "random"] };
  const first = await makeTable({ name: "Anna", settings });
  const places = [first];
  for (let seat = 1; seat < seats - 1; seat += 1) {
    places.push(await joinTable(first.table, { name: `Player ${seat}` }));
  }
  const players = [...places, { table: first.table, token: "" }].map((place, number) => new Player(place, start + number));
  await vi.waitFor(() => expect(players.every(({ table }) => table.fresh)).toBe(true), 5000);
  await players[0].table.start();
  await Promise.all(players.map((player) => player.play()));
  expect(players.filter(({ breaks }) => breaks > 0).length).toBeGreaterThanOrEqual(seats - 1);
  for (const { table } of players) {
    const replay = await showReplay(first.table, table.eye);
    const told = (steps: Pick<Told, "seq" | "at" | "what">[]) => steps.map(({ seq, at, what }) => ({ seq, at, what }));
    expect(told(table.story)).toEqual(told(replay.steps));
    expect(table.people.names).toEqual(replay.info.seats.map((seat) => seat.name));
    let view = new View(table.layout!, table.eye);
    for (const { what } of replay.steps) {
      if (isStep(what)) view = view.after(what.ops);
    }
    expect(table.view).toEqual(view);
    expect(table.rounds.length).toBeGreaterThan(0);
    table.close();
  }
});
