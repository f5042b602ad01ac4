// The bots that a seat can be given, as the server lists them: the weakest first.

import { listBots } from "./api";
import type { Bots } from "./protocol";

let asked: Promise<Bots> | null = null;

/** Asked for once; an answer that did not come is asked for again. */
export function bots(): Promise<Bots> {
  asked ??= listBots();
  asked.catch(() => (asked = null));
  return asked;
}

/** Those that know a game; of one that is not listed, any may. */
export const levelsOf = ({ levels, games }: Bots, game: string): readonly string[] => games[game] ?? levels;

/** The bot that is taken where nobody chose one. */
export const best = (levels: readonly string[]): string => levels[levels.length - 1];
