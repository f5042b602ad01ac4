/** Where the spaces of a card lie: the points for pieces, for taps, and for what is printed there. */

import type { SpaceShape } from "../lib/protocol";
import { HEIGHT, MID, WIDTH } from "./rock";
import { type Shape, sidesOf } from "./shape";
import type { Point } from "./svg";
import { alongBend, blindEnd, doorstep, mix, opposite } from "./track";

/** How much of the way from an opening to the middle its space lies, without and with one in the middle. */
const [ROOMY, CLOSE] = [0.46, 0.33];
/** The same along a bend, which is a way of its own. */
const [BEND_ROOMY, BEND_CLOSE] = [0.22, 0.16];
/** The middle of a strand that runs under another: beside the bridge, not beneath it. */
const [UNDER_ALONE, UNDER] = [0.43, 0.53];
const UNDER_CLOSE = 0.19;

/** The point of a space in the units of a card, 560 by 870, as the card lies. */
export function spacePoint(shape: Shape, number: number, turned = false): Point {
  const [x, y] = printed(shape, shape.spaces![number]!);
  return turned ? [WIDTH - x, HEIGHT - y] : [x, y];
}

/** All points of a card, by the numbers of its spaces. */
export const spacePoints = (shape: Shape, turned = false): Point[] =>
  (shape.spaces ?? []).map((_, number) => spacePoint(shape, number, turned));

function printed(shape: Shape, space: SpaceShape): Point {
  const homes = shape.strands.filter((strand) => strand & around(shape, space));
  // What joins several strands lies between them.
  if (homes.length !== 1) return MID;
  const strand = homes[0]!;
  const close = shape.spaces!.some((one) => one.sides === 0 && around(shape, one) === strand);
  const inner = space.sides === 0 || (space.sides === strand && !close);
  const sides = sidesOf(strand);
  if (sides.length === 2 && !opposite(sides[0]!, sides[1]!)) {
    const apart = shape.strands.length > 1;
    const near = close ? BEND_CLOSE : BEND_ROOMY;
    const t = inner ? 0.5 : space.sides === sides[0] ? near : 1 - near;
    return alongBend(sides[0]!, sides[1]!, apart, t);
  }
  if (sides.length === 1) return mix(doorstep(strand), blindEnd(strand), inner ? 0.72 : 0.3);
  const under = isUnder(shape, strand);
  if (inner) return under ? mix(doorstep(sides[0]!), MID, close ? UNDER : UNDER_ALONE) : MID;
  return mix(doorstep(space.sides), MID, close ? (under ? UNDER_CLOSE : CLOSE) : ROOMY);
}

/** The spaces that lie in a strand alone, by their numbers. */
export const spacesIn = (shape: Shape, strand: number): number[] =>
  (shape.spaces ?? []).flatMap((space, number) => {
    const sides = around(shape, space);
    return sides !== 0 && (sides & strand) === sides ? [number] : [];
  });

/** A point on the way between two spaces of a card: a bend goes round its corner, and others meet in the middle. */
export function midway(shape: Shape, one: number, other: number, turned = false): Point {
  const sides = [one, other].map((number) => shape.spaces![number]!.sides);
  const home = sides.every(Boolean) ? shape.strands.find((strand) => sides.every((side) => side & strand)) : undefined;
  if (!home) return mix(spacePoint(shape, one, turned), spacePoint(shape, other, turned), 0.5);
  const [a, b, ...more] = sidesOf(home);
  const bends = b !== undefined && !more.length && !opposite(a!, b);
  const [x, y] = bends ? alongBend(a!, b, shape.strands.length > 1, 0.5) : MID;
  return turned ? [WIDTH - x, HEIGHT - y] : [x, y];
}

/** The sides of a space, or of all spaces beside one that lies inside. */
const around = ({ spaces }: Shape, { sides, near }: SpaceShape): number =>
  sides || near.reduce((all, other) => all | spaces![other]!.sides, 0);

/** Whether another strand crosses this one on a bridge, which is marked all along. */
export const isUnder = ({ strands, spaces = [] }: Shape, strand: number): boolean =>
  strands.some(
    (other) =>
      other !== strand && spaces.some(({ sides, mark }) => sides & other && mark === "bridge"),
  );
