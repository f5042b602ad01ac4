// A walk is one gesture: one points at a space, sees the way and its price, and goes. Its steps are sent one
// after the other, and it ends as soon as the next one is not offered: somebody is asked, or stopped.

import { CELL, SPACE, unpack } from "../../lib/layout";
import type { Choice } from "../../lib/moves";
import type { Reach, Way } from "../../lib/protocol";
import type { TableModel } from "../../lib/table.svelte";
import { IN_SPACE } from "../../lib/tokens";
import type { Aim } from "./aim.svelte";
import type { Target } from "./target";

/** What it needs of a table. */
type Walked = Pick<TableModel, "step" | "ways" | "sending">;

interface Answer {
  step: number;
  reach: Reach;
}

const NOWHERE: readonly number[] = [];

/** A space as one number, as places of tokens are. */
const placeOf = (cell: number, space: number): number => cell * 8 + space;

/** Whether a choice is a step of a piece onto a space. */
export const isStep = (one: Pick<Choice, "card" | "verb">): boolean => !one.card && one.verb.a === CELL && one.verb.b === SPACE;

export class Walk {
  private readonly table: Walked;
  private readonly aim: Aim;
  private answer: Answer | null = $state.raw(null);
  private picked: { step: number; place: number } | null = $state.raw(null);
  /** the moves still to be made, and the step that the next one is for */
  private rest: readonly number[] = $state.raw([]);
  private due = -1;
  /** the cells one walks among, from the first answer to the end of the walk */
  area: readonly number[] = $state.raw([]);

  constructor(table: Walked, aim: Aim) {
    this.table = table;
    this.aim = aim;
  }

  private readonly steps = $derived.by(() => this.aim.all.all.filter(isStep));
  /** Whether one is to take steps now. */
  readonly open = $derived.by(() => this.steps.length > 0);
  private readonly reach = $derived.by(() => (this.answer?.step === this.table.step ? this.answer.reach : null));

  readonly walking = $derived.by(() => this.rest.length > 0);

  /** By place, every way there is; single steps until the answer has come. */
  readonly ways: ReadonlyMap<number, Way> = $derived.by(() => {
    if (!this.open || this.rest.length) return new Map();
    const single = this.steps.map(({ cell, part, move }): Way => ({ cell, space: part, moves: [move], costs: {} }));
    const found = this.reach?.ways.length ? this.reach.ways : single;
    return new Map(found.map((way) => [placeOf(way.cell, way.space), way]));
  });

  /** The place of the piece that walks, -1 while that is not known. */
  readonly start = $derived.by(() => (this.open ? (this.reach?.start ?? -1) : -1));

  /** The way to the chosen space. */
  readonly chosen: Way | undefined = $derived.by(() =>
    this.picked?.step === this.table.step ? this.ways.get(this.picked.place) : undefined,
  );

  /** The spaces of a way, one after the other, without the first. */
  trail(way: Way): Target[] {
    return way.moves.map((move) => {
      const { a, b } = unpack(move);
      return { cell: a, part: b, place: IN_SPACE, verb: "", card: 0 };
    });
  }

  /** Ask where one can get to, once a step. */
  async look(): Promise<void> {
    const { step, sending } = this.table;
    if (!this.open && !sending) this.area = NOWHERE;
    if (!this.open || this.rest.length || this.answer?.step === step) return;
    // Without an answer there are still single steps.
    const reach = await this.table.ways().catch(() => null);
    if (!reach || this.table.step !== step) return;
    this.answer = { step, reach };
    if (reach.start >= 0) this.area = [Math.floor(reach.start / 8), ...reach.ways.map(({ cell }) => cell)];
  }

  /** Choose a space; the chosen one, and one walks. */
  pick(way: Way): void {
    if (way === this.chosen) return this.go();
    this.point(way);
  }

  point(way: Way | undefined): void {
    this.picked = way ? { step: this.table.step, place: placeOf(way.cell, way.space) } : null;
  }

  go(): void {
    if (!this.chosen) return;
    this.due = this.table.step;
    this.rest = this.chosen.moves;
    this.goOn();
  }

  /** Take the next step of the walk, if it is still what was meant. */
  goOn(): void {
    const [next, ...rest] = this.rest;
    if (next === undefined || this.table.step < this.due) return;
    const offered = this.table.step === this.due && this.aim.all.all.some(({ move }) => move === next);
    this.rest = offered ? rest : [];
    if (!offered) return;
    this.due += 1;
    void this.aim.make(next).then((made) => {
      if (!made) this.rest = [];
    });
  }
}
