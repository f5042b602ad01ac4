/** The signs of teams and clans, told apart by outline and mark before colour: a round shield with a
 * drop for blue, a pointed one with a leaf for green, one with six sides and a sun for yellow. */

import { disc, fill, line, solid } from "./svg";

export const CLANS = ["blue", "green", "yellow"] as const;
export type Clan = (typeof CLANS)[number];

/** Doors carry the number of their colour. */
export const clanOf = (door: number): Clan => (door === 1 ? "blue" : "green");

const DROP = "M0 -52C22 -18 40 2 40 24A40 40 0 0 1 -40 24C-40 2 -22 -18 0 -52Z";
const LEAF = "M0 62C-60 30 -50 -32 0 -62C50 -32 60 30 0 62Z";

const HEXAGON = "M0 -104L90 -52V52L0 104L-90 52V-52Z";
const RAYS =
  "M0 -76V-56M54 -54L40 -40M76 0H56M54 54L40 40M0 76V56M-54 54L-40 40M-76 0H-56M-54 -54L-40 -40";

const SHIELDS: Record<Clan, () => string> = {
  blue: () => solid("M0 -90A90 90 0 0 1 0 90A90 90 0 0 1 0 -90Z", "blue") + fill(DROP, "white"),
  green: () =>
    solid("M0 -112L96 0L0 112L-96 0Z", "green") +
    fill(LEAF, "white") +
    line("M0 -36V62M0 2L20 -16M0 26L-20 8", "green-dark", 9),
  yellow: () =>
    solid(HEXAGON, "yellow") + disc(0, 0, 37, "yellow-dark") + line(RAYS, "yellow-dark", 15),
};

/** The shield of a clan around 0,0, about 90 units to each side. */
export const shield = (clan: Clan): string => SHIELDS[clan]();
