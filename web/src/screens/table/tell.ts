// Everything that can happen at a table, in words for its log.

import type { People } from "../../lib/people.svelte";
import type { Sentence, Words as Said } from "../../lib/protocol";
import type { Chapter } from "../../lib/table.svelte";
import { mark, say } from "../../lib/preferences.svelte";
import { unmarked } from "../../lib/words";
import { spotsIn } from "./goals";
import { paceName } from "./pace";

/** A spot as sentences have it (`spotText`). */
type Spot = (cell: number) => string;

/** A sentence, with what is to be known of it where it is shown. */
export interface Told {
  /** in words, with marks for spots */
  readonly text: string;
  /** what it does to those at the table, in one word; "said" for talk */
  readonly sign: string;
  /** the places it speaks of */
  readonly cells: readonly number[];
  /** whether it is no news: a card that moves, an answer after which all is as before */
  readonly quiet: boolean;
  /** the seat that is on its way there, of which only the end is news; -1 for what is no way */
  readonly walker: number;
}

/** What somebody said; of an accusation, with what it is founded on if that was said. */
export function spoken(words: Said, names: readonly string[], spot: Spot, why?: Sentence | null): string {
  switch (words.type) {
    case "phrase":
      return say(`ui-phrase-${words.phrase}`);
    case "emote":
      return say(`ui-emote-${words.emote}`);
    case "chat":
      return words.text;
    case "claim-role":
      return [say("ui-claim-role", { seat: words.seat, card: words.role }, names), ...(why ? [say(why.key, why.args, names)] : [])].join(" ");
    case "claim-goal":
      return say("ui-claim-goal", { cell: spot(words.cell), card: words.card });
  }
}

/** What somebody said, and who it was. */
export function quoted(name: string, words: Said, names: readonly string[], spot: Spot, why?: Sentence | null): string {
  return say(words.type === "emote" ? "ui-told-emote" : "ui-told-words", { name, text: spoken(words, names, spot, why) });
}

/** One's role stands in one's own corner and can be covered there; nothing else says it. */
const COVERABLE = "role";
/** Cards that go from one place to another as they always do. */
const MOVES = "moves";

/** A sentence of a step; the first one of a move is what was chosen, `seat` by whom. */
function ofStep(sentence: Sentence, names: readonly string[], chosen: boolean, seat: number): Told {
  const { key, args, effect = "" } = sentence;
  const cells = spotsIn(args);
  const plain = chosen && !effect;
  return {
    text: mark(key, args, names),
    sign: effect,
    cells,
    quiet: effect === MOVES || (plain && !cells.length),
    walker: plain && cells.length ? seat : -1,
  };
}

const beside = (text: string, sign = ""): Told => ({ text, sign, cells: [], quiet: false, walker: -1 });

/** The sentences of a chapter; none for what only moves chairs, none of a seat whose secrets are covered. */
export function sentencesOf(chapter: Chapter, people: People, spot: Spot, covered = -1): Told[] {
  const { what, story } = chapter;
  const { names, members } = people;
  const member = (number: number) => members[number]?.name ?? "";
  switch (what.type) {
    case "began":
    case "moved":
    case "advanced":
      return story.flatMap((one, number) => {
        if (one.effect === COVERABLE || (covered >= 0 && one.args.seat === covered)) return [];
        return [ofStep(one, names, what.type === "moved" && number === 0, what.type === "moved" ? what.seat : -1)];
      });
    case "spoke":
      return what.words ? [beside(quoted(people.speaker(what), what.words, names, spot, what.why), "said")] : [];
    case "went-away":
      return [beside(say("ui-told-away", { seat: what.seat }, names))];
    case "came-back":
      return [beside(say("ui-told-back", { seat: what.seat }, names))];
    case "paced":
      return [beside(say("ui-told-pace", { text: say(`ui-pace-${paceName(what.pace)}`) }))];
    case "proposed":
      return what.wish ? [beside(say(`ui-told-wish-${what.motion}`, { name: member(what.member), seat: what.seat }, names))] : [];
    case "paused":
      return [beside(say("ui-table-paused"))];
    case "continued":
      return [beside(say("ui-told-continued"))];
    case "ended":
      return [beside(say(what.how === "void" ? "ui-told-void" : "ui-told-ended"))];
    default:
      return [];
  }
}

/** The same, in words alone. */
export const told = (chapter: Chapter, people: People, spot: Spot, covered = -1): string[] =>
  sentencesOf(chapter, people, spot, covered).map(({ text }) => unmarked(text));
