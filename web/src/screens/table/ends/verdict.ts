// How a round ended, picked out of what was told: why it was over, who has won it, what each was paid.

import type { Chapter } from "../../../lib/chapters";
import type { Sentence } from "../../../lib/protocol";

export interface Verdict {
  why: Sentence[];
  won: Sentence[];
  paid: Sentence[];
}

const WHY = /^story-(treasure|end-|turned-spider)/;
const WON = /^story-won/;
/** The cards show the roles, and the count of the match is for its end. */
const SHOWN_OTHERWISE = /^story-(role|score|wins|shares)/;
const NEXT = "story-round";

/** The end of the last round that was over by a step of the table's log. */
export function verdictOf(story: readonly Chapter[], until = Infinity): Verdict {
  const moves = story.filter(({ seq, what }) => seq <= until && what.type === "moved");
  const last = moves.findLastIndex((chapter) => chapter.story.some(({ key }) => WON.test(key)));
  if (last < 0) return { why: [], won: [], paid: [] };
  const said = moves.slice(last).flatMap((chapter) => chapter.story);
  const won = said.findIndex(({ key }) => WON.test(key));
  const next = said.findIndex(({ key }, number) => number > won && key === NEXT);
  const paid = said.slice(won + 1, next < 0 ? undefined : next);
  return {
    why: said.slice(0, won).filter(({ key }) => WHY.test(key)),
    won: [said[won]],
    paid: paid.filter(({ key }) => !SHOWN_OTHERWISE.test(key)),
  };
}
