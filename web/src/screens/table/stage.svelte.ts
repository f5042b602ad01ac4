// How the board is looked at: where it is moved to and how large. It fits itself until somebody
// takes it into the own hands.

import { column, row } from "../../lib/layout";

export const CARD_WIDTH = 560;
export const CARD_HEIGHT = 870;
const MARGIN = 0.06;
const [SMALLEST, LARGEST] = [0.02, 0.5];

export class Stage {
  width = $state(0);
  height = $state(0);
  /** what is to be seen when it fits itself */
  cells: readonly number[] = $state.raw([]);
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
  readonly transform = $derived.by(() => `translate(${this.now.x} ${this.now.y}) scale(${this.now.scale})`);
  readonly fits = $derived.by(() => this.own === null);

  fit(): void {
    this.own = null;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.now;
    this.own = { x: x + dx, y: y + dy, scale };
  }

  /** Larger or smaller around a point of the screen that stays where it is. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const { x, y, scale } = this.now;
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * by));
    const share = next / scale;
    this.own = { x: px - (px - x) * share, y: py - (py - y) * share, scale: next };
  }

  /** The column and row under a point of the screen. */
  at(px: number, py: number): [x: number, y: number] {
    const { x, y, scale } = this.now;
    return [Math.floor((px - x) / scale / CARD_WIDTH), Math.floor((py - y) / scale / CARD_HEIGHT)];
  }
}
