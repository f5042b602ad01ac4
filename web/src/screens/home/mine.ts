// One's own games, as the first page shows them: those that go on, and those that are over.

import { openRematch, ProblemError, showTable } from "../../lib/api";
import { hotseatKeys } from "../../lib/hotseatkeys.svelte";
import type { NavigationState } from "../../lib/joining";
import { forget, type Key, places } from "../../lib/keys";
import type { TableInfo } from "../../lib/protocol";
import { preferences, say } from "../../lib/preferences.svelte";
import { router, tablePath } from "../../lib/router.svelte";

export interface Game {
  key: Key;
  info: TableInfo;
}

/** So many of the latest are asked for. */
const MOST = 8;
const GONE = 404;

/** One's own tables, the latest first; the key to one that is no more is thrown away. */
export async function myGames(): Promise<Game[]> {
  const asked = places().slice(0, MOST).map((key) => found(key));
  return (await Promise.all(asked)).filter((game) => game !== null);
}

async function found(key: Key): Promise<Game | null> {
  try {
    return { key, info: await showTable(key.table) };
  } catch (error) {
    if (error instanceof ProblemError && error.status === GONE) forget(key.table);
    return null;
  }
}

export const goesOn = ({ info }: Game): boolean => info.phase !== "over";

/** Who plays, or sits there already. */
export function playersOf({ seats }: TableInfo): string {
  const names = seats.map(({ name }) => name).filter((name) => name !== "");
  return new Intl.ListFormat(preferences.language, { style: "short", type: "unit" }).format(names);
}

export const dayOf = ({ opened }: TableInfo): string =>
  new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium" }).format(opened);

/** How a game came out. */
export function resultOf({ result, seats }: TableInfo): string {
  if (!result || result.how === "void") return say("ui-told-void");
  const names = result.winners.map((seat) => seats[seat]?.name ?? "");
  return names.length ? say("ui-end-winners", { name: names.join(", ") }) : say("ui-end-nobody");
}

/** Play again with the same people: who was alone with bots, or has all players here, begins at once. */
export async function playAgain({ key, info }: Game): Promise<void> {
  const { table } = await openRematch(key.table, key.token);
  hotseatKeys.carry(key.table, table);
  const here = Math.max(1, hotseatKeys.at(table).length);
  const others = info.members.filter(({ seat, left }) => seat >= 0 && !left).length - here;
  router.go(tablePath(table), { start: others <= 0 } satisfies NavigationState);
}
