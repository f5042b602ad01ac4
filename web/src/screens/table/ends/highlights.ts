// The highlights of a game, six lines: how its rounds and the match came out, and the most telling of
// the sentences that this eye was told, in their order. Nothing is made up, so nothing can be told
// that was not.

import { type Chapter, isStep, outcomeOf } from "../../../lib/chapters";
import type { Outcome, Sentence, ToldEvent } from "../../../lib/protocol";
import { raced, ranOut, resultSentences, whySentence, wonSentence } from "./verdict";

export const LINES = 6;

/** How telling it is how things came out. */
const [RESULT, WON, WHY] = [100, 98, 90];
/** How telling a sentence is, by what it does to those at the table; all else is everyday work. */
export const TELLING: Readonly<Record<string, number>> = {
  changes: 68,
  leaves: 66,
  takes: 60,
  stops: 58,
  swaps: 52,
  strikes: 46,
  falls: 44,
  harms: 40,
  helps: 24,
  looks: 16,
  turns: 12,
  lays: 2,
};
/** What is often told is worth less, by so much at most: of the same effect the rarest is chosen. */
const COMMON = 9;
/** What a second sentence of the same effect is worth less; how things came out counts each time. */
const AGAIN = 20;

interface Candidate {
  at: number;
  sentence: Sentence;
  weight: number;
  /** "" for what is never the same again */
  effect: string;
}

/** The lines; `says` tells whether there are words for a key, `setup` what the number of players makes of the game. */
export function highlights(story: readonly Chapter[], says: (key: string) => boolean, setup = ""): Sentence[] {
  const candidates = candidatesOf(story, { says, setup });
  const chosen: Candidate[] = [];
  while (chosen.length < LINES) {
    const left = candidates.filter((one) => !chosen.includes(one));
    if (!left.length) break;
    // Of equals the last: what was nearer to the end decided more.
    chosen.push(left.reduce((best, one) => (worth(one, chosen) >= worth(best, chosen) ? one : best)));
  }
  return chosen.sort((one, other) => one.at - other.at).map(({ sentence }) => sentence);
}

interface Telling {
  says: (key: string) => boolean;
  setup: string;
}

function candidatesOf(story: readonly Chapter[], telling: Telling): Candidate[] {
  let before: Outcome | null = null;
  const found: Omit<Candidate, "at">[] = [];
  const often = tally(story);
  for (const { what, story: sentences } of story) {
    found.push(...sentences.flatMap((sentence) => deed(sentence, often.get(sentence.key) ?? 0)));
    const now: Outcome | null = isStep(what) ? outcomeOf(what) : before;
    found.push(...endings(what, before, now, telling));
    before = now;
  }
  return found.map((one, at) => ({ ...one, at }));
}

/** How often each sentence is told. */
function tally(story: readonly Chapter[]): Map<string, number> {
  const often = new Map<string, number>();
  for (const { key } of story.flatMap((chapter) => chapter.story)) often.set(key, (often.get(key) ?? 0) + 1);
  return often;
}

function deed(sentence: Sentence, often: number): Omit<Candidate, "at">[] {
  const { effect = "" } = sentence;
  const telling = TELLING[effect];
  return telling === undefined ? [] : [{ sentence, weight: telling - Math.min(often - 1, COMMON), effect }];
}

/** What came out in a step: that a round is over, who has won it, who has won the match. */
function endings(what: ToldEvent, before: Outcome | null, now: Outcome | null, { says, setup }: Telling): Omit<Candidate, "at">[] {
  const line = (weight: number) => (sentence: Sentence) => ({ sentence, weight, effect: "" });
  if (what.type === "ended") return raced(setup, says) ? [] : resultSentences(what, before?.sums).map(line(RESULT));
  const over = now && !before && !ranOut(now) ? [whySentence(now)] : [];
  const won = now?.decided && !before?.decided ? [wonSentence(now, says, setup)] : [];
  return [...over.map(line(WHY)), ...won.map(line(WON))];
}

function worth({ weight, effect }: Candidate, chosen: readonly Candidate[]): number {
  return effect ? weight - AGAIN * chosen.filter((one) => one.effect === effect).length : weight;
}
