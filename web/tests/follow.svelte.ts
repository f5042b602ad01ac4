// Runes work in files of this ending only.

import type { TableModel } from "../src/lib/table.svelte";

/** Say what a screen would show, whenever it would be drawn anew; gives how to stop. */
export function follow(table: TableModel, say: (text: string) => void): () => void {
  return $effect.root(() => {
    $effect(() => say(`${table.phase} ${table.step}`));
  });
}
