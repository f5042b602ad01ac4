import { describe, expect, it } from "vitest";

import kinds from "../src/art/kinds.json";
import { cardAt, cardNamed, cardPath, CARDS, FAMILIES, familiesOf, GAMES, kindsOf, shapeOf } from "../src/screens/cards/catalogue";
import { routeOf } from "../src/lib/router.svelte";

describe("the pages of cards", () => {
  it("there is one for every card of every game that can be drawn, and no other", () => {
    const listed = CARDS.flatMap(({ game, kinds }) => kinds.map((name) => `${game} ${name}`));
    expect(listed.sort()).toEqual(kinds.map(({ game, name }) => `${game} ${name}`).sort());
    for (const card of CARDS) for (const name of card.kinds) expect(shapeOf(card, name), name).toBeDefined();
  });

  it("a card that two games have is that of the game with the other cards of the table", () => {
    expect(GAMES.length).toBeGreaterThan(1);
    for (const game of GAMES) {
      const beside = kindsOf(game);
      for (const name of beside) {
        const card = cardNamed(name, beside)!;
        expect([card.game, card.kinds.includes(name)], name).toEqual([game, true]);
      }
    }
  });

  it("each has an address of its own that leads to it, however it is spelt", () => {
    for (const card of CARDS) {
      const path = cardPath(card);
      expect(path).toMatch(/^\/cards\/[a-z0-9-]+$/);
      expect(routeOf(path)).toEqual({ screen: "cards", card: card.slug });
      expect(cardAt(card.slug.toUpperCase())).toBe(card);
    }
    expect(cardAt("nothing")).toBeUndefined();
    expect(cardNamed("nothing")).toBeUndefined();
  });

  it("all are found in a family of their game", () => {
    const found = GAMES.flatMap(familiesOf).flatMap(([, cards]) => cards);
    expect(new Set(found)).toEqual(new Set(CARDS));
    expect(found.length).toBe(CARDS.length);
    expect(new Set(CARDS.map(({ family }) => family))).toEqual(new Set(FAMILIES));
  });
});
