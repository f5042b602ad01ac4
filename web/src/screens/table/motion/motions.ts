// What moves when a step of the match is shown. It is read off the operations that this eye was
// told and off nothing else, so nothing can move that the eye may not know of.

import type { Back } from "../../../art/backs";
import { dealtBy } from "../../../lib/frame";
import { BACK, cardOf, CELL, column, isTurned, row, SEAT, stem, unpack } from "../../../lib/layout";
import type { Advanced, ToldLayout, Moved, Op } from "../../../lib/protocol";
import { reached } from "../../../lib/reach";
import { LAY, LIFT, MOVE, PEEK, PICK, PLACE, SET, SHOW, SWITCH, UNLAY, type View } from "../../../lib/view";

/** Where something can be seen. */
export type Spot =
  | { at: "seat"; seat: number }
  | { at: "cell"; cell: number }
  | { at: "pile" | "discard" | "treasury" };

/** What a card shows while it moves: `back` names the box whose back it is. */
export interface Shown {
  card: number;
  turned: boolean;
  back: Back;
}

/** Something that moves; those of one beat move together, one beat after the other. */
export type Motion = { beat: number } & (
  | { kind: "travel"; shown: Shown; from: Spot; to: Spot }
  | { kind: "fall"; cell: number; tile: number }
  | { kind: "turn"; cell: number; tile: number; back: Back }
  | { kind: "look"; cell: number; card: number }
  | { kind: "glance"; seat: number }
  | { kind: "light"; cell: number; far: number }
  | { kind: "coin"; unit: string; from: Spot; to: Spot }
);

export interface Stepped {
  what: Moved | Advanced;
  before: View;
  after: View;
}

/** More than this at once is no movement but a crowd. */
const CROWD = 14;
const [DEED, EFFECT, AFTERWARDS] = [0, 1, 2] as const;
const PLACES: Record<string, "pile" | "discard" | "treasury"> = {
  pile: "pile",
  discard: "discard",
  "gold-pile": "treasury",
  aside: "treasury",
};
/** The box that the cards of a zone come from, where it is not the pile. */
const BACKS: Record<string, Back> = {
  goal: "goal",
  tunnel: "tunnel",
  gold: "gold",
  offer: "gold",
  "gold-pile": "gold",
  aside: "gold",
  role: "role",
  spare: "role",
};
/** Cards that are merely on their way: they come from wherever they were before. */
const ON_THE_WAY = "played";

/** What moves in a step, in the order of its beats. A deal is there at once. */
export function motions(step: Stepped): Motion[] {
  const { what, before } = step;
  if (dealtBy(before.layout, what)) return [];
  const { found } = new Reader(before, what);
  if (found.length > CROWD) return [];
  return [...found, ...lights(step)].sort((one, other) => one.beat - other.beat);
}

class Reader {
  readonly found: Motion[] = [];
  private readonly layout: ToldLayout;
  private readonly view: View;
  /** what the chosen card is aimed at, as far as this eye was told */
  private readonly aim: Spot | undefined;
  /** where a card comes from that lies in a zone one cannot see */
  private readonly origins = new Map<number, Spot>();
  /** what seats own more, or less, by what it is counted in */
  private readonly changes = new Map<string, { seat: number; change: number }[]>();

  constructor(view: View, what: Moved | Advanced) {
    this.view = view;
    this.layout = view.layout;
    this.aim = what.type === "moved" ? aimOf(this.layout, what, view.eye) : undefined;
    for (const op of what.ops) this.read(op);
    for (const [unit, changes] of this.changes) this.pass(unit, changes);
  }

  private read([code, a, b, c, d]: Op): void {
    switch (code) {
      case MOVE:
        return this.move(a, b, d);
      case PICK:
        return this.move(a, b, d);
      case PLACE:
        if (d < 0 || !this.view.down.has(a)) return this.place(a, b, c);
        return this.add(EFFECT, { kind: "turn", cell: a, tile: b, back: this.back(c) });
      case LIFT:
        if (this.spot(c)?.at === "discard" || stem(this.layout.zones[c]).endsWith("-box")) {
          return this.add(EFFECT, { kind: "fall", cell: a, tile: b });
        }
        this.origins.set(c, { at: "cell", cell: a });
        return;
      case PEEK:
        return this.peek(a, b, c);
      case SHOW:
        return this.peek(a, -1, b);
      case SWITCH:
        return this.swap(a, b);
      case UNLAY:
        this.origins.set(this.view.down.get(a) ?? -1, { at: "cell", cell: a });
        return;
      case LAY:
        return this.lay(a, b);
      case SET:
        return this.count(a, b - this.view.nums[a]);
    }
  }

  private add(beat: number, motion: Without<Motion>): void {
    this.found.push({ beat, ...motion } as Motion);
  }

  /** Where a zone is to be seen; undefined for boxes and for cards on their way. */
  private spot(zone: number): Spot | undefined {
    const owner = this.layout.owners[zone];
    if (owner >= 0) return { at: "seat", seat: owner };
    const at = PLACES[stem(this.layout.zones[zone])];
    if (at) return { at };
    const cell = [...this.view.down].find(([, lying]) => lying === zone)?.[0];
    return cell === undefined ? undefined : { at: "cell", cell };
  }

