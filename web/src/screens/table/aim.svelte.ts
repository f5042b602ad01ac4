// What one is about to do: a card, then where or whom, which way round; nothing is sent before it is
// confirmed. It knows no rule: whatever the table offers is narrowed down part by part.

import { cardOf, tileOf } from "../../lib/layout";
import { reasonsOf } from "../../lib/line";
import { type Choice, Choices, type Part } from "../../lib/moves";
import type { Reason } from "../../lib/protocol";
import type { Pointed, TableModel } from "../../lib/table.svelte";
import { latestLaid } from "./latest";
import { type Target, targetOf } from "./target";

type Picks = Partial<Record<Part, number>> & { verb?: string };

/** What it needs of a table. */
type Offering = Pick<TableModel, "choices" | "view" | "layout" | "step" | "turns" | "story" | "move" | "why">;

const POINTED: readonly Part[] = ["cell", "cell2", "seat", "seat2"];
const NONE = new Choices([]);
const NO_REASONS: readonly Reason[] = [];

export class Aim {
  private readonly table: Offering;
  private picked: Picks = $state.raw({});
  /** the step that the picks were made on: after it they are void */
  private step = $state(-1);
  /** the way round one would like best */
  private wanted = $state(0);
  /** whether what only oneself may know is covered: then nothing is offered, for that would show it */
  covered = $state(false);
  /** what was answered when something could not be done, and when: it may not be true any longer than that */
  private answer: { turn: number; reasons: readonly Reason[] } = $state.raw({ turn: -1, reasons: NO_REASONS });

  constructor(table: Offering) {
    this.table = table;
  }

  /** Why something cannot be done. */
  readonly why = $derived.by(() =>
    this.answer.turn === this.table.turns && !this.covered ? this.answer.reasons : NO_REASONS,
  );

  // -- what is offered -----------------------------------------------------------------------

  readonly all = $derived.by(() => (this.covered ? NONE : this.table.choices));

  /** Questions that are answered with one tap; a turn or a trail goes by the hand and the board. */
  readonly direct = $derived.by(
    () => this.table.view?.task?.name !== "turn" && this.all.all.every((one) => !one.card || one.cell < 0),
  );

  readonly picks: Picks = $derived.by(() => (this.step === this.table.step && !this.covered ? this.picked : {}));

  /** What the chosen card can do, without putting it away. */
  readonly deeds = $derived.by(() => {
    const { card } = this.picks;
    return card === undefined ? NONE : this.all.played.with({ card });
  });

  /** What a card does by itself comes first; a secret deed takes any card and must be asked for. */
  readonly verb = $derived.by(() => {
    if (this.picks.verb) return this.picks.verb;
    return this.deeds.all.find((one) => !one.verb.secret)?.verb.name ?? "";
  });

  /** Deeds without a card, such as asking for help. */
  readonly cardless = $derived.by(() => (this.direct ? NONE : this.all.with({ card: 0 })));

  /** A question about the hand is answered by the card itself too: tapped twice, as a place is. */
  private readonly own = $derived.by(() => {
    const { card } = this.picks;
    return this.direct && card ? this.all.with({ card }) : NONE;
  });

  private readonly base = $derived.by(() => {
    if (this.direct) {
      const { verb = "" } = this.picks;
      return (this.own.empty ? this.all : this.own).with({ verb });
    }
    if (!this.verb) return NONE;
    return this.all.with({ card: this.picks.card ?? 0, verb: this.verb });
  });

  /** The cells to choose from now. */
  readonly cells = $derived.by(() => {
    const { cell } = this.picks;
    const second = cell === undefined ? NONE : this.base.with({ cell });
    const pairs = second.by("cell2");
    return pairs.size ? pairs : this.base.whole.by("cell");
  });

  private readonly there = $derived.by(() => {
    const { cell } = this.picks;
    return cell === undefined ? this.base : this.base.with({ cell });
  });

  /** The spaces and edges to choose from now. */
  readonly points: readonly Target[] = $derived.by(() => this.base.inner.all.map(targetOf));

