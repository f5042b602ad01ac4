// What just happened, in one line or two: the result first, and never what is no news.

import type { Chapter } from "../../lib/table.svelte";
import type { Told } from "./tell";

/** What comes of something weighs more than what was done; a face that only oneself sees more than that one looked. */
const RESULTS: readonly string[] = ["turns", "changes", "leaves", "strikes", "loses", "pays", "takes", "stops", "sees"];

interface Headline {
  readonly seq: number;
  /** ways to say it, the fullest first */
  readonly texts: readonly string[];
  /** the places it is about */
  readonly cells: readonly number[];
}

const NOTHING: Headline = { seq: -1, texts: [""], cells: [] };

/** The newest thing of a story that is news; talk is heard at the portraits. */
export function headlineOf(story: readonly Chapter[], tell: (chapter: Chapter) => readonly Told[]): Headline {
  for (let number = story.length - 1; number >= 0; number -= 1) {
    const all = tell(story[number]).filter(({ quiet, sign }) => !quiet && sign !== "said");
    // Of a beginning that it begins: who belongs to whom is seen at the portraits.
    const news = story[number].what?.type === "began" ? all.slice(0, 1) : all;
    if (news.length) return { seq: story[number].seq, texts: ways(news), cells: news.flatMap(({ cells }) => cells) };
  }
  return NOTHING;
}

/** All sentences; then the results with fewer and fewer of the others; the last word of a long story is its result. */
function ways(news: readonly Told[]): string[] {
  const results = news.filter(({ sign }) => RESULTS.includes(sign));
  const others = news.filter(({ sign }) => !RESULTS.includes(sign)).reverse();
  const first = [...results, ...others];
  const full = news.map(({ text }) => text).join(" ");
  const fewer = first.map((_, dropped) => first.slice(0, first.length - dropped));
  return [full, ...fewer.slice(1).map((kept) => kept.map(({ text }) => text).join(" "))];
}
