// What seats own, as it is drawn and said: a coin and a number for each thing they are paid in.

import { token, type Token } from "../../art/tokens";
import { owned } from "../../lib/frame";
import { preferences, say } from "../../lib/preferences.svelte";
import type { View } from "../../lib/view";

export interface Coins {
  unit: string;
  count: number;
  label: string;
  picture: string;
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
    return { unit, count, label, picture: coinPicture(unit) };
  });
