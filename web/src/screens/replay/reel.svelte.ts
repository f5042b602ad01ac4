// Where one is in a match that is told again, and with which eye: what the controls move.

import { showReplay } from "../../lib/api";
import { keyTo } from "../../lib/keys";
import type { Replay } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { stopsOf, Tape } from "./tape";

export class Reel {
  replay = $state.raw<Replay | null>(null);
  table = $state.raw<Table | null>(null);
  /** the stop one is at, from 0 */
  at = $state(0);
  private tape: Tape | null = null;
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  readonly stops: number[] = $derived(this.replay ? stopsOf(this.replay) : []);

  get last(): number {
    return Math.max(0, this.stops.length - 1);
  }

  /** Fetch the match as an eye was told it, and go to a stop. */
  async load(eye: number, at: number): Promise<void> {
    this.replay = await showReplay(this.id, eye, keyTo(this.id)?.token);
    this.rewind(at);
  }

  /** One on is played as it was; anywhere else is jumped to. */
  go(to: number): void {
    const stop = Math.min(this.last, Math.max(0, to));
    if (stop === this.at) return;
    if (stop !== this.at + 1 || !this.tape) return this.rewind(stop);
    for (let step = this.stops[this.at]; step < this.stops[stop]; step++) this.tape.next();
    this.at = stop;
  }

  close(): void {
    this.table?.close();
  }

  private rewind(to: number): void {
    const { replay } = this;
    if (!replay) return;
    this.close();
    this.at = Math.min(this.last, Math.max(0, to));
    const tape = new Tape(replay, this.stops[this.at] ?? replay.steps.length);
    this.tape = tape;
    this.table = new Table({ table: this.id, eye: replay.eye, open: () => tape });
  }
}
