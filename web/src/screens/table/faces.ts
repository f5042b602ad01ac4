// Drawings of cards as this table's layout shapes them, each drawn once.

import type { Back } from "../../art/backs";
import { backFace, card, cardBack, face } from "../../art/card";
import type { Hall } from "../../art/double";
import { shapeOf } from "../../art/shape";
import { token, TOKEN_NAMES } from "../../art/tokens";
import { BACK, cardOf, isTurned, opens, stem, turned, zoneOf } from "../../lib/layout";
import type { ToldLayout } from "../../lib/protocol";

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = draw();
  drawn.set(key, made);
  return made;
}

/** A tile on the board; `lit` are the sides, as it lies, that a walk from the start reaches. */
export function tileFace(layout: ToldLayout, tile: number, lit = 15): string {
  const name = layout.kinds[cardOf(tile)];
  const dark = opens(layout, tile) & ~lit;
  const hall = hallOf(layout);
  const unlit = isTurned(tile) ? turned(dark) : dark;
  return once(`tile ${name} ${isTurned(tile)} ${unlit} ${hall}`, () =>
    face(name, { shape: shapeOf(layout, cardOf(tile)), turned: isTurned(tile), unlit, hall }),
  );
}

/** A card as a picture of its own. */
export function cardFace(layout: ToldLayout, kind: number, turn = false): string {
  if (kind === BACK) return once("back pile", () => cardBack("pile"));
  const name = layout.kinds[kind];
  const hall = hallOf(layout);
  return once(`card ${name} ${turn} ${hall}`, () => card(name, { shape: shapeOf(layout, kind), turned: turn, hall }));
}

/** What lies in front of a seat: as a sign where it has one, otherwise the card. */
export function thingPicture(layout: ToldLayout, kind: number): string {
  const sign = TOKEN_NAMES.find((name) => name === layout.kinds[kind]);
  return sign ? token(sign) : cardFace(layout, kind);
}

/** What the double card is: at a party all roles come together in a crowd, to be dealt anew. */
const hallOf = (layout: ToldLayout): Hall => (zoneOf(layout, "crowd") >= 0 ? "party" : "costume");

export const backPicture = (of: Back): string => once(`back ${of}`, () => cardBack(of));

/** What lies face down on a cell shows the back of its box. */
export function downFace(layout: ToldLayout, zone: number): string {
  const of: Back = stem(layout.zones[zone]) === "tunnel" ? "tunnel" : "goal";
  return once(`down ${of}`, () => backFace(of));
}
