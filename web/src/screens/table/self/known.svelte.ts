// Which deal of one's own role one has seen, kept in this browser by table and seat: who comes back is
// not shown it again. What the role is, is not kept.

import type { TableModel } from "../../../lib/table.svelte";
import { browserStorage, kept } from "../../../lib/store";

/** What it needs of a table. */
type Dealt = Pick<TableModel, "id" | "eye" | "phase" | "view" | "roleAt">;

const PREFIX = "rockfall.role.";

export class Known {
  private readonly table: Dealt;
  private readonly store: Storage | null;
  /** the number of the deal that was seen last */
  private seen = $state(-1);

  /** Without a store it is remembered as long as the page. */
  constructor(table: Dealt, store: Storage | null = browserStorage()) {
    this.table = table;
    this.store = store;
    const before = store && kept(this.name, store);
    if (typeof before === "number") this.seen = before;
  }

  private get name(): string {
    return `${PREFIX}${this.table.id}.${this.table.eye}`;
  }

  /** Whether one has a role that one has not seen yet. */
  get fresh(): boolean {
    const { eye, phase, view, roleAt } = this.table;
    return phase === "playing" && eye >= 0 && roleAt > this.seen && view?.role(eye) !== "";
  }

  /** One has seen it. */
  gotIt(): void {
    this.seen = this.table.roleAt;
    this.store?.setItem(this.name, JSON.stringify(this.seen));
  }
}
