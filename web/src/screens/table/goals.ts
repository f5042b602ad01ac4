// What a goal is called: nobody sees coordinates on a table, but everybody sees which goal is the upper one.

import { cardOf, row, stem, zoneOf } from "../../lib/layout";
import type { ToldLayout } from "../../lib/protocol";
import { say } from "../../lib/preferences.svelte";
import type { View } from "../../lib/view";

/** Where goals lie, from top to bottom, face down or turned over. */
function goals(layout: ToldLayout, view: View): number[] {
  const box = layout.full[zoneOf(layout, "goal-box")] ?? [];
  const down = [...view.down].filter(([, zone]) => stem(layout.zones[zone]) === "goal");
  const open = [...view.tiles].filter(([, tile]) => box.includes(cardOf(tile)));
  return [...down, ...open].map(([at]) => at).sort((one, other) => row(one) - row(other));
}

/** The goal on a cell in words; "" if there is none. */
export function goalName(layout: ToldLayout, view: View, at: number): string {
  const all = goals(layout, view);
  const number = all.indexOf(at) + 1;
  return number ? say("ui-ask-goal", { number, count: all.length }) : "";
}
