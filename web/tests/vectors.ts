// Vectors that the Python side wrote: the small set beside this file, or a whole one elsewhere.

import { readdirSync, readFileSync } from "node:fs";

import type { Arguments, ToldLayout, Op, TableInfo, Told, Verdict, View } from "../src/lib/protocol";

export interface Check {
  after: number;
  view: View;
  lit: [number, number][];
  /** in games, of every token that stands: its counter, its owner, its cell, which space or edge */
  tokens?: [number, number, number, number][];
}

/** Verb, card, cell, seat, space or edge, second cell, second seat, way round, another card. */
export type Parts = [string, number, number, number, number, number, number, number, number];

/** What some eyes are told of a table, and what they see of it from time to time. */
export interface Seen {
  spec: string;
  layout: ToldLayout;
  eyes: { eye: number; told: Op[][]; checks: Check[] }[];
}

/** Legal moves; `plain` and `passes` are the numbers of those that are, or that only put a card away. */
export interface Offered {
  moves: number[];
  parts: Parts[];
  texts: string[];
  plain: number[];
  passes: number[];
}

export interface Game extends Seen {
  choices: Offered[];
}

/** A decision of the engine, as the seat sees the table that must make it. */
export interface Asked extends Offered {
  seat: number;
  view: View;
  key: string;
  args: Arguments;
}

export interface Asks {
  spec: string;
  layout: ToldLayout;
  choices: Asked[];
}

export interface Said {
  key: string;
  args: Arguments;
  names: string[];
  said: Record<string, string>;
}

export interface TableVector {
  member: number;
  /** what the member put into the shuffle */
  number: string;
  info: TableInfo;
  verdicts: Verdict[];
  view: View;
  told: Told[];
}

// Scripts of npm run in the folder of the package.
export const SMALL = "tests/vectors";
const folder = process.env.ROCKFALL_VECTORS ?? SMALL;

function read<Type>(name: string, from = folder): Type {
  return JSON.parse(readFileSync(`${from}/${name}`, "utf-8")) as Type;
}

export const games = (from = folder): [name: string, game: Game][] =>
  readdirSync(from)
    .filter((name) => name.startsWith("game-"))
    .map((name) => [name, read<Game>(name, from)]);
/** Everything that views are compared on: games, and scenes laid out by hand. */
export const seen = (from = folder): [name: string, seen: Seen][] => [
  ...games(from),
  ["scenes.json", read<Seen>("scenes.json", from)],
];
export const asks = (): [name: string, asks: Asks][] => read<Asks[]>("asks.json").map((one) => [one.spec, one]);
export const sentences = (): Said[] => read("words.json");
export const table = (): TableVector => read("table.json");
