// Since when somebody has not seen the table, and what they missed when they see it again.

import type { Sentence } from "../../../lib/protocol";
import { browserStorage, kept } from "../../../lib/store";
import type { TableModel } from "../../../lib/table.svelte";
import { missed } from "./missed";

/** What it needs of a table. */
type Told = Pick<TableModel, "id" | "seat" | "layout" | "story">;

const PREFIX = "rockfall.seen.";

export class Absence {
  private readonly table: Told;
  private readonly store: Storage;
  /** how much had been told when the table went out of sight, -1 while it is seen */
  private since = -1;
  /** what is to be said */
  lines: readonly Sentence[] = $state.raw([]);

  /** Whoever left this table with this browser has been away since. */
  constructor(table: Told, store: Storage = browserStorage()) {
    this.table = table;
    this.store = store;
    const before = kept(this.name, store);
    if (typeof before === "number") this.since = before;
  }

  private get name(): string {
    return `${PREFIX}${this.table.id}.${this.table.seat}`;
  }

  /** The table is in sight, or not any more. */
  see(seen: boolean): void {
    const { layout, story, seat } = this.table;
    if (!seen) {
      if (this.since < 0) this.since = story.length;
    } else if (this.since >= 0) {
      const chapters = story.slice(this.since);
      this.since = -1;
      const lines = layout && seat >= 0 ? missed(layout, chapters, seat) : [];
      if (lines.length) this.lines = lines;
    }
  }

  /** The page goes: who opens it again has been away from now on. */
  leave(): void {
    this.store.setItem(this.name, JSON.stringify(this.since < 0 ? this.table.story.length : this.since));
  }

  read(): void {
    this.lines = [];
  }
}
