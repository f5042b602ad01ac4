// The way that a piece takes from one space to the next: through the tunnel, not over the rock.

import { shapeOf } from "../../../art/shape";
import { midway } from "../../../art/spaces";
import { beside, cardOf, column, isTurned, row, SIDES, turned } from "../../../lib/layout";
import { IN_SPACE } from "../../../lib/tokens";
import type { View } from "../../../lib/view";
import { type Point, pointOf } from "../points";
import { CARD_HEIGHT, CARD_WIDTH } from "../stage.svelte";

/** A space as one number is its cell and its number there. */
const cellOf = (space: number): number => Math.floor(space / 8);
const numberOf = (space: number): number => space % 8;

/** The points after the first, up to the last; null where no tunnel leads from one to the other, as between ladders. */
export function pathTo(view: View, from: number, to: number): Point[] | null {
  const end = pointOf(view, { cell: cellOf(to), part: numberOf(to), place: IN_SPACE });
  if (cellOf(from) === cellOf(to)) return [corner(view, from, to), end];
  const side = SIDES.find((one) => beside(cellOf(from), one) === cellOf(to) && sidesOf(view, from) & one && sidesOf(view, to) & turned(one));
  return side === undefined ? null : [doorOf(cellOf(from), side), end];
}

/** Between two spaces of one card. */
function corner(view: View, from: number, to: number): Point {
  const at = cellOf(from);
  const tile = view.tiles.get(at) ?? 0;
  const [x, y] = midway(shapeOf(view.layout, cardOf(tile)), numberOf(from), numberOf(to), isTurned(tile));
  return { x: column(at) * CARD_WIDTH + x, y: row(at) * CARD_HEIGHT + y };
}

/** The open sides that a space lies at, as its card lies. */
function sidesOf(view: View, space: number): number {
  const tile = view.tiles.get(cellOf(space)) ?? 0;
  const sides = view.layout.spaces[cardOf(tile)][numberOf(space)]?.sides ?? 0;
  return isTurned(tile) ? turned(sides) : sides;
}

/** The middle of an edge. */
function doorOf(at: number, side: number): Point {
  const [x, y] = [column(at) + column(beside(at, side)) + 1, row(at) + row(beside(at, side)) + 1];
  return { x: (x / 2) * CARD_WIDTH, y: (y / 2) * CARD_HEIGHT };
}
