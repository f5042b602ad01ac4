// The time of this machine for what ticks on the screen; it runs only while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

import type { TableModel } from "../../lib/table.svelte";

const OFTEN = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; whatever is made of it is made anew as time passes. */
export function now(): number {
  follow();
  return Date.now();
}

/** Whole seconds until an answer is due at a table, -1 if there is no hurry or time stands still. */
export function secondsLeft(table: Pick<TableModel, "due" | "paused" | "phase">): number {
  if (!table.due || table.paused || table.phase !== "playing") return -1;
  return Math.max(0, Math.ceil((table.due - now()) / 1000));
}
