import { describe, expect, it } from "vitest";

import { type Chapter, chapterOf } from "../src/lib/chapters";
import { cell } from "../src/lib/layout";
import type { Began, ToldLayout, Op } from "../src/lib/protocol";
import { SET } from "../src/lib/view";
import { deadEnd, factsOf, pagesOf } from "../src/screens/notebook/pages";
import { pack } from "./packed";
import { games, table as vector } from "./vectors";

const { member, told, info } = vector();
const story = told.map(chapterOf);
const layout = (story.find(({ what }) => what.type === "began")!.what as Began).layout;
const pages = pagesOf(layout, story, member);
const seats = info.seats.map((_, seat) => seat);

/** How often the server's own words told a deed, in a round, of a seat. */
function said(round: number, seat: number, verb: string): number {
  let now = 0;
  let count = 0;
  for (const { key, args } of story.flatMap((chapter) => chapter.story)) {
    if (key === "story-round") now = Number(args.round);
    const same = [`story-${verb}`, `story-${verb}-self`, `story-${verb}-unseen`].includes(key);
    if (same && now === round && args.seat === seat) count += 1;
  }
  return count;
}

describe("the notebook", () => {
  it("has a page for each round, from step to step without a hole", () => {
    expect(pages.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(pages[0].from).toBe(0);
    for (const number of [1, 2]) {
      expect(pages[number].from).toBe(pages[number - 1].to + 1);
      expect(pages[number].first).toBe(pages[number - 1].last + 1);
    }
    expect(pages.at(-1)!.last).toBe(story.at(-1)!.seq);
  });

  it.each(["dig", "break", "repair", "map", "rockfall", "pass"])("counts as often as the story tells it: %s", (verb) => {
    const counts = (count: (round: number, seat: number) => number) =>
      pages.map(({ round }) => seats.map((seat) => count(round, seat)));
    const counted = counts((round, seat) => {
      const page = pages.find((one) => one.round === round)!;
      return factsOf(layout, page, seat).find((fact) => fact.verb.name === verb)?.deeds.length ?? 0;
    });
    expect(counted).toEqual(counts((round, seat) => said(round, seat, verb)));
    expect(counted.flat().some((count) => count > 0)).toBe(true);
  });

  it("knows which tunnels lead nowhere", () => {
    const names = (blocked: boolean) => layout.kinds.filter((_, kind) => layout.strands[kind].length && deadEnd(layout, kind) === blocked);
    expect(names(true)).toEqual(layout.kinds.filter((name) => /^[nesw](\+[nesw])*$/.test(name)));
    expect(names(false)).toContain("NESW");
    const facts = pages.flatMap((page) => seats.flatMap((seat) => factsOf(layout, page, seat))).filter(({ tunnels }) => tunnels);
    expect(facts.reduce((sum, { blocked }) => sum + blocked, 0)).toBe(
      facts.flatMap(({ deeds }) => deeds).filter(({ card }) => names(true).includes(layout.kinds[card])).length,
    );
  });

  it("keeps whom a deed was aimed at, and where", () => {
    const deeds = pages.flatMap((page) => page.deeds);
    const told = story.flatMap((chapter) => chapter.story);
    expect(deeds.filter(({ verb }) => verb.name === "break").map(({ seat, other, card }) => ({ seat, other, card: layout.kinds[card] }))).toEqual(
      told.filter(({ key }) => key === "story-break").map(({ args: { seat, other, card } }) => ({ seat, other, card })),
    );
    expect(deeds.filter(({ verb }) => verb.name === "map").length).toBe(told.filter(({ key }) => key === "story-map").length);
  });

  it("keeps what was shown to oneself and to nobody else, and the roles once they lie open", () => {
    const seen = pages.flatMap((page) => page.seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ key, args }) => key === "story-saw" && args.seat === member)).toBe(true);
    expect(pagesOf(layout, story, 0).flatMap((page) => page.seen)).toEqual([]);
    for (const { roles } of pages) expect([...roles.keys()].sort()).toEqual(seats);
    const until = story.findIndex(({ what }) => what.type === "advanced");
    expect(pagesOf(layout, story.slice(0, until), member)[0].roles.size).toBe(0);
  });
});

describe("a card that was stopped", () => {
  const found = games().find(([, game]) => game.layout.verbs.some(({ name }) => name === "veto"))![1].layout;

  /** Chapters of seats that do one thing each. */
  function chapters(layout: ToldLayout, ...deeds: [seat: number, verb: string, card: string, a?: number][]): Chapter[] {
    const ops: Op[] = [[SET, layout.frame.round, 1, 0, 0]];
    const first: Chapter = { seq: 0, at: 0, what: { type: "advanced", step: 0, ops, story: [] }, story: [] };
    const moved = deeds.map(([seat, verb, card, a = 0], number): Chapter => {
      const move = pack({ verb: layout.verbs.findIndex(({ name }) => name === verb), card: layout.kinds.indexOf(card), a, b: 0 });
      return { seq: number + 1, at: 0, what: { type: "moved", step: number + 1, seat, move, by: "person", ops: [], story: [] }, story: [] };
    });
    return [first, ...moved];
  }
  const facts = (seat: number, ...deeds: Parameters<typeof chapters>[1][]) =>
    factsOf(found, pagesOf(found, chapters(found, ...deeds), 0)[0], seat).map(({ verb, deeds }) => [verb.name, deeds.length]);

  it("is no tunnel, and who lets it be does nothing", () => {
    expect(facts(0, [0, "dig", "NESW", cell(1, 0)], [1, "allow", "?"])).toEqual([["dig", 1]]);
    expect(facts(0, [0, "dig", "NESW", cell(1, 0)], [1, "veto", "veto"])).toEqual([]);
    expect(facts(1, [0, "dig", "NESW", cell(1, 0)], [1, "veto", "veto"])).toEqual([["veto", 1]]);
  });

  it("works after all if what stopped it is stopped", () => {
    expect(facts(0, [0, "dig", "NESW", cell(1, 0)], [1, "veto", "veto"], [2, "veto", "veto"])).toEqual([["dig", 1]]);
  });
});
