// What the end of a round is about on the board: the card that was turned over with the last move.

import { type Chapter, isStep } from "../../../lib/chapters";
import type { Outcome } from "../../../lib/protocol";
import { PLACE } from "../../../lib/view";
import { ranOut } from "./verdict";

/** Where it lies; -1 if nothing was turned over, or nothing that anybody has won by. */
export function shining(story: readonly Chapter[], outcome: Outcome): number {
  const last = story.findLast(({ what }) => isStep(what))?.what;
  if (!last || !isStep(last) || ranOut(outcome)) return -1;
  return last.ops.findLast(([code, , , , slot]) => code === PLACE && slot >= 0)?.[1] ?? -1;
}
