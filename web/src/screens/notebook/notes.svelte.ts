// What one writes down at a table: free notes and suspicion. It stays in this browser; nothing of
// it is ever sent. Each seat has a book of its own, for several may sit at one screen.

import { WATCHER } from "../../lib/layout";
import { browserStorage, kept } from "../../lib/store";
import type { TableModel } from "../../lib/table.svelte";
import { marked, type Mark } from "./suspicion";

const PREFIX = "rockfall.notes.";

interface Kept {
  text: string;
  marks: readonly Mark[];
}

export class Notes {
  text = $state("");
  marks: readonly Mark[] = $state.raw([]);
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
    const { text, marks } = (kept(this.name) ?? {}) as Partial<Kept>;
    this.text = typeof text === "string" ? text : "";
    this.marks = Array.isArray(marks) ? marks.filter(isMark) : [];
  }

  write(text: string): void {
    this.text = text;
    this.keep();
  }

  suspect(mark: Mark): void {
    this.marks = marked(this.marks, mark);
    this.keep();
  }

  private keep(): void {
    try {
      browserStorage().setItem(this.name, JSON.stringify({ text: this.text, marks: this.marks } satisfies Kept));
    } catch {
      // What is full keeps nothing more: notes last as long as the page.
    }
  }
}

const opened = new Map<string, Notes>();

/** The notes of a seat (-1: of who watches): the same ones for every screen that shows them. */
function notesOf(table: string, seat: number): Notes {
  const name = `${PREFIX}${table}.${seat}`;
  const known = opened.get(name) ?? new Notes(name);
  opened.set(name, known);
  return known;
}

/** One's own notes. A match told again has no seat of one's own: there they are those of the eye, or whichever were written here. */
export function ownNotes({ id, seat, eye, people, retold }: Pick<TableModel, "id" | "seat" | "eye" | "people" | "retold">): Notes {
  if (!retold) return notesOf(id, seat);
  const seats = [eye, ...people.seats.keys()].filter((one) => one >= 0);
  const written = seats.map((one) => notesOf(id, one)).find(({ text, marks }) => text || marks.length);
  return written ?? notesOf(id, WATCHER);
}

const isMark = (mark: Partial<Mark> | null): mark is Mark =>
  typeof mark?.role === "string" && [mark.round, mark.step, mark.seat, mark.value].every(Number.isFinite);
