/** Cards as other cards show them: small, and lying about. */

import { query } from "./signs";
import { type Colour, dashes, fill, line, put, slab, solid } from "./svg";

/** A card lying about: around 0,0, 140 by 216. */
export const smallCard = (paint: Colour, inner = ""): string =>
  solid(slab(-70, -108, 140, 216, 16), paint) + inner;

/** A goal's back, small. */
export const hiddenGoal = (): string => smallCard("stone", put(query(), 0, 6, 0.46));

/** A card of the pile, small and from behind. */
export const hiddenCard = (): string =>
  smallCard(
    "leather",
    line(slab(-48, -86, 96, 172, 8), "gold", 9) + line("M-26 26L26 -26M26 26L-26 -26", "gold", 13),
  );

/** A path card, small: the sides it opens to. */
export function smallPath(north: boolean, east: boolean, south: boolean, west: boolean): string {
  const ways = (half: number) =>
    (north ? slab(-half, -102, 2 * half, 102 + half) : "") +
    (south ? slab(-half, -half, 2 * half, 102 + half) : "") +
    (east ? slab(-half, -half, 64 + half, 2 * half) : "") +
    (west ? slab(-64, -half, 64 + half, 2 * half) : "");
  return smallCard("rock-light", fill(ways(34), "line") + fill(ways(22), "core"));
}

/** A fan of cards held in a hand. */
export const fan = (): string =>
  put(hiddenCard(), -66, 14, 0.9, -24) +
  put(hiddenCard(), 66, 14, 0.9, 24) +
  put(hiddenCard(), 0, -10, 0.9);

/** Where a card was, or will be. */
export const gap = (): string => dashes(slab(-70, -108, 140, 216, 16), "white", 12, 34, 26);
