// What was said at a table, and how much of it one has not read.

import type { TableModel } from "../../lib/table.svelte";
import { spotsOf } from "./goals";
import { quoted, spoken } from "./tell";

export interface Speech {
  readonly seq: number;
  /** who said it: the member, -1 for a bot, and the seat, -1 for who only watches */
  readonly member: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  /** the same with who said it, for a bubble: what an accusation is founded on has no room there */
  readonly quoted: string;
}

/** What it needs of a table. */
type Spoken = Pick<TableModel, "story" | "people" | "member" | "layout" | "view">;

export class Talks {
  private readonly table: Spoken;
  /** the number of the last thing that one has read; what was said before one came is past */
  private read = $state(-1);

  constructor(table: Spoken) {
    this.table = table;
    this.read = table.story.at(-1)?.seq ?? -1;
  }

  readonly all: readonly Speech[] = $derived.by(() => {
    const { story, people } = this.table;
    return story.flatMap(({ seq, what }) => {
      if (what.type !== "spoke" || !what.words) return [];
      const [name, seat] = [people.speaker(what), people.seatOf(what)];
      const spot = spotsOf(this.table);
      const text = spoken(what.words, people.names, spot, what.why);
      return [{ seq, member: what.member, seat, name, text, quoted: quoted(name, what.words, people.names, spot) }];
    });
  });

  /** How much others said since one looked. */
  readonly unread = $derived.by(() => this.all.filter(({ seq, member }) => seq > this.read && (member < 0 || member !== this.table.member)).length);

  /** One sees all that was said. */
  look(): void {
    this.read = Math.max(this.read, this.all.at(-1)?.seq ?? -1);
  }
}
