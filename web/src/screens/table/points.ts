// Where on the board spaces and edges lie, in the units of cards: pieces stand there, and taps mean them.

import { shapeOf } from "../../art/shape";
import { spacePoint } from "../../art/spaces";
import { cardOf, column, isTurned, row } from "../../lib/layout";
import { IN_SPACE, ON_EDGE } from "../../lib/tokens";
import type { View } from "../../lib/view";
import { CARD_HEIGHT, CARD_WIDTH } from "./stage.svelte";

export interface Point {
  x: number;
  y: number;
}

interface Part {
  cell: number;
  part: number;
  place: number;
}

/** The middle of a space, of an edge, or of a cell. */
export function pointOf(view: View, { cell, part, place }: Part): Point {
  const [x, y] = inCell(view, cell, part, place);
  return { x: column(cell) * CARD_WIDTH + x, y: row(cell) * CARD_HEIGHT + y };
}

function inCell(view: View, cell: number, part: number, place: number): readonly [x: number, y: number] {
  if (place === ON_EDGE) return part ? [0, CARD_HEIGHT / 2] : [CARD_WIDTH / 2, 0];
  const tile = view.tiles.get(cell) ?? 0;
  const shape = shapeOf(view.layout, cardOf(tile));
  // Of a card that lies face down nobody knows the spaces.
  if (place !== IN_SPACE || !shape.spaces?.[part]) return [CARD_WIDTH / 2, CARD_HEIGHT / 2];
  return spacePoint(shape, part, isTurned(tile));
}

/** The nearest of some things to a point, if any is near enough. */
export function nearest<Thing>(things: Iterable<Thing>, where: (one: Thing) => Point, { x, y }: Point, within: number): Thing | undefined {
  let [found, best]: [Thing | undefined, number] = [undefined, within];
  for (const one of things) {
    const at = where(one);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far <= best) [found, best] = [one, far];
  }
  return found;
}
