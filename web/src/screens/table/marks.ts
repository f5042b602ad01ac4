// What somebody who explains the table points at: a card of the hand, a deed, a place, a player, a way round, an answer.

import { getContext, setContext } from "svelte";

export interface Marks {
  /** 0 for none */
  readonly card: number;
  /** -1 for none, as are those below */
  readonly cell: number;
  readonly seat: number;
  readonly turn: number;
  /** a space of the cell, or an edge of it */
  readonly part: number;
  /** what is done, "" for nothing */
  readonly verb: string;
  /** the whole move, where a single button makes it */
  readonly move: number;
  /** places to keep in sight as far as there is room, the most important first */
  readonly goals: readonly number[];
}

const KEY = Symbol("marks");
const NOTHING: Marks = { card: 0, cell: -1, seat: -1, turn: -1, part: -1, verb: "", move: -1, goals: [] };

/** Point at things on the tables below. */
export const point = (marks: Marks): Marks => setContext(KEY, marks);

/** What is pointed at; usually nothing. */
export const pointedAt = (): Marks => getContext<Marks | undefined>(KEY) ?? NOTHING;
