import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { partOf } from "../catalogues";
import { languages, loadWords, nameKey, partsOf, preferred, unmarked } from "../src/lib/words";
import { CARDS } from "../src/screens/cards/catalogue";
import { games, sentences } from "./vectors";

const spoken = [...new Set(sentences().flatMap(({ said }) => Object.keys(said)))];

describe.each(spoken)("words in %s", (language) => {
  it("are those that Python says", async () => {
    const words = await loadWords(language);
    for (const { key, args, names, said } of sentences()) {
      expect(words.say(key, args, names)).toBe(said[language]);
    }
  });

  it("name every card", async () => {
    const words = await loadWords(language);
    for (const [, { layout }] of games()) {
      for (const kind of layout.kinds) expect(words.has(nameKey("card", kind)), kind).toBe(true);
      for (const { name } of layout.verbs) expect(words.has(nameKey("verb", name)), name).toBe(true);
    }
  });

  it("tell what this client itself may have to refuse", async () => {
    const words = await loadWords(language);
    for (const code of ["connection-lost", "unreachable"]) {
      expect(words.refusal(code)).not.toBe(`ui-${code}`);
    }
  });
});

describe("words of the pages of cards", () => {
  const catalogue = readFileSync("../src/rockfall/locales/en.ftl", "utf8");
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);

  it("are all others' complement: each sentence comes in one of the two parts, whole", () => {
    const [screens, pages] = [partOf(catalogue, false), partOf(catalogue, true)];
    expect([...keys(screens), ...keys(pages)].sort()).toEqual(keys(catalogue).sort());
    expect(screens.length + pages.length).toBe(catalogue.length);
    for (const key of ["about", "close", "hand", "mats", "board"]) expect(keys(screens)).toContain(`ui-card-${key}`);
    for (const key of ["path", "hands-off", "cave-rat"]) expect(keys(pages)).toContain(`ui-card-${key}`);
  });

  it("come when they are wanted", async () => {
    const words = await loadWords("uk");
    expect([words.has("ui-card-path"), words.has("card-rat")]).toEqual([false, true]);
    await words.pages();
    for (const { says, family } of CARDS) {
      for (const said of says) expect(words.has(`ui-card-${said}`), said).toBe(true);
      expect(words.has(`ui-cards-${family}`), family).toBe(true);
    }
  });
});

describe("words", () => {
  it("are there in the reader's language if there is one", () => {
    expect(languages).toContain("en");
    expect(preferred(["tlh", "en-GB"])).toBe("en");
    expect(preferred(["xx"])).toBe("en");
  });

  it("show a key that has none, and number a seat that has no name", async () => {
    const words = await loadWords("en");
    expect(words.say("no-such-key")).toBe("no-such-key");
    expect(words.refusal("not-your-turn", { seat: 7 }, ["Anna"])).toContain("#7");
  });

  it("count equal cards", async () => {
    const words = await loadWords("en");
    const [one, other] = ["map", "rockfall"].map((card) => words.nameOf("card", card));
    const said = words.say("story-move-pile-hand", { seat: 0, cards: "map rockfall map" }, ["Anna"]);
    expect(said).toContain(`2 × ${one}, ${other}`);
  });

  it("list gold cards one by one, and say goals by their names and other spots as no decimal number", async () => {
    const words = await loadWords("en");
    expect(words.say("story-move-offer-gold", { seat: 0, cards: "gold-1 gold-3 gold-1" }, ["Anna"])).toContain("1 nugget, 1 nugget, 3 nuggets");
    expect(words.say("story-map", { seat: 0, cell: "8,-2 1/3" }, ["Anna"])).toContain("the upper goal");
    expect(words.say("story-rockfall", { seat: 0, cell: "3,-1" }, ["Anna"])).toContain("3/−1");
  });

  it("mark spots for the eye, but not goals, which have names", async () => {
    const words = await loadWords("en");
    const said = words.mark("story-divert", { seat: 0, card: "diversion", which: "EW", from: "3,-1", cell: "8,-2 1/3" }, ["Anna"]);
    expect(partsOf(said).filter(({ spot }) => spot)).toEqual([{ text: "3/−1", spot: true }]);
    expect(partsOf(said)[2].text).toContain("the upper goal");
    expect(unmarked(said)).toBe(words.say("story-divert", { seat: 0, card: "diversion", which: "EW", from: "3,-1", cell: "8,-2 1/3" }, ["Anna"]));
    expect(partsOf("Anna draws.")).toEqual([{ text: "Anna draws.", spot: false }]);
  });
});
