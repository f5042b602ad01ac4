// The story of a game in six lines: the most telling of the sentences that this eye was told, in
// their order. Nothing is made up, so nothing can be told that was not.

import type { Chapter } from "../../../lib/chapters";
import type { Sentence } from "../../../lib/protocol";

export const LINES = 6;

/** How telling a sentence is, by how its key begins after `story-`; all else is everyday work. */
const TELLING: readonly [beginning: string, weight: number][] = [
  ["wins", 100],
  ["shares", 99],
  ["won", 98],
  ["treasure", 90],
  ["turned-spider", 85],
  ["turned-dragon", 70],
  ["party", 68],
  ["costume", 66],
  ["rob", 60],
  ["veto", 58],
  ["swap", 54],
  ["hat", 52],
  ["trap", 50],
  ["scheme", 48],
  ["toll-paid", 46],
  ["opened-chest", 44],
  ["rockfall", 40],
  ["divert", 38],
  ["reverse", 34],
  ["switch", 32],
  ["unpaid", 30],
  ["free", 28],
  ["break", 22],
  ["repair", 20],
  ["inspect", 18],
  ["map", 12],
  ["turned", 10],
  ["pile-empty", 6],
  ["dig", 2],
];
/** From here on every sentence counts by itself; below, a second one of the same sort says little new. */
const ALWAYS = 85;
const AGAIN = 20;

interface Candidate {
  at: number;
  sentence: Sentence;
  weight: number;
}

export function sixLines(story: readonly Chapter[]): Sentence[] {
  const said = story.flatMap((chapter) => chapter.story);
  const candidates = said.flatMap((sentence, at): Candidate[] => {
    const sort = sortOf(sentence.key);
    return sort ? [{ at, sentence, weight: sort[1] }] : [];
  });
  const chosen: Candidate[] = [];
  while (chosen.length < LINES) {
    const left = candidates.filter((one) => !chosen.includes(one));
    if (!left.length) break;
    // Of equals the last: what was nearer to the end decided more.
    chosen.push(left.reduce((best, one) => (worth(one, chosen) >= worth(best, chosen) ? one : best)));
  }
  return chosen.sort((one, other) => one.at - other.at).map(({ sentence }) => sentence);
}

function worth({ sentence, weight }: Candidate, chosen: readonly Candidate[]): number {
  if (weight >= ALWAYS) return weight;
  const sort = sortOf(sentence.key);
  return weight - AGAIN * chosen.filter((one) => sortOf(one.sentence.key) === sort).length;
}

function sortOf(key: string): (typeof TELLING)[number] | undefined {
  const told = key.replace("story-", "");
  return TELLING.find(([beginning]) => told === beginning || told.startsWith(`${beginning}-`));
}
