import { describe, expect, it } from "vitest";

import { cell, cellText, column, EDGE, opens, row, strands, tileOf, unpack } from "../src/lib/layout";
import { type Choice, Choices } from "../src/lib/moves";
import type { ToldLayout } from "../src/lib/protocol";
import { sorted } from "./compare";
import { pack } from "./packed";
import { asks, games } from "./vectors";

/** A move as players write it, made of its parts: every part must have been understood. */
function written(layout: ToldLayout, one: Choice): string {
  const { verb, card } = one;
  const words = [verb.name];
  if (verb.card && layout.kinds[card] !== verb.name) words.push(layout.kinds[card]);
  if (one.cell >= 0) words.push(cellText(one.cell));
  if (one.seat >= 0) words.push(`#${one.seat}`);
  if (one.part >= 0) words.push(verb.b === EDGE ? "NW"[one.part] : String(one.part));
  if (one.cell2 >= 0) words.push(cellText(one.cell2));
  if (one.seat2 >= 0) words.push(`#${one.seat2}`);
  if (one.which >= 0) words.push(layout.kinds[one.which]);
  if (one.turn === 1) words.push("turned");
  return words.join(" ");
}

describe.each([...games(), ...asks()])("%s", (_, game) => {
  const { layout, choices } = game;

  it("takes moves apart as the engine does, and puts them together again", () => {
    expect(choices.length).toBeGreaterThan(0);
    for (const { moves, texts } of choices) {
      Choices.of(layout, moves).all.forEach((one, number) => {
        expect(written(layout, one)).toBe(texts[number]);
        expect(pack(unpack(one.move))).toBe(one.move);
      });
    }
  });

  it("sorts them so that none is lost, each is found by its parts and asked for part by part", () => {
    for (const [found, wanted] of sorted(Choices, game)) expect(found).toEqual(wanted);
  });

  it("reads off the cards where they are open", () => {
    layout.kinds.forEach((_, card) => {
      const straight = opens(layout, tileOf(card, 0));
      const sides = strands(layout, tileOf(card, 1)).map((strand) => strand.sides);
      expect(sides.reduce((all, one) => all + one, 0)).toBe(opens(layout, tileOf(card, 1)));
      expect(opens(layout, tileOf(card, 1))).toBe(((straight << 2) | (straight >> 2)) & 15);
    });
  });
});

describe("numbers", () => {
  it("packs moves of 45 bits without losing one", () => {
    const parts = { verb: 63, card: 127, a: cell(8, -2), b: cell(-3, 100) };
    expect(pack(parts)).toBeGreaterThan(2 ** 44);
    expect(unpack(pack(parts))).toEqual(parts);
  });

  it("names cells as sentences do", () => {
    expect(cellText(cell(3, -1))).toBe("3,-1");
    expect([column(cell(-7, 2)), row(cell(-7, 2))]).toEqual([-7, 2]);
  });

  it("knows what passes and what is plain", () => {
    const [, { layout, choices }] = games()[0];
    const turn = Choices.of(layout, choices[0].moves);
    expect(turn.passed.by("card").size).toBe(turn.by("card").size);
    expect(turn.plain.empty).toBe(true);
    expect([...turn.played.byVerb().keys()]).not.toContain("pass");
  });
});
