import { beforeEach, describe, expect, it, vi } from "vitest";

import { commitmentOf, Draw, seedOf } from "../src/lib/draw.svelte";
import type { Socket } from "../src/lib/line";
import type { Began, Drawing, Ended, ToldEvent } from "../src/lib/protocol";
import { TableModel } from "../src/lib/table.svelte";
import { Drawer } from "./drawer";
import { table as vector } from "./vectors";

const { member, number, info, told } = vector();
const events = told.map(({ what }) => what);
const find = <Kind extends ToldEvent["type"]>(kind: Kind) =>
  events.find((what) => what.type === kind) as Extract<ToldEvent, { type: Kind }>;
const drawing: Drawing = find("drawing");
const began: Began = find("began");
const ended: Ended = find("ended");
const ME = `rockfall.number.cellar.${member}`;
const MINE = drawing.pledges.findIndex((pledge) => pledge.member === member);

/** A draw on a device that has this number already. */
function drawn(store: Drawer, own = { number, draw: "", seen: false }) {
  store.setItem(ME, JSON.stringify(own));
  const draw = new Draw("cellar", store);
  draw.enter(member);
  return draw;
}

/** What was told, some of it otherwise; and what the device has to say to each of it. */
function hear(draw: Draw, bend: (what: ToldEvent) => ToldEvent | null = (what) => what) {
  return events.map(bend).flatMap((what) => {
    if (!what) return [];
    draw.hear(what);
    return draw.next(true, !["began", "moved", "advanced", "ended"].includes(what.type)) ?? [];
  });
}

const kept = (store: Drawer) => JSON.parse(store.getItem(ME) ?? "null") as { number: string; draw: string };

describe("the number of a device", () => {
  let store: Drawer;
  beforeEach(() => void (store = new Drawer()));

  it("is made by chance on a seat before the start, kept, and promised once", () => {
    const draw = new Draw("cellar", store);
    draw.enter(member);
    expect(draw.next(false, true)).toBeNull();
    expect(draw.next(true, false)).toBeNull();
    expect(store.length).toBe(0);
    const wish = draw.next(true, true);
    expect(wish).toEqual({ type: "commit", commitment: commitmentOf(kept(store).number) });
    expect(kept(store).number).toMatch(/^[0-9a-f]{64}$/);
    expect(draw.next(true, true)).toBeNull();
    const other = new Draw("attic", store);
    other.enter(member);
    expect(other.next(true, true)).not.toEqual(wish);
  });

  it("is the same after a reload, and promised again only if nobody was told", () => {
    const first = new Draw("cellar", store);
    first.enter(member);
    const wish = first.next(true, true);
    const again = new Draw("cellar", store);
    again.enter(member);
    expect(again.next(true, true)).toEqual(wish);
    again.hear({ type: "committed", member, commitment: commitmentOf(kept(store).number) });
    again.enter(member);
    expect([again.next(true, true), again.pledged]).toEqual([null, true]);
  });

  it("lasts as long as the page where nothing more can be kept", () => {
    store.setItem = () => {
      throw new Error("full");
    };
    const draw = new Draw("cellar", store);
    draw.enter(member);
    const { commitment } = draw.next(true, true) as { commitment: string };
    draw.hear({ ...drawing, pledges: [{ seat: member, member, commitment }] });
    const { number: shown } = draw.next(true, true) as { number: string };
    expect(commitmentOf(shown)).toBe(commitment);
  });

  it("is each person's own where several share a device", () => {
    const wishes = [0, 1].map((person) => {
      const draw = new Draw("cellar", store);
      draw.enter(person);
      return draw.next(true, true);
    });
    expect(wishes[0]).not.toEqual(wishes[1]);
    expect(store.length).toBe(2);
  });

  it("is not made for who watches, and what others wrote is none", () => {
    const draw = new Draw("cellar", store);
    draw.enter(-1);
    expect(draw.next(true, true)).toBeNull();
    for (const text of ["{", "7", '{"number":"a1","draw":""}', '{"number":7}']) {
      store.setItem(ME, text);
      const other = new Draw("cellar", store);
      other.enter(member);
      expect(other.next(true, true)).toMatchObject({ type: "commit" });
    }
  });

  it("does not argue with another device of the same person about whose number counts", () => {
    const draw = drawn(store);
    expect(draw.next(true, true)).toMatchObject({ type: "commit" });
    draw.hear({ type: "committed", member, commitment: commitmentOf(number) });
    draw.hear({ type: "committed", member, commitment: "0".repeat(64) });
    expect([draw.next(true, true), draw.pledged]).toEqual([null, false]);
  });

  it("is shown when the server has made its promise, and kept as shown", () => {
    const draw = drawn(store);
    const wishes = hear(draw, (what) => (what.type === "began" ? null : what)).filter(({ type }) => type === "reveal");
    expect(wishes).toEqual([{ type: "reveal", number }]);
    expect(kept(store).draw).toContain(drawing.commitment);
  });

  it("is not shown where another promise stands on the list, or none", () => {
    for (const bent of [[], drawing.pledges.map((pledge) => ({ ...pledge, commitment: "0".repeat(64) }))]) {
      const draw = drawn(store);
      draw.hear({ ...drawing, pledges: bent });
      expect(draw.next(true, true)).toBeNull();
    }
  });

  it("is shown again after a reload in the same draw, and never in another", () => {
    const first = drawn(store);
    first.hear(drawing);
    first.next(true, true);
    const { draw } = kept(store);
    const again = drawn(store, { number, draw, seen: false });
    again.hear(drawing);
    expect(again.next(true, true)).toEqual({ type: "reveal", number });
    const [one, other] = drawing.pledges;
    for (const bent of [
      { ...drawing, commitment: "0".repeat(64) },
      { ...drawing, pledges: [{ ...one, commitment: "0".repeat(64) }, other].sort((a, b) => a.seat - b.seat) },
    ]) {
      const later = drawn(store, { number, draw, seen: false });
      later.hear(bent);
      expect(later.next(true, true)).toBeNull();
    }
  });

  it("that was shown in a draw which came to nothing gives way to a new one", () => {
    const draw = drawn(store, { number, draw: "of another time", seen: false });
    const wish = draw.next(true, true);
    expect(wish).toMatchObject({ type: "commit" });
    expect(wish).not.toMatchObject({ commitment: commitmentOf(number) });
    expect(kept(store)).toMatchObject({ draw: "" });
  });
});

