// Everything that can happen at a table, in words for its log.

import type { People } from "../../lib/people.svelte";
import type { Words as Said } from "../../lib/protocol";
import type { Chapter } from "../../lib/table.svelte";
import { say } from "../../lib/preferences.svelte";
import { paceName } from "./pace";

/** A spot as sentences have it (`spotText`). */
type Spot = (cell: number) => string;

/** What somebody said. */
export function spoken(words: Said, names: readonly string[], spot: Spot): string {
  switch (words.type) {
    case "phrase":
      return say(`ui-phrase-${words.phrase}`);
    case "emote":
      return say(`ui-emote-${words.emote}`);
    case "chat":
      return words.text;
    case "claim-role":
      return say("ui-claim-role", { seat: words.seat, card: words.role }, names);
    case "claim-goal":
      return say("ui-claim-goal", { cell: spot(words.cell), card: words.card });
  }
}

/** What somebody said, and who it was. */
export function quoted(name: string, words: Said, names: readonly string[], spot: Spot): string {
  return say(words.type === "emote" ? "ui-told-emote" : "ui-told-words", { name, text: spoken(words, names, spot) });
}

/** One's role stands in one's own corner and can be covered there; nothing else says it. */
const COVERABLE = "role";

/** The sentences of a chapter; none for what only moves chairs, none of a seat whose secrets are covered. */
export function told(chapter: Chapter, people: People, spot: Spot, covered = -1): string[] {
  const { what, story } = chapter;
  const { names, members } = people;
  const member = (number: number) => members[number]?.name ?? "";
  switch (what.type) {
    case "began":
    case "moved":
    case "advanced":
      return story
        .filter(({ effect, args }) => effect !== COVERABLE && (covered < 0 || args.seat !== covered))
        .map(({ key, args }) => say(key, args, names));
    case "spoke":
      return what.words ? [quoted(member(what.member), what.words, names, spot)] : [];
    case "went-away":
      return [say("ui-told-away", { seat: what.seat }, names)];
    case "came-back":
      return [say("ui-told-back", { seat: what.seat }, names)];
    case "paced":
      return [say("ui-told-pace", { text: say(`ui-pace-${paceName(what.pace)}`) })];
    case "proposed":
      return what.wish ? [say(`ui-told-wish-${what.motion}`, { name: member(what.member), seat: what.seat }, names)] : [];
    case "paused":
      return [say("ui-table-paused")];
    case "continued":
      return [say("ui-told-continued")];
    case "ended":
      return [say(what.how === "void" ? "ui-told-void" : "ui-told-ended")];
    default:
      return [];
  }
}
