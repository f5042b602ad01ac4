/** Small things: what lies on the table beside cards, and signs for lists and seats. */

import { badCross } from "./signs";
import { dwarf, SOMEBODY } from "./dwarf";
import { nugget, piece } from "./gold";
import { crystal } from "./crystal";
import { ball, disc, picture, put } from "./svg";
import { shield } from "./clans";
import { brokenTool, tool } from "./tools";

const toll = (): string =>
  ball(200, 200, 188, "bad-dark") +
  disc(200, 200, 160, "glow", 0.2) +
  put(
    dwarf({
      ...SOMEBODY,
      hair: "#8d8376",
      hat: "horns",
      cloth: "iron",
      look: "stern",
      beard: "wild",
    }),
    200,
    190,
    0.66,
  ) +
  put(piece(), 300, 308, 0.95);

const TOKENS = {
  piece: () => put(piece(), 200, 200, 2.4),
  nugget: () => put(nugget("token"), 200, 200, 2),
  crystal: () => put(crystal(), 200, 322, 1.8),
  toll,
  plain: () =>
    ball(200, 200, 188, "wood-dark") +
    disc(200, 200, 160, "wood") +
    disc(200, 200, 70, "wood-light"),
  blue: () => put(shield("blue"), 200, 200, 1.9),
  green: () => put(shield("green"), 200, 200, 1.6),
  pickaxe: () => put(tool("pickaxe"), 200, 210, 0.92),
  lantern: () => put(tool("lantern"), 200, 210, 0.9),
  cart: () => put(tool("cart"), 200, 206, 0.95),
  "broken-pickaxe": () =>
    put(brokenTool("pickaxe"), 200, 200, 0.92) + put(badCross(), 310, 310, 0.8),
  "broken-lantern": () =>
    put(brokenTool("lantern"), 190, 210, 0.86) + put(badCross(), 310, 310, 0.8),
  "broken-cart": () => put(brokenTool("cart"), 190, 190, 0.86) + put(badCross(), 310, 310, 0.8),
};

export type Token = keyof typeof TOKENS;
export const TOKEN_NAMES = Object.keys(TOKENS) as Token[];

/** A square drawing, legible from 16 px on. */
export const token = (name: Token, label = ""): string => picture(TOKENS[name](), 400, 400, label);
