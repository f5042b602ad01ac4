// A match that is over, told again as far as one wishes: a socket that has everything already.

import type { Socket } from "../../lib/line";
import type { FromClient, FromServer, Replay, Told } from "../../lib/protocol";
import { WATCHER } from "../../lib/layout";

/** What is worth a stop: the deal, every step after it, the end. */
const STOPS = ["began", "moved", "advanced", "ended"];

export class Tape implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly replay: Replay;
  /** how many steps have been told */
  private told = 0;
  private open = true;

  /** `until` steps are told at once, as the past. */
  constructor(replay: Replay, until: number) {
    this.replay = replay;
    this.told = until;
    queueMicrotask(() => this.onopen?.());
  }

  /** Tell one step more; false at the end. */
  next(): boolean {
    const step: Told | undefined = this.replay.steps[this.told];
    if (!step) return false;
    this.told += 1;
    this.tell(step);
    return true;
  }

  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    if (said.type !== "hello") {
      this.tell({ type: "refused", id: said.id ?? 0, code: "match-over" });
      return;
    }
    const { info, eye, steps } = this.replay;
    this.tell({ type: "welcome", id: said.id ?? 0, info, member: WATCHER, eye, seq: this.told, step: 0 });
    for (const step of steps.slice(said.since ?? 0, this.told)) this.tell(step);
    // Who is connected now has no meaning for what was.
    this.tell({ type: "presence", online: [...info.members.keys()], watchers: 0, awaited: [], at: steps[this.told - 1]?.at ?? 0 });
  }

  close(): void {
    this.open = false;
  }

  private tell(message: FromServer): void {
    if (this.open) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** For each stop, how many steps are told there. */
export const stopsOf = (replay: Replay): number[] =>
  replay.steps.flatMap(({ what }, index) => (STOPS.includes(what.type) ? [index + 1] : []));
