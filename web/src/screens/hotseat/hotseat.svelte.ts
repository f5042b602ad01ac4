// One device for several people: whose hand lies open, and to whom the device goes next. Everybody's
// table lives here; what is shown is one person's, or what everybody may see, never two.

import { NO_ONE } from "../../lib/people.svelte";
import type { Round, TableModel } from "../../lib/table.svelte";

/** What it needs of a table. */
export type Sitting = Pick<
  TableModel,
  "phase" | "known" | "choices" | "noted" | "view" | "rounds" | "member" | "people"
>;

export type Shown =
  | { kind: "lobby" }
  | { kind: "hand"; person: number }
  /** the device goes to somebody */
  | { kind: "hand-over"; person: number }
  | { kind: "public" };

export class Hotseat<Seat extends Sitting = TableModel> {
  /** the table of each person, in the order in which they came */
  readonly persons: readonly Seat[];
  /** the table as everybody may see it */
  readonly common: Seat;
  /** whose hand lies open */
  private open = $state(NO_ONE);
  /** who would like to see the own hand */
  private called = $state(NO_ONE);
  /** whether people look at the table although somebody is to have the device */
  private aside = $state(false);
  /** how many rounds one has seen the end of; -1 until the past was told */
  private seen = $state(-1);

  constructor(persons: readonly Seat[], common: Seat) {
    this.persons = persons;
    this.common = common;
  }

  get ready(): boolean {
    return [this.common, ...this.persons].every(({ known }) => known);
  }

  /** The one of this device who may start things, or just the first. */
  get host(): Seat {
    return this.persons.find(({ member, people }) => member === people.host) ?? this.persons[0];
  }

  /** Who must decide something now; an answer that is kept in mind will do. */
  get asked(): number[] {
    return this.persons.flatMap(({ choices, noted }, person) => (choices.empty || noted !== null ? [] : [person]));
  }

  /** Whether all are asked at once: then nobody is singled out, and each may come by themselves. */
  get window(): boolean {
    return this.common.view?.task?.window ?? false;
  }

  /** To whom the device must go, NO_ONE if there is no need. */
  get next(): number {
    const { asked } = this;
    return this.window || !asked.length || asked.includes(this.open) ? NO_ONE : asked[0];
  }

  /** The round that has ended and that not all have looked at yet. */
  get ended(): Round | undefined {
    const { rounds, phase } = this.common;
    return phase === "playing" && this.seen >= 0 && rounds.length > this.seen ? rounds[rounds.length - 1] : undefined;
  }

  get shown(): Shown {
    const { phase } = this.common;
    if (phase === "lobby") return { kind: "lobby" };
    if (phase === "over") return { kind: "public" };
    if (this.open !== NO_ONE) return { kind: "hand", person: this.open };
    if (this.called !== NO_ONE) return { kind: "hand-over", person: this.called };
    if (this.ended || this.aside || this.next === NO_ONE) return { kind: "public" };
    return { kind: "hand-over", person: this.next };
  }

  // -- handing over --------------------------------------------------------------------------

  /** Somebody has the device and says who they are. */
  take(person: number): void {
    this.open = person;
    this.called = NO_ONE;
    this.aside = false;
  }

  /** The device goes to somebody: because they must act, or want to look at the own hand. */
  call(person: number): void {
    this.called = person;
  }

  /** Back from a hide screen to what everybody may see. */
  look(): void {
    this.called = NO_ONE;
    this.aside = true;
  }

  /** Nobody's hand lies open any more. */
  hide(): void {
    this.open = NO_ONE;
    this.called = NO_ONE;
  }

  /** All have seen how the round ended. */
  goOn(): void {
    this.seen = this.common.rounds.length;
  }

  /** What happens at the table and takes a hand off the screen; to be followed by who shows it. */
  follow(): void {
    if (!this.ready) return;
    if (this.seen < 0) this.goOn();
    const { asked } = this;
    // Others may answer too, and there is not time enough to wait for whose hand lies open.
    const crowded = this.window && asked.length > 0 && !asked.includes(this.open);
    if (this.ended || crowded || this.common.phase !== "playing") this.hide();
  }
}
