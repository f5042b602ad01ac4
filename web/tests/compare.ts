// What the model makes of the vectors beside what the engine made of them, pair by pair: for the model
// as it is, where all must be equal, and for the model with a mistake in it, where some may not be.

import { Choices, type Part } from "../src/lib/moves";
import type { ToldLayout, View as Sent } from "../src/lib/protocol";
import type { reached } from "../src/lib/reach";
import { View } from "../src/lib/view";
import type { Game, Parts, Seen } from "./vectors";

type Pair = [found: unknown, wanted: unknown];
type Eye = Seen["eyes"][number];

const byFirst = (one: number[], other: number[]) => one[0] - other[0];

/** A view in the form in which a server sends one. */
export function sent(view: View): Sent {
  const rows = view.layout.sights.map((sight) => sight === 3);
  return {
    zones: rows.map((_, zone) => view.cards(zone)),
    witnesses: rows.map((row, zone) => (row ? view.zone(zone).map(({ seen }) => seen) : [])),
    nums: [...view.nums],
    todo: [...view.todo],
    tiles: [...view.tiles].sort(byFirst),
    down: [...view.down].sort(byFirst),
  };
}

/** Folded from the start, received in between, and folded on from there. */
export function* folded(Model: typeof View, layout: ToldLayout, { eye, told, checks }: Eye): Generator<Pair> {
  const due = new Map(checks.map((check) => [check.after, check]));
  let view = new Model(layout, eye);
  for (const [step, ops] of told.entries()) {
    view = view.after(ops);
    const check = due.get(step);
    if (!check) continue;
    yield [sent(view), check.view];
    const received = Model.received(layout, eye, check.view);
    yield [sent(received), check.view];
    if (step + 1 < told.length) yield [sent(received.after(told[step + 1])), sent(view.after(told[step + 1]))];
  }
}

export function* lit(reach: typeof reached, layout: ToldLayout, { eye, checks }: Omit<Eye, "told">): Generator<Pair> {
  for (const { view, lit } of checks) {
    yield [[...reach(layout, View.received(layout, eye, view).tiles)].sort(byFirst), lit];
  }
}

const PARTS: readonly Part[] = ["card", "cell", "seat", "part", "cell2", "seat2", "turn", "which"];

const named = ([verb, ...parts]: Parts) => ({
  verb,
  ...(Object.fromEntries(PARTS.map((part, number) => [part, parts[number]])) as Record<Part, number>),
});

/** Moves taken apart, sorted by each part, and narrowed down part by part until one is left. */
export function* sorted(Model: typeof Choices, { layout, choices }: Pick<Game, "layout" | "choices">): Generator<Pair> {
  for (const { moves, plain, passes, ...told } of choices) {
    const parts = told.parts.map(named);
    const all = Model.of(layout, moves);
    for (const [number, one] of all.all.entries()) {
      const { verb, passes, move, ...found } = one;
      yield [{ verb: verb.name, ...found }, parts[number]];
    }
    const numbers = (some: Choices) => some.all.map(({ move }) => moves.indexOf(move));
    yield [numbers(all.plain), plain];
    yield [numbers(all.passed), passes];
    yield [numbers(all.played), moves.map((_, number) => number).filter((number) => !passes.includes(number))];
    for (const part of PARTS) {
      const none = part === "card" ? 0 : -1;
      const wanted = new Map<number, number[]>();
      for (const [number, one] of parts.entries()) {
        if (one[part] !== none) wanted.set(one[part], [...(wanted.get(one[part]) ?? []), number]);
      }
      yield [[...all.by(part)].map(([value, group]) => [value, numbers(group)]), [...wanted]];
      for (const [value, group] of wanted) yield [numbers(all.with({ [part]: value })), group];
    }
    for (const [verb, group] of all.byVerb()) {
      yield [numbers(group), [...parts.keys()].filter((number) => parts[number].verb === verb)];
      yield [numbers(all.with({ verb })), numbers(group)];
    }
    yield [[...narrowed(all)].sort(), [...moves].sort()];
    yield [[all.empty, all.only?.move], [moves.length === 0, moves.length === 1 ? moves[0] : undefined]];
  }
}

/** Every move that asking part after part comes to. */
function narrowed(left: Choices): Set<number> {
  if (left.only) return new Set([left.only.move]);
  const found = new Set<number>();
  for (const group of left.byVerb().values()) {
    const part = group.open;
    const values = part ? new Set(group.all.map((one) => one[part])) : [];
    for (const value of values) narrowed(group.with({ [part!]: value })).forEach((move) => found.add(move));
    if (group.only) found.add(group.only.move);
  }
  return found;
}
