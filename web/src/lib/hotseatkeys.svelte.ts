// The people who share this device at a table: a key each, in the order in which they came. The first
// of them is who the device belongs to, whose key also stands among one's own places.

import { carry, forget, keep, type Key } from "./keys";
import { browserStorage, kept } from "./store";

const PREFIX = "rockfall.hotseat.";

class HotseatKeys {
  /** storage tells nobody what is written there, so that screens follow this */
  private changes = $state(0);

  /** Who shares this device at a table; nobody if one plays there alone. */
  at(table: string, store: Storage = browserStorage()): Key[] {
    void this.changes;
    const keys = kept(PREFIX + table, store);
    return Array.isArray(keys) ? keys.filter((key: Partial<Key> | null) => key?.token && key.name) : [];
  }

  keep(table: string, keys: readonly Key[], store: Storage = browserStorage()): void {
    if (keys.length > 1) store.setItem(PREFIX + table, JSON.stringify(keys));
    else store.removeItem(PREFIX + table);
    const [first] = keys;
    if (first) keep(first, first.name, store);
    this.changes += 1;
  }

  /** Somebody's key opens nothing here any more: they went on with another device. */
  drop(table: string, token: string, store: Storage = browserStorage()): void {
    this.keep(table, this.at(table, store).filter((key) => key.token !== token), store);
  }

  /** Somebody has left a table for good: nothing on this device opens it for them. */
  leave(table: string, token: string, store: Storage = browserStorage()): void {
    if (this.at(table, store).length) this.drop(table, token, store);
    else forget(table, store);
  }

  /** The same people meet at another table. */
  carry(from: string, to: string, store: Storage = browserStorage()): void {
    carry(from, to, store);
    const keys = this.at(from, store).map((key) => ({ ...key, table: to, at: Date.now() }));
    if (keys.length && !this.at(to, store).length) this.keep(to, keys, store);
  }
}

export const hotseatKeys = new HotseatKeys();
