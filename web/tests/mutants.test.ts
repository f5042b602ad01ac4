import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import { expect, it } from "vitest";

import type { Choices } from "../src/lib/moves";
import type { reached } from "../src/lib/reach";
import type { View } from "../src/lib/view";
import { folded, lit, sorted } from "./compare";
import { MUTANTS } from "./mutants";
import { asks, games, seen, SMALL } from "./vectors";

// The small set must be enough, whatever set else is at hand.
const offered = [...games(SMALL), ...asks()];
const looked = seen(SMALL);

interface Model {
  View: typeof View;
  reached: typeof reached;
  Choices: typeof Choices;
}

/** Everything that a file of the model is held against. */
function* pairs(file: string, model: Model): Generator<[unknown, unknown]> {
  if (file === "moves") for (const [, game] of offered) yield* sorted(model.Choices, game);
  else {
    for (const [, { layout, eyes }] of looked) {
      for (const eye of eyes) {
        yield* file === "view" ? folded(model.View, layout, eye) : lit(model.reached, layout, eye);
      }
    }
  }
}

function holds(file: string, model: Model): boolean {
  try {
    for (const [found, wanted] of pairs(file, model)) if (!isDeepStrictEqual(found, wanted)) return false;
    return true;
  } catch {
    return false;
  }
}

const load = (file: string, mark: string) => import(/* @vite-ignore */ `../src/lib/${file}.ts${mark}`) as Promise<Model>;

it.each(["view", "reach", "moves"])("%s as it is agrees with the engine", async (file) => {
  expect(holds(file, await load(file, ""))).toBe(true);
});

it.each(MUTANTS.map((mutant, number) => [number, ...mutant] as const))(
  "mistake %i is noticed in %s: %s",
  async (number, file, from) => {
    expect(readFileSync(`src/lib/${file}.ts`, "utf-8").split(from).length, "it is there once").toBe(2);
    expect(holds(file, await load(file, `?mutant=${number}`))).toBe(false);
  },
);
