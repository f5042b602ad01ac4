// Where one is in a match that is told again, and with which eye: what the controls move.

import { showReplay, showSuspicion } from "../../lib/api";
import { chapterOf } from "../../lib/chapters";
import { keyTo } from "../../lib/keys";
import { later } from "../../lib/later";
import type { Replay } from "../../lib/protocol";
import { TableModel } from "../../lib/table.svelte";
import { type Page, pagesOf } from "../notebook/pages";
import { stopsOf, Tape } from "./tape";

export class Reel {
  replay = $state.raw<Replay | null>(null);
  table = $state.raw<TableModel | null>(null);
  /** the stop one is at, from 0 */
  at = $state(0);
  private tape: Tape | null = null;
  /** how often something was asked for: only the last counts */
  private asked = 0;
  private readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** who seemed to be against the rest, step by step; asked for once it is wanted */
  readonly suspicion = later(() => showSuspicion(this.id));

  readonly stops: number[] = $derived(this.replay ? stopsOf(this.replay) : []);

  readonly chapters = $derived((this.replay?.steps ?? []).map(chapterOf));
  /** the rounds of the whole match, told so far or not */
  readonly pages: Page[] = $derived.by(() => {
    const began = this.chapters.find(({ what }) => what.type === "began")?.what;
    return began?.type === "began" ? pagesOf(began.layout, this.chapters, this.replay!.eye) : [];
  });

  get last(): number {
    return Math.max(0, this.stops.length - 1);
  }

  /** Fetch the match as an eye was told it, and go to a stop; false if something else is wanted by then. */
  async load(eye: number, at: number): Promise<boolean> {
    this.asked += 1;
    const { asked } = this;
    const replay = await showReplay(this.id, eye, keyTo(this.id)?.token);
    if (asked !== this.asked) return false;
    this.replay = replay;
    this.rewind(at);
    return true;
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
    this.asked += 1;
    this.tape = null;
    this.table?.close();
  }

  private rewind(to: number): void {
    const { replay } = this;
    if (!replay) return;
    this.at = Math.min(this.last, Math.max(0, to));
    const tape = new Tape(replay, this.stops[this.at] ?? replay.steps.length);
    this.tape = tape;
    const table = new TableModel({ table: this.id, eye: replay.eye, open: () => tape });
    // The tape speaks in a moment; until then the table before stays in sight.
    queueMicrotask(() => {
      if (this.tape !== tape) return table.close();
      this.table?.close();
      this.table = table;
    });
  }
}
