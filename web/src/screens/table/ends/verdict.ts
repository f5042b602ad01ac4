// How a round and the match came out, as sentences: why it was over, who has won, what each was paid.

import type { Ended, Outcome, Sentence, Sum } from "../../../lib/protocol";

/** Whether there are words for a key. */
type Says = (key: string) => boolean;

/** Reasons for which a round just comes to its end: nobody has reached anything. */
const DULL = ["hands-empty", "all-passed", "no-playable"];

/** Whether a round just ran out. */
export const ranOut = ({ why }: Outcome): boolean => DULL.includes(why);

/** Why a round was over. */
export const whySentence = ({ why, seat }: Outcome): Sentence => ({ key: `ui-round-why-${why}`, args: { seat } });

/** Whether the number of players makes a race of the game, with words of its own for who has won: then nothing is added up. */
export const raced = (setup: string, says: Says): boolean => says(`ui-won-${setup}`);

/** Who has won a round, once that is decided: a side where sides are added up, otherwise those of some roles. */
export function wonSentence({ round, winning_roles: roles, winners, sums }: Outcome, says: Says, setup = ""): Sentence {
  if (raced(setup, says) && winners.length) return { key: `ui-won-${setup}`, args: { seat: winners[0] } };
  const side = sums.find(({ seats }) => seats.some((seat) => winners.includes(seat)))?.side;
  if (side && says(`story-won-side-${side}`)) return { key: `story-won-side-${side}`, args: {} };
  if (sums.length && !winners.length) return { key: "story-won-not-at-all", args: {} };
  if (!roles.length) return { key: "story-won-by-nobody", args: { round } };
  const key = `story-won-${roles.join("-")}`;
  return says(key) ? { key, args: { round } } : { key: "story-won", args: { round, cards: roles.join(" ") } };
}

/** What each seat has got or lost since the round was over, and what cost it its pay. */
export function paySentences({ pay, unpaid }: Outcome): Sentence[] {
  return pay.flatMap((units, seat) => {
    const got = Object.entries(units).filter(([, count]) => count !== 0);
    const paid = got.map(([unit, count]) => ({
      key: `ui-round-${count > 0 ? "pay" : "lose"}-${unit}`,
      args: { seat, count: Math.abs(count) },
    }));
    return unpaid[seat] ? [...paid, { key: "story-unpaid", args: { seat, card: unpaid[seat] } }] : paid;
  });
}

/** Who has won the match, or what its sides are worth; nobody if it was ended without a result. */
export function resultSentences({ how, winners, scores }: Ended, sums: readonly Sum[] = []): Sentence[] {
  const key = winners.length === 1 ? "story-wins" : "story-shares";
  if (how === "finished" && sums.length) return sums.map(({ side, worth }) => ({ key: `story-score-${side}`, args: { gold: worth } }));
  return how === "finished" ? winners.map((seat) => ({ key, args: { seat, gold: scores[seat] } })) : [];
}
