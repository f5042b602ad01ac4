// The log line by line: one event a line; what is no news is folded into the line before it.

import type { Told } from "./tell";

export interface LogLine extends Told {
  /** where in the story it stands: the number of its chapter, and of its sentence there */
  readonly id: string;
  /** what is folded into it, the oldest first */
  readonly more: readonly Told[];
}

interface Chaptered {
  seq: number;
  sentences: readonly Told[];
}

/** The lines of some chapters. A way of many steps is one line, that of its last step. */
export function linesOf(chapters: readonly Chaptered[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const { seq, sentences } of chapters) {
    sentences.forEach((one, number) => {
      const last = lines.at(-1);
      const id = `${seq}.${number}`;
      if (one.quiet && !last) return;
      if (one.quiet && last) lines[lines.length - 1] = { ...last, more: [...last.more, one] };
      else if (last && one.walker >= 0 && one.walker === last.walker) lines[lines.length - 1] = { ...one, id, more: [...last.more, last] };
      else lines.push({ ...one, id, more: [] });
    });
  }
  return lines;
}
