// Which tunnels are linked to the start, for light and shade on the board; no move depends on it.

import { beside, SIDES, strands, turned } from "./layout";
import type { ToldLayout } from "./protocol";

/** Cell -> the sides of its tile that a walk from the ladders reaches (the start card has one). */
export function reached(layout: ToldLayout, tiles: ReadonlyMap<number, number>): Map<number, number> {
  const lit = new Map<number, number>();
  const left: [at: number, sides: number][] = [];
  for (const [at, tile] of tiles) {
    const stood = strands(layout, tile).filter((strand) => strand.ladder);
    const sides = stood.reduce((all, strand) => all | strand.sides, 0);
    lit.set(at, sides);
    if (sides) left.push([at, sides]);
  }
  for (let step = left.pop(); step; step = left.pop()) {
    const [at, sides] = step;
    for (const side of SIDES) {
      const next = beside(at, side);
      const back = turned(side);
      const tile = tiles.get(next);
      if (!(sides & side) || tile === undefined || lit.get(next)! & back) continue;
      const strand = strands(layout, tile).find((one) => one.sides & back);
      if (!strand) continue;
      lit.set(next, lit.get(next)! | strand.sides);
      left.push([next, strand.sides]);
    }
  }
  return lit;
}
