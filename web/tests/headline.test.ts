import { describe, expect, it } from "vitest";

import type { Chapter } from "../src/lib/chapters";
import { headlineOf } from "../src/screens/table/headline";
import type { Told } from "../src/screens/table/tell";

const told = (text: string, more: Partial<Told> = {}): Told => ({ text, sign: "", cells: [], quiet: false, walker: -1, ...more });
const quiet = (text: string) => told(text, { quiet: true });

describe("the headline", () => {
  const story = [0, 1, 2, 3].map((seq) => ({ seq }) as Chapter);
  const tell = (chapters: Told[][]) => headlineOf(story.slice(0, chapters.length), ({ seq }) => chapters[seq]);

  it("leads with the result where there is no room for all", () => {
    const sentences = [told("Ben digs.", { sign: "lays", cells: [4] }), told("The treasure!", { sign: "turns", cells: [5] }), quiet("Ben draws.")];
    expect(tell([sentences])).toEqual({ seq: 0, cells: [4, 5], texts: ["Ben digs. The treasure!", "The treasure!"] });
  });

  it("keeps the last word of what has no result of its own", () => {
    const sentences = ["Ben: digger.", "Cleo: saboteur.", "The diggers have won."].map((text) => told(text));
    expect(tell([sentences]).texts.at(-1)).toBe("The diggers have won.");
  });

  it("is neither talk nor what is no news", () => {
    expect(tell([[told("Ben digs.")], [told("Ben: Hello!", { sign: "said" })], [quiet("Nobody minds.")], []])).toMatchObject({ seq: 0, texts: ["Ben digs."] });
    expect(tell([[]]).texts).toEqual([""]);
  });
});
