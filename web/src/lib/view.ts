// What an eye sees of the table: a fold of the operations it was told (docs/protocol.md). It knows
// no rule. `after` gives a new view and leaves the old one as it was, so screens can keep both.

import { ALL, BACK, GOD, NOBODY, OWNER, ROW, unpack, WATCHER, zoneOf } from "./layout";
import type { ToldLayout, Op, View as Sent } from "./protocol";

export const EVERYONE = 0xffff;
const WATCHERS = 0x8000;
const bit = (eye: number): number => (eye === WATCHER ? WATCHERS : 1 << eye);

/** A card in a zone; `seen` has a bit for each of its witnesses and matters in rows only. */
export interface Lying {
  readonly card: number;
  readonly seen: number;
}

export const MOVE = 1;
export const PLACE = 2;
export const LIFT = 3;
export const LAY = 4;
export const PEEK = 5;
export const SHOW = 6;
export const SET = 7;
export const NEXT = 8;
export const ASK = 9;
export const DONE = 10;
export const GATHER = 11;
export const SWITCH = 12;
export const PICK = 13;
export const UNLAY = 14;

export class View {
  readonly layout: ToldLayout;
  readonly eye: number;
  private lying: Lying[][];
  nums: readonly number[];
  /** pending tasks; the last one is to be answered first */
  todo: readonly number[] = [];
  /** cell -> face-up tile */
  readonly tiles: Map<number, number>;
  /** cell -> the zone whose card lies there face down */
  readonly down: Map<number, number>;

  /** The table before the deal. */
  constructor(layout: ToldLayout, eye: number) {
    this.layout = layout;
    this.eye = eye;
    this.lying = layout.full.map((cards, zone) => this.full(cards, zone));
    this.nums = layout.first;
    this.tiles = new Map();
    this.down = new Map();
  }

  /** A view as a welcome brings it. */
  static received(layout: ToldLayout, eye: number, sent: Sent): View {
    const view = new View(layout, eye);
    view.lying = sent.zones.map((cards, zone) =>
      cards.map((card, slot) => ({ card, seen: sent.witnesses[zone][slot] ?? 0 })),
    );
    view.nums = sent.nums;
    view.todo = sent.todo;
    for (const [at, tile] of sent.tiles) view.tiles.set(at, tile);
    for (const [at, zone] of sent.down) view.down.set(at, zone);
    return view;
  }

  // -- looking -------------------------------------------------------------------------------

  /** The cards of a zone by its number or name, in their order if it is a row; none if there is no such zone. */
  zone(name: number | string): readonly Lying[] {
    return this.lying[typeof name === "string" ? zoneOf(this.layout, name) : name] ?? [];
  }

  cards(name: number | string): number[] {
    return this.zone(name).map(({ card }) => card);
  }

  /** The task that is to be answered now, and by which seat; none when the match is over. */
  get task(): { name: string; seat: number; window: boolean } | null {
    if (!this.todo.length) return null;
    const { verb, card } = unpack(this.todo[this.todo.length - 1]);
    return { name: this.layout.tasks[verb], seat: card, window: this.layout.windows[verb] };
  }

  /** The card that lies face down on a cell, BACK if this eye does not know it. */
  hidden(at: number): number {
    const zone = this.down.get(at);
    return zone === undefined ? BACK : (this.lying[zone][0]?.card ?? BACK);
  }

  /** The name of a seat's role, empty if this eye does not know it. */
  role(seat: number): string {
    const [card = BACK] = this.cards(this.layout.frame.roles[seat]);
    return card === BACK ? "" : this.layout.kinds[card];
  }

  // -- folding -------------------------------------------------------------------------------

  after(ops: readonly Op[]): View {
    const next = this.copy();
    for (const op of ops) next.apply(op);
    return next;
  }

  private copy(): View {
    const next = new View(this.layout, this.eye);
    next.lying = [...this.lying];
    next.nums = this.nums;
    next.todo = this.todo;
    for (const [at, tile] of this.tiles) next.tiles.set(at, tile);
    for (const [at, zone] of this.down) next.down.set(at, zone);
    return next;
  }

