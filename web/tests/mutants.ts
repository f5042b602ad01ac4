// Mistakes to plant in the model: each must be noticed by the comparison with the engine's vectors.
// A mistake is a piece of a file's text, found there exactly once, and what is written instead.

import type { Plugin } from "vite";

export type Mutant = readonly [file: "view" | "reach" | "moves", from: string, to: string];

export const MUTANTS: readonly Mutant[] = [
  // -- view: one or more for every operation
  ["view", "return this.put(a, d, this.take(a, b, c));", "return this.put(a, d, (this.take(a, b, c), 0));"],
  ["view", "return this.put(a, d, this.take(a, b, c));", "return this.put(a, d, (this.take(a, b, c), EVERYONE));"],
  ["view", "return this.put(a, d, this.take(a, b, c));", "return void this.take(a, b, c);"],
  ["view", "this.take(b >> 1, c, d);", ""],
  ["view", "this.down.delete(a);\n        this.tiles.set(a, b);", "this.tiles.set(a, b);"],
  ["view", "this.tiles.set(a, b);", ""],
  ["view", "this.tiles.delete(a);", ""],
  ["view", "return this.put(b >> 1, c, EVERYONE);", "return;"],
  ["view", "return this.put(b >> 1, c, EVERYONE);", "return this.put(b >> 1, c, 0);"],
  ["view", "this.down.set(a, b);", ""],
  ["view", "return this.look(a, bit(b), c, d);", "return;"],
  ["view", "return this.look(a, bit(b), c, d);", "return this.look(a, EVERYONE, c, d);"],
  ["view", "return this.look(a, EVERYONE, b, c);", "return;"],
  ["view", "return this.look(a, EVERYONE, b, c);", "return this.look(a, bit(this.eye), b, c);"],
  ["view", "this.nums = this.nums.with(a, b);", ""],
  ["view", "this.todo = [a];", "this.todo = [...this.todo, a];"],
  ["view", "this.todo = [...this.todo, a];", "this.todo = [a];"],
  ["view", "this.todo = this.todo.slice(0, -1);", "this.todo = this.todo.slice(1);"],
  ["view", "return this.gather();", "return;"],
  ["view", "return this.switch(a, b, c, d);", "return;"],
  ["view", "return this.pick(a, b, c & 255, c >> 8, d);", "return;"],
  ["view", "case UNLAY:\n        this.down.delete(a);", "case UNLAY:"],
  // -- view: who sees what
  ["view", "eye === WATCHER ? WATCHERS : 1 << eye", "1 << (eye & 3)"],
  ["view", "sight === NOBODY || ", ""],
  ["view", " || (sight === OWNER && this.layout.owners[zone] !== this.eye)", ""],
  ["view", "return hidden && this.eye !== GOD;", "return hidden;"],
  ["view", "this.eye === GOD || seen & bit(this.eye) ? card : BACK", "seen & bit(this.eye) ? card : BACK"],
  ["view", "this.eye === GOD || seen & bit(this.eye) ? card : BACK", "card"],
  ["view", "const known = this.blind(zone) ? BACK : card;", "const known = card;"],
  ["view", "const at = slot >= 0 ? slot : ", "const at = slot > 0 ? slot : "],
  ["view", "(_, number) => number !== at)", "(one) => one !== taken || !at)"],
  ["view", "if (sight === ROW) return taken.seen;", "if (sight === ROW) return EVERYONE;"],
  ["view", "sight === OWNER ? 1 << this.layout.owners[zone] :", "sight === OWNER ? 0 :"],
  ["view", "sight === ALL ? EVERYONE : 0", "EVERYONE"],
  ["view", "sight === ALL ? EVERYONE : 0", "0"],
  ["view", "[...this.lying[zone], this.inRow(card, seen)]", "[this.inRow(card, seen), ...this.lying[zone]]"],
  ["view", "bag.sort((one, other) => one.card - other.card)", "bag"],
  ["view", "...this.full([card], zone)]", "{ card, seen: 0 }]"],
  ["view", "this.lying[zone][slot].seen | eyes", "eyes"],
  ["view", "sent.witnesses[zone][slot] ?? 0", "0"],
  ["view", "view.todo = sent.todo;", ""],
  ["view", "view.nums = sent.nums;", ""],
  ["view", "for (const [at, tile] of sent.tiles) view.tiles.set(at, tile);", ""],
  ["view", "for (const [at, zone] of sent.down) view.down.set(at, zone);", ""],
  // -- view: the end of a round, goals switched, a card picked
  ["view", "this.tiles.clear();", ""],
  ["view", "this.down.clear();", ""],
  ["view", "lasting[zone] ? kept : this.full(full[zone], zone)", "this.full(full[zone], zone)"],
  ["view", "lasting[zone] ? kept : this.full(full[zone], zone)", "kept"],
  ["view", "enduring[num] ? kept : first[num]", "first[num]"],
  ["view", "enduring[num] ? kept : first[num]", "kept"],
  ["view", "const seen = pair[0].seen & pair[1].seen & (1 << seat);", "const seen = pair[0].seen & pair[1].seen;"],
  ["view", "const seen = pair[0].seen & pair[1].seen & (1 << seat);", "const seen = pair[0].seen & (1 << seat);"],
  ["view", "const seen = pair[0].seen & pair[1].seen & (1 << seat);", "const seen = pair[1].seen & (1 << seat);"],
  ["view", "if (really) pair.reverse();", ""],
  ["view", "if (really) pair.reverse();", "pair.reverse();"],
  ["view", "number < first ? one : this.inRow(one.card, one.seen & owner)", "one"],
  ["view", "number < first ? one : this.inRow(one.card, one.seen & owner)", "this.inRow(one.card, one.seen & owner)"],
  ["view", "this.inRow(one.card, one.seen & owner),", "this.inRow(one.card, one.seen),"],
  ["view", "this.inRow(one.card, one.seen & owner),", "this.inRow(one.card, owner),"],
  ["view", "rest.length - depth + 1", "rest.length - depth"],
  ["view", "rest.length - depth + 1", "rest.length - depth + 2"],
  ["view", "(_, number) => number !== slot)", "() => true)"],
  ["view", "this.put(card, to, owner);", ""],
  // -- reach
  ["reach", ".filter((strand) => strand.ladder)", ""],
  ["reach", "all | strand.sides, 0)", "all & strand.sides, 0)"],
  ["reach", "lit.set(at, sides);", ""],
  ["reach", "if (sides) left.push([at, sides]);", ""],
  ["reach", "const back = turned(side);", "const back = side;"],
  ["reach", "!(sides & side) || ", ""],
  ["reach", ".find((one) => one.sides & back)", "[0]"],
  ["reach", "if (!strand) continue;", "if (!strand) break;"],
  ["reach", "lit.get(next)! | strand.sides", "strand.sides"],
  ["reach", "lit.get(next)! | strand.sides", "lit.get(next)! | back"],
  ["reach", "left.push([next, strand.sides]);", ""],
  // -- moves
  ["moves", "cell: verb.a === CELL ? a : -1", "cell: -1"],
  ["moves", "seat: verb.a === SEAT ? a : -1", "seat: -1"],
  ["moves", "verb.b === SPACE || verb.b === EDGE ? b", "verb.b === SPACE ? b"],
  ["moves", "verb.b === SPACE || verb.b === EDGE ? b", "verb.b === EDGE ? b"],
  ["moves", "cell2: verb.b === CELL ? b : -1", "cell2: -1"],
  ["moves", "seat2: verb.b === SEAT ? b : -1", "seat2: -1"],
  ["moves", "verb.b === TURN ? b : -1", "-1"],
  ["moves", "verb.b === CARD ? b : -1", "-1"],
  ["moves", "verb.secret && verb.task", "verb.task"],
  ["moves", ' && verb.task === "turn"', ""],
  ["moves", " && verb.a === NOTHING", ""],
  ["moves", "this.all.length === 0", "this.all.length === 1"],
  ["moves", "this.all.length === 1 ? this.all[0] : undefined", "this.all[0]"],
  ["moves", "(!verb || one.verb.name === verb) && ", ""],
  ["moves", " && wanted.every(([part, value]) => one[part] === value)", ""],
  ["moves", "this.filter((one) => !one.passes)", "this"],
  ["moves", "this.filter((one) => one.passes)", "this"],
  ["moves", "!one.card && one.cell < 0 && one.seat < 0", "one.cell < 0 && one.seat < 0"],
  ["moves", "!one.card && one.cell < 0 && one.seat < 0", "!one.card && one.seat < 0"],
  ["moves", "!one.card && one.cell < 0 && one.seat < 0", "!one.card && one.cell < 0"],
  ["moves", 'part === "card" ? 0 : -1', "-1"],
  ["moves", 'part === "card" ? 0 : -1', "0"],
  ["moves", "group(this.all, (one) => one.verb.name)", "group(this.all, (one) => one.verb.task)"],
  ["moves", '["card", "cell", "part", "seat", "cell2", ', '["card", "cell", "seat", "cell2", '],
  ["moves", '["card", "cell", "part", "seat", "cell2", ', '["card", "cell", "part", "seat", '],
  ["moves", '"seat2", "which", "turn"];', '"which", "turn"];'],
  ["moves", '"seat2", "which", "turn"];', '"seat2", "turn"];'],
  ["moves", '"seat2", "which", "turn"];', '"seat2", "which"];'],
  ["moves", ".size > 1)", ".size > 2)"],
  ["moves", "if (kept) kept.push(one);", "if (kept) kept.unshift(one);"],
];

const MARK = /\/(\w+)\.ts\?mutant=(\d+)$/;

/** Gives a file with a mistake in it to who asks for `view.ts?mutant=3`. */
export function planting(): Plugin {
  return {
    name: "mutants",
    enforce: "pre",
    transform(code, id) {
      const [, , number] = MARK.exec(id) ?? [];
      if (!number) return undefined;
      const [, from, to] = MUTANTS[Number(number)];
      return { code: code.replace(from, () => to), map: null };
    },
  };
}