  private readonly placed = $derived.by(() => {
    const { part, cell2 } = this.picks;
    const first = part === undefined ? this.there : this.there.with({ part });
    return cell2 === undefined ? first : first.with({ cell2 });
  });

  /** The seats to choose from now. */
  readonly seats = $derived.by(() => {
    if (this.placed.open === "cell") return new Map<number, Choices>();
    const others = this.placed.by("seat2");
    return others.size ? others : this.placed.by("seat");
  });

  private readonly met = $derived.by(() => {
    const { seat, seat2 } = this.picks;
    const first = seat === undefined ? this.placed : this.placed.with({ seat });
    return seat2 === undefined ? first : first.with({ seat2 });
  });

  /** Cards to choose from when all else is said. */
  readonly whiches = $derived.by(() => (this.met.open === "which" ? this.met.by("which") : new Map<number, Choices>()));

  private readonly named = $derived.by(() => {
    const { which } = this.picks;
    return which === undefined ? this.met : this.met.with({ which });
  });

  /** The way round as it would be laid now. */
  readonly turn = $derived.by(() => this.turnOf(this.named));
  readonly canTurn = $derived.by(() => !this.direct && this.named.by("turn").size > 1);
  /** whether a card can be meant for one place or player only, which is then chosen with it */
  readonly sole = $derived.by(() => !this.direct && this.cells.size + this.seats.size + this.points.length === 1);
  /** whether a place or a player is chosen */
  readonly pointed = $derived.by(() => this.picks.cell !== undefined || this.picks.seat !== undefined);

  /** The move that a confirmation makes. */
  readonly ready: Choice | undefined = $derived.by(() => {
    const one = (this.turn < 0 ? this.named : this.named.with({ turn: this.turn })).only;
    // Even the only place or player there is must be seen to be chosen before anything happens to it.
    if (!one || !POINTED.every((part) => one[part] < 0 || this.picks[part] === one[part])) return undefined;
    // A question that is answered by buttons can be answered on the board too, if one sees there what comes of it.
    const meant = !this.direct || ((this.pointed || !this.own.empty) && one.turn < 0);
    return meant ? one : undefined;
  });

  /** Whether a card of the hand does anything now by itself, or answers what is asked. */
  does(card: number): boolean {
    const deeds = (this.direct ? this.all : this.all.played).with({ card }).all;
    return deeds.some((one) => this.direct || !one.verb.secret);
  }

  /** How a card would lie on a cell: the way one wants, or else the way it can. */
  turnOf(choices: Choices): number {
    const ways = choices.by("turn");
    if (!ways.size) return -1;
    return ways.has(this.wanted) ? this.wanted : [...ways.keys()][0];
  }

  /** The tile that a deed would lay on a cell; undefined if it lays none. */
  ghost(choices: Choices): number | undefined {
    const turn = this.turnOf(choices);
    const { view, layout } = this.table;
    if (turn < 0 || !view || !layout || this.direct) return undefined;
    const card = choices.all[0].card;
    if (layout.strands[card].length) return tileOf(card, turn);
    // A diverted card is not in the hand: it lies where the last one was laid.
    const moved = view.tiles.get(latestLaid(layout, this.table.story)?.cell ?? -1);
    return moved === undefined ? undefined : tileOf(cardOf(moved), turn);
  }

  // -- choosing ------------------------------------------------------------------------------

  pickCard(card: number): void {
    if (this.covered) return;
    const again = this.picks.card === card;
    if (again && this.direct && this.ready) return void this.confirm();
    this.set(again ? {} : { card });
    if (again) return;
    this.settle();
    // A chosen card that does nothing now says why.
    if (!this.does(card)) void this.ask({});
  }

  /** Where only one thing can be meant it is chosen at once, so that one tap confirms it. */
  private settle(): void {
    if (!this.sole) return;
    const { cells, seats, points } = this;
    for (const cell of cells.keys()) this.pickCell(cell);
    for (const seat of seats.keys()) this.pickSeat(seat);
    for (const point of points) this.pickPoint(point);
  }

  /** The card that is being dragged stays the chosen one. */
  hold(card: number): void {
    this.set({ card });
  }

