// What every game has, wherever its table shows it: the number of the round, and what seats own.

import { type Step } from "./chapters";
import { zoneOf } from "./layout";
import type { ToldLayout, WealthShape } from "./protocol";
import { SET, type View } from "./view";

export const roundOf = (view: View): number => view.nums[view.layout.frame.round] ?? 0;

/** How many cards are left to be drawn, with what the pile is filled up from. */
export function leftToDraw(view: View): number {
  const pile = zoneOf(view.layout, "pile");
  const zones = [pile, ...(view.layout.refills[pile] ?? [])].map((zone) => view.layout.zones[zone]);
  return zones.reduce((sum, zone) => sum + view.zone(zone).length, 0);
}

/** The round that a step deals; 0 if it deals none. */
export function dealtBy(layout: ToldLayout, { ops }: Step): number {
  const { round } = layout.frame;
  return ops.findLast(([code, num]) => code === SET && num === round)?.[2] ?? 0;
}

/** How much of something a seat owns. */
export function owned(view: View, { zones, nums }: WealthShape, seat: number): number {
  const cards = (zones[seat] ?? []).reduce((sum, zone) => sum + view.zone(zone).length, 0);
  return cards + (view.nums[nums[seat]] ?? 0);
}

/** What the cards of something that a seat owns are worth; null where the eye does not see them all, or none are counted. */
export function worthOf(view: View, { zones, worth }: WealthShape, seat: number): number | null {
  const cards = (zones[seat] ?? []).flatMap((zone) => view.cards(zone));
  const worths = cards.map((card) => worth[view.layout.kinds[card]]);
  return cards.length && worths.every((one) => one !== undefined) ? worths.reduce((sum, one) => sum + one, 0) : null;
}

/** The cards of what a seat owns, backs where the eye does not see them. */
export const ownedCards = (view: View, seat: number): number[] =>
  view.layout.frame.wealth.flatMap(({ zones }) => (zones[seat] ?? []).flatMap((zone) => view.cards(zone)));

/** Where a seat belongs as all can see, "" where there is nothing to be seen. */
export const bannerOf = ({ layout: { frame }, nums }: View, seat: number): string =>
  frame.banner_names[(nums[frame.banners[seat]] ?? 0) - 1] ?? "";
