// How the board is looked at: where it is moved to and how large. It fits itself until somebody
// takes it into the own hands.

import { cell, column, row } from "../../lib/layout";

export const CARD_WIDTH = 560;
export const CARD_HEIGHT = 870;
/** So many units of a card are a pixel of the board's own picture, which is near to how large it is shown. */
export const UNITS = 8;
/** Where a cell's card lies on the board. */
export const place = (at: number): string => `translate(${column(at) * CARD_WIDTH} ${row(at) * CARD_HEIGHT})`;
const MARGIN = 0.06;
/** Where every board begins. */
const START = cell(0, 0);
/** Milliseconds without a movement after which it is at rest. */
const REST = 250;
/** Milliseconds for which places are pointed out. */
const POINTED_OUT = 4000;
const [SMALLEST, LARGEST] = [0.02, 0.5];
/** So many pixels wide a card must be for a finger, and is where there is room. */
const [FINGER, COMFORT] = [30, 44];
/** So many are enough to see what lies where. */
const SEEN = 15;
/** The numbers of the columns take so much below the board. */
const RULER = 16;
/** And so many for a finger to find its way from space to space on it. */
const SPACED = 72;

/** A corner of the board that something else lies on, in pixels from the corner. */
interface Corner {
  width: number;
  height: number;
}

/** Room that is left free at the edges. */
interface Free {
  left: number;
  top: number;
  bottom: number;
}

interface Bounds {
  west: number;
  east: number;
  north: number;
  south: number;
}

interface Look {
  x: number;
  y: number;
  scale: number;
}

/** The room that some cells take, with a little margin. */
function around(cells: readonly number[]): Bounds {
  const [columns, rows] = [cells.map(column), cells.map(row)];
  return {
    west: (Math.min(...columns) - MARGIN) * CARD_WIDTH,
    east: (Math.max(...columns) + 1 + MARGIN) * CARD_WIDTH,
    north: (Math.min(...rows) - MARGIN) * CARD_HEIGHT,
    south: (Math.max(...rows) + 1 + MARGIN) * CARD_HEIGHT,
  };
}

export class Stage {
  width = $state(0);
  height = $state(0);
  /** whether piles and buttons have a strip of their own above the board, so that they lie on nothing */
  strip = $state(false);
  /** what else lies on the board on the left: the piles above, the buttons below */
  readonly piles: Corner = $state({ width: 0, height: 0 });
  readonly lens: Corner = $state({ width: 0, height: 0 });
  /** what is to be seen when it fits itself */
  cells: readonly number[] = $state.raw([]);
  /** what matters now, the most important first: it is what is seen where all of it would be too small for a finger */
  near: readonly number[] = $state.raw([]);
  /** what can be chosen on the board now: none of it may be out of sight, however small that makes it */
  offered: readonly number[] = $state.raw([]);
  /** where a piece can get to: all of it is seen, as large as it goes, where cards are too small to tell spaces apart */
  closer: readonly number[] = $state.raw([]);
  /** whether somebody is shown what matters: then it is large enough for a finger, wherever everything else lies */
  pointed = $state(false);
  /** whether it is being moved or made larger just now */
  moving = $state(false);
  /** places that somebody asked for, as long as they are pointed out */
  shown: readonly number[] = $state.raw([]);
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** whether something happens on it that nothing may hide: pieces walk, or something befalls them */
  busy = $state(false);
  private until = 0;
  private done: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private own: Look | null = $state.raw(null);

  /** All of it as large as it can be with no place under what lies on the board, unless that would be tiny. */
  private readonly whole = $derived.by(() => {
    if (this.strip) return this.within({ left: 0, top: 0, bottom: RULER });
    return this.uncovered(this.bounds, this.cells);
  });

  private readonly bounds = $derived.by(() => around([START, ...this.cells]));

  /** The whole, or where a piece can get to, or what matters now in the middle, as much of it as is large enough for a finger. */
  private readonly fitting = $derived.by(() => {
    const { whole, near, offered, closer } = this;
    const close = (cells: readonly number[]) =>
      this.strip ? this.within({ left: 0, top: 0, bottom: 0 }, around(cells)) : this.uncovered(around(cells), cells);
    if (closer.length && whole.scale * CARD_WIDTH < SPACED) return close(closer);
    if (whole.scale * CARD_WIDTH >= FINGER || !near.length) return whole;
    if (offered.length) return close(offered);
    // Nothing is to be tapped: then one sees where everything lies, as long as there is something to see.
    if (whole.scale * CARD_WIDTH >= SEEN && !this.pointed) return whole;
    const looks = near.map((_, number) => close(near.slice(0, near.length - number)));
    const large = looks.find(({ scale }) => scale * CARD_WIDTH >= FINGER) ?? looks[looks.length - 1];
    const [x, y] = [this.width / 2, this.height / 2];
    const scale = Math.min(COMFORT / CARD_WIDTH, Math.max(FINGER / CARD_WIDTH, large.scale));
    const share = scale / large.scale;
    return { x: x - (x - large.x) * share, y: y - (y - large.y) * share, scale };
  });

