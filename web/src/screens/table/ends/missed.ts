// What happened while somebody did not see the table, in a few sentences: what was done to them first.

import { type Chapter, isStep } from "../../../lib/chapters";
import { dealtBy } from "../../../lib/frame";
import type { Sentence, ToldLayout } from "../../../lib/protocol";
import { TELLING } from "./highlights";

/** So many are read at a glance. */
export const MOST = 6;
/** Fewer moves of others than this are seen on the table itself. */
const FEWEST = 2;

interface Told {
  at: number;
  sentence: Sentence;
  weight: number;
  mine: boolean;
}

/** The sentences, of what has happened since the last deal if there was one; none if it is not worth saying. */
export function missed(layout: ToldLayout, chapters: readonly Chapter[], seat: number): Sentence[] {
  const dealt = chapters.findLastIndex(({ what }) => isStep(what) && dealtBy(layout, what) > 0);
  const since = chapters.slice(dealt + 1);
  const moves = since.filter(({ what }) => what.type === "moved" && (what.seat !== seat || what.by !== "person"));
  const all = since.flatMap((chapter) => toldOf(chapter, seat)).map((one, at) => ({ ...one, at }));
  const mine = all.filter((one) => one.mine).slice(-MOST);
  if (moves.length < FEWEST && !mine.length) return [];
  const others = all
    .filter((one) => !one.mine)
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MOST - mine.length)
    .sort((one, other) => one.at - other.at);
  return [...mine, ...others].map(({ sentence }) => sentence);
}

/** What of a chapter is worth saying: what was done to somebody, by them in their absence, or by others. */
function toldOf({ what, story }: Chapter, seat: number): Omit<Told, "at">[] {
  if (what.type === "went-away" && what.seat === seat) {
    return [{ sentence: { key: "ui-told-away", args: { seat } }, weight: 0, mine: true }];
  }
  const own = what.type === "moved" && what.seat === seat;
  // What one did oneself one knows; what a bot or the clock did in one's place one does not.
  if (own && what.by === "person") return [];
  return story
    .filter(({ effect = "" }) => effect in TELLING)
    .map((sentence) => ({ sentence, weight: TELLING[sentence.effect ?? ""], mine: own || concerns(sentence, seat) }));
}

const concerns = ({ args }: Sentence, seat: number): boolean => [args.seat, args.other, args.other2].includes(seat);
