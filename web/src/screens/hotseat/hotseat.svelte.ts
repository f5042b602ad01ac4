// One device for several people: whose hand lies open, and to whom the device goes next. Everybody's
// table lives here; what is shown is one person's, or what everybody may see, never two.

import { NO_ONE } from "../../lib/people.svelte";
import type { Round, TableModel } from "../../lib/table.svelte";

/** What it needs of a table. */
export type Sitting = Pick<
  TableModel,
  "phase" | "known" | "choices" | "view" | "rounds" | "ending" | "inInterval" | "climax" | "seat" | "member" | "people" | "ready"
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
  /** the last round that all have seen the end of; -1 until the past was told */
  private seen = $state(-1);
  /** the round after which all of this device are ready for the next */
  private readyAfter = $state(-1);

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

  /**
   * Who must decide something now. While all are asked at once, that is everybody but whose card it is, until time is
   * up: all in the room see this, and nobody may learn from it who has an answer, or has given one.
   */
  get asked(): number[] {
    const { window, turn } = this;
    return this.persons.flatMap(({ choices, seat }, person) =>
      (window ? seat >= 0 && seat !== turn : !choices.empty) ? [person] : [],
    );
  }

  /** Whose turn it is. */
  private get turn(): number {
    const { view } = this.common;
    return view ? view.nums[view.layout.frame.active] : NO_ONE;
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
    const { round } = this;
    if (this.common.phase === "lobby" || this.seen < 0 || !round || round.number <= this.seen) return undefined;
    return this.readyAfter === round.number && !this.common.inInterval ? undefined : round;
  }

  /** Whether all of this device have seen it, and others have not. */
  get waiting(): boolean {
    return this.common.inInterval && this.readyAfter === this.round?.number;
  }

  /** The last round for which all are paid. */
  private get round(): Round | undefined {
    const { rounds, ending, inInterval } = this.common;
    return (inInterval ? ending : null) ?? rounds[rounds.length - 1];
  }

  get shown(): Shown {
    const { phase } = this.common;
    if (phase === "lobby") return { kind: "lobby" };
    if (phase === "over") return { kind: "public" };
    if (this.open !== NO_ONE) return { kind: "hand", person: this.open };
    if (this.called !== NO_ONE) return { kind: "hand-over", person: this.called };
    if (this.ended || this.common.climax || this.aside || this.next === NO_ONE) return { kind: "public" };
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

  /** All have seen how the round ended: of this device nobody has to be waited for. */
  goOn(): void {
    const number = this.round?.number ?? 0;
    if (!this.common.inInterval) {
      this.seen = number;
      return;
    }
    this.readyAfter = number;
    // Refused, the next round is there already.
    for (const person of this.persons) if (person.seat >= 0) person.ready(true).catch(() => undefined);
  }

  /** What happens at the table and takes a hand off the screen; to be followed by who shows it. */
  follow(): void {
    if (!this.ready) return;
    if (this.seen < 0) this.seen = (this.round?.number ?? 0) - (this.common.inInterval ? 1 : 0);
    const { asked } = this;
    // Others may answer too, and there is not time enough to wait for whose hand lies open.
    const crowded = this.window && asked.length > 0 && !asked.includes(this.open);
    if (this.ended || this.common.climax || crowded || this.common.phase !== "playing") this.hide();
  }
}
