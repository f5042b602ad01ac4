// The line to a table: says hello, comes back by itself when it breaks, and hands on every step
// once and in order. What is asked gets its answer by number.

import type { Advice, Arguments, Because, Done, FromClient, FromServer, Hello, Noted, Reach, Reason, Told } from "./protocol";

/** How the line is; `code` says why it is closed for good, as a refusal or a goodbye does. */
export type LineState =
  | { kind: "connecting" }
  | { kind: "online" }
  | { kind: "waiting"; again: number }
  | { kind: "closed"; code: string; args: Arguments };

/** What a line needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** A socket to the server that this page came from; a balancer before many can go by the table. */
export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws?${new URLSearchParams({ table })}`) as Socket;
}

/** A wish of a client without the number that the line gives it. */
export type Wish = Without<Exclude<FromClient, Hello>, "id">;
type Without<Type, Key extends string> = Type extends unknown ? Omit<Type, Key> : never;

/** What a wish is granted with. */
export type Granted = Done | Noted | Because | Reach | Advice;

/** A wish that was not granted, or never heard of again (`connection-lost`). */
export class RefusedError extends Error {
  readonly code: string;
  readonly args: Arguments;

  constructor(code: string, args: Arguments = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** Of what was refused, why; of anything else that went wrong, nothing. */
export const reasonsOf = (error: unknown): readonly Reason[] =>
  error instanceof RefusedError ? [{ code: error.code, args: error.args }] : [];

interface Asked {
  wish: Wish;
  resolve(answer: Granted): void;
  reject(error: RefusedError): void;
}

export interface LineOptions {
  open(): Socket;
  table: string;
  token: string;
  /** another eye than one's own, once the match is over */
  eye?: number | null;
  /** everything but answers; steps come without holes and none comes twice */
  hear(message: FromServer): void;
  changed(state: LineState): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Without an answer for so long, a line is taken for dead. */
export const PATIENCE = 10_000;
export const LOST = "connection-lost";
/** A server that says so will say goodbye, and another one goes on with the table. */
const GOES_ON = ["going-down", "set-aside"];
/** Goodbyes, and refusals of a hello, after which the server wants us back in a while. */
const COMES_BACK = ["going-down", "unread", "set-aside", "not-stored", "too-fast"];

export class Line {
  private readonly options: LineOptions;
  private socket: Socket | null = null;
  /** the number of the next step that is needed */
  private seq = 0;
  private number = 0;
  private hello = 0;
  private readonly asked = new Map<number, Asked>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private state: LineState = { kind: "connecting" };

  constructor(options: LineOptions) {
    this.options = options;
    this.connect();
  }

  // -- asking --------------------------------------------------------------------------------

  /** Send a wish; the promise is kept when it is done and durable or answered, or broken with a RefusedError. */
  ask(wish: Wish): Promise<Granted> {
    return new Promise((resolve, reject) => {
      if (this.state.kind !== "online") return reject(new RefusedError(LOST));
      this.number += 1;
      this.asked.set(this.number, { wish, resolve, reject });
      this.send({ ...wish, id: this.number });
    });
  }

  /** Somebody came back to the page or the network did: see at once whether the line still holds. */
  check(): void {
    if (this.state.kind === "waiting") this.connect();
    else if (this.state.kind === "online") this.greet();
  }

  /** The browser says that the network is gone: a socket would not notice before it is used. */
  lose(): void {
    if (this.state.kind === "connecting" || this.state.kind === "online") this.broke();
  }

  close(): void {
    this.shut("", {});
  }

  // -- the socket ----------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.timer);
    this.turn({ kind: "connecting" });
    const socket = this.options.open();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.take(JSON.parse(data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broke();
    };
    this.expect();
  }

  private greet(): void {
    const { table, token, eye = null } = this.options;
    this.number += 1;
    this.hello = this.number;
    this.send({ type: "hello", table, token, since: this.seq, eye, id: this.hello });
  }

  private send(message: FromClient): void {
    // The answer may be there at once: a replay has it at hand.
    this.expect();
    this.socket?.send(JSON.stringify(message));
  }

  /** Something is due from the other side; if nothing comes, the line is dead without a sign. */
  private expect(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.broke(), PATIENCE);
  }

  private broke(): void {
    this.drop();
    for (const [id, { wish, reject }] of this.asked) {
      // A move names its step, so that it can be sent again without being made twice.
      if (wish.type === "move") continue;
      this.asked.delete(id);
      reject(new RefusedError(LOST));
    }
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    this.turn({ kind: "waiting", again: Date.now() + wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private shut(code: string, args: Arguments): void {
    clearTimeout(this.timer);
    this.drop();
    for (const { reject } of this.asked.values()) reject(new RefusedError(code || LOST, args));
    this.asked.clear();
    this.turn({ kind: "closed", code, args });
  }

  private turn(state: LineState): void {
    this.state = state;
    this.options.changed(state);
  }

  // -- hearing -------------------------------------------------------------------------------

  private take(message: FromServer): void {
    clearTimeout(this.watch);
    switch (message.type) {
      case "told":
        this.told(message);
        break;
      case "welcome":
        this.welcomed();
        this.options.hear(message);
        break;
      case "done":
      case "noted":
      case "because":
      case "reach":
      case "advice":
        this.asked.get(message.id)?.resolve(message);
        this.asked.delete(message.id);
        break;
      case "refused":
        this.refused(message.id, message.code, message.args ?? {});
        break;
      case "bye":
        if (!COMES_BACK.includes(message.code)) this.shut(message.code, {});
        break;
      default:
        this.options.hear(message);
    }
    if (this.asked.size) this.expect();
  }

  private told(message: Told): void {
    if (message.seq < this.seq) return;
    if (message.seq > this.seq) {
      // Something was lost; what comes before the answer to this hello is told again after it.
      if (!this.hello) this.greet();
      return;
    }
    this.seq += 1;
    this.options.hear(message);
  }

  private welcomed(): void {
    this.hello = 0;
    this.wait = FIRST_WAIT;
    if (this.state.kind === "online") return;
    this.turn({ kind: "online" });
    for (const [id, { wish }] of this.asked) this.send({ ...wish, id });
  }

  private refused(id: number, code: string, args: Arguments): void {
    if (id === this.hello) {
      if (COMES_BACK.includes(code)) this.broke();
      else this.shut(code, args);
      return;
    }
    const asked = this.asked.get(id);
    // It is not made, and as with a line that broke it is sent again to whoever goes on.
    if (asked?.wish.type === "move" && GOES_ON.includes(code)) return;
    asked?.reject(new RefusedError(code, args));
    this.asked.delete(id);
  }
}
