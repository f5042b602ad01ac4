// Everything a screen needs of one table, as state that Svelte follows. Folded from what is told;
// it decides nothing and knows no rule.

import { SvelteMap } from "svelte/reactivity";

import { type Chapter, chapterOf, type Claim, type Round, type Turned } from "./chapters";
import { Draw } from "./draw.svelte";
import { WATCHER } from "./layout";
import { Line, type LineState, openSocket, type Socket, type Wish } from "./line";
import { Choices } from "./moves";
import { People } from "./people.svelte";
import type {
  Done,
  Ended,
  FromServer,
  Layout,
  Moved,
  Noted,
  Propose,
  Sentence,
  Settings,
  Told,
  Welcome,
  Words,
} from "./protocol";
import { GATHER, View } from "./view";

export type { Chapter, Claim, Round, Turned };

export interface TableOptions {
  table: string;
  token?: string;
  eye?: number | null;
  open?: () => Socket;
}

/** Events after which somebody may have something new to decide; what they do not say is over. */
const TURNING = ["began", "moved", "went-away", "came-back", "continued", "woke"];

export class Table {
  readonly id: string;
  readonly people = new People();
  readonly draw: Draw;
  connection: LineState = $state.raw({ kind: "connecting" });
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
  /** who is connected, by member, and how many watch */
  online: number[] = $state.raw([]);
  watchers = $state(0);

  layout: Layout | null = $state.raw(null);
  view: View | null = $state.raw(null);
  /** how many moves were made */
  step = $state(0);
  /** what one is asked, or whom one waits for */
  question: Sentence | null = $state.raw(null);
  /** milliseconds left in each seat's bank */
  banks: number[] = $state.raw([]);
  /** whether a move is on its way and has not been told yet */
  sending = $state(false);
  /** the answer given early, while all are asked */
  noted: number | null = $state(null);
  story: Chapter[] = $state.raw([]);
  rounds: Round[] = $state.raw([]);
  /** whether the past has been told, and what comes now is new; not so for a moment after every hello */
  fresh = $state(false);
  /** whether the past has been told once: from then on there is something to show */
  known = $state(false);

  private moves: number[] = $state.raw([]);
  private readonly verdicts = new SvelteMap<number, boolean>();
  /** by when an answer is due, by the server's clock */
  private dueThere = $state(0);
  /** how far this machine's clock is ahead of the server's, as far as that is known */
  private ahead = $state(Infinity);
  private readonly watching = new Set<(turned: Turned) => void>();
  /** another eye than one's own, asked for when the match was over */
  private readonly wished: number | null;
  /** whether one has a key, so that this is no replay and no lesson */
  private readonly keyed: boolean;
  private readonly line: Line;

