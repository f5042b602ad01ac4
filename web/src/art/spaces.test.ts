import { describe, expect, it } from "vitest";
import kinds from "./kinds.json";
import { HEIGHT, WIDTH } from "./rock";
import type { Shape } from "./shape";
import { spacePoint, spacePoints } from "./spaces";
import type { Point } from "./svg";

type Kind = Shape & { name: string };
const walked = (kinds as Kind[]).filter(({ spaces }) => spaces);
const away = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);
const named = (name: string): Kind => walked.find((kind) => kind.name === name)!;

/** Room for a piece: from its middle to its rim. */
const PIECE = 65;

describe.each(walked.map((kind): [string, Kind] => [kind.name, kind]))("%s", (_, kind) => {
  const spaces = kind.spaces!;
  const points = spacePoints(kind);

  it("has a point for each space, with room for a piece around it", () => {
    expect(points.length).toBe(spaces.length);
    for (const [x, y] of points) {
      expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThan(PIECE);
    }
    points.forEach((one, i) => {
      for (const other of points.slice(i + 1)) expect(away(one, other)).toBeGreaterThan(2 * PIECE);
    });
  });

  it("is turned with all its spaces", () => {
    points.forEach(([x, y], number) => {
      expect(spacePoint(kind, number, true)).toEqual([WIDTH - x, HEIGHT - y]);
    });
  });

  it("has what adjoins a space nearer to it than what does not", () => {
    // Where one strand runs under another, what is near is not always beside it.
    const crossed = spaces.some(({ mark }) => mark === "bridge");
    const strandOf = (number: number) => kind.strands.find((strand) => strand & sidesAt(number));
    const sidesAt = (number: number) =>
      spaces[number]!.sides || spaces[spaces[number]!.near[0]!]!.sides;
    spaces.forEach(({ near }, number) => {
      const to = (other: number) => away(points[number]!, points[other]!);
      const strangers = spaces
        .map((_, other) => other)
        .filter((other) => other !== number && !near.includes(other))
        .filter((other) => !crossed || strandOf(other) === strandOf(number));
      const farthest = Math.max(0, ...near.map(to));
      for (const other of strangers) expect(to(other)).toBeGreaterThan(farthest);
    });
  });

  it("has the space of an opening on the way in", () => {
    spaces.forEach(({ sides }, number) => {
      if (![1, 2, 4, 8].includes(sides)) return;
      const [x, y] = points[number]!;
      const inward = { 1: y, 2: WIDTH - x, 4: HEIGHT - y, 8: x }[sides]!;
      expect(inward).toBeLessThan(sides & 5 ? HEIGHT / 2 - PIECE : WIDTH / 2 - PIECE);
    });
  });
});

it("puts what joins two bends between them", () => {
  for (const name of ["tunnel-NW+ES.2", "tunnel-NE+SW.3"]) {
    const kind = named(name);
    const tunnel = kind.spaces!.findIndex(({ mark }) => mark === "tunnel");
    expect(spacePoint(kind, tunnel)).toEqual([WIDTH / 2, HEIGHT / 2]);
  }
});

it("keeps the spaces under a bridge from beneath it", () => {
  for (const group of [1, 2, 3]) {
    const kind = named(`bridge-NS+EW.${group}`);
    kind.spaces!.forEach(({ mark }, number) => {
      const below = Math.abs(spacePoint(kind, number)[1] - HEIGHT / 2);
      if (mark === "bridge") expect(below).toBe(0);
      else expect(below).toBeGreaterThan(2 * PIECE);
    });
  }
});

it("knows no point of a card that nobody walks on", () => {
  expect(spacePoints({ strands: [15], doors: [0], ladders: [false] })).toEqual([]);
});
