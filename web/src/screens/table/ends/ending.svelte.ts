// Which end a table shows: that of a round, that of the match, or none.

import type { Round, TableModel } from "../../../lib/table.svelte";

/** What it needs of a table. */
type Shown = Pick<TableModel, "phase" | "ending" | "rounds" | "inInterval" | "seat" | "people" | "ready">;

export class Ending {
  private readonly table: Shown;
  private readonly retold: boolean;
  /** the last round one has seen the end of; those before one came are over */
  private seen = $state(0);
  /** the round after which one is ready for the next */
  private ready = $state(0);
  private looking = $state(false);
  /** the round after which one looks at the board, and at what is left of its end beside it */
  private foldedAfter = $state(0);
  /** the round whose end one came to when it was there already: it is shown as it is */
  private readonly found: number;

  /** `retold`: the match is told again, and each step is looked at for itself. */
  constructor(table: Shown, retold = false) {
    this.table = table;
    this.retold = retold;
    this.found = this.round?.number ?? 0;
    // Whoever comes while the next round waits is waited for, too; who may be asked for gold sees the board first.
    this.seen = table.ending ? this.found - 1 : this.found;
    if (this.live && !retold) this.fold(true);
  }

  /** A round that is not over for good until the next is dealt, or else the last that is. */
  get round(): Round | undefined {
    return this.table.ending ?? this.table.rounds.at(-1);
  }

  /** Whether pay is still handed out. */
  get live(): boolean {
    return this.table.ending !== null && !this.table.inInterval;
  }

  /** Whether one was not there when the round ended, so that nothing is left to be turned over. */
  get late(): boolean {
    return this.round?.number === this.found;
  }

  /** Whether one has said that one is ready, and waits for the others. */
  get waiting(): boolean {
    return this.table.inInterval && this.ready === this.round?.number;
  }

  /** Whether the end of a round is to be shown; told again, the next deal goes on by itself. */
  get turning(): boolean {
    const { phase, ending, seat, people } = this.table;
    const number = this.round?.number ?? 0;
    if (number <= this.seen || phase === "lobby") return false;
    if (ending !== null) return true;
    // Who let a bot play to the end has not watched how it came out.
    if (phase === "over" && people.seats[seat]?.away) return false;
    return !this.retold && this.ready !== number && !(this.folded && phase === "playing");
  }

  /** Whether one looks at the board meanwhile. */
  get folded(): boolean {
    return this.foldedAfter === this.round?.number;
  }

  fold(folded: boolean): void {
    this.foldedAfter = folded ? (this.round?.number ?? 0) : 0;
  }

  /** Whether that hides the board. */
  get covers(): boolean {
    return (this.turning && !this.folded) || this.over;
  }

  /** Whether the next round is there already: nobody is asked anything, and roles are those of the round before. */
  get between(): boolean {
    return this.turning && this.table.ending === null && this.table.phase === "playing";
  }

  /** Whether the end of the match is to be shown. */
  get over(): boolean {
    return this.table.phase === "over" && !this.turning && !this.looking;
  }

  /** One has seen how the round ended: the next may come. */
  goOn(): void {
    const number = this.round?.number ?? 0;
    this.fold(false);
    if (!this.table.inInterval || this.table.seat < 0) {
      this.seen = number;
      return;
    }
    this.ready = number;
    // Refused, either the next round is there by now, or one may try again.
    this.table.ready(true).catch(() => (this.ready = this.table.inInterval ? 0 : number));
  }

  /** One has seen it all and looks at the table. */
  close(): void {
    this.looking = true;
  }
}
