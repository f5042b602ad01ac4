/** Cards that lie on the grid, out of their strands and what stands in them. */

import { crystalAt } from "./crystal";
import { door } from "./doors";
import { ladder } from "./ladder";
import { rock } from "./rock";
import type { Ink } from "./ink";
import type { Shape } from "./shape";
import { tunnels } from "./tunnel";

export interface Lie {
  /** sides whose tunnel nobody has reached */
  unlit?: number;
  edge?: Ink;
}

/** A card with its tunnels; crystals are known by the card's name, the rest by its shape. */
export function path(
  name: string,
  shape: Shape,
  { unlit = 0, edge = "rock-edge" }: Lie = {},
): string {
  const doors = shape.strands.map((strand, i) =>
    shape.doors[i] ? door(shape.doors[i], strand) : "",
  );
  const ladders = shape.strands.map((strand, i) => (shape.ladders[i] ? ladder(strand) : ""));
  return (
    rock(name, edge) +
    tunnels(name, shape, unlit) +
    doors.join("") +
    ladders.join("") +
    (name.startsWith("crystal-") ? crystalAt(shape.strands) : "")
  );
}
