// Everything a screen needs of one table: what was told of it, what one may do now, and the line to
// the server that wishes go along.

import { type Chapter, type Claim, isStep, outcomeOf, type Round, type Turned } from "./chapters";
import { Letting } from "./letting.svelte";
import { type Granted, Line, type LineState, openSocket, type Socket, type Wish } from "./line";
import { Choices } from "./moves";
import { Progress } from "./progress.svelte";
import type { Advice, Awaited, FromServer, Outcome, Propose, Reach, Reason, Sentence, Settings, Told, Welcome, Why, Words } from "./protocol";

export type { Chapter, Claim, Round, Turned };

export interface TableOptions {
  table: string;
  token?: string;
  eye?: number | null;
  open?: () => Socket;
}

/** What is pointed at by who asks why it cannot be done. */
export type Pointed = Omit<Why, "type" | "id">;

/** Events after which somebody may have something new to decide; what they do not say is over. */
const TURNING = ["began", "moved", "advanced", "went-away", "came-back", "continued", "woke", "ended"];

/** Events after which something may be possible that was refused. */
const ALTERING = [...TURNING, "paused"];

export class TableModel extends Progress {
  connection: LineState = $state.raw({ kind: "connecting" });
  /** who is connected, by member, and how many watch */
  online: number[] = $state.raw([]);
  watchers = $state(0);
  /** who is waited for, by the server’s clock */
  private awaited: Awaited[] = $state.raw([]);
  /** what one is asked, or whom one waits for */
  question: Sentence | null = $state.raw(null);
  /** milliseconds left in each seat's bank */
  banks: number[] = $state.raw([]);
  /** counts what may change whether something can be done: steps, pauses, lines that are back */
  turns = $state(0);
  /** whether a move is on its way and has not been told yet */
  sending = $state(false);
  /** the answer given early, while all are asked */
  noted: number | null = $state(null);
  /** what one lets be without being asked */
  readonly letting = new Letting();
  /** whether the past has been told once: from then on there is something to show */
  known = $state(false);

  /** whether somebody watches how a round ends: what follows is then heard when they have seen it */
  watched = false;
  /** how a round came out that is being watched, while all that shows who was who is held back */
  climax: Outcome | null = $state.raw(null);
  /** what was told meanwhile */
  private heldBack: Told[] = [];

  private moves: number[] = $state.raw([]);
  /** by when an answer is due, by the server's clock */
  private dueThere = $state(0);
  /** how far this machine's clock is ahead of the server's, as far as that is known */
  private ahead = $state(Infinity);
  /** one’s own key; "" for who watches, in a replay and in a lesson */
  readonly token: string;
  private readonly line: Line;