  private back(zone: number): Back {
    return BACKS[stem(this.layout.zones[zone])] ?? "pile";
  }

  private from(zone: number): Spot | undefined {
    return this.origins.get(zone) ?? this.spot(zone);
  }

  private travel(beat: number, shown: Shown, from: Spot | undefined, to: Spot | undefined): void {
    if (from && to && !same(from, to)) this.add(beat, { kind: "travel", shown, from, to });
  }

  private move(card: number, src: number, dst: number): void {
    const [left, came] = [stem(this.layout.zones[src]), stem(this.layout.zones[dst])];
    const from = this.from(src);
    const to = this.spot(dst);
    if (!to) {
      if (from) this.origins.set(dst, from);
      return;
    }
    const shown: Shown = { card, turned: false, back: BACKS[came] ?? this.back(src) };
    // What is put away from a hand is a deed; what leaves a mat is its effect; what is drawn comes last.
    const beat = came !== "discard" ? AFTERWARDS : left === "hand" ? DEED : EFFECT;
    if (left !== ON_THE_WAY) return this.travel(beat, shown, from, to);
    this.origins.delete(src);
    const via = came === "discard" ? this.aim : undefined;
    this.travel(DEED, shown, from, via ?? to);
    if (via) this.travel(AFTERWARDS, shown, via, to);
  }

  private place(cell: number, tile: number, src: number): void {
    const from = this.from(src);
    this.origins.delete(src);
    this.travel(DEED, { card: cardOf(tile), turned: isTurned(tile), back: "pile" }, from, { at: "cell", cell });
  }

  private peek(card: number, seat: number, zone: number): void {
    const spot = this.spot(zone);
    if (spot?.at === "cell") this.add(EFFECT, { kind: "look", cell: spot.cell, card });
    // All roles lie open at the end of a round, which is shown by itself.
    else if (this.layout.frame.roles.includes(zone) && spot?.at === "seat" && seat >= 0 && spot.seat !== seat) {
      this.add(EFFECT, { kind: "glance", seat: spot.seat });
    }
  }

  /** Changed or not: it looks the same. */
  private swap(one: number, other: number): void {
    const [a, b] = [this.spot(one), this.spot(other)];
    const shown: Shown = { card: BACK, turned: false, back: "goal" };
    this.travel(EFFECT, shown, a, b);
    this.travel(EFFECT, shown, b, a);
  }

  private lay(cell: number, zone: number): void {
    const from = this.origins.get(zone);
    this.origins.delete(zone);
    this.travel(EFFECT, { card: BACK, turned: false, back: "goal" }, from, { at: "cell", cell });
  }

  private count(num: number, change: number): void {
    const wealth = this.layout.frame.wealth.find(({ nums }) => nums.includes(num));
    if (!wealth || !change) return;
    const changes = this.changes.get(wealth.unit) ?? [];
    this.changes.set(wealth.unit, [...changes, { seat: wealth.nums.indexOf(num), change }]);
  }

  /** Coins go from who has fewer to who has more, the rest from or to the treasury. */
  private pass(unit: string, changes: readonly { seat: number; change: number }[]): void {
    const gave = changes.filter(({ change }) => change < 0);
    const got = changes.filter(({ change }) => change > 0);
    const seat = (one?: { seat: number }): Spot => (one ? { at: "seat", seat: one.seat } : { at: "treasury" });
    for (let number = 0; number < Math.max(gave.length, got.length); number += 1) {
      this.add(AFTERWARDS, { kind: "coin", unit, from: seat(gave[number]), to: seat(got[number]) });
    }
  }
}

/** What a move is aimed at, if this eye was told. */
function aimOf(layout: ToldLayout, { move, seat }: Moved, eye: number): Spot | undefined {
  const { verb: number, a } = unpack(move);
  const verb = layout.verbs[number];
  if (!verb.card || (verb.whisper && seat !== eye)) return undefined;
  if (verb.a === CELL) return { at: "cell", cell: a };
  return verb.a === SEAT ? { at: "seat", seat: a } : undefined;
}

/** Tunnels that a laid card has linked to the start light up one after the other, away from it. */
function lights({ what, before, after }: Stepped): Motion[] {
  const laid = what.ops.filter(([code]) => code === PLACE).map(([, cell]) => cell);
  if (!laid.length) return [];
  const [was, is] = [reached(before.layout, before.tiles), reached(after.layout, after.tiles)];
  const fresh = [...is].filter(([cell, sides]) => sides & ~(was.get(cell) ?? 0)).map(([cell]) => cell);
  const far = (cell: number) => Math.min(...laid.map((from) => Math.abs(column(from) - column(cell)) + Math.abs(row(from) - row(cell))));
  return fresh.map((cell) => ({ beat: EFFECT, kind: "light", cell, far: far(cell) }));
}

function same(one: Spot, other: Spot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Without<Type> = Type extends unknown ? Omit<Type, "beat"> : never;

