// Legal moves, sorted as a table shows them: by card, by cell, by way round, by seat. It knows no
// rule and no verb; whatever is offered can be chosen part by part until one move is left.

import { CARD, CELL, EDGE, NOTHING, SEAT, SPACE, TURN, unpack } from "./layout";
import type { ToldLayout, VerbShape } from "./protocol";

/** A move taken apart; -1 where it has no such part. */
export interface Choice {
  readonly move: number;
  readonly verb: VerbShape;
  /** the card played, 0 for none */
  readonly card: number;
  /** what it is aimed at */
  readonly cell: number;
  readonly seat: number;
  /** which space of the tile on that cell, or which edge of the cell */
  readonly part: number;
  /** what else is to be said: a second cell, which way round (or yes and no), another card, another seat */
  readonly cell2: number;
  readonly seat2: number;
  readonly turn: number;
  readonly which: number;
  /** whether it does nothing but put a card away unseen */
  readonly passes: boolean;
}

/** A part by which choices can be told apart. */
export type Part = "card" | "cell" | "seat" | "part" | "cell2" | "seat2" | "turn" | "which";

/** The order in which a choice is made: what, where or whom, and what is still open about it. */
const ORDER: readonly Part[] = ["card", "cell", "part", "seat", "cell2", "seat2", "which", "turn"];

export function choice(layout: ToldLayout, move: number): Choice {
  const { verb: number, card, a, b } = unpack(move);
  const verb = layout.verbs[number];
  return {
    move,
    verb,
    card,
    cell: verb.a === CELL ? a : -1,
    seat: verb.a === SEAT ? a : -1,
    part: verb.b === SPACE || verb.b === EDGE ? b : -1,
    cell2: verb.b === CELL ? b : -1,
    seat2: verb.b === SEAT ? b : -1,
    turn: verb.b === TURN ? b : -1,
    which: verb.b === CARD ? b : -1,
    passes: verb.secret && verb.task === "turn" && verb.a === NOTHING && verb.b === NOTHING,
  };
}

/** The choices there are, and those that are left when some parts of them are decided. */
export class Choices {
  readonly all: readonly Choice[];

  constructor(all: readonly Choice[]) {
    this.all = all;
  }

  static of(layout: ToldLayout, moves: readonly number[]): Choices {
    return new Choices(moves.map((move) => choice(layout, move)));
  }

  get empty(): boolean {
    return this.all.length === 0;
  }

  /** The move, if only one is left. */
  get only(): Choice | undefined {
    return this.all.length === 1 ? this.all[0] : undefined;
  }

  /** What is left when these parts are decided; `verb` is a verb's name. */
  with(decided: Partial<Record<Part, number>> & { verb?: string }): Choices {
    const { verb, ...parts } = decided;
    const wanted = Object.entries(parts) as [Part, number][];
    return this.filter(
      (one) => (!verb || one.verb.name === verb) && wanted.every(([part, value]) => one[part] === value),
    );
  }

  /** What means a cell as a whole, or none. */
  get whole(): Choices {
    return this.filter((one) => one.part < 0);
  }

  /** What means a space of a tile, or an edge of a cell. */
  get inner(): Choices {
    return this.filter((one) => one.part >= 0);
  }

  /** Without putting cards away. */
  get played(): Choices {
    return this.filter((one) => !one.passes);
  }

  /** Only putting cards away. */
  get passed(): Choices {
    return this.filter((one) => one.passes);
  }

  /** What needs neither a card nor a cell nor a seat: yes and no, enough, nobody. */
  get plain(): Choices {
    return this.filter((one) => !one.card && one.cell < 0 && one.seat < 0);
  }

  /** By a part, those that have it: cells of a chosen card, seats, ways round. */
  by(part: Part): Map<number, Choices> {
    const none = part === "card" ? 0 : -1;
    return group(this.all.filter((one) => one[part] !== none), (one) => one[part]);
  }

  /** By what is done: two deeds on the same cells are two buttons. */
  byVerb(): Map<string, Choices> {
    return group(this.all, (one) => one.verb.name);
  }

  /** The next part in which the choices differ, undefined if they differ in none. */
  get open(): Part | undefined {
    return ORDER.find((part) => new Set(this.all.map((one) => one[part])).size > 1);
  }

  private filter(keep: (one: Choice) => boolean): Choices {
    return new Choices(this.all.filter(keep));
  }
}

function group<Key>(all: readonly Choice[], key: (one: Choice) => Key): Map<Key, Choices> {
  const groups = new Map<Key, Choice[]>();
  for (const one of all) {
    const kept = groups.get(key(one));
    if (kept) kept.push(one);
    else groups.set(key(one), [one]);
  }
  return new Map([...groups].map(([name, list]) => [name, new Choices(list)]));
}
