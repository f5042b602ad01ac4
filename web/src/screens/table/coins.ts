// What seats own, as it is drawn and said: a coin and a number for each thing they are paid in.

import { token, type Token } from "../../art/tokens";
import { owned, worthOf } from "../../lib/frame";
import { preferences, say } from "../../lib/preferences.svelte";
import { ownToken } from "../../lib/tokens";
import type { View } from "../../lib/view";

export interface Coins {
  unit: string;
  count: number;
  /** what it adds up to, where the eye sees that; null where it is the number itself, or hidden */
  worth: number | null;
  label: string;
  picture: string;
  /** whether it is to be seen: nobody asks for gold that was never won, but what one carries can run out */
  shown: boolean;
}

/** Cards are worth nuggets, and so is whatever has no coin of its own. */
const COINS: Readonly<Record<string, Token>> = { pieces: "piece" };

export const coinPicture = (unit: string): string => token(COINS[unit] ?? "nugget");

export const coinsOf = (view: View, seat: number): Coins[] =>
  view.layout.frame.wealth.map((wealth) => {
    const { unit } = wealth;
    const count = owned(view, wealth, seat);
    // Gold can be cards, or just a number.
    const counted = `ui-table-counted-${unit}`;
    const label = say(wealth.nums.length && preferences.words?.has(counted) ? counted : `ui-table-${unit}`, { count });
    const worth = worthOf(view, wealth, seat);
    const shown = count > 0 || ownToken(view.layout, seat) !== undefined;
    return { unit, count, worth, label, picture: coinPicture(unit), shown };
  });
