/** The one way to a drawing of a card: its name and, if it lies on the grid, its shape. */

import { action } from "./actions";
import { back, type Back } from "./backs";
import { chest, lock } from "./chests";
import { double, type Hall } from "./double";
import { nuggets } from "./gold";
import { goal } from "./goals";
import { type Lie, path } from "./path";
import { HEIGHT, MID, rock, WIDTH } from "./rock";
import { role } from "./roles";
import { scene } from "./scene";
import type { Shape } from "./shape";
import { line, picture, put, rounded } from "./svg";

export interface Options {
  /** what is printed on a card that lies on the grid */
  shape?: Shape;
  turned?: boolean;
  /** sides, as printed, whose tunnel nobody has reached */
  unlit?: number;
  /** which hall the double card is */
  hall?: Hall;
  /** what a screen reader says; without one the drawing is silent */
  label?: string;
}

const NO_SHAPE: Shape = { strands: [], doors: [], ladders: [] };

/** A card as a drawing of its own. */
export const card = (kind: string, options: Options = {}): string =>
  picture(front(kind, options), WIDTH, HEIGHT, options.label);

/** A card's back as a drawing of its own. */
export const cardBack = (of: Back, label = ""): string => picture(back(of), WIDTH, HEIGHT, label);

/** A card as a piece of a greater drawing, 560 wide and 870 high. */
export const face = (kind: string, options: Options = {}): string => rounded(front(kind, options));

/** A card's back as a piece of a greater drawing. */
export const backFace = (of: Back): string => rounded(back(of));

function front(
  kind: string,
  { shape = NO_SHAPE, turned = false, unlit = 0, hall = "costume" }: Options,
): string {
  const drawn =
    gold(kind) ??
    action(kind) ??
    role(kind) ??
    chest(kind) ??
    laid(kind, shape, { unlit, turned }, hall) ??
    unknown(kind);
  return turned ? `<g transform="rotate(180 ${MID[0]} ${MID[1]})">${drawn}</g>` : drawn;
}

function laid(kind: string, shape: Shape, lie: Lie, hall: Hall): string | undefined {
  if (shape.strands.length === 0) return undefined;
  if (kind.startsWith("tunnel-") && !shape.spaces?.length)
    return path(kind, shape, { ...lie, edge: "calm" }) + put(lock(-37), 96, 752, 1.2);
  return (
    goal(kind, shape, lie) ?? double(kind, shape, lie.unlit ?? 0, hall) ?? path(kind, shape, lie)
  );
}

function gold(kind: string): string | undefined {
  const count = /^gold-([123])$/.exec(kind)?.[1];
  return count && scene(kind, "gold", nuggets(Number(count)));
}

/** A card that nobody has drawn yet: an empty frame, so that a new card can be played at once. */
export const unknown = (kind: string): string =>
  rock(kind) + put(line("M-60 -60L60 60M60 -60L-60 60", "rock-edge", 20), ...MID);
