// Advice at a table, as long as somebody wants it: asked for anew when something has happened.

import type { Advice } from "../../lib/protocol";
import type { TableModel } from "../../lib/table.svelte";
import { why } from "../../lib/preferences.svelte";

export class Adviser {
  /** whether it is wanted */
  on = $state(false);
  trouble = $state("");
  private advice: Advice | null = $state.raw(null);
  private readonly table: Pick<TableModel, "step" | "advise">;

  constructor(table: Pick<TableModel, "step" | "advise">) {
    this.table = table;
  }

  /** What was advised, unless it speaks of what the screen has not come to yet. */
  get shown(): Advice | null {
    return this.on && this.advice && this.advice.step <= this.table.step ? this.advice : null;
  }

  async ask(): Promise<void> {
    try {
      this.advice = await this.table.advise();
      this.trouble = "";
    } catch (error) {
      this.trouble = why(error);
    }
  }
}

const known = new WeakMap<TableModel, Adviser>();

/** The adviser of a table: the same one whenever the notebook is opened. */
export function adviserOf(table: TableModel): Adviser {
  const adviser = known.get(table) ?? new Adviser(table);
  known.set(table, adviser);
  return adviser;
}
