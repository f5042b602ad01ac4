// Leaving a table for good.

import { hotseatKeys } from "./hotseatkeys.svelte";
import { router } from "./router.svelte";
import type { TableModel } from "./table.svelte";

/** Leave, forget the key, which opens nothing any more, and go home. */
export async function leaveForGood(table: TableModel): Promise<void> {
  await table.leave();
  hotseatKeys.leave(table.id, table.token);
  router.go("/");
}
