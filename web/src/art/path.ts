/** Cards that lie on the grid, out of their strands and what stands in them. */

import { crystalAt } from "./crystal";
import { door } from "./doors";
import { ladder } from "./ladder";
import { rock } from "./rock";
import type { Ink } from "./ink";
import { mark, markInRock } from "./marks";
import type { Shape } from "./shape";
import { spacePoint } from "./spaces";
import { put } from "./svg";
import { tunnels } from "./tunnel";

export interface Lie {
  /** sides whose tunnel nobody has reached */
  unlit?: number;
  edge?: Ink;
  /** whether it will be turned by 180 degrees: what is printed at a space stays upright */
  turned?: boolean;
}

/** A card with its tunnels; crystals are known by the card's name, the rest by its shape. */
export function path(
  name: string,
  shape: Shape,
  { unlit = 0, edge = "rock-edge", turned = false }: Lie = {},
): string {
  const doors = shape.strands.map((strand, i) =>
    shape.doors[i] ? door(shape.doors[i], strand) : "",
  );
  const ladders = shape.strands.map((strand, i) => (shape.ladders[i] ? ladder(strand) : ""));
  return (
    rock(name, edge) +
    atSpaces(shape, markInRock) +
    tunnels(name, shape, unlit) +
    doors.join("") +
    ladders.join("") +
    atSpaces(shape, mark, turned ? 180 : 0) +
    (name.startsWith("crystal-") ? crystalAt(shape.strands) : "")
  );
}

/** What is printed at the spaces of a card, each drawn by its mark. */
const atSpaces = (shape: Shape, draw: (mark: string) => string, turn = 0): string =>
  (shape.spaces ?? [])
    .map(({ mark }, number) => {
      const drawn = draw(mark);
      return drawn && put(drawn, ...spacePoint(shape, number), 1, turn);
    })
    .join("");
