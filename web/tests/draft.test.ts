import { afterEach, describe, expect, it, vi } from "vitest";

import type { Bots, Editions, GameChoices } from "../src/lib/protocol";
import { Draft } from "../src/screens/settings/draft.svelte";
import { readSpec, writeSpec } from "../src/screens/settings/spec";

const SABOTEUR: GameChoices = {
  about: "",
  default: "jubilee",
  line: "",
  players: [3, 10],
  seats: 5,
  rounds: 3,
  setups: {},
  editions: { jubilee: { E1: "per-digger", E6: "no" }, classic: { E1: "per-digger", E6: "yes" } },
  presets: {
    base: { spec: "jubilee", about: "", players: [3, 10] },
    tournament: { spec: "jubilee+tournament", about: "", players: [5, 9] },
  },
  parts: {
    greedy: { about: "", players: [3, 10], excludes: { tournament: "it has its own" }, settings: {}, window: false },
    chests: { about: "", players: [3, 10], excludes: {}, settings: { fan: { about: "", written: "0,1/0,2" } }, window: false },
    tournament: { about: "", players: [5, 9], excludes: { greedy: "it has its own" }, settings: {}, window: false },
    veto: { about: "", players: [3, 10], excludes: {}, settings: {}, window: true },
  },
  switches: { E1: { question: "", values: ["per-digger", "per-player"] }, E6: { question: "", values: ["no", "yes"] } },
};
const DUEL: GameChoices = {
  about: "", default: "duel", line: "", players: [2, 3], seats: 2, rounds: 1, setups: {}, editions: { duel: {} }, presets: {}, parts: {}, switches: {},
};
const EDITIONS: Editions = { default: "jubilee", games: { saboteur: SABOTEUR, duel: DUEL } };
const BOTS: Bots = { levels: ["random", "standard"], games: { saboteur: ["random", "standard"], duel: ["random"] }, personas: ["sly", "talkative"] };

afterEach(() => vi.unstubAllGlobals());

describe("a line of what is played", () => {
  it.each([
    "jubilee",
    "jubilee+greedy+chests+E2=all-passed",
    "classic+chests=fan",
    "jubilee+chests=1,-2/7,-2/1,2/7,2+E6=yes",
  ])("%s is taken apart and put together again", (line) => expect(writeSpec(readSpec(line))).toBe(line));
});

