// Vectors that the Python side wrote: the small set beside this file, or a whole one elsewhere.

import { readdirSync, readFileSync } from "node:fs";

import type { Arguments, Layout, Op, TableInfo, Told, Verdict, View } from "../src/lib/protocol";

export interface Check {
  after: number;
  view: View;
  lit: [number, number][];
  goals: number[];
  shut: Record<string, number[]>;
}

export interface Parts {
  verb: string;
  card: number;
  cell: number;
  seat: number;
  cell2: number;
  seat2: number;
  turn: number;
  which: number;
}

export interface Game {
  spec: string;
  layout: Layout;
  eyes: { eye: number; told: Op[][]; checks: Check[] }[];
  choices: { moves: number[]; parts: Parts[]; texts: string[] }[];
}

export interface Said {
  key: string;
  args: Arguments;
  names: string[];
  said: Record<string, string>;
}

export interface TableVector {
  member: number;
  info: TableInfo;
  verdicts: Verdict[];
  view: View;
  told: Told[];
}

// Scripts of npm run in the folder of the package.
const folder = process.env.ROCKFALL_VECTORS ?? "tests/vectors";

function read<Type>(name: string): Type {
  return JSON.parse(readFileSync(`${folder}/${name}`, "utf-8")) as Type;
}

export const games = (): [name: string, game: Game][] =>
  readdirSync(folder)
    .filter((name) => name.startsWith("game-"))
    .map((name) => [name, read<Game>(name)]);
export const sentences = (): Said[] => read("words.json");
export const table = (): TableVector => read("table.json");
