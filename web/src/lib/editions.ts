// What can be played, as the server lists it.

import { listEditions } from "./api";
import type { Editions } from "./protocol";

let asked: Promise<Editions> | null = null;

/** Asked for once; an answer that did not come is asked for again. */
export function editions(): Promise<Editions> {
  asked ??= listEditions();
  asked.catch(() => (asked = null));
  return asked;
}

/** The game that an edition belongs to; one that is not listed is taken for the usual. */
export function gameOf({ default: usual, games }: Editions, edition: string): string {
  const has = (one: string): string | undefined => Object.keys(games).find((name) => one in games[name].editions);
  return has(edition) ?? has(usual)!;
}

/** The game that one gets without asking for any. */
export const usualGame = (known: Editions): string => gameOf(known, known.default);
