// How the board is looked at: where it is moved to and how large. It fits itself until somebody
// takes it into the own hands.

import { column, row } from "../../lib/layout";

export const CARD_WIDTH = 560;
export const CARD_HEIGHT = 870;
/** So many units of a card are a pixel of the board's own picture, which is near to how large it is shown. */
export const UNITS = 8;
const MARGIN = 0.06;
/** Milliseconds without a movement after which it is at rest. */
const REST = 250;
const [SMALLEST, LARGEST] = [0.02, 0.5];

export class Stage {
  width = $state(0);
  height = $state(0);
  /** what is to be seen when it fits itself */
  cells: readonly number[] = $state.raw([]);
  /** whether it is being moved or made larger just now */
  moving = $state(false);
  private resting: ReturnType<typeof setTimeout> | undefined;
  private own: { x: number; y: number; scale: number } | null = $state.raw(null);

  private readonly fitting = $derived.by(() => {
    const columns = this.cells.map(column);
    const rows = this.cells.map(row);
    const west = (Math.min(0, ...columns) - MARGIN) * CARD_WIDTH;
    const east = (Math.max(0, ...columns) + 1 + MARGIN) * CARD_WIDTH;
    const north = (Math.min(0, ...rows) - MARGIN) * CARD_HEIGHT;
    const south = (Math.max(0, ...rows) + 1 + MARGIN) * CARD_HEIGHT;
    const scale = Math.min(this.width / (east - west), this.height / (south - north), 0.2);
    const x = this.width / 2 - ((west + east) / 2) * scale;
    const y = this.height / 2 - ((north + south) / 2) * scale;
    return { x, y, scale };
  });

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

  private move(): void {
    this.moving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.moving = false), REST);
  }

  /** The column and row under a point of the screen. */
  at(px: number, py: number): [x: number, y: number] {
    const { x, y, scale } = this.now;
    return [Math.floor((px - x) / scale / CARD_WIDTH), Math.floor((py - y) / scale / CARD_HEIGHT)];
  }
}
