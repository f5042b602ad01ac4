// Joining: a name for who has none, and the ways to a place at a table.

import { joinTable, makeTable, ProblemError, recoverSeat } from "./api";
import { best, bots, levelsOf } from "./bots";
import { editions } from "./editions";
import { address, keep, keepToken, keyTo } from "./keys";
import type { Settings } from "./protocol";
import { router, tablePath } from "./router.svelte";
import { preferences } from "./preferences.svelte";

/** For who does not wish to think of one; none is like another, or like a bot's. */
const NAMES = ["Alvi", "Borka", "Dagna", "Eitri", "Frodi", "Gunda", "Ivaldi", "Jorun", "Kori", "Lofna", "Nali", "Oddny", "Runa", "Sindra", "Tova", "Vigdis"];

/** What one is called: as always, or by a name drawn once. */
export function nameOrDrawn(): string {
  if (!preferences.name) void preferences.set({ name: NAMES[Math.floor(Math.random() * NAMES.length)] });
  return preferences.name;
}

/** What a screen of a table finds when one was brought there. */
export interface NavigationState {
  /** begin at once, without waiting in the lobby */
  start: boolean;
}

/** A game as it is played unasked, with bots, begun at once. */
export async function playNow(name: string): Promise<void> {
  const [{ games }, known] = await Promise.all([editions(), bots()]);
  const { default: spec, seats } = games[name];
  await open({ spec, seats, bots: ["", ...Array.from({ length: seats - 1 }, () => best(levelsOf(known, name)))] }, true);
}

/** Make a table and go there. */
export async function open(settings: Settings, start = false): Promise<void> {
  const name = nameOrDrawn();
  const place = await makeTable({ name, settings });
  keep(place, name);
  router.go(tablePath(place.table), { start } satisfies NavigationState);
}

/** Come to a table; the key is kept. */
export async function join(table: string, name: string, seat = -1): Promise<void> {
  void preferences.set({ name });
  keep(await joinTable(table, { name, seat }), name);
}

/** Take the keys out of the address, if it has any, and give the token that opens the table, "" if none does. */
export async function unlock(table: string): Promise<string> {
  const { hash } = location;
  const { token, recovery } = address(hash);
  if (hash) router.replace(tablePath(table), history.state);
  if (token) keepToken(table, token);
  try {
    if (recovery) keep(await recoverSeat(table, recovery), preferences.name);
  } catch (error) {
    // A key that may still be good is tried again when the page is: nobody else may have it.
    if (!(error instanceof ProblemError && error.code === "bad-recovery")) history.replaceState(history.state, "", tablePath(table) + hash);
    throw error;
  }
  return keyTo(table)?.token ?? "";
}
