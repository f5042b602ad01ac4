// The path card that was laid last in this round: the eye looks for it, and a card may be aimed at it.

import { type Chapter, isStep } from "../../lib/chapters";
import { dealtBy } from "../../lib/frame";
import type { ToldLayout } from "../../lib/protocol";
import { PLACE } from "../../lib/view";

export interface Laid {
  cell: number;
  /** how many things have happened since */
  since: number;
}

/** Where the last card came to lie, be it laid or turned over; undefined before the first of a round. */
export const latest = (layout: ToldLayout, story: readonly Chapter[]): Laid | undefined => found(layout, story, () => true);

/** The same, of cards that somebody laid. */
export const latestLaid = (layout: ToldLayout, story: readonly Chapter[]): Laid | undefined =>
  found(layout, story, (slot) => slot < 0);

function found(layout: ToldLayout, story: readonly Chapter[], counts: (slot: number) => boolean): Laid | undefined {
  for (let number = story.length - 1; number >= 0; number -= 1) {
    const { what } = story[number];
    if (!isStep(what)) continue;
    if (dealtBy(layout, what)) return undefined;
    const laid = what.ops.findLast(([code, , , , slot]) => code === PLACE && counts(slot));
    if (laid) return { cell: laid[1], since: story.length - 1 - number };
  }
  return undefined;
}
