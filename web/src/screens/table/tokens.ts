// How tokens are drawn on the board: a picture for each sort, and where in its cell each stands.

import { token } from "../../art/tokens";
import { cellText } from "../../lib/layout";
import { IN_SPACE, NOBODYS, ON_EDGE, type Standing } from "../../lib/tokens";
import { CARD_HEIGHT, CARD_WIDTH } from "./stage.svelte";

/** Sorts with a picture of their own; all others are a plain token. */
const PICTURES: Record<string, "toll"> = { toll: "toll" };

export const tokenPicture = (sort: string): string => token(PICTURES[sort] ?? "plain");

/** The square that a token takes up, measured from the corner of its cell. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

const [LARGE, SMALL] = [400, 180];
/** Spaces of a tile: two beside each other, four below each other. */
const [ABREAST, ROWS] = [2, 4];

export function squareOf({ place, part }: Standing): Square {
  if (place === IN_SPACE) {
    const [column, row] = [part % ABREAST, Math.floor(part / ABREAST)];
    return around((CARD_WIDTH * (column + 0.5)) / ABREAST, (CARD_HEIGHT * (row + 0.5)) / ROWS, SMALL);
  }
  if (place === ON_EDGE) return part ? around(0, CARD_HEIGHT / 2, SMALL) : around(CARD_WIDTH / 2, 0, SMALL);
  return around(CARD_WIDTH / 2, CARD_HEIGHT / 2, LARGE);
}

const around = (x: number, y: number, size: number): Square => ({ x: x - size / 2, y: y - size / 2, size });

/** The key and the arguments of a token's name; the sorts that have a picture have words, too. */
export function tokenName({ sort, cell, owner }: Standing): [string, Record<string, string | number>] {
  const key = PICTURES[sort] ? `ui-token-${sort}` : owner === NOBODYS ? "ui-token" : "ui-token-owned";
  return [key, owner === NOBODYS ? { cell: cellText(cell) } : { cell: cellText(cell), seat: owner }];
}