  pickVerb(verb: string, card = this.picks.card): void {
    this.set(card === undefined ? { verb, card: 0 } : { card, verb });
    this.settle();
  }

  pickCell(at: number): void {
    const { cell, card, verb, cell2 } = this.picks;
    const second = cell !== undefined && this.placed.by("cell2").size > 0;
    if (at === cell2 || (at === cell && !second)) return void this.confirm();
    if (at === cell) return this.set({ card, verb });
    this.set(second ? { card, verb, cell, cell2: at } : { card, verb, cell: at });
  }

  pickPoint({ cell, part, verb }: Target): void {
    const { picks } = this;
    if (cell === picks.cell && part === picks.part && (!picks.verb || verb === picks.verb)) return void this.confirm();
    this.set({ card: picks.card, verb: this.direct ? verb : picks.verb, cell, part });
  }

  pickSeat(seat: number): void {
    if (seat === this.picks.seat || seat === this.picks.seat2) return void this.confirm();
    const part = this.placed.by("seat2").size ? "seat2" : "seat";
    this.set({ ...this.picks, which: undefined, [part]: seat });
  }

  pickWhich(which: number): void {
    this.set({ ...this.picks, which });
  }

  rotate(): void {
    this.wanted = (this.turn < 0 ? this.wanted : this.turn) === 0 ? 1 : 0;
  }

  /** Take back the last thing chosen. */
  back(): void {
    const { card, verb, cell, part, cell2, seat, seat2, which } = this.picks;
    if (which !== undefined) this.set({ ...this.picks, which: undefined });
    else if (seat2 !== undefined || seat !== undefined) this.set({ card, verb, cell, part, cell2 });
    else if (cell2 !== undefined) this.set({ card, verb, cell });
    else if (cell !== undefined) this.set(this.direct ? {} : { card, verb });
    else this.set({});
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.make(this.ready.move);
  }

  /** Put the chosen card away. */
  async pass(): Promise<void> {
    const { card } = this.picks;
    const away = card === undefined ? undefined : this.all.passed.with({ card }).all[0];
    if (away) await this.make(away.move);
  }

  /** Make a move; gives whether it was made. */
  async make(move: number): Promise<boolean> {
    this.hear(NO_REASONS);
    try {
      await this.table.move(move);
      this.set({});
      return true;
    } catch (error) {
      this.hear(reasonsOf(error));
      return false;
    }
  }

  // -- asking --------------------------------------------------------------------------------

  /** A place where the chosen card cannot go: the rules say why. */
  async askCell(cell: number): Promise<void> {
    if (!this.direct && !this.cells.has(cell)) await this.ask({ cell, turned: Math.max(0, this.turn) });
  }

  /** A player whom the chosen card, or what is asked, is not for: the rules say why. */
  async askSeat(seat: number): Promise<void> {
    if (this.seats.has(seat)) return;
    const meant = this.direct ? this.all.all.find((one) => one.seat >= 0)?.verb.name : this.picks.verb;
    if (!this.direct || meant) await this.ask({ seat }, meant);
  }

  /** Ask why what is chosen cannot be done, or not to this; not while there is nothing to choose. */
  private async ask(target: Pointed, verb = this.picks.verb): Promise<void> {
    const { picked, picks: { card } } = this;
    const { layout, step } = this.table;
    if (this.all.empty || !layout || (!card && !verb)) return;
    const pointed: Pointed = { ...target };
    if (card) pointed.card = card;
    if (verb) pointed.verb = layout.verbs.findIndex(({ name }) => name === verb);
    const reasons = await this.table.why(pointed).catch(reasonsOf);
    // By now something else may be chosen, or the table has moved on.
    if (this.picked === picked && this.table.step === step) this.hear(reasons);
  }

  private hear(reasons: readonly Reason[]): void {
    this.answer = { turn: this.table.turns, reasons };
  }

  private set(picks: Picks): void {
    const said = Object.entries(picks).filter(([, value]) => value !== undefined);
    this.picked = Object.fromEntries(said) as Picks;
    this.step = this.table.step;
    this.hear(NO_REASONS);
  }
}
