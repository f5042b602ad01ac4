// A lesson as a screen follows it: the table, what the coach is at, and what is to be pointed at.

import { nameOrDrawn } from "../../lib/joining";
import { BACK, row } from "../../lib/layout";
import { type Choice, choice } from "../../lib/moves";
import { TableModel } from "../../lib/table.svelte";
import type { Marks } from "../table/marks";
import { Lesson, type Script, type Turn } from "./lesson";
import type { Contents } from "./lessons";

/** The dwarf who explains, always with the same face. */
export const COACH = "Thora";
/** So long others seem to think, in milliseconds: time to read what they did; and who goes on with the same turn. */
const [PACE, STRIDE] = [1800, 900];

export class Course implements Marks {
  /** which lesson it is */
  readonly contents: Contents;
  readonly table: TableModel;
  readonly turns: readonly Turn[];
  /** the turn that is taught now, from 0 */
  at = $state(0);
  /** what the learner is asked for in one gesture: a move, or the last step of a walk */
  private awaited: number | null = $state(null);
  over = $state(false);
  /** whether the learner knows whom the card is for */
  accused = $state(false);
  private readonly lesson: Lesson;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(contents: Contents, script: Script) {
    this.contents = contents;
    this.turns = script.turns;
    this.lesson = new Lesson(script, nameOrDrawn());
    this.lesson.onstep = () => this.follow();
    this.table = new TableModel({ table: script.replay.info.table, open: () => this.lesson });
  }

  /** What the learner has to do, taken apart; undefined while others move. */
  readonly wish: Choice | undefined = $derived.by(() => {
    const { layout } = this.table;
    return layout && this.awaited !== null ? choice(layout, this.awaited) : undefined;
  });

  /** whether others move */
  readonly others = $derived.by(() => this.awaited === null && !this.over);
  /** whether the coach asks who it is */
  readonly asks = $derived.by(() => this.wish !== undefined && this.turns[this.at].accuses && !this.accused);

  // -- what is pointed at --------------------------------------------------------------------

  get card(): number {
    return this.asks ? 0 : (this.wish?.card ?? 0);
  }
  get cell(): number {
    return this.wish?.cell ?? -1;
  }
  get seat(): number {
    return this.asks ? -1 : (this.wish?.seat ?? -1);
  }
  get turn(): number {
    return this.wish?.turn ?? -1;
  }
  get part(): number {
    return this.wish?.part ?? -1;
  }
  get verb(): string {
    return this.wish?.verb.name ?? "";
  }
  get move(): number {
    return this.asks ? -1 : (this.wish?.move ?? -1);
  }

  /** What all of it is about: the cards that lie face down, first what the learner has seen of them, then the nearest. */
  get goals(): readonly number[] {
    const { view } = this.table;
    if (!view) return [];
    const order = (at: number) => (view.hidden(at) === BACK ? Math.abs(row(at)) + 1 : 0);
    const down = [...view.down.keys()].sort((one, other) => order(one) - order(other));
    // As long as nothing else lies there, one sees from where to where it goes.
    return view.tiles.size > 1 ? down : [...view.tiles.keys(), ...down];
  }

  // -- going on ------------------------------------------------------------------------------

  /** Whom the learner suspects; gives whether that is right. */
  suspect(seat: number): boolean {
    const right = seat === this.wish?.seat;
    if (right) this.accused = true;
    return right;
  }

  /** Do not wait for the others: let them make their moves at once. */
  hurry(): void {
    while (this.lesson.awaited === null && !this.lesson.over) this.lesson.next();
  }

  close(): void {
    clearTimeout(this.timer);
    this.table.close();
  }

  private follow(): void {
    this.at = this.lesson.turn;
    this.awaited = this.lesson.end;
    this.over = this.lesson.over;
    clearTimeout(this.timer);
    if (this.others) this.timer = setTimeout(() => this.lesson.next(), this.lesson.goesOn ? STRIDE : PACE);
  }
}
