import { describe, expect, it, vi } from "vitest";

import type { Began, FromServer, Told } from "../src/lib/protocol";
import { TableModel } from "../src/lib/table.svelte";
import cave from "../src/screens/learn/lessons/cave.json";
import first from "../src/screens/learn/lessons/first.json";
import { Lesson, type Script } from "../src/screens/learn/lesson";

const SCRIPT = first as unknown as Script;
const CAVE = cave as unknown as Script;
const own = ({ replay }: Script) => replay.steps.flatMap(({ what }) => (what.type === "moved" && what.seat === 0 ? [what.move] : []));
const MINE = own(SCRIPT);

const BEGAN = SCRIPT.replay.steps.map(({ what }) => what).find((what) => what.type === "began")!;
const LAYOUT = (BEGAN as Began).layout;
const CANNOT = { code: "lesson-cannot", args: {} };

/** A lesson, and everything it has said. */
function begun(name = "Marla", script = SCRIPT): { lesson: Lesson; heard: FromServer[]; ask: (move: number) => FromServer } {
  const lesson = new Lesson(script, name);
  const heard: FromServer[] = [];
  lesson.onmessage = ({ data }) => heard.push(JSON.parse(data) as FromServer);
  lesson.send(JSON.stringify({ type: "hello", table: "lesson", since: 0, id: 1 }));
  let id = 1;
  const ask = (move: number) => {
    id += 1;
    lesson.send(JSON.stringify({ type: "move", step: 0, move, id }));
      return heard[heard.length - 1];
  };
  return { lesson, heard, ask };
}

const told = (heard: FromServer[]) => heard.filter((message): message is Told => message.type === "told");

