// What somebody who explains the table points at: a card of the hand, a place, a player, a way round.

import { getContext, setContext } from "svelte";

export interface Marks {
  /** 0 for none */
  readonly card: number;
  /** -1 for none, as are those below */
  readonly cell: number;
  readonly seat: number;
  readonly turn: number;
}

const KEY = Symbol("marks");
const NOTHING: Marks = { card: 0, cell: -1, seat: -1, turn: -1 };

/** Point at things on the tables below. */
export const point = (marks: Marks): Marks => setContext(KEY, marks);

/** What is pointed at; usually nothing. */
export const pointedAt = (): Marks => getContext<Marks | undefined>(KEY) ?? NOTHING;
