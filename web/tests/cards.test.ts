import { describe, expect, it } from "vitest";

import kinds from "../src/art/kinds.json";
import { cardAt, cardNamed, cardPath, CARDS, FAMILIES, shapeOf } from "../src/screens/cards/catalogue";
import { routeOf } from "../src/lib/router.svelte";

describe("the pages of cards", () => {
  it("there is one for every card that can be drawn, and no other", () => {
    expect(CARDS.map(({ name }) => name).sort()).toEqual(kinds.filter(({ game }) => game === "saboteur").map(({ name }) => name).sort());
    for (const { name } of CARDS) expect(shapeOf(name), name).toBeDefined();
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

  it("all are found in a family", () => {
    expect(new Set(CARDS.map(({ family }) => family))).toEqual(new Set(FAMILIES));
  });
});
