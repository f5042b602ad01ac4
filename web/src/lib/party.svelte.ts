// The people who share this device at a table: a key each, in the order in which they came. The first
// of them is who the device belongs to, whose key also stands among one's own places.

import { carry, keep, type Key } from "./keys";
import { kept, shelf } from "./store";

const PREFIX = "rockfall.party.";

class Parties {
  /** storage tells nobody what is written there, so that screens follow this */
  private changes = $state(0);

  /** Who shares this device at a table; nobody if one plays there alone. */
  at(table: string, store: Storage = shelf()): Key[] {
    void this.changes;
    const party = kept(PREFIX + table, store);
    return Array.isArray(party) ? party.filter((key: Partial<Key> | null) => key?.token && key.name) : [];
  }

  keep(table: string, party: readonly Key[], store: Storage = shelf()): void {
    if (party.length > 1) store.setItem(PREFIX + table, JSON.stringify(party));
    else store.removeItem(PREFIX + table);
    const [first] = party;
    if (first) keep(first, first.name, store);
    this.changes += 1;
  }

  /** Somebody's key opens nothing here any more: they went on with another device. */
  drop(table: string, token: string, store: Storage = shelf()): void {
    this.keep(table, this.at(table, store).filter((key) => key.token !== token), store);
  }

  /** The same people meet at another table. */
  carry(from: string, to: string, store: Storage = shelf()): void {
    carry(from, to, store);
    const party = this.at(from, store).map((key) => ({ ...key, table: to, at: Date.now() }));
    if (party.length && !this.at(to, store).length) this.keep(to, party, store);
  }
}

export const parties = new Parties();
