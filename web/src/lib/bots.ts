// The bots that a seat can be given, as the server lists them: the weakest first.

import { listBots } from "./api";

let asked: Promise<readonly string[]> | null = null;

/** Asked for once; an answer that did not come is asked for again. */
export function botLevels(): Promise<readonly string[]> {
  asked ??= listBots().then(({ levels }) => levels);
  asked.catch(() => (asked = null));
  return asked;
}

/** The bot that is taken where nobody chose one. */
export const best = (levels: readonly string[]): string => levels[levels.length - 1];
