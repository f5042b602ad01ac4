// A space or an edge that can be pointed at.

import { SPACE } from "../../lib/layout";
import type { Choice } from "../../lib/moves";
import { IN_SPACE, ON_EDGE } from "../../lib/tokens";

/** Where it is, and what is done there. */
export interface Target {
  readonly cell: number;
  readonly part: number;
  /** whether `part` is a space or an edge */
  readonly place: number;
  readonly verb: string;
  readonly card: number;
}

export const targetOf = ({ cell, part, verb, card }: Choice): Target => ({
  cell,
  part,
  place: verb.b === SPACE ? IN_SPACE : ON_EDGE,
  verb: verb.name,
  card,
});
