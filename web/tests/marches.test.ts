// Pieces walk through tunnels: from space to space, round corners, over edges, and down one ladder and up another.

import { describe, expect, it } from "vitest";

import { cardOf } from "../src/lib/layout";
import { IN_SPACE } from "../src/lib/tokens";
import { SET, View } from "../src/lib/view";
import { pathTo } from "../src/screens/table/motion/path";
import { climbed, frames, lasts, LONGEST, rest, standing, walked } from "../src/screens/table/motion/route";
import { pointOf } from "../src/screens/table/points";
import { CARD_HEIGHT, CARD_WIDTH } from "../src/screens/table/stage.svelte";
import { games } from "./vectors";

interface Walked {
  view: View;
  from: number;
  to: number;
}

/** Every step of a piece in the games of the vectors, on the table after it. */
function steps(): Walked[] {
  return games().flatMap(([, { layout, eyes }]) => {
    const walkers = layout.tokens.filter(({ place }) => place === IN_SPACE).map(({ num }) => num);
    let view = new View(layout, eyes[0].eye);
    return eyes[0].told.flatMap((ops) => {
      const before = view;
      view = view.after(ops);
      return ops.flatMap(([code, num, value]) => {
        const [from, to] = [before.nums[num] >> 4, value >> 4];
        return code === SET && walkers.includes(num) && before.nums[num] > 0 && value > 0 && from !== to ? [{ view, from, to }] : [];
      });
    });
  });
}

const markOf = (view: View, space: number): string => view.layout.spaces[cardOf(view.tiles.get(space >> 3)!)][space & 7].mark;

describe("the way of a piece", () => {
  const all = steps();

  it("ends where it is to stand, and no part of it is longer than half a card", () => {
    expect(all.length).toBeGreaterThan(50);
    for (const { view, from, to } of all) {
      const path = pathTo(view, from, to);
      if (!path) continue;
      expect(path.at(-1)).toEqual(pointOf(view, { cell: to >> 3, part: to & 7, place: IN_SPACE }));
      const first = pointOf(view, { cell: from >> 3, part: from & 7, place: IN_SPACE });
      const points = [first, ...path];
      for (let leg = 1; leg < points.length; leg += 1) {
        const [dx, dy] = [points[leg].x - points[leg - 1].x, points[leg].y - points[leg - 1].y];
        expect(Math.hypot(dx / CARD_WIDTH, dy / CARD_HEIGHT)).toBeLessThan(0.51);
      }
    }
  });

  it("goes through no rock but from ladder to ladder", () => {
    const climbs = all.filter(({ view, from, to }) => !pathTo(view, from, to));
    expect(climbs.length).toBeGreaterThan(0);
    for (const { view, from, to } of climbs) expect([markOf(view, from), markOf(view, to)]).toEqual(["ladder", "ladder"]);
  });
});

describe("a route", () => {
  const corner = walked(standing({ x: 0, y: 0 }), [{ x: 160, y: 0 }, { x: 160, y: 160 }]);

  it("takes its time from point to point", () => {
    expect(corner.map(({ at }) => at)).toEqual([0, 100, 200]);
    expect(frames(corner).map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    expect(frames(standing({ x: 1, y: 2 }))).toEqual([{ transform: "translate(1px, 2px)", opacity: 1, offset: 0 }]);
  });

  it("goes on where it is, and cuts no corner", () => {
    const left = rest(corner, 50);
    expect(left[0]).toEqual({ x: 80, y: 0, at: 0, opacity: 1 });
    const more = walked(left, [{ x: 0, y: 160 }]);
    expect(more.map(({ x, y }) => [x, y])).toEqual([[80, 0], [160, 0], [160, 160], [0, 160]]);
    expect(lasts(more)).toBe(250);
    expect(rest(corner, 500)).toEqual([{ x: 160, y: 160, at: 0, opacity: 1 }]);
  });

  it("is out of sight between two ladders", () => {
    const climb = climbed(standing({ x: 0, y: 0 }), { x: 900, y: 900 });
    expect(climb.filter(({ opacity }) => opacity === 0).map(({ x }) => x)).toEqual([0, 900]);
    expect(climb.at(-1)).toMatchObject({ x: 900, y: 900, opacity: 1 });
  });

  it("keeps nobody waiting", () => {
    const far = walked(standing({ x: 0, y: 0 }), [{ x: 90_000, y: 0 }, { x: 180_000, y: 0 }]);
    expect(far.map(({ at }) => at)).toEqual([0, LONGEST / 2, LONGEST]);
  });
});