  private apply([code, a, b, c, d]: Op): void {
    switch (code) {
      case MOVE:
        return this.put(a, d, this.take(a, b, c));
      case PLACE:
        this.take(b >> 1, c, d);
        this.down.delete(a);
        this.tiles.set(a, b);
        return;
      case LIFT:
        this.tiles.delete(a);
        return this.put(b >> 1, c, EVERYONE);
      case LAY:
        this.down.set(a, b);
        return;
      case PEEK:
        return this.look(a, bit(b), c, d);
      case SHOW:
        return this.look(a, EVERYONE, b, c);
      case SET:
        this.nums = this.nums.with(a, b);
        return;
      case NEXT:
        this.todo = [a];
        return;
      case ASK:
        this.todo = [...this.todo, a];
        return;
      case DONE:
        this.todo = this.todo.slice(0, -1);
        return;
      case GATHER:
        return this.gather();
      case SWITCH:
        return this.switch(a, b, c, d);
      case PICK:
        return this.pick(a, b, c & 255, c >> 8, d);
      case UNLAY:
        this.down.delete(a);
        return;
      default:
        throw new Error(`no such operation: ${code}`);
    }
  }

  private blind(zone: number): boolean {
    const sight = this.layout.sights[zone];
    const hidden = sight === NOBODY || (sight === OWNER && this.layout.owners[zone] !== this.eye);
    return hidden && this.eye !== GOD;
  }

  private full(cards: readonly number[], zone: number): Lying[] {
    return cards.map((card) => ({ card: this.blind(zone) ? BACK : card, seen: 0 }));
  }

  /** A card as it lies in a row: a back for who is no witness. */
  private inRow(card: number, seen: number): Lying {
    return { card: this.eye === GOD || seen & bit(this.eye) ? card : BACK, seen };
  }

  /** Take a card out of a zone; gives who could see it there. */
  private take(card: number, zone: number, slot: number): number {
    const known = this.blind(zone) ? BACK : card;
    const at = slot >= 0 ? slot : this.lying[zone].findIndex((one) => one.card === known);
    const taken = this.lying[zone][at];
    if (!taken) throw new Error(`${this.layout.zones[zone]} does not have ${this.layout.kinds[card]}`);
    this.lying[zone] = this.lying[zone].filter((_, number) => number !== at);
    const sight = this.layout.sights[zone];
    if (sight === ROW) return taken.seen;
    return sight === OWNER ? 1 << this.layout.owners[zone] : sight === ALL ? EVERYONE : 0;
  }

  /** On top of a row; a bag has no order, so it is kept sorted and a hand does not jump about. */
  private put(card: number, zone: number, seen: number): void {
    if (this.layout.sights[zone] === ROW) {
      this.lying[zone] = [...this.lying[zone], this.inRow(card, seen)];
      return;
    }
    const bag = [...this.lying[zone], ...this.full([card], zone)];
    this.lying[zone] = bag.sort((one, other) => one.card - other.card);
  }

  private look(card: number, eyes: number, zone: number, slot: number): void {
    this.lying[zone] = this.lying[zone].with(slot, this.inRow(card, this.lying[zone][slot].seen | eyes));
  }

  private gather(): void {
    const { full, lasting, first, enduring } = this.layout;
    this.tiles.clear();
    this.down.clear();
    this.lying = this.lying.map((kept, zone) => (lasting[zone] ? kept : this.full(full[zone], zone)));
    this.nums = this.nums.map((kept, num) => (enduring[num] ? kept : first[num]));
  }

  private switch(one: number, other: number, really: number, seat: number): void {
    const pair = [this.lying[one][0], this.lying[other][0]];
    const seen = pair[0].seen & pair[1].seen & (1 << seat);
    if (really) pair.reverse();
    this.lying[one] = [this.inRow(pair[0].card, seen)];
    this.lying[other] = [this.inRow(pair[1].card, seen)];
  }

  private pick(card: number, zone: number, slot: number, depth: number, to: number): void {
    const owner = 1 << this.layout.owners[to];
    const rest = this.lying[zone].filter((_, number) => number !== slot);
    const first = rest.length - depth + 1;
    this.lying[zone] = rest.map((one, number) =>
      number < first ? one : this.inRow(one.card, one.seen & owner),
    );
    this.put(card, to, owner);
  }
}
