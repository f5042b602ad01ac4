/** A door across a tunnel: two leaves in the clan's colour, and the clan's shield upon them. */

import { clanOf, shield } from "./clans";
import { MID } from "./rock";
import { sidesOf } from "./shape";
import { line, put, slab, solid } from "./svg";
import { mix, doorstep } from "./track";

/** The door of a strand, which joins two sides. */
export function door(colour: number, strand: number): string {
  const clan = clanOf(colour);
  const [a, b] = sidesOf(strand).map(doorstep) as [[number, number], [number, number]];
  const [x, y] = mix(mix(a, b, 0.5), MID, 0.5);
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const leaves =
    solid(slab(-42, -136, 84, 272, 10), "wood-dark") +
    solid(slab(-28, -120, 56, 240, 4), clan) +
    line("M-26 -64H26M-26 64H26", "iron-light", 14);
  return put(leaves, x, y, 1, turn) + put(shield(clan), x, y, clan === "blue" ? 1.06 : 1);
}
