// What a table can draw: pieces that stand on cells. A game with pieces inside cards or on edges is told apart by
// what the listing and the layout say of it, and nobody is sent to a table that would be shown wrongly.

import { listEditions } from "./api";
import type { Editions, ToldLayout } from "./protocol";
import { ON_CELL } from "./tokens";

const drawn = (places: readonly number[]): boolean => places.every((place) => place === ON_CELL);

/** Whether everything that stands on the table of a match can be drawn. */
export const draws = (layout: ToldLayout): boolean => drawn(layout.tokens.map(({ place }) => place));

/** The listing without the games that cannot be drawn. */
export function drawable(editions: Editions): Editions {
  const games = Object.entries(editions.games).filter(([, { places }]) => drawn(places));
  return { ...editions, games: Object.fromEntries(games) };
}

/** Whether what a line says can be drawn, as far as the listing knows it. */
export function drawsLine({ games }: Editions, line: string): boolean {
  const [edition] = line.split("+");
  return Object.values(games).every(({ editions, places }) => !(edition in editions) || drawn(places));
}

let asked: Promise<Editions> | null = null;

/** The same, by the listing of the server: asked for once, and again if no answer came. */
export async function canDraw(line: string): Promise<boolean> {
  asked ??= listEditions();
  asked.catch(() => (asked = null));
  return drawsLine(await asked, line);
}
