// The time of this machine for what ticks on the screen; it runs only while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

import type { TableModel } from "../../lib/table.svelte";
import { minutes } from "./minutes";

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

/** Whole seconds from now to a moment. */
function secondsTo(moment: number): number {
  return Math.max(0, Math.ceil((moment - now()) / 1000));
}

/** Whole seconds until an answer is due at a table, -1 if there is no hurry or time stands still. */
export function secondsLeft(table: Pick<TableModel, "due" | "paused" | "phase">): number {
  if (!table.due || table.paused || table.phase !== "playing") return -1;
  return secondsTo(table.due);
}

/** How long until a bot sits in for a member who is not there, as a clock shows it; "" if none will. */
export function botIn(table: Pick<TableModel, "botAt">, member: number): string {
  const moment = table.botAt(member);
  return moment ? minutes(secondsTo(moment)) : "";
}
