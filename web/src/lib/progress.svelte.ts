// How far a table has come: a fold of everything that was told of it, as state that Svelte follows.
// It decides nothing and knows no rule.

import { SvelteMap } from "svelte/reactivity";

import { type Chapter, chapterOf, type Claim, isStep, outcomeOf, type Round, type Step, type Turned } from "./chapters";
import { Draw } from "./draw.svelte";
import { dealtBy, roundOf } from "./frame";
import { WATCHER } from "./layout";
import { People } from "./people.svelte";
import type { Ended, ToldLayout, Outcome, Told } from "./protocol";
import { View } from "./view";

export class Progress {
  readonly id: string;
  readonly people = new People();
  readonly draw: Draw;
  phase: "lobby" | "playing" | "over" = $state("lobby");
  paused = $state(false);
  code = $state("");
  commitment = $state("");
  /** the next table of the same people, "" if there is none */
  rematch = $state("");
  result: Ended | null = $state.raw(null);

  /** who one is, and with which eye one sees */
  member = $state(WATCHER);
  eye = $state(WATCHER);

  /** what the number of players makes of the game, "" for nothing */
  setup = $state("");
  layout: ToldLayout | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** the number of the latest step */
  step = $state(0);
  /** how the round came out that is over; null while one is played */
  outcome: Outcome | null = $state.raw(null);
  story: Chapter[] = $state.raw([]);
  /** rounds that are over, each as it was before the next deal or at the end of the match */
  rounds: Round[] = $state.raw([]);
  /** the number of what last dealt one's own role or changed it, -1 if nothing did */
  roleAt = $state(-1);
  /** whether the past has been told, and what comes now is new; not so for a moment after every hello */
  fresh = $state(false);

  /** a round of which it is decided who won, while pay is still handed out and nothing has been dealt */
  readonly ending: Round | null = $derived.by(() =>
    this.phase === "playing" && this.outcome?.decided ? this.round(this.outcome, this.view!) : null,
  );

  /** whether that is all, and the next round waits until people are ready for it */
  readonly inInterval: boolean = $derived.by(
    () => this.ending !== null && this.view!.task === null && (this.people.settings.interval ?? 0) > 0,
  );

  private readonly verdicts = new SvelteMap<number, boolean>();
  private readonly watching = new Set<(turned: Turned) => void>();
  /** another eye than one's own, asked for when the match was over */
  private readonly wished: number | null;

  constructor(table: string, eye: number | null) {
    this.id = table;
    this.wished = eye;
    this.draw = new Draw(table);
  }

  // -- looking -------------------------------------------------------------------------------

  /** One's seat, -1 for who watches. */
  get seat(): number {
    return this.people.members[this.member]?.seat ?? WATCHER;
  }

  /** Whether it is told again to an eye that one chose, when all is over. */
  get retold(): boolean {
    return this.wished !== null;
  }

  get claims(): Claim[] {
    return this.story.flatMap(({ seq, what }) => {
      const words = what.type === "spoke" ? what.words : null;
      if (what.type !== "spoke" || (words?.type !== "claim-role" && words?.type !== "claim-goal")) return [];
      return [{ seq, member: what.member, seat: this.people.seatOf(what), words, true: this.verdicts.get(seq) }];
    });
  }

  /** Be shown every step of the match, in order, none left out; gives how to stop that. */
  watch(show: (turned: Turned) => void): () => void {
    this.watching.add(show);
    return () => this.watching.delete(show);
  }

  /** Whether a seat's move on a step was made. */
  made(step: number, move: number): boolean {
    return this.story.some(
      ({ what }) => what.type === "moved" && what.step === step + 1 && what.seat === this.seat && what.move === move,
    );
  }

  // -- folding -------------------------------------------------------------------------------

  /** Take in what was told. */
  protected follow(message: Told): void {
    const { what } = message;
    this.people.hear(what);
    this.draw.hear(what);
    const chapter = chapterOf(message);
    this.story = [...this.story, chapter];
    if (isStep(what)) return this.turn(chapter, what);
    switch (what.type) {
      case "opened":
        this.code = what.code;
        return;
      case "paused":
        this.paused = true;
        return;
      case "continued":
        this.paused = false;
        return;
      case "ended":
        this.phase = "over";
        this.paused = false;
        this.code = "";
        this.result = what;
        if (this.outcome?.decided) this.keep(this.outcome, this.view!);
        return;
      case "rematched":
        this.rematch = what.table;
    }
  }

  /** Let nobody follow it any more. */
  protected unwatch(): void {
    this.watching.clear();
  }

  private turn(chapter: Chapter, what: Step): void {
    if (what.type === "began") {
      // Before the deal everybody sees like a watcher; now one's own eye opens.
      if (this.wished === null) this.eye = this.seat;
      this.phase = "playing";
      this.commitment = what.commitment;
      this.setup = what.setup;
      this.layout = what.layout;
      this.view = new View(what.layout, this.eye);
    } else {
      this.step = what.step;
      for (const verdict of what.verdicts ?? []) this.verdicts.set(verdict.seq, verdict.true);
    }
    const [before, over] = [this.view!, this.outcome];
    this.outcome = outcomeOf(what);
    if (over?.decided && !this.outcome) this.keep(over, before);
    const after = before.after(what.ops);
    this.view = after;
    const mine = this.eye >= 0 && (dealtBy(after.layout, what) > 0 || before.role(this.eye) !== after.role(this.eye));
    if (mine) this.roleAt = chapter.seq;
    for (const show of this.watching) show({ chapter, before, after, fresh: this.fresh });
  }

  private keep(outcome: Outcome, view: View): void {
    this.rounds = [...this.rounds, this.round(outcome, view)];
  }

  private round(outcome: Outcome, view: View): Round {
    return { number: roundOf(view), outcome, view };
  }
}
