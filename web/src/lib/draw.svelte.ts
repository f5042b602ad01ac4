// This device's number in the shuffle: promised on a seat before the start, shown when the server has
// promised its own, and looked for in the seed when all is over. The server is believed none of it.

import type { Wish } from "./line";
import type { Drawing, Ended, ToldEvent } from "./protocol";
import { sha256 } from "./sha256";
import { browserStorage, kept } from "./store";

const PREFIX = "rockfall.number.";
const PURPOSE = new TextEncoder().encode("rockfall-deal");

/** A number, and the draw that it was shown in: in a second one it would be no secret any more. */
interface Own {
  number: string;
  draw: string;
  /** whether one knows that it was left out */
  seen: boolean;
}

/** What the seed is made of: this device's number too, something else than promised, others' only, no player's. */
export type Outcome = "kept" | "broken" | "others" | "alone";

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The promise of a number. */
export const commitmentOf = (number: string): string => sha256(bytesOf(number));

/** The seed that the server's half makes with the numbers of some seats. */
export function seedOf(half: string, numbers: ReadonlyMap<number, string>): string {
  const seats = [...numbers].sort(([one], [other]) => one - other);
  const parts = seats.flatMap(([seat, number]) => [seat, ...bytesOf(number)]);
  return sha256(Uint8Array.from([...PURPOSE, ...bytesOf(half), ...parts]));
}

/** Everything that was promised in a draw, so that it can be told from any other. */
const promises = ({ commitment, pledges }: Drawing): string =>
  [commitment, ...pledges.map((pledge) => `${pledge.seat}:${pledge.commitment}`)].join(" ");

export class Draw {
  /** whether numbers are being gathered */
  on = $state(false);
  /** whether the promise of this device's number is the one that counts */
  pledged = $state(false);
  /** whether the table took no promise, so that there is none to wait for */
  refused = $state(false);
  /** whether it was promised and is not in the shuffle, and nobody has read that yet */
  leftOut = $state(false);
  outcome: Outcome = $state("alone");

  private readonly table: string;
  private readonly store: Storage;
  private member = -1;
  private own: Own | null = null;
  /** whether everybody was told a promise of this device's, whatever became of it */
  private promised = false;
  /** the promise made at the deal */
  private promise = "";
  private drawing: Drawing | null = null;
  private readonly numbers = new Map<number, string>();
  /** what was wished last on this line, so that a refusal is not asked for again and again */
  private wished = "";

  constructor(table: string, store: Storage = browserStorage()) {
    this.table = table;
    this.store = store;
  }

  /** One is somebody at the table, be it again. */
  enter(member: number): void {
    this.member = member;
    this.wished = "";
    this.refused = false;
    this.own ??= this.find();
  }

  hear(what: ToldEvent): void {
    switch (what.type) {
      case "committed":
        if (what.member !== this.member) return;
        this.pledged = this.isOwn(what.commitment);
        this.promised ||= this.pledged;
        return;
      case "drawing":
        this.on = true;
        this.drawing = what;
        return;
      case "revealed": {
        const pledge = this.drawing?.pledges.find(({ member }) => member === what.member);
        if (pledge) this.numbers.set(pledge.seat, what.number);
        return;
      }
      case "began":
        this.on = false;
        this.promise = what.commitment;
        this.leftOut = this.promised && what.members.includes(this.member) && !this.isIn && !this.own?.seen;
        return;
      case "ended":
        this.outcome = this.judge(what);
    }
  }

  /** What this device has to say now, if anything: to be asked when all was told. */
  next(seated: boolean, lobby: boolean): Wish | null {
    if (this.member < 0 || !lobby) return null;
    const wish = this.drawing ? this.reveal(this.drawing) : seated ? this.commit() : null;
    const text = JSON.stringify(wish);
    if (!wish || text === this.wished) return null;
    this.wished = text;
    return wish;
  }

  /** One has read that the number was left out. */
  read(): void {
    this.leftOut = false;
    if (this.own) this.keep({ ...this.own, seen: true });
  }

  private commit(): Wish | null {
    // A number that was shown in a draw that never came to a deal is known to the server.
    if (!this.own || this.own.draw) {
      this.keep({ number: hexOf(crypto.getRandomValues(new Uint8Array(32))), draw: "", seen: false });
      this.pledged = false;
    }
    return this.pledged ? null : { type: "commit", commitment: commitmentOf(this.own!.number) };
  }

  private reveal(drawing: Drawing): Wish | null {
    const { own } = this;
    const pledge = drawing.pledges.find(({ member }) => member === this.member);
    if (!own || !pledge || !this.isOwn(pledge.commitment) || this.isIn) return null;
    if (own.draw && own.draw !== promises(drawing)) return null;
    this.keep({ ...own, draw: promises(drawing) });
    return { type: "reveal", number: own.number };
  }

  private isOwn(commitment: string): boolean {
    return this.own !== null && commitmentOf(this.own.number) === commitment;
  }

  /** Whether everybody was told this device's number. */
  private get isIn(): boolean {
    return this.own !== null && [...this.numbers.values()].includes(this.own.number);
  }

  private judge({ half = "", seed }: Ended): Outcome {
    const { drawing, numbers } = this;
    if (!drawing || !numbers.size) return "alone";
    if (!this.isIn) return "others";
    const kept = drawing.pledges.every(({ seat, commitment }) => {
      const number = numbers.get(seat);
      return number === undefined || commitmentOf(number) === commitment;
    });
    const bound = this.own?.draw === promises(drawing) && commitmentOf(half) === drawing.commitment;
    const made = seedOf(half, numbers) === seed && commitmentOf(seed) === this.promise;
    return kept && bound && made ? "kept" : "broken";
  }

  // -- what is kept --------------------------------------------------------------------------

  /** Several people may sit at one table with this device. */
  private get name(): string {
    return `${PREFIX}${this.table}.${this.member}`;
  }

  private find(): Own | null {
    const one = kept(this.name, this.store) as Partial<Own> | null;
    const whole = typeof one?.number === "string" && /^[0-9a-f]{64}$/.test(one.number) && typeof one.draw === "string";
    return whole ? { number: one.number!, draw: one.draw!, seen: one.seen === true } : null;
  }

  private keep(own: Own): void {
    this.own = own;
    try {
      this.store.setItem(this.name, JSON.stringify(own));
    } catch {
      // What is full keeps nothing more: the number lasts as long as the page.
    }
  }
}
