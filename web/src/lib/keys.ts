// The keys to one's places: kept in this browser, a table each. In addresses they stand behind the
// `#`, which is never sent; whoever reads them there takes them out of the address at once.

import type { Place } from "./protocol";
import { browserStorage, kept } from "./store";

/** A place at a table, and when it was taken, in milliseconds since 1970. */
export interface Key {
  table: string;
  token: string;
  recovery: string;
  name: string;
  at: number;
}

/** What stands behind the `#` of an address; empty where nothing does. Older links name the table there too. */
export interface Address {
  table: string;
  token: string;
  recovery: string;
}

const PREFIX = "rockfall.place.";

export function keep(place: Pick<Place, "table" | "token" | "recovery">, name: string, store: Storage = browserStorage()): void {
  const { table, token, recovery } = place;
  const key: Key = { table, token, recovery, name, at: Date.now() };
  store.setItem(PREFIX + table, JSON.stringify(key));
}

/** A token from an address, for a table whose recovery key is not known here. */
export function keepToken(table: string, token: string, store: Storage = browserStorage()): void {
  const known = keyTo(table, store);
  if (known?.token === token) return;
  const key: Key = { table, token, recovery: "", name: "", at: Date.now() };
  store.setItem(PREFIX + table, JSON.stringify(key));
}

/** The same people meet at another table, and their keys open it. */
export function carry(from: string, to: string, store: Storage = browserStorage()): void {
  const key = keyTo(from, store);
  if (key) store.setItem(PREFIX + to, JSON.stringify({ ...key, table: to, at: Date.now() }));
}

export function keyTo(table: string, store: Storage = browserStorage()): Key | null {
  return key(PREFIX + table, store);
}

export function forget(table: string, store: Storage = browserStorage()): void {
  store.removeItem(PREFIX + table);
}

/** All places, the latest first. */
export function places(store: Storage = browserStorage()): Key[] {
  const names = Array.from({ length: store.length }, (_, number) => store.key(number) ?? "");
  const found = names.filter((name) => name.startsWith(PREFIX)).map((name) => key(name, store));
  return found.filter((one) => one !== null).sort((one, other) => other.at - one.at);
}

function key(name: string, store: Storage): Key | null {
  const one = kept(name, store);
  const whole = typeof one === "object" && one !== null && "table" in one && "token" in one;
  return whole ? (one as Key) : null;
}

// -- addresses -------------------------------------------------------------------------------

/** The link to a table, for everybody. */
export const tableLink = (origin: string, table: string): string =>
  `${origin}/t/${encodeURIComponent(table)}`;

/** The link that opens one's own place once more, on another device or when all else is lost. */
export const recoveryLink = (origin: string, { table, recovery }: Key): string =>
  `${tableLink(origin, table)}#${new URLSearchParams({ recovery })}`;

export function address(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [table, token, recovery] = ["table", "token", "recovery"].map((name) => said.get(name) ?? "");
  return { table, token, recovery };
}
