// A table is looked after while the page is put aside, and when somebody comes back to it.

import type { TableModel } from "./table.svelte";

/** Look after the line when the network goes or comes, or somebody comes back to the page; gives how to stop. */
export function checkOnReturn(table: TableModel): () => void {
  const check = () => {
    if (document.visibilityState === "visible") table.check();
  };
  const lose = () => table.lose();
  window.addEventListener("online", check);
  window.addEventListener("offline", lose);
  document.addEventListener("visibilitychange", check);
  return () => {
    window.removeEventListener("online", check);
    window.removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", check);
  };
}
