import { describe, expect, it } from "vitest";

import type { Chapter } from "../src/lib/chapters";
import { People } from "../src/lib/people.svelte";
import type { Spoke } from "../src/lib/protocol";
import { Talks } from "../src/screens/table/talk.svelte";

/** A table with Anna, who is oneself, and a bot. */
function table() {
  const people = new People();
  people.members = [{ name: "Anna", seat: 0, ready: false, left: false, muted: false }];
  people.seats = [
    { member: 0, level: "", away: "", name: "Anna" },
    { member: -1, level: "standard", away: "", name: "Grimbold" },
  ];
  return { people, story: [] as Chapter[], member: 0, layout: null, view: null };
}

const spoke = (seq: number, member: number, seat: number) =>
  ({ seq, what: { type: "spoke", member, seat, words: { type: "chat", text: "Hm." } } satisfies Spoke }) as unknown as Chapter;

describe("what was said", () => {
  it("is a bot's with its name and seat, and new to oneself", () => {
    const at = table();
    const talks = new Talks(at);
    at.story.push(spoke(1, -1, 1), spoke(2, 0, 0));
    expect(new Talks({ ...at }).all.map(({ seat, name }) => [seat, name])).toEqual([
      [1, "Grimbold"],
      [0, "Anna"],
    ]);
    expect(talks.unread).toBe(1);
  });

  it("is new to who watches without a seat, too", () => {
    const at = { ...table(), member: -1 };
    const talks = new Talks(at);
    at.story.push(spoke(1, -1, 1));
    expect(talks.unread).toBe(1);
  });
});