describe("settings that are being chosen", () => {
  it("make room for everybody who plays with the device", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.seatPeople(3);
    expect(draft.bots).toEqual(["", "", "", "standard", "standard"]);
    draft.fillSeat();
    expect(draft.bots).toEqual(["", "", "standard", "standard", "standard"]);
    draft.seatPeople(7);
    expect(draft.bots).toEqual(["", "", "", "", "", "", ""]);
  });

  it("have the level and the persona that are chosen for one bot or for all", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.setBot(2, "random.sly");
    expect(draft.common).toBe("different.different");
    draft.setBots("different.talkative");
    expect(draft.bots).toEqual(["", "standard.talkative", "random.talkative", "standard.talkative", "standard.talkative"]);
    expect(draft.common).toBe("different.talkative");
    draft.setBots("random");
    expect(draft.common).toBe("random");
    expect(draft.bots).toEqual(["", "random", "random", "random", "random"]);
    draft.setBot(1, "random.sly");
    draft.choose("duel");
    expect(draft.bots, "a persona stays with who knows the game").toEqual(["", "random.sly"]);
  });

  it("have no bot that does not know the game", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.choose("duel");
    expect(draft.levels).toEqual(["random"]);
    expect(draft.bots).toEqual(["", "random"]);
    draft.choose("saboteur");
    expect(draft.bots).toEqual(["", "random", "standard", "standard", "standard"]);
  });

  it("begin with one person among bots", () => {
    const draft = new Draft(EDITIONS, BOTS);
    expect(draft.settings).toMatchObject({ spec: "jubilee", seats: 5, bots: ["", "standard", "standard", "standard", "standard"] });
    expect(draft.isPreset("base")).toBe(true);
  });

  it("say what does not go together, and why, from both sides", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.part("greedy", true);
    expect(draft.clashes("tournament")).toEqual([{ part: "greedy", reason: "it has its own" }]);
    expect(draft.clashes("chests")).toEqual([]);
    draft.part("greedy", false);
    expect(draft.clashes("tournament")).toEqual([]);
  });

  it("let something be chosen in place of what it does not go with", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.part("greedy", true);
    draft.part("chests", true);
    draft.instead("tournament");
    expect(draft.settings.spec).toBe("jubilee+chests+tournament");
    expect(draft.clashes("greedy")).toHaveLength(1);
  });

  it("keep to the number of players of what is chosen", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.setSeats(3);
    draft.preset("tournament");
    expect([draft.players, draft.seats, draft.bots.length]).toEqual([[5, 9], 5, 5]);
    draft.setSeats(12);
    expect(draft.seats).toBe(9);
  });

  it("can be those of another game, with its own numbers of players and nothing of the first one", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.part("greedy", true);
    draft.turn("E6", "yes");
    draft.choose("duel");
    expect([draft.gameName, draft.settings.spec, draft.players, draft.seats]).toEqual(["duel", "duel", [2, 3], 2]);
    draft.choose("saboteur");
    expect([draft.settings.spec, draft.seats]).toEqual(["jubilee", 5]);
    draft.seatPeople(3);
    draft.choose("duel");
    expect(draft.bots, "nobody loses a seat").toEqual(["", "", ""]);
  });

  it("stay as they are when their game is chosen once more", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.part("greedy", true);
    draft.choose("saboteur");
    expect(draft.settings.spec).toBe("jubilee+greedy");
  });

  it("keep what is settled about a part, until it is as usual again", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.part("chests", true);
    draft.settle("chests", "fan");
    expect(draft.settings.spec).toBe("jubilee+chests=fan");
    draft.settle("chests", "");
    expect(draft.settings.spec).toBe("jubilee+chests");
  });

  it("leave out switches that stand as the edition has them", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.turn("E6", "yes");
    expect(draft.settings.spec).toBe("jubilee+E6=yes");
    draft.turn("E6", "no");
    expect(draft.settings.spec).toBe("jubilee");
    draft.edition("classic");
    expect(draft.valueOf("E6")).toBe("yes");
  });

  it("come back as they went, with what is not chosen here", () => {
    const settings = {
      spec: "jubilee+greedy", seats: 4, bots: ["", "", "random", ""], clock: { kind: "move" as const, seconds: 30, increment: 0 },
      listed: true, watch: "nobody" as const, chat: false, talk: false, advice: true, pace: 0, delay: 3, away: 600, sit_in: "random", interval: 45,
    };
    const draft = new Draft(EDITIONS, BOTS);
    draft.take(settings);
    expect(draft.settings).toEqual(settings);
    draft.grace = 0;
    expect(draft.settings.sit_in).toBe("");
    draft.take(draft.settings);
    expect(draft.grace).toBe(0);
    draft.grace = 60;
    expect(draft.settings).toMatchObject({ away: 60 });
    expect(draft.settings).not.toHaveProperty("sit_in");
  });

  it("say how long all have for an answer only where all are asked at once", () => {
    const draft = new Draft(EDITIONS, BOTS);
    draft.take({ spec: "jubilee+veto", window: 6 });
    expect(draft.settings.window).toBe(6);
    draft.part("veto", false);
    expect(draft.settings).not.toHaveProperty("window");
    draft.take({ spec: "jubilee+veto" });
    expect(draft.settings.window).toBe(1.5);
  });

  it("are checked by the server, and only its latest answer counts", async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
    const draft = new Draft(EDITIONS, BOTS);
    const checks = [draft.check(), draft.check()];
    answers[1](Response.json({ settings: {}, link: "seats=4" }));
    answers[0](Response.json({ settings: {}, link: "seats=3" }));
    await Promise.all(checks);
    expect(draft.link).toBe("seats=4");
  });
});
