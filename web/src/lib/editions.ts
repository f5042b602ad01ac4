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

/** The game that one gets without asking for any. */
export const usualGame = ({ default: edition, games }: Editions): string =>
  Object.keys(games).find((name) => edition in games[name].editions)!;
