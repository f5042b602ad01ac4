// Which end a table shows: that of a round, that of the match, or none.

import type { Round, TableModel } from "../../../lib/table.svelte";

/** What it needs of a table. */
type Shown = Pick<TableModel, "phase" | "ending" | "rounds">;

export class Ending {
  private readonly table: Shown;
  private readonly retold: boolean;
  /** the last round one has seen the end of; those before one came are over */
  private seen = $state(0);
  private looking = $state(false);

  /** `retold`: the match is told again, and each step is looked at for itself. */
  constructor(table: Shown, retold = false) {
    this.table = table;
    this.retold = retold;
    this.seen = this.round?.number ?? 0;
  }

  /** A round whose pay is still handed out, or else the last that is over. */
  get round(): Round | undefined {
    return this.table.ending ?? this.table.rounds.at(-1);
  }

  /** Whether pay is still handed out. */
  get live(): boolean {
    return this.table.ending !== null;
  }

  /** Whether the end of a round is to be shown; told again, the next deal goes on by itself. */
  get turning(): boolean {
    const shown = this.live || !this.retold;
    return this.table.phase === "playing" && shown && this.round !== undefined && this.round.number > this.seen;
  }

  /** Whether one is between two rounds: nobody is asked anything, and roles are those of the round before. */
  get between(): boolean {
    return this.turning && !this.live;
  }

  /** Whether the end of the match is to be shown. */
  get over(): boolean {
    return this.table.phase === "over" && !this.looking;
  }

  /** One has seen it and looks at the table. */
  close(): void {
    if (this.table.phase === "over") this.looking = true;
    else this.seen = this.round?.number ?? 0;
  }
}