  constructor({ table, token = "", eye = null, open = () => openSocket(table) }: TableOptions) {
    super(table, eye);
    this.token = token;
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

  /** What one may do now. */
  get choices(): Choices {
    const letBe = this.letting.span !== null && this.window;
    const open = this.phase === "playing" && !this.paused && !letBe;
    return this.layout && open ? Choices.of(this.layout, this.moves) : new Choices([]);
  }

  /** Whether all are asked at once. */
  get window(): boolean {
    return this.view?.task?.window ?? false;
  }

  /** By when an answer is due, by this machine's clock; 0 if there is no hurry. */
  get due(): number {
    return this.dueThere && this.here(this.dueThere);
  }

  /** When a bot sits in for a member who is not there, by this machine's clock; 0 if none will. */
  botAt(member: number): number {
    const found = this.awaited.find((one) => one.member === member);
    return found ? this.here(found.until) : 0;
  }

  /** A moment of the server's clock by this machine's. */
  private here(moment: number): number {
    return moment + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }

  /** Whether a member is connected. */
  isOnline(member: number): boolean {
    return this.online.includes(member);
  }

  // -- wishing -------------------------------------------------------------------------------

  /** Make a move. It is told when it is made; refused, everything is as before. */
  async move(move: number): Promise<void> {
    const { step, moves } = this;
    const inWindow = this.window;
    // A move is made once, so nothing else can be chosen meanwhile; an early answer can be changed.
    if (!inWindow) {
      this.moves = [];
      this.sending = true;
    }
    try {
      const answer = await this.line.ask({ type: "move", step, move });
      if (answer.type === "noted" && this.step === step) this.noted = move;
    } catch (error) {
      // It was made although its answer was lost with the line.
      if (this.made(step, move)) return;
      if (this.step === step) {
        this.moves = moves;
        this.sending = false;
      }
      throw error;
    }
  }

  /** Why there is no move with what was pointed at; nothing if there is one. */
  async why(pointed: Pointed): Promise<Reason[]> {
    const answer = await this.ask({ type: "why", ...pointed });
    return answer.type === "because" ? answer.reasons : [];
  }

  /** Where the piece can get to that one is to move now; null if nobody knows. */
  async ways(): Promise<Reach | null> {
    const answer = await this.ask({ type: "ways", step: this.step });
    return answer.type === "reach" ? answer : null;
  }

  /** Who may be against the rest and where the treasure may lie, as far as follows for this eye; null if nobody knows. */
  async advise(): Promise<Advice | null> {
    const answer = await this.ask({ type: "advise" });
    return answer.type === "advice" ? answer : null;
  }

  sit = (seat: number) => this.ask({ type: "sit", seat });
  freeSeat = (seat: number) => this.ask({ type: "free-seat", seat });
  putBot = (seat: number, level: string) => this.ask({ type: "put-bot", seat, level });
  change = (settings: Settings) => this.ask({ type: "change", settings });
  ready = (ready: boolean) => this.ask({ type: "ready", ready });
  start = () => this.ask({ type: "start" });
  leave = () => this.ask({ type: "leave" });
  say = (words: Words) => this.ask({ type: "say", words });
  mute = (member: number, muted: boolean) => this.ask({ type: "mute", member, muted });
  away = (away: boolean) => this.ask({ type: "away", away });
  setPace = (pace: number) => this.ask({ type: "set-pace", pace });
  propose = (motion: Propose["motion"], seat = -1, wish = true) =>
    this.ask({ type: "propose", motion, seat, wish });
  playAgain = () => this.ask({ type: "rematch" });

  private ask(wish: Wish): Promise<Granted> {
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
    this.unwatch();
  }

  // -- watching how a round ends -------------------------------------------------------------

  /** The end of a round has been seen: go on with what was told since. */
  release(): void {
    const told = this.heldBack;
    this.heldBack = [];
    this.climax = null;
    for (const message of told) this.told(message);
  }

  /** Whether a step says who has won a round, which is to be seen before anything else is. */
  private decides({ what }: Told): Outcome | null {
    const outcome = isStep(what) ? outcomeOf(what) : null;
    return this.watched && this.fresh && outcome?.decided && !this.outcome?.decided ? outcome : null;
  }

  // -- hearing -------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.release();
        return this.welcomed(message);
      case "told":
        this.climax ??= this.decides(message);
        if (this.climax) this.heldBack.push(message);
        else this.told(message);
        return;
      case "presence":
        this.learnTime(message.at);
        this.online = message.online;
        this.watchers = message.watchers;
        this.awaited = message.awaited;
        // It is sent when everything that was asked for has been told.
        this.fresh = true;
        this.known = true;
        this.shuffle();
    }
  }

  private welcomed(message: Welcome): void {
    this.turns += 1;
    this.fresh = false;
    this.member = message.member;
    this.people.me = message.member;
    if (this.token) this.draw.enter(message.member);
    this.eye = message.eye;
  }

  private told(message: Told): void {
    const { at, what } = message;
    if (this.fresh) this.learnTime(at);
    this.follow(message);
    if (this.fresh) this.shuffle();
    if (isStep(what)) this.noted = null;
    if (ALTERING.includes(what.type)) this.turns += 1;
    if (this.view) this.letting.follow(this.view);
    if (!TURNING.includes(what.type)) return;
    this.moves = message.moves ?? [];
    this.sending = false;
    this.question = message.question ?? null;
    this.dueThere = message.due ?? 0;
    this.banks = message.banks ?? this.banks;
    if (what.type === "woke") this.answerAgain();
  }

  /** Whoever goes on with the table does not know what was only noted. */
  private answerAgain(): void {
    const { noted } = this;
    this.noted = null;
    // If it is not taken, the question is open again, as it seems.
    if (noted !== null && this.window && this.moves.includes(noted)) this.move(noted).catch(() => undefined);
  }

  /** Something was said just now: what came fastest says most, the rest is the way here. */
  private learnTime(at: number): void {
    this.ahead = Math.min(this.ahead, Date.now() - at);
  }

  /** Have a part in the shuffle. */
  private shuffle(): void {
    const wish = this.draw.next(this.seat >= 0, this.phase === "lobby");
    if (wish) this.ask(wish).catch(() => (this.draw.refused = true));
  }
}
