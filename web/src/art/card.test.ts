import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BACK_NAMES } from "./backs";
import { cell, ground, lanternLight, timber } from "./board";
import { card, cardBack, face, type Options, unknown } from "./card";
import { INKS } from "./ink";
import kinds from "./kinds.json";
import { mark as drawnMark } from "./marks";
import { piece, PIECES } from "./pieces";
import { portrait } from "./portrait";
import { NAMES } from "./names";
import type { Shape } from "./shape";
import { picture } from "./svg";
import { token, TOKEN_NAMES } from "./tokens";

const LARGEST = 12_000;

const drawn = (name: string, options: Options = {}, game = "saboteur"): string => {
  const kind = kinds.find((one) => one.game === game && one.name === name);
  if (!kind) throw new Error(`no card is called ${name}`);
  return card(name, { shape: kind, ...options });
};
const colourless = (svg: string): string => svg.replace(/var\(--art-[a-z-]+\)|#[0-9a-f]{6}/g, "");

/** Tags that are closed in the order they were opened, with attributes that are quoted and given once. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_, end, tag, attributes, empty) => {
      const names = [...attributes.matchAll(/ ([a-zA-Z-]+)="/g)].map((match) => match[1]);
      if (new Set(names).size < names.length) found.push(`${tag}: an attribute twice`);
      if (end) {
        if (open.pop() !== tag) found.push(`${tag}: closed out of order`);
      } else if (!empty) open.push(tag);
      return "";
    },
  );
  if (open.length) found.push(`${open.join()}: never closed`);
  if (rest !== "") found.push(`text: ${rest.slice(0, 40)}`);
  if (/NaN|undefined|null|Infinity/.test(svg)) found.push("a number that is none");
  if (/\sid=|url\(|href/.test(svg)) found.push("refers to an id");
  if (/style|<text|<image|<script/.test(svg))
    found.push("something the page's policy or a language forbids");
  for (const [, ink] of svg.matchAll(/var\(--art-([a-z-]+)\)/g)) {
    if (!INKS.some((name) => name === ink)) found.push(`no ink is called ${ink}`);
  }
  return found;
}

describe("every kind of every game", () => {
  it.each(kinds.map(({ game, name }) => [name, game]))("%s is drawn: %s", (name, game) => {
    const svg = drawn(name, {}, game);
    expect(faults(svg)).toEqual([]);
    expect(new TextEncoder().encode(svg).length).toBeLessThan(LARGEST);
    expect(svg).not.toContain(unknown(name));
    expect(drawn(name, {}, game)).toBe(svg);
  });

  it("looks like no other", () => {
    const all = kinds.map(({ game, name }) => colourless(drawn(name, {}, game)));
    expect(new Set(all).size).toBe(kinds.length);
  });
});

describe("all that is not the front of a card", () => {
  const others: [string, string][] = [
    ...BACK_NAMES.map((name): [string, string] => [`the back of ${name}`, cardBack(name)]),
    ...TOKEN_NAMES.map((name): [string, string] => [`the token ${name}`, token(name)]),
    ...PIECES.map((one): [string, string] => [`the piece ${JSON.stringify(one)}`, piece(one)]),
    ...NAMES.map((name): [string, string] => [`the portrait of ${name}`, portrait(name)]),
    ["the party", drawn("double-west", { hall: "party" })],
    [
      "the board",
      picture(ground(0, 0, 9000, 6000) + lanternLight(0, 0) + timber(0, 0, 9000, 6000), 9000, 6000),
    ],
    ["the cells", picture(cell("free") + cell("chosen"), 560, 870)],
  ];
  it.each(others)("%s is sound", (name, svg) => {
    expect(faults(svg)).toEqual([]);
    if (name !== "the board") expect(svg.length).toBeLessThan(LARGEST);
  });

  it("gives each name a face of its own, always the same", () => {
    expect(new Set(NAMES.map((name) => portrait(name))).size).toBe(NAMES.length);
    expect(portrait("Anna")).toBe(portrait("Anna"));
  });
});

describe("a piece on the board", () => {
  const seen = (one: Parameters<typeof piece>[0]) => colourless(piece(one));
  const anna = { sort: "dwarf", owner: 0, name: "Anna", banner: "blue" };

  it("is told from all other sorts without colour", () => {
    const sorts = ["dwarf", "rat", "lindworm", "goblin", "web", "nugget", "toll", "anything"];
    expect(new Set(sorts.map((sort) => seen({ sort }))).size).toBe(sorts.length);
  });

  it("shows where its owner belongs, how it fares and what it counts, without colour", () => {
    expect(seen({ ...anna, banner: "yellow" })).not.toBe(seen(anna));
    expect(seen({ ...anna, lying: true })).not.toBe(seen(anna));
    expect(seen({ sort: "web", shown: 2 })).not.toBe(seen({ sort: "web", shown: 1 }));
  });

  it("is dressed in its seat's own colour and looks like the owner's portrait", () => {
    const coats = Array.from({ length: 8 }, (_, owner) => piece({ ...anna, owner }));
    expect(new Set(coats).size).toBe(8);
    expect(seen({ ...anna, name: "Ben" })).not.toBe(seen(anna));
  });

  it("has no sign of a clan that nobody knows", () => {
    expect(piece({ ...anna, banner: "purple" })).toBe(piece({ ...anna, banner: "" }));
  });
});

describe("a card on the grid", () => {
  const floors = (svg: string) => [svg.includes("--art-floor)"), svg.includes("--art-floor-dim)")];

  it("shows which of its tunnels are reached", () => {
    expect(floors(drawn("NW+ES"))).toEqual([true, false]);
    expect(floors(drawn("NW+ES", { unlit: 9 }))).toEqual([true, true]);
    expect(floors(drawn("NW+ES", { unlit: 15 }))).toEqual([false, true]);
  });

  it("is turned as a whole", () => {
    expect(drawn("NE", { turned: true })).toContain(
      drawn("NE")
        .replace(/^.*?<g[^>]*>/, 'rotate(180 280 435)">')
        .replace(/<\/g><\/svg>$/, "</g></g></svg>"),
    );
  });

  it("shows a flat stone or what is printed there for each of its spaces", () => {
    const stones = (svg: string) => svg.match(/fill="var\(--art-rail\)"/g) ?? [];
    for (const kind of kinds.filter(({ spaces }) => spaces)) {
      const shape = kind as Shape;
      const svg = card(kind.name, { shape });
      const marked = shape.spaces!.filter(({ mark }) => mark && mark !== "bridge");
      expect(stones(svg).length, kind.name).toBe(shape.spaces!.length - marked.length);
      for (const { mark } of marked) expect(svg, kind.name).toContain(drawnMark(mark));
    }
  });

  it("keeps what is printed at a space upright when it is turned", () => {
    const shape = kinds.find(({ name }) => name === "exit") as Shape;
    expect(card("exit", { shape, turned: true })).toContain(`rotate(180)">${drawnMark("exit")}`);
    expect(card("exit", { shape })).not.toContain("rotate(180)");
  });

  it("has rock of its own, though its shape is that of another", () => {
    expect(drawn("tunnel-NE").split("/>")[1]).not.toBe(drawn("NE").split("/>")[1]);
  });

  it("keeps its tunnels within its edges", () => {
    for (const { game, name } of kinds.filter((kind) => /^[NESWnesw+.\d]+$/.test(kind.name))) {
      // Surfaces of tunnels are drawn in straight lines; what has curves is wood, iron or stone.
      const surfaces = [
        ...drawn(name, {}, game).matchAll(
          /<path d="([ML\d Z-]+)" fill="var\(--art-(?:wall|floor|core|glow)\)"/g,
        ),
      ];
      expect(surfaces.length).toBeGreaterThan(3);
      for (const [, d] of surfaces) {
        for (const [, x, y] of d!.matchAll(/(-?\d+) (-?\d+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(560);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(870);
        }
      }
    }
  });

  it("tells doors apart by colour, and without it", () => {
    const door = (colour: number) =>
      face("a door", { shape: { strands: [10], doors: [colour], ladders: [false] } });
    const [none, blue, green] = [door(0), door(1), door(2)];
    expect([blue.includes("--art-blue)"), blue.includes("--art-green)")]).toEqual([true, false]);
    expect([green.includes("--art-blue)"), green.includes("--art-green)")]).toEqual([false, true]);
    expect(new Set([none, blue, green].map(colourless)).size).toBe(3);
  });

  it("blocks exactly its blind tunnels with boards", () => {
    const boards = (name: string) =>
      drawn(name).split('stroke="var(--art-wood-light)" stroke-width="22"').length - 1;
    expect([
      boards("NESW"),
      boards("n"),
      boards("n+e+s+w"),
      boards("NS+e+w"),
      boards("ladder-s"),
    ]).toEqual([0, 2, 8, 4, 0]);
  });
});

describe("whatever the theme", () => {
  const css = readFileSync(join(import.meta.dirname, "art.css"), "utf8");
  const [dark, light] = css.split('[data-theme="light"]') as [string, string];
  const inksOf = (part: string) =>
    [...part.matchAll(/--art-([a-z-]+):/g)].map((match) => match[1]!);
  /** How bright a colour seems, from 0 to 255. */
  const brightness = (ink: string, part: string): number => {
    const hex =
      new RegExp(`--art-${ink}: #(..)(..)(..);`).exec(part) ??
      new RegExp(`--art-${ink}: #(..)(..)(..);`).exec(dark)!;
    const [r, g, b] = hex.slice(1).map((two) => parseInt(two, 16)) as [number, number, number];
    return 0.299 * r + 0.587 * g + 0.114 * b;
  };

  it("every ink has a colour, and no colour is left over", () => {
    expect(inksOf(dark).sort()).toEqual([...INKS].sort());
    expect(inksOf(light).filter((ink) => !inksOf(dark).includes(ink))).toEqual([]);
  });

  it.each([
    ["dark", dark],
    ["light", light],
  ])("the tunnel is brighter than all rock, and cells stand out: %s", (_, part) => {
    for (const around of [
      "rock",
      "rock-light",
      "rock-edge",
      "stone",
      "stone-light",
      "wall",
      "floor-dim",
    ]) {
      expect(brightness("floor", part) - brightness(around, part)).toBeGreaterThan(35);
    }
    expect(Math.abs(brightness("mark", part) - brightness("ground", part))).toBeGreaterThan(90);
    expect(brightness("core", part)).toBeGreaterThan(brightness("floor", part));
  });
});

it("draws an empty frame for a card it does not know", () => {
  expect(face("something-new")).toContain(unknown("something-new"));
});

it("says what it shows only if asked", () => {
  expect(card("map")).toContain('aria-hidden="true"');
  expect(card("map", { label: 'a "map" <b> & more' })).toContain(
    'aria-label="a &quot;map&quot; &lt;b> &amp; more"',
  );
});
