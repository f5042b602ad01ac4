// What a table remembers of what happened, for the story, for what moves, and for the end of a round.

import type { GoalClaim, RoleClaim, Sentence, Told, ToldEvent } from "./protocol";
import type { View } from "./view";

/** One thing that happened, as the story keeps it. `story` has the sentences of a step of the match. */
export interface Chapter {
  seq: number;
  at: number;
  what: ToldEvent;
  story: readonly Sentence[];
}

export function chapterOf({ seq, at, what }: Told): Chapter {
  return { seq, at, what, story: what.type === "began" || what.type === "moved" ? what.story : [] };
}

/** A step of the match for who shows it moving: the table before it and after it. */
export interface Turned {
  chapter: Chapter;
  before: View;
  after: View;
  /** false while the past is being told again, when nothing should move */
  fresh: boolean;
}

/** A round that is over: the open table just before its cards were gathered. */
export interface Round {
  seq: number;
  number: number;
  view: View;
}

export interface Claim {
  seq: number;
  member: number;
  words: RoleClaim | GoalClaim;
  /** how it was judged; undefined while it is not, and for good if the cards never lay open */
  true: boolean | undefined;
}
