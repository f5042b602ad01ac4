// A match as it was played once, told again step by step: a socket that waits wherever the
// learner has to move, lets only the awaited move pass, and says why for every other.

import type { Socket } from "../../lib/line";
import { choice } from "../../lib/moves";
import type { Advanced, FromClient, FromServer, ToldLayout, Moved, Reach, Reason, Refused, Replay, Told, Why } from "../../lib/protocol";

/** What is known of one step that the learner has to take. */
export interface Ask {
  /** the step of the match */
  step: number;
  /** reason -> the legal moves that are not the one for this reason */
  answers: Record<string, number[]>;
  /** card of the hand -> what keeps it from being played at all, nothing if it can be */
  idle: Record<number, Reason[]>;
  /** where the piece that is to be moved can get to, as the server answers */
  reach: Reach;
}

/** What the coach has for one thing to learn. */
export interface Turn {
  /** which words say what to do */
  says: string;
  /** the seat that they speak of, -1 for none */
  about: number;
  /** whether one must find out first whom the card is for */
  accuses: boolean;
  /** one after the other */
  asks: Ask[];
}

export interface Script {
  replay: Replay;
  turns: Turn[];
}

const NO_WAYS: Reach = { type: "reach", id: 0, ways: [], start: -1 };

/** Steps of the match are counted from the deal on. */
const isCounted = (what: Told["what"]): what is Moved | Advanced => what.type === "moved" || what.type === "advanced";

export class Lesson implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** is called after every step */
  onstep: () => void = () => {};
  private readonly script: Script;
  private readonly steps: Told[];
  /** how many steps have been told */
  private told: number;
  private open = true;

  constructor(script: Script, name: string) {
    this.script = script;
    this.steps = script.replay.steps.map((step) => called(step, name, script.replay.eye));
    this.told = this.steps.findIndex(({ what }) => isCounted(what));
    queueMicrotask(() => this.onopen?.());
  }

  /** The move that the learner has to make; null while others move, and at the end. */
  get awaited(): number | null {
    const what = this.steps[this.told]?.what;
    return what?.type === "moved" && what.seat === this.script.replay.eye ? what.move : null;
  }

  /** The last move of the walk that begins with the awaited one: what one gesture asks for. */
  get end(): number | null {
    const ahead = this.steps.slice(this.told).map(({ what }) => (what.type === "moved" ? what.move : null));
    const walks = this.ask?.reach.ways.filter(({ moves }) => moves.every((move, number) => move === ahead[number])) ?? [];
    const longest = Math.max(1, ...walks.map(({ moves }) => moves.length));
    return this.awaited === null ? null : ahead[longest - 1];
  }

  /** Whether the seat that moved last moves again. */
  get goesOn(): boolean {
    const [last, next] = [this.told - 1, this.told].map((at) => this.steps[at]?.what);
    return last?.type === "moved" && next?.type === "moved" && last.seat === next.seat;
  }

  get over(): boolean {
    return this.told === this.steps.length;
  }

  /** What the coach says now: of the turn that is awaited, or the last one that was. */
  get turn(): number {
    return Math.max(0, this.script.turns.findLastIndex(({ asks }) => asks[0].step <= this.step));
  }

  /** The step of the match that comes next. */
  private get step(): number {
    const what = this.steps[this.told]?.what;
    return what && isCounted(what) ? what.step : Infinity;
  }

  private get ask(): Ask | undefined {
    return this.script.turns[this.turn].asks.find(({ step }) => step === this.step);
  }

  /** Another seat moves; nothing happens where the learner is awaited. */
  next(): void {
    if (this.awaited === null && !this.over) this.tellNext();
  }

  send(text: string): void {
    const said = JSON.parse(text) as FromClient;
    const id = said.id ?? 0;
    if (said.type === "hello") return this.welcome(id, said.since ?? 0);
    if (said.type === "why") return this.tell({ type: "because", id, reasons: this.reasons(said) });
    if (said.type === "ways") return this.tell({ ...(this.ask?.reach ?? NO_WAYS), id });
    if (said.type !== "move") return this.tell({ type: "refused", id, code: "lesson-alone" });
    if (said.move !== this.awaited) return this.tell({ type: "refused", id, ...this.why(said.move) });
    this.tellNext();
    this.tell({ type: "done", id, seq: this.told - 1 });
  }

  close(): void {
    this.open = false;
  }

  private welcome(id: number, since: number): void {
    const { info, eye } = this.script.replay;
    this.tell({ type: "welcome", id, info, member: 0, eye, seq: since, step: 0 });
    for (const step of this.steps.slice(since, this.told)) this.tell(step);
    this.tell({ type: "presence", online: [0], watchers: 0, awaited: [], at: this.steps[this.told - 1]?.at ?? 0 });
    this.onstep();
  }

  /** Why a move is not the one. What is not legal either says so by itself. */
  private why(move: number): Pick<Refused, "code" | "args"> {
    const [reason] = Object.entries(this.ask?.answers ?? {}).find(([, moves]) => moves.includes(move)) ?? [];
    if (!reason) return { code: "lesson-cannot" };
    const { layout } = this;
    const aimed = layout ? choice(layout, move).seat : -1;
    const seat = aimed < 0 ? this.script.turns[this.turn].about : aimed;
    return { code: `lesson-no-${reason}`, args: seat < 0 ? {} : { seat } };
  }

  /** Why there is no move with what was pointed at: the card's own reasons, or else the place is not for it. */
  private reasons({ card = 0, cell = -1, seat = -1 }: Why): Reason[] {
    if (!this.ask) return [];
    const idle = this.ask.idle[card] ?? [];
    if (idle.length || (cell < 0 && seat < 0)) return idle;
    const path = cell >= 0 && this.layout?.strands[card].length;
    return [{ code: path ? "lesson-cannot" : "not-possible-there", args: {} }];
  }

  private get layout(): ToldLayout | undefined {
    const began = this.steps.find(({ what }) => what.type === "began")?.what;
    return began?.type === "began" ? began.layout : undefined;
  }

  /** A move, and all that the table does after it by itself. */
  private tellNext(): void {
    do {
      this.tell(this.steps[this.told]);
      this.told += 1;
    } while (this.steps[this.told]?.what.type === "advanced");
    this.onstep();
  }

  private tell(message: FromServer): void {
    if (this.open) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The learner has a name of their own. */
function called(step: Told, name: string, seat: number): Told {
  const { what } = step;
  if (what.type === "joined") return { ...step, what: { ...what, name } };
  if (what.type === "began") return { ...step, what: { ...what, names: what.names.with(seat, name) } };
  return step;
}
