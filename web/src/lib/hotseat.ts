// Several people come to a table with one device.

import { joinTable, makeTable } from "./api";
import { type Key, keyTo } from "./keys";
import { hotseatKeys } from "./hotseatkeys.svelte";
import type { Place, Settings } from "./protocol";
import type { NavigationState } from "./joining";
import { router, tablePath } from "./router.svelte";

/** Who may stop a card must first take the device: they get so many seconds. */
const WINDOW = 12;

const keyOf = ({ table, token, recovery }: Place, name: string): Key => ({ table, token, recovery, name, at: Date.now() });

/** Make a table for people with these names and go there. */
export async function openHotseat(settings: Settings, names: readonly string[], start: boolean): Promise<void> {
  const [first, ...others] = names;
  const place = await makeTable({ name: first, settings: { ...settings, window: Math.max(WINDOW, settings.window ?? 0) } });
  const keys = [keyOf(place, first)];
  for (const name of others) keys.push(keyOf(await joinTable(place.table, { name }), name));
  hotseatKeys.keep(place.table, keys);
  router.go(tablePath(place.table), { start } satisfies NavigationState);
}

/** Somebody more joins with this device at a table where one has a place already. */
export async function joinHotseat(table: string, me: string, name: string): Promise<void> {
  const own = keyTo(table);
  const place = await joinTable(table, { name });
  const keys = hotseatKeys.at(table);
  // A key that came with a link does not know whose it is.
  const here = keys.length || !own ? keys : [{ ...own, name: me }];
  hotseatKeys.keep(table, [...here, keyOf(place, name)]);
}
