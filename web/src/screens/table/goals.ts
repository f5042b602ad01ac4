// What a goal is called: nobody sees coordinates on a table, but everybody sees which goal is the upper one.

import { cardOf, cellAt, cellText, column, row, stem, zoneOf } from "../../lib/layout";
import type { Arguments, ToldLayout } from "../../lib/protocol";
import { preferences } from "../../lib/preferences.svelte";
import type { View } from "../../lib/view";
import { SPOTS } from "../../lib/words";

/** Goals in two rows of two lie at corners. */
const CORNERS = 4;

/** Where goals lie, face down or turned over, as one reads them. */
function goals(layout: ToldLayout, view: View): number[] {
  const box = layout.full[zoneOf(layout, "goal-box")] ?? [];
  const down = [...view.down].filter(([, zone]) => stem(layout.zones[zone]) === "goal");
  const open = [...view.tiles].filter(([, tile]) => box.includes(cardOf(tile)));
  return [...down, ...open].map(([at]) => at).sort((one, other) => row(one) - row(other) || column(one) - column(other));
}

/** A spot as sentences have it: with its number, if it is a goal. */
export function spotText(layout: ToldLayout, view: View, at: number): string {
  const all = goals(layout, view);
  const rows = new Set(all.map(row)).size;
  const told = rows === all.length || (all.length === CORNERS && rows === CORNERS / 2);
  const number = all.indexOf(at) + 1;
  return number && told ? `${cellText(at)} ${number}/${all.length}` : cellText(at);
}

/** The same for a table, as soon as it has a board. */
export const spotsOf = (table: { layout: ToldLayout | null; view: View | null } | null) => (at: number): string =>
  table?.layout && table.view ? spotText(table.layout, table.view, at) : cellText(at);

/** A spot in words. */
export const spotName = (layout: ToldLayout, view: View, at: number): string =>
  preferences.words?.spotOf(spotText(layout, view, at)) ?? "";

/** The goal on a cell in words; "" if there is none. */
export const goalName = (layout: ToldLayout, view: View, at: number): string =>
  goals(layout, view).includes(at) ? spotName(layout, view, at) : "";

/** The places that a sentence speaks of. */
export const spotsIn = (args: Arguments): number[] =>
  SPOTS.flatMap((name) => (args[name] === undefined ? [] : [cellAt(String(args[name]))]));
