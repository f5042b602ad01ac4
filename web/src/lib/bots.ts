// The bots that know each game, as the server lists them: the weakest first.

import { listBots } from "./api";

/** game -> the bots that know it */
export type Levels = Readonly<Record<string, readonly string[]>>;

let asked: Promise<Levels> | null = null;

/** Asked for once; an answer that did not come is asked for again. */
export function botLevels(): Promise<Levels> {
  asked ??= listBots().then(({ games }) => games);
  asked.catch(() => (asked = null));
  return asked;
}

/** The bot that is taken where nobody chose one. */
export const best = (levels: readonly string[]): string => levels[levels.length - 1];