describe("a shuffle", () => {
  let store: Drawer;
  beforeEach(() => void (store = new Drawer()));

  it("makes the seed that the server makes", () => {
    const numbers = new Map(
      events.flatMap((what) => (what.type === "revealed" ? [[what.member, what.number] as const] : [])),
    );
    expect(numbers.size).toBe(2);
    expect(seedOf(ended.half!, numbers)).toBe(ended.seed);
    expect(seedOf(ended.half!, new Map([...numbers].reverse()))).toBe(ended.seed);
    expect(commitmentOf(ended.half!)).toBe(drawing.commitment);
    expect(commitmentOf(ended.seed)).toBe(began.commitment);
  });

  it("with this device's number in it is found to be what was promised", () => {
    const draw = drawn(store);
    hear(draw);
    expect([draw.outcome, draw.leftOut, draw.on]).toEqual(["kept", false, false]);
  });

  it("in which anything is not what was promised is found out", () => {
    const other = "0".repeat(64);
    const lies: [string, (what: ToldEvent) => ToldEvent][] = [
      ["half", (what) => (what.type === "ended" ? { ...what, half: other } : what)],
      ["no half", (what) => (what.type === "ended" ? { ...what, half: undefined } : what)],
      ["seed", (what) => (what.type === "ended" ? { ...what, seed: other } : what)],
      ["promise at the deal", (what) => (what.type === "began" ? { ...what, commitment: other } : what)],
      ["number of another", (what) => (what.type === "revealed" && what.member !== member ? { ...what, number: other } : what)],
    ];
    for (const [name, lie] of lies) {
      const draw = drawn(store);
      hear(draw, lie);
      expect([name, draw.outcome]).toEqual([name, "broken"]);
    }
  });

  it("whose promises are told otherwise later than they were then is found out", () => {
    const draw = drawn(store, { number, draw: `${"0".repeat(64)} and so on`, seen: false });
    events.forEach((what) => draw.hear(what));
    expect(draw.outcome).toBe("broken");
  });

  it("without this device's number says so until that was read", () => {
    const without = (what: ToldEvent) => (what.type === "revealed" && what.member === member ? null : what);
    const draw = drawn(store);
    hear(draw, without);
    expect([draw.leftOut, draw.outcome]).toEqual([true, "others"]);
    draw.read();
    expect(draw.leftOut).toBe(false);
    const again = new Draw("cellar", store);
    again.enter(member);
    hear(again, without);
    expect(again.leftOut).toBe(false);
  });

  it("says so too if the promise was exchanged or the draw never held, but not to who got up", () => {
    const exchanged = drawn(store);
    hear(exchanged, (what) => {
      if (what.type !== "drawing") return what.type === "revealed" && what.member === member ? null : what;
      return { ...what, pledges: what.pledges.filter((_, at) => at !== MINE) };
    });
    expect([exchanged.leftOut, exchanged.outcome]).toEqual([true, "others"]);
    const alone = drawn(store);
    hear(alone, (what) => (what.type === "drawing" || what.type === "revealed" ? null : what));
    expect([alone.leftOut, alone.outcome]).toEqual([true, "alone"]);
    const standing = drawn(store);
    hear(standing, (what) => {
      if (what.type === "drawing" || what.type === "revealed") return null;
      return what.type === "began" ? { ...what, members: what.members.map((one) => (one === member ? -1 : one)) } : what;
    });
    expect(standing.leftOut).toBe(false);
  });

  it("is others' for who watches, and the server's if nobody gave a number", () => {
    const watching = new Draw("cellar", store);
    watching.enter(-1);
    expect(hear(watching)).toEqual([]);
    expect(watching.outcome).toBe("others");
    const none = new Draw("cellar", store);
    none.enter(-1);
    hear(none, (what) => (what.type === "revealed" ? null : what));
    expect(none.outcome).toBe("alone");
  });
});