describe("a lesson", () => {
  it("is told up to the learner's turn, with the learner's own name", () => {
    const { heard, lesson } = begun("Oleksa");
    expect(heard[0].type).toBe("welcome");
    expect(heard[heard.length - 1].type).toBe("presence");
    const what = told(heard).map((message) => message.what);
    expect(what[what.length - 1]).toMatchObject({ type: "began", names: ["Oleksa", ...SCRIPT.replay.info.seats.slice(1).map(({ name }) => name)] });
    expect(what).toContainEqual({ type: "joined", member: 0, name: "Oleksa" });
    expect([lesson.turn, lesson.awaited, lesson.over]).toEqual([0, MINE[0], false]);
  });

  it("goes on with the awaited move and tells the others' one by one", () => {
    const { heard, lesson, ask } = begun();
    lesson.next();
    const before = told(heard).length;
    expect(lesson.awaited, "nobody else moves in the learner's turn").toBe(MINE[0]);
    expect(ask(MINE[0])).toMatchObject({ type: "done" });
    expect(told(heard).length).toBe(before + 1);
    expect(lesson.awaited).toBeNull();
    lesson.next();
    expect(told(heard).length).toBe(before + 2);
  });

  it.each([["first", SCRIPT], ["cave", CAVE]])("answers every other legal move with a reason of its own and stays as it is: %s", (_, script) => {
    const { heard, lesson, ask } = begun("Marla", script);
    const asks = script.turns.flatMap(({ asks }, turn) => asks.map((one) => ({ ...one, turn })));
    for (const [number, move] of own(script).entries()) {
      const { answers, turn } = asks[number];
      const offered = told(heard)[told(heard).length - 1].moves ?? [];
      const { says } = script.turns[turn];
      expect(lesson.turn, says).toBe(turn);
      expect(new Set([...Object.values(answers).flat(), move]), says).toEqual(new Set(offered));
      const steps = told(heard).length;
      for (const [reason, moves] of Object.entries(answers)) {
        expect(ask(moves[0])).toMatchObject({ type: "refused", code: `lesson-no-${reason}` });
      }
      expect(told(heard).length, says).toBe(steps);
      ask(move);
      while (lesson.awaited === null && !lesson.over) lesson.next();
    }
    expect(lesson.over).toBe(true);
    expect(told(heard).map(({ seq }) => seq)).toEqual(script.replay.steps.map(({ seq }) => seq));
  });

  it("says where a piece can get to, and takes a whole way step by step", () => {
    const { heard, lesson, ask } = begun("Marla", CAVE);
    const reach = () => {
      lesson.send(JSON.stringify({ type: "ways", step: 0, id: 7 }));
      const answer = heard[heard.length - 1];
      return answer.type === "reach" ? answer.ways : [];
    };
    const walks: number[] = [];
    for (const says of CAVE.turns.map(({ says }) => says)) {
      const turn = lesson.turn;
      expect(CAVE.turns[turn].says).toBe(says);
      while (lesson.turn === turn && lesson.awaited !== null) {
        const { awaited } = lesson;
        const way = reach().find(({ moves }) => moves[moves.length - 1] === lesson.end && moves[0] === awaited);
        if (way) walks.push(way.moves.length);
        for (const move of way?.moves ?? [awaited]) expect(ask(move)).toMatchObject({ type: "done" });
      }
      while (lesson.awaited === null && !lesson.over) {
        expect(reach(), "nobody walks in the turn of another").toEqual([]);
        lesson.next();
      }
    }
    expect(walks, "one gesture each: up the ladder, the rat, on, to the vein, out").toEqual([1, 1, 2, 2, 3]);
  });

  it("knows whether the same seat goes on, so that its turn is told briskly", () => {
    const { heard, lesson, ask } = begun("Marla", CAVE);
    ask(lesson.awaited!);
    const seats: number[] = [];
    const brisk: boolean[] = [];
    while (lesson.awaited === null) {
      brisk.push(lesson.goesOn);
      lesson.next();
      const { what } = told(heard)[told(heard).length - 1];
      if (what.type === "moved") seats.push(what.seat);
    }
    expect(seats).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(brisk).toEqual(seats.map((seat, number) => seat === seats[number - 1]));
  });

  it("speaks of the seat that a turn is about where a move is aimed at nobody", () => {
    const { lesson, ask } = begun("Marla", CAVE);
    const at = CAVE.turns.findIndex(({ says }) => says === "cave-lead");
    while (lesson.turn < at) {
      if (lesson.awaited === null) lesson.next();
      else ask(lesson.awaited);
    }
    const [stay] = CAVE.turns[at].asks[0].answers["cave-lead-on"];
    expect(ask(stay)).toMatchObject({ code: "lesson-no-cave-lead-on", args: { seat: 1 } });
  });

  it("tells what the table does by itself with the move that led to it, and the round stays over while gold is chosen", async () => {
    const lesson = new Lesson(SCRIPT, "Marla");
    const table = new TableModel({ table: "lesson", open: () => lesson });
    await vi.waitFor(() => expect(table.known).toBe(true));
    const ends: unknown[] = [];
    for (const move of MINE) {
      while (lesson.awaited === null) lesson.next();
      await table.move(move);
      ends.push([table.ending?.number, table.rounds.length]);
    }
    expect(ends.slice(-3)).toEqual([[undefined, 0], [1, 0], [1, 0]]);
    expect(table.ending?.outcome).toMatchObject({ why: "treasure", winning_roles: ["digger"] });
    expect(table.ending?.outcome.pay[0]).toEqual({ gold: 1 });
    table.close();
  });

  it("names whom a wrong suspicion is about", () => {
    const { lesson, ask } = begun();
    const at = SCRIPT.turns.findIndex(({ accuses }) => accuses);
    for (const move of MINE.slice(0, at)) {
      ask(move);
      while (lesson.awaited === null) lesson.next();
    }
    const [innocent] = SCRIPT.turns[at].asks[0].answers["suspect-3"];
    expect(ask(innocent)).toMatchObject({ code: "lesson-no-suspect-3", args: { seat: 3 } });
  });

  it("says so when a move is not legal at all, or is no move", () => {
    const { heard, lesson, ask } = begun();
    expect(ask(0)).toMatchObject({ type: "refused", code: "lesson-cannot" });
    lesson.send(JSON.stringify({ type: "leave", id: 9 }));
      expect(heard[heard.length - 1]).toEqual({ type: "refused", id: 9, code: "lesson-alone" });
  });

  it("answers why not: for a card by what the rules said, for a place that it is none", () => {
    const { heard, lesson, ask } = begun();
    const why = (question: object) => {
      lesson.send(JSON.stringify({ type: "why", id: 8, ...question }));
      return heard[heard.length - 1];
    };
    const because = (...reasons: object[]) => ({ type: "because", id: 8, reasons });
    const idle = () => Object.entries(SCRIPT.turns[lesson.turn].asks[0].idle);
    const blamed = new Set<string>();
    for (const move of MINE) {
      for (const [card, reasons] of idle()) {
        expect(why({ card: Number(card) })).toEqual(because(...reasons));
        reasons.forEach(({ code }) => blamed.add(code));
        const there = reasons.length ? reasons : [{ code: "not-possible-there", args: {} }];
        expect(why({ card: Number(card), seat: 1 })).toEqual(because(...there));
      }
      const paths = idle().filter(([card, reasons]) => !reasons.length && LAYOUT.strands[Number(card)].length);
      for (const [card] of paths) expect(why({ card: Number(card), cell: 0 })).toEqual(because(CANNOT));
      ask(move);
      if (lesson.awaited === null) expect(why({ card: 1, cell: 0 }), "while others move").toEqual(because());
      while (lesson.awaited === null && !lesson.over) lesson.next();
    }
    expect(blamed).toContain("cannot-dig");
    expect(blamed).toContain("no-use");
  });

  it("says nothing any more once it is closed", () => {
    const { heard, lesson, ask } = begun();
    const before = heard.length;
    lesson.close();
    ask(MINE[0]);
    expect(heard.length).toBe(before);
  });
});
