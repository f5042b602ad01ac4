// The keys of screens that all in the room look at. They open no seat; in addresses they stand behind
// the `#` as all keys do.

import { showScreen } from "./api";
import { address, keyTo } from "./keys";
import { browserStorage } from "./store";

const PREFIX = "rockfall.screen.";

export const screenPath = (table: string): string => `/screen/${encodeURIComponent(table)}`;

/** The link that makes any device a screen of this table, with a key that a player asks for. */
export async function screenLink(origin: string, table: string): Promise<string> {
  const { key } = await showScreen(table, keyTo(table)?.token ?? "");
  return `${origin}${screenPath(table)}#${new URLSearchParams({ token: key })}`;
}

/** The key of this device as a screen of a table: from the address, or as it was kept; "" without one. */
export function screenKey(table: string, hash: string, store: Storage = browserStorage()): string {
  const { token } = address(hash);
  if (token) store.setItem(PREFIX + table, token);
  return token || (store.getItem(PREFIX + table) ?? "");
}

export function forgetScreen(table: string, store: Storage = browserStorage()): void {
  store.removeItem(PREFIX + table);
}

/** The same people meet at another table, and so does their screen. */
export function carryScreen(from: string, to: string, store: Storage = browserStorage()): void {
  const key = store.getItem(PREFIX + from);
  if (key) store.setItem(PREFIX + to, key);
}