describe("a table", () => {
  const start = events.findIndex(({ type }) => type === "committed");

  /** A table whose socket writes down what is sent beside hellos. */
  function open(token: string, who = member) {
    vi.stubGlobal("localStorage", new Drawer());
    const sent: { type: string; commitment?: string; number?: string }[] = [];
    const send = (text: string) => sent.push(JSON.parse(text));
    const socket: Socket = { send, close() {}, onopen: null, onmessage: null, onclose: null };
    const table = new TableModel({ table: "cellar", token, open: () => socket });
    const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
    say({ type: "welcome", id: 1, info, member: who, eye: -1, seq: 0, step: 0 });
    told.slice(0, start).forEach(say);
    const present = () => say({ type: "presence", online: [0, 1], watchers: 0, awaited: [], at: Date.now() });
    return { table, say, sent, present };
  }

  it("promises a number when all was told, and shows it when the draw begins", () => {
    const { table, say, sent, present } = open("secret");
    expect(sent).toEqual([]);
    present();
    expect(sent).toMatchObject([{ type: "commit" }]);
    const { commitment } = sent[0];
    say({ type: "told", seq: start, at: 0, what: { type: "committed", member, commitment } });
    expect(table.draw.pledged).toBe(true);
    const pledges = [{ seat: member, member, commitment }];
    say({ type: "told", seq: start + 1, at: 0, what: { ...drawing, pledges } });
    expect(table.draw.on).toBe(true);
    expect(sent.slice(1)).toMatchObject([{ type: "reveal" }]);
    expect(commitmentOf(sent[1].number!)).toBe(commitment);
  });

  it("that only watches, or is a screen or a replay, promises nothing", () => {
    for (const [token, who] of [["", -1], ["screen", -1], ["", member]] as const) {
      const { sent, present } = open(token, who);
      present();
      expect(sent).toEqual([]);
    }
  });

  it("whose promise was refused has none to wait for", async () => {
    const { table, say, sent, present } = open("secret");
    present();
    say({ type: "refused", id: (sent[0] as { id?: number }).id, code: "match-began", args: {} });
    await vi.waitFor(() => expect(table.draw.refused).toBe(true));
    expect(table.draw.pledged).toBe(false);
  });
});
