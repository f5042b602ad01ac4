// What a way costs, as it is drawn and said: steps, and whatever is lost on the way.

import { say } from "../../lib/preferences.svelte";
import type { Way } from "../../lib/protocol";

export interface Toll {
  unit: string;
  count: number;
  /** whether it is drawn as a coin, and not as a card */
  coin: boolean;
}

/** What is lost on the way besides steps. */
export const tolls = ({ costs }: Way): Toll[] =>
  Object.entries(costs).flatMap(([unit, count]) => (count ? [{ unit, count, coin: unit !== "card" }] : []));

/** Steps and losses in words. */
export const priceOf = (way: Way): string =>
  [say("ui-way-steps", { count: way.moves.length }), ...tolls(way).map(({ unit, count }) => say(`ui-way-${unit}`, { count }))].join(", ");
