// What an eye knows that not everybody does: cards that lie face down, and who others are.

import { BACK } from "../../../lib/layout";
import type { View } from "../../../lib/view";

export interface SeenCell {
  cell: number;
  card: number;
}

export interface SeenSeat {
  seat: number;
  role: string;
}

/** Face-down cards on the board that it has seen. */
export const seenCells = (view: View): SeenCell[] =>
  [...view.down.keys()].map((cell) => ({ cell, card: view.hidden(cell) })).filter(({ card }) => card !== BACK);

/** Other seats whose role it has seen. */
export const seenSeats = (view: View): SeenSeat[] =>
  view.layout.frame.roles.map((_, seat) => ({ seat, role: view.role(seat) })).filter(({ seat, role }) => role !== "" && seat !== view.eye);
