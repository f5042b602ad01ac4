/** The signs of the two teams, told apart by outline and mark before colour: a round shield with a
 * drop for blue, a pointed one with a leaf for green. */

import { fill, line, solid } from "./svg";

export type Clan = "blue" | "green";

/** Doors carry the number of their colour. */
export const clanOf = (door: number): Clan => (door === 1 ? "blue" : "green");

const DROP = "M0 -52C22 -18 40 2 40 24A40 40 0 0 1 -40 24C-40 2 -22 -18 0 -52Z";
const LEAF = "M0 62C-60 30 -50 -32 0 -62C50 -32 60 30 0 62Z";

/** The shield of a clan around 0,0, about 90 units to each side. */
export function shield(clan: Clan): string {
  return clan === "blue"
    ? solid("M0 -90A90 90 0 0 1 0 90A90 90 0 0 1 0 -90Z", "blue") + fill(DROP, "white")
    : solid("M0 -112L96 0L0 112L-96 0Z", "green") +
        fill(LEAF, "white") +
        line("M0 -36V62M0 2L20 -16M0 26L-20 8", "green-dark", 9);
}