  constructor({ table, token = "", eye = null, open = openSocket }: TableOptions) {
    this.id = table;
    this.wished = eye;
    this.keyed = token !== "";
    this.draw = new Draw(table);
    this.line = new Line({
      open,
      table,
      token,
      eye,
      hear: (message) => this.hear(message),
      changed: (state) => (this.connection = state),
    });
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

  /** What one may do now. */
  get choices(): Choices {
    const open = this.phase === "playing" && !this.paused;
    return this.layout && open ? Choices.of(this.layout, this.moves) : new Choices([]);
  }

  /** By when an answer is due, by this machine's clock; 0 if there is no hurry. */
  get due(): number {
    return this.dueThere && this.dueThere + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }

  get claims(): Claim[] {
    return this.story.flatMap(({ seq, what }) => {
      const words = what.type === "spoke" ? what.words : null;
      if (what.type !== "spoke" || (words?.type !== "claim-role" && words?.type !== "claim-goal")) return [];
      return [{ seq, member: what.member, words, true: this.verdicts.get(seq) }];
    });
  }

  /** Whether a member is connected. */
  isOnline(member: number): boolean {
    return this.online.includes(member);
  }

  /** Be shown every step of the match, in order, none left out; gives how to stop that. */
  watch(show: (turned: Turned) => void): () => void {
    this.watching.add(show);
    return () => this.watching.delete(show);
  }

  // -- wishing -------------------------------------------------------------------------------

  /** Make a move. It is told when it is made; refused, everything is as before. */
  async move(move: number): Promise<void> {
    const { step, moves } = this;
    const inWindow = this.view?.task?.window ?? false;
    // A move is made once, so nothing else can be chosen meanwhile; an early answer can be changed.
    if (!inWindow) {
      this.moves = [];
      this.sending = true;
    }
    try {
      const answer = await this.line.ask({ type: "move", step, move });
      if (answer.type === "noted" && this.step === step) this.noted = move;
    } catch (error) {
      if (this.made(step, move)) return;
      if (this.step === step) {
        this.moves = moves;
        this.sending = false;
      }
      throw error;
    }
  }

  /** Whether a move was made although its answer was lost with the line. */
  private made(step: number, move: number): boolean {
    return this.story.some(
      ({ what }) => what.type === "moved" && what.step === step + 1 && what.seat === this.seat && what.move === move,
    );
  }

  sit = (seat: number) => this.ask({ type: "sit", seat });
  putBot = (seat: number, level: string) => this.ask({ type: "put-bot", seat, level });
  change = (settings: Settings) => this.ask({ type: "change", settings });
  ready = (ready: boolean) => this.ask({ type: "ready", ready });
  start = () => this.ask({ type: "start" });
  leave = () => this.ask({ type: "leave" });
  say = (words: Words) => this.ask({ type: "say", words });
  mute = (member: number, muted: boolean) => this.ask({ type: "mute", member, muted });
  away = (away: boolean) => this.ask({ type: "away", away });
  propose = (motion: Propose["motion"], seat = -1, wish = true) =>
    this.ask({ type: "propose", motion, seat, wish });
  playAgain = () => this.ask({ type: "rematch" });

  private ask(wish: Wish): Promise<Done | Noted> {
    return this.line.ask(wish);
  }

  /** See at once whether the line still holds. */
  check(): void {
    this.line.check();
  }

  /** The network is gone: say so at once, and come back as soon as it does. */
  lose(): void {
    this.line.lose();
  }

  close(): void {
    this.line.close();
    this.watching.clear();
  }

  // -- hearing -------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "told":
        return this.told(message);
      case "presence":
        this.online = message.online;
        this.watchers = message.watchers;
        // It is sent when everything that was asked for has been told.
        this.fresh = true;
        this.known = true;
        this.shuffle();
    }
  }

  private welcomed(message: Welcome): void {
    this.fresh = false;
    this.member = message.member;
    this.people.me = message.member;
    if (this.keyed) this.draw.enter(message.member);
    this.eye = message.eye;
  }

  private told(message: Told): void {
    const { at, what } = message;
    // What came fastest says most: the rest is the way here.
    if (this.fresh) this.ahead = Math.min(this.ahead, Date.now() - at);
    this.people.hear(what);
    this.draw.hear(what);
    const chapter = chapterOf(message);
    this.story = [...this.story, chapter];
    this.fold(chapter);
    if (this.fresh) this.shuffle();
    if (!TURNING.includes(what.type)) return;
    this.moves = message.moves ?? [];
    this.sending = false;
    this.question = message.question ?? null;
    this.dueThere = message.due ?? 0;
    this.banks = message.banks ?? this.banks;
  }

  /** Have a part in the shuffle. */
  private shuffle(): void {
    const wish = this.draw.next(this.seat >= 0, this.phase === "lobby");
    if (wish) this.ask(wish).catch(() => (this.draw.refused = true));
  }

  private fold(chapter: Chapter): void {
    const { what } = chapter;
    switch (what.type) {
      case "opened":
        this.code = what.code;
        return;
      case "began": {
        // Before the deal everybody sees like a watcher; now one's own eye opens.
        if (this.wished === null) this.eye = this.seat;
        this.phase = "playing";
        this.commitment = what.commitment;
        this.layout = what.layout;
        return this.turn(chapter, new View(what.layout, this.eye), what.ops);
      }
      case "moved":
        this.step = what.step;
        this.noted = null;
        for (const verdict of what.verdicts ?? []) this.verdicts.set(verdict.seq, verdict.true);
        return this.turn(chapter, this.view!, what.ops);
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
        this.question = null;
        this.dueThere = 0;
        this.keepRound(chapter.seq, this.view!);
        return;
      case "rematched":
        this.rematch = what.table;
    }
  }

  private turn(chapter: Chapter, before: View, ops: Moved["ops"]): void {
    const end = ops.findIndex(([code]) => code === GATHER);
    // The deal gathers nothing: there was no round before it.
    if (end >= 0 && chapter.what.type === "moved") this.keepRound(chapter.seq, before.after(ops.slice(0, end)));
    const after = before.after(ops);
    this.view = after;
    for (const show of this.watching) show({ chapter, before, after, fresh: this.fresh });
  }

  private keepRound(seq: number, view: View): void {
    this.rounds = [...this.rounds, { seq, number: view.num("round"), view }];
  }
}