  /** All of it in the middle of what is not left free. */
  private within({ left, top, bottom }: Free, { west, east, north, south }: Bounds = this.bounds): Look {
    const scale = Math.min((this.width - left) / (east - west), (this.height - top - bottom) / (south - north), 0.2);
    const x = (left + this.width) / 2 - ((west + east) / 2) * scale;
    const y = (top + this.height - bottom) / 2 - ((north + south) / 2) * scale;
    return { x, y, scale };
  }

  /** Some cells as large as they can be with none of them under what lies on the board. */
  private uncovered(bounds: Bounds, cells: readonly number[]): Look {
    const { piles, lens } = this;
    const tries = [0, piles.width, lens.width].flatMap((left) =>
      [0, piles.height].flatMap((top) => [0, lens.height].map((bottom) => ({ left, top, bottom }))),
    );
    const looks = tries.map((free) => this.within(free, bounds)).sort((one, other) => other.scale - one.scale);
    return looks.find((look) => look.scale > looks[0].scale / 2 && this.clear(look, cells)) ?? looks[0];
  }

  /** Whether no place lies in a corner that something else lies on. */
  private clear({ x, y, scale }: Look, cells: readonly number[]): boolean {
    const { piles, lens, height } = this;
    return cells.every((at) => {
      const left = x + column(at) * CARD_WIDTH * scale;
      const top = y + row(at) * CARD_HEIGHT * scale;
      const bottom = top + CARD_HEIGHT * scale;
      return !(left < piles.width && top < piles.height) && !(left < lens.width && bottom > height - lens.height);
    });
  }

  readonly now = $derived.by(() => this.own ?? this.fitting);
  readonly transform = $derived.by(() => `translate(${this.now.x}px, ${this.now.y}px) scale(${this.now.scale * UNITS})`);
  readonly fits = $derived.by(() => this.own === null);

  fit(): void {
    this.own = null;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.now;
    this.own = { x: x + dx, y: y + dy, scale };
    this.move();
  }

  /** Larger or smaller around a point of the screen that stays where it is. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, scale } = this.now;
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * by));
    const share = next / scale;
    this.own = { x: px - (px - x) * share, y: py - (py - y) * share, scale: next };
    this.move();
  }

  /** Point some places out, the first of them in the middle if one cannot see it all. */
  show(cells: readonly number[]): void {
    this.shown = cells;
    clearTimeout(this.showing);
    this.showing = setTimeout(() => (this.shown = []), POINTED_OUT);
    const { x, y, scale } = this.now;
    const [left, top] = [x + column(cells[0]) * CARD_WIDTH * scale, y + row(cells[0]) * CARD_HEIGHT * scale];
    const [width, height] = [CARD_WIDTH * scale, CARD_HEIGHT * scale];
    const inSight = left >= 0 && top >= 0 && left + width <= this.width && top + height <= this.height;
    if (!inSight) this.pan(this.width / 2 - left - width / 2, this.height / 2 - top - height / 2);
  }

  private move(): void {
    this.moving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.moving = false), REST);
  }

  /** Be busy for at least so many milliseconds. */
  hold(time: number): void {
    this.until = Math.max(this.until, performance.now() + time);
    this.busy = true;
    clearTimeout(this.done);
    this.done = setTimeout(() => (this.busy = false), this.until - performance.now());
  }

  /** The point of the board, in the units of cards, under a point of the screen. */
  point(px: number, py: number): { x: number; y: number } {
    const { x, y, scale } = this.now;
    return { x: (px - x) / scale, y: (py - y) / scale };
  }

  /** The column and row under a point of the screen. */
  at(px: number, py: number): [x: number, y: number] {
    const { x, y, scale } = this.now;
    return [Math.floor((px - x) / scale / CARD_WIDTH), Math.floor((py - y) / scale / CARD_HEIGHT)];
  }
}
