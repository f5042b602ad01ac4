/** What stands on the board, as a square drawing: by its sort, whose it is, and how it fares.
 *
 * The middle of the square belongs on the point of a space or of an edge.
 */

import { CLANS, shield } from "./clans";
import { creature, CREATURE_NAMES } from "./creatures";
import { dwarf, SOMEBODY } from "./dwarf";
import { countdown, web } from "./gear";
import { nugget, sparkle } from "./gold";
import { dwarfOf } from "./portrait";
import { burst } from "./signs";
import { type Colour, disc, oval, picture, put, solid } from "./svg";
import { token, type Token, TOKEN_NAMES } from "./tokens";

export interface Piece {
  /** what the layout calls it */
  sort: string;
  /** the seat of whose it is, if anybody's */
  owner?: number;
  /** the owner's name: a dwarf looks like the portrait */
  name?: string;
  /** where the owner belongs, as all can see */
  banner?: string;
  /** lies on the ground */
  lying?: boolean;
  /** the number that it shows, 0 for none */
  shown?: number;
}

/** None is the colour of a clan. */
const COATS: readonly Colour[] = [
  "#d8432f",
  "#2fa39a",
  "#9a63cf",
  "#f2ead8",
  "#4f9c41",
  "#4a4156",
  "#e583b6",
  "#8f5a2f",
];

/** The colour in which a seat's dwarf is dressed. */
export const coatOf = (seat: number): Colour => COATS[seat % COATS.length]!;

const badge = (banner: string, x: number, y: number): string => {
  const clan = CLANS.find((name) => name === banner);
  return clan ? put(shield(clan), x, y, 0.84) : "";
};

function walker({ owner = 0, name = "", banner = "", lying = false }: Piece): string {
  const coat = coatOf(owner);
  const who = { ...(name ? dwarfOf(name) : SOMEBODY), coat, cloth: coat };
  const base = oval(200, 352, 190, 46, "line", 0.6) + oval(200, 346, 176, 38, coat);
  if (!lying) return base + put(dwarf(who, true), 190, 158, 0.62) + badge(banner, 316, 302);
  const stars = [
    [40, 96, 52],
    [108, 54, 38],
    [172, 92, 46],
  ] as const;
  return (
    base +
    put(dwarf({ ...who, look: "glad" }, true), 140, 262, 0.58, -82) +
    stars.map(([x, y, size]) => put(sparkle(size), x, y)).join("") +
    badge(banner, 322, 322)
  );
}

const prowler = (inner: string): string =>
  put(solid(burst(12, 190, 158), "bad-dark") + disc(0, 0, 140, "glow", 0.22), 200, 200) +
  put(inner, 200, 196, 0.74);

const spun = (shown: number): string =>
  put(web(), 200, 200) + (shown ? put(countdown(shown), 200, 200, 1.02) : "");

const lump = (): string =>
  disc(200, 200, 170, "gold", 0.25) +
  put(nugget("lump"), 200, 204, 1.62) +
  put(sparkle(64), 114, 108) +
  put(sparkle(46), 300, 284);

function drawn(one: Piece): string | undefined {
  const hunter = CREATURE_NAMES.find((name) => name === one.sort);
  if (hunter) return prowler(creature(hunter));
  if (one.sort === "dwarf") return walker(one);
  if (one.sort === "web") return spun(one.shown ?? 0);
  return one.sort === "nugget" ? lump() : undefined;
}

/** The drawing of a piece; sorts that are no pieces of their own are tokens, and others plain ones. */
export function piece(one: Piece, label = ""): string {
  const inner = drawn(one);
  if (inner) return picture(inner, 400, 400, label);
  return token(TOKEN_NAMES.find((name) => name === one.sort) ?? ("plain" satisfies Token), label);
}

/** Examples of all there are, for the gallery and the tests. */
export const PIECES: readonly Piece[] = [
  ...COATS.map((_, owner) => ({ sort: "dwarf", owner, banner: owner % 2 ? "blue" : "yellow" })),
  { sort: "dwarf", owner: 1, name: "Anna", banner: "blue" },
  { sort: "dwarf", owner: 1, name: "Anna", banner: "blue", lying: true },
  { sort: "dwarf", owner: 4, name: "Egil", banner: "yellow", lying: true },
  ...CREATURE_NAMES.map((sort) => ({ sort, owner: 0 })),
  { sort: "web", owner: 0, shown: 2 },
  { sort: "web", owner: 0, shown: 1 },
  { sort: "nugget" },
  { sort: "toll", owner: 0 },
];
