// How a round and the match came out, as sentences: why it was over, who has won, what each was paid.

import type { Ended, Outcome, Sentence } from "../../../lib/protocol";

/** Whether there are words for a key. */
type Says = (key: string) => boolean;

/** Why a round was over. */
export const whySentence = ({ why, seat }: Outcome): Sentence => ({ key: `ui-round-why-${why}`, args: { seat } });

/** Who has won a round, once that is decided. */
export function wonSentence({ round, winning_roles: roles }: Outcome, says: Says): Sentence {
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

/** Who has won the match; nobody if it was ended without a result. */
export function resultSentences({ how, winners, scores }: Ended): Sentence[] {
  const key = winners.length === 1 ? "story-wins" : "story-shares";
  return how === "finished" ? winners.map((seat) => ({ key, args: { seat, gold: scores[seat] } })) : [];
}
