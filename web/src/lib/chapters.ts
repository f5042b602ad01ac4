// What a table remembers of what happened, for the story, for what moves, and for the end of a round.

import type { Advanced, Began, GoalClaim, Moved, Outcome, RoleClaim, Sentence, Told, ToldEvent } from "./protocol";
import type { View } from "./view";

/** One thing that happened, as the story keeps it. `story` has the sentences of a step of the match. */
export interface Chapter {
  seq: number;
  at: number;
  what: ToldEvent;
  story: readonly Sentence[];
}

/** What happens in a match: the deal, a seat's move, or what the table does by itself. */
export type Step = Began | Moved | Advanced;

export const isStep = (what: ToldEvent): what is Step =>
  what.type === "began" || what.type === "moved" || what.type === "advanced";

export function chapterOf({ seq, at, what }: Told): Chapter {
  return { seq, at, what, story: isStep(what) ? what.story : [] };
}

/** How the round came out that is over after a step; null while one is played. */
export const outcomeOf = (what: Step): Outcome | null => (what.type === "began" ? null : (what.outcome ?? null));

/** A step of the match for who shows it moving: the table before it and after it. */
export interface Turned {
  chapter: Chapter;
  before: View;
  after: View;
  /** false while the past is being told again, when nothing should move */
  fresh: boolean;
}

/** A round that is over: how it came out, and the open table before the next deal. */
export interface Round {
  number: number;
  outcome: Outcome;
  view: View;
}

export interface Claim {
  seq: number;
  /** who made it; of a bot the seat */
  member: number;
  seat: number;
  words: RoleClaim | GoalClaim;
  /** how it was judged; undefined while it is not, and for good if the cards never lay open */
  true: boolean | undefined;
}
