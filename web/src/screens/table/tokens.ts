// How tokens are drawn on the board: where each stands, fanned out if there are several, its picture and name.

import { piece } from "../../art/pieces";
import { portrait } from "../../art/portrait";
import { bannerOf } from "../../lib/frame";
import { cellText } from "../../lib/layout";
import { IN_SPACE, NOBODYS, ON_CELL, ownToken, standing, type Standing } from "../../lib/tokens";
import type { View } from "../../lib/view";
import { conditions } from "./conditions";
import { type Point, pointOf } from "./points";

/** A token with the middle and the size of its square, in the units of cards. */
export interface Placed extends Point {
  token: Standing;
  size: number;
}

const [LARGE, EDGE] = [400, 230];
/** How large pieces are that share a space, and how far from its middle: one, two, three … */
const FANS: readonly (readonly [size: number, far: number])[] = [
  [270, 0],
  [215, 85],
  [195, 95],
  [180, 105],
  [170, 125],
];

/** All tokens on the board, what is nobody's below what is somebody's. */
export function placed(view: View): Placed[] {
  const all = standing(view.layout, view.nums).sort((one, other) => rank(one) - rank(other));
  return all.map((token) => {
    const together = all.filter((other) => other.place === token.place && other.cell === token.cell && other.part === token.part);
    return fanned(token, pointOf(view, token), together.indexOf(token), together.length);
  });
}

const rank = ({ owner }: Standing): number => (owner === NOBODYS ? 0 : 1);

/** Where one of several stands: beside each other, or around the middle. */
function fanned(token: Standing, { x, y }: Point, number: number, count: number): Placed {
  if (token.place !== IN_SPACE) return { token, x, y, size: token.place === ON_CELL ? LARGE : EDGE };
  const [size, far] = FANS[Math.min(count, FANS.length) - 1];
  const turn = (2 * Math.PI * number) / count + (count === 2 ? Math.PI : -Math.PI / 2);
  return { token, x: x + far * Math.cos(turn), y: y + far * Math.sin(turn), size };
}

type Drawn = Pick<Standing, "sort" | "owner" | "shown">;

/** A player as the own piece looks, on the board or not, so that one finds it there; or as a portrait. */
export function playerPicture(view: View, seat: number, names: readonly string[]): string {
  const own = ownToken(view.layout, seat);
  return own ? tokenPicture(view, { sort: own.sort, owner: seat, shown: 0 }, names) : portrait(names[seat] ?? "");
}

export function tokenPicture(view: View, { sort, owner, shown }: Drawn, names: readonly string[]): string {
  if (owner === NOBODYS) return piece({ sort, shown });
  const lying = sort === "dwarf" && conditions(view, owner).includes("lying");
  return piece({ sort, shown, owner, name: names[owner], banner: bannerOf(view, owner), lying });
}

/** The key and the arguments of a token's name; a sort without words is just a token. */
export function tokenName({ sort, cell, owner, shown }: Standing, says: (key: string) => boolean): [string, Record<string, string | number>] {
  const own = `ui-token-${sort}`;
  const key = says(own) ? own : owner === NOBODYS ? "ui-token" : "ui-token-owned";
  return [key, { cell: cellText(cell), ...(shown ? { count: shown } : {}), ...(owner === NOBODYS ? {} : { seat: owner }) }];
}
