// The bots that a seat can be given, as the server lists them: a level, the weakest first, and a persona if one is chosen.

import { listBots } from "./api";
import { say } from "./preferences.svelte";
import type { Bots } from "./protocol";

/** Between the level and the persona in a bot's name. */
const MARK = ".";

let asked: Promise<Bots> | null = null;

/** Asked for once; an answer that did not come is asked for again. */
export function bots(): Promise<Bots> {
  asked ??= listBots();
  asked.catch(() => (asked = null));
  return asked;
}

/** Those that know a game; of one that is not listed, any may. */
export const levelsOf = ({ levels, games }: Bots, game: string): readonly string[] => games[game] ?? levels;

export const levelOf = (bot: string): string => bot.split(MARK)[0];

/** The persona of a bot, "" if it is left to the server. */
export const personaOf = (bot: string): string => bot.split(MARK)[1] ?? "";

export const botOf = (level: string, persona: string): string => (level && persona ? level + MARK + persona : level);

/** In place of the level or the persona of bots that differ in it. */
export const MIXED = "different";

/** What a bot is called before it has a name. */
export const botText = (bot: string): string =>
  [`ui-level-${levelOf(bot)}`, ...(personaOf(bot) ? [`ui-persona-${personaOf(bot)}`] : [])].map((key) => say(key)).join(", ");

/** The bot that is taken where nobody chose one. */
export const best = (levels: readonly string[]): string => levels[levels.length - 1];
