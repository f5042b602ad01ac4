// Where on the screen something is: the hand, the players, the cells of the board, the piles.

import { column, row } from "../../../lib/layout";
import type { View } from "../../../lib/view";
import { CARD_HEIGHT, CARD_WIDTH, type Stage } from "../stage.svelte";
import type { Spot } from "./motions";

/** The middle of a place and how wide a card is there. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** How wide a card is that comes from or goes to a portrait. */
const AT_FACE = 26;

export class Places {
  private readonly root: HTMLElement;
  private readonly stage: Stage;

  constructor(root: HTMLElement, stage: Stage) {
    this.root = root;
    this.stage = stage;
  }

  /** Undefined for what is not to be seen now. `view` says where in the own hand a card is. */
  box(spot: Spot, card: number, view: View): Box | undefined {
    switch (spot.at) {
      case "cell":
        return this.cell(spot.cell);
      case "seat":
        return this.inHand(spot.seat, card, view) ?? this.face(spot.seat);
      default:
        return this.of(this.root.querySelector(`[data-spot="${spot.at}"]`));
    }
  }

  cell(cell: number): Box | undefined {
    const board = this.root.querySelector("[data-board]")?.getBoundingClientRect();
    if (!board) return undefined;
    const { x, y, scale } = this.stage.now;
    return {
      x: board.left + x + (column(cell) + 0.5) * CARD_WIDTH * scale,
      y: board.top + y + (row(cell) + 0.5) * CARD_HEIGHT * scale,
      width: CARD_WIDTH * scale,
    };
  }

  face(seat: number): Box | undefined {
    const face = this.root.querySelector(`[data-seat="${seat}"] .face`);
    const box = this.of(face);
    return box && { ...box, width: AT_FACE };
  }

  /** What is drawn already where a card goes: a tile, a card of the own hand. */
  arrival(spot: Spot, card: number, view: View): Element | null {
    if (spot.at === "cell") return this.tile(spot.cell);
    return spot.at === "seat" ? this.handCard(spot.seat, card, view) : null;
  }

  tile(cell: number): Element | null {
    return this.root.querySelector(`[data-at="${cell}"]`);
  }

  private inHand(seat: number, card: number, view: View): Box | undefined {
    return this.of(this.handCard(seat, card, view));
  }

  private handCard(seat: number, card: number, view: View): Element | null {
    const slot = seat === view.eye ? view.cards(`hand.${seat}`).indexOf(card) : -1;
    return slot < 0 ? null : this.root.querySelector(`[data-hand] li:nth-child(${slot + 1}) button`);
  }

  private of(element: Element | null): Box | undefined {
    const box = element?.getBoundingClientRect();
    return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width } : undefined;
  }
}
