// For how long who loses the connection is waited for, who may stop a card, and who looks at the end of a round; in words.

import type { Settings } from "../../lib/protocol";
import { say } from "../../lib/preferences.svelte";

const MINUTE = 60;

/** What can be chosen, in seconds; 0 for as long as it takes. */
export const GRACES = [1 * MINUTE, 3 * MINUTE, 10 * MINUTE, 0] as const;
export const USUAL_GRACE = 3 * MINUTE;

/** How many seconds all have when they are asked at once. */
export const WINDOWS = [1.5, 3, 6] as const;
export const USUAL_WINDOW = 1.5;

/** How many seconds people have at most to see how a round ended; 0 if the next is dealt at once. */
export const INTERVALS = [0, 15, 30, 60, 120] as const;

/** What can be chosen, with what a link may have brought along. */
export const intervals = (chosen: number): number[] => [...new Set([...INTERVALS, chosen])].sort((one, other) => one - other);

export const intervalText = (seconds: number): string =>
  seconds ? say("ui-interval-seconds", { count: seconds }) : say("ui-interval-none");

/** The seconds of a table's settings, 0 if nobody ever sits in. */
export function graceOf({ sit_in, away = USUAL_GRACE }: Settings): number {
  return sit_in === "" ? 0 : away;
}

/** What can be chosen, with what a link may have brought along; the longest last. */
export function offered(choices: readonly number[], chosen: number): number[] {
  const long = (seconds: number) => seconds || Infinity;
  return [...new Set([...choices, chosen])].sort((one, other) => long(one) - long(other));
}

const minutes = (seconds: number): number => Math.round((100 * seconds) / MINUTE) / 100;

/** What happens then. */
export function graceText(seconds: number): string {
  return seconds ? say("ui-sit-in-after", { count: minutes(seconds) }) : say("ui-sit-in-never");
}

/** The same in a sentence of its own. */
export function graceTold(seconds: number): string {
  return seconds ? say("ui-sit-in-told", { count: minutes(seconds) }) : say("ui-sit-in-told-never");
}
