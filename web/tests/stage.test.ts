// The board fits itself: all of it as large as it can be, and nothing under what lies on it.

import { describe, expect, it } from "vitest";

import { cell, column, row } from "../src/lib/layout";
import { CARD_HEIGHT, CARD_WIDTH, Stage } from "../src/screens/table/stage.svelte";

const PHONE = { width: 412, height: 376 };
const DESK = { width: 752, height: 513 };
const PILES = { width: 220, height: 52 };
const LENS = { width: 150, height: 60 };

function staged(size: { width: number; height: number }, cells: number[], corners = true): Stage {
  const stage = Object.assign(new Stage(), size);
  stage.cells = cells;
  if (corners) {
    Object.assign(stage.piles, PILES);
    Object.assign(stage.lens, LENS);
  }
  return stage;
}

/** Where each place is on the screen. */
function boxes(stage: Stage) {
  const { x, y, scale } = stage.now;
  return stage.cells.map((at) => {
    const [left, top] = [x + column(at) * CARD_WIDTH * scale, y + row(at) * CARD_HEIGHT * scale];
    return { left, top, right: left + CARD_WIDTH * scale, bottom: top + CARD_HEIGHT * scale };
  });
}

/** A field of places from corner to corner. */
const field = (west: number, north: number, east: number, south: number) =>
  Array.from({ length: (east - west + 1) * (south - north + 1) }, (_, number) => {
    const across = east - west + 1;
    return cell(west + (number % across), north + Math.floor(number / across));
  });

const GAME = field(-1, -3, 9, 3);

describe.each([
  ["phone", PHONE],
  ["desk", DESK],
])("on a %s", (_, size) => {
  it.each([1, 2, 3, 4, 5, 6, 8, 11])("shows every place, none under the piles or the buttons: %i rows", (rows) => {
    for (const columns of [1, 2, 3, 5, 9, 14]) {
      const stage = staged(size, field(1 - columns, 1 - rows, columns, rows));
      for (const { left, top, right, bottom } of boxes(stage)) {
        expect(left >= 0 && top >= 0 && right <= size.width && bottom <= size.height).toBe(true);
        expect(left < PILES.width && top < PILES.height).toBe(false);
        expect(left < LENS.width && bottom > size.height - LENS.height).toBe(false);
      }
    }
  });

  it("gives nothing away where no place is in the corners", () => {
    const cross = GAME.filter((at) => column(at) > 5 || row(at) === 0);
    expect(staged(size, cross).now.scale).toBe(staged(size, cross, false).now.scale);
  });

  it("gives away no more than a strip above and one below", () => {
    const strips = { ...size, height: size.height - PILES.height - LENS.height };
    expect(staged(size, GAME).now.scale).toBeGreaterThanOrEqual(staged(strips, GAME, false).now.scale);
  });
});

it("leaves the numbers of the columns their room where piles and buttons have a strip of their own", () => {
  const stage = staged(PHONE, field(-4, -4, 4, 4), false);
  stage.strip = true;
  for (const { bottom } of boxes(stage)) expect(bottom).toBeLessThanOrEqual(PHONE.height - 16);
});

it("shows where a piece can get to without anything on it, too", () => {
  const stage = staged(DESK, field(-9, -9, 9, 9));
  for (const [across, down] of [[2, 2], [4, 2], [2, 4], [6, 3]]) {
    stage.closer = field(1, 1, across, down);
    const { x, y, scale } = stage.now;
    for (const at of stage.closer) {
      const [left, bottom] = [x + column(at) * CARD_WIDTH * scale, y + (row(at) + 1) * CARD_HEIGHT * scale];
      expect(left < LENS.width && bottom > DESK.height - LENS.height).toBe(false);
    }
  }
});

it("would rather lie under something than be tiny", () => {
  const strip = { width: 900, height: 120 };
  expect(staged(strip, GAME).now.scale).toBe(staged(strip, GAME, false).now.scale);
});

it("stays as it was taken into the hands, until it is to fit again", () => {
  const stage = staged(DESK, GAME);
  const fitting = stage.now;
  stage.pan(30, -20);
  expect(stage.now).toEqual({ x: fitting.x + 30, y: fitting.y - 20, scale: fitting.scale });
  stage.zoom(2, 100, 100);
  expect(stage.now.scale).toBeCloseTo(2 * fitting.scale);
  expect(stage.fits).toBe(false);
  stage.fit();
  expect(stage.now).toEqual(fitting);
});

describe("where the whole would be too small for a finger", () => {
  const [WIDE, FINGER] = [field(-4, -4, 4, 4), 30];
  const small = (near: number[]) => {
    const stage = staged({ width: 390, height: 155 }, WIDE);
    stage.near = near;
    return stage;
  };
  const seen = (stage: Stage) => WIDE.filter((_, number) => {
    const { left, top, right, bottom } = boxes(stage)[number];
    return left >= 0 && top >= 0 && right <= stage.width && bottom <= stage.height;
  });

  it("shows everything that can be chosen, however small that is", () => {
    const stage = small([cell(0, 0)]);
    stage.offered = [cell(-4, 3), cell(4, -4), cell(1, 1)];
    expect(seen(stage)).toEqual(expect.arrayContaining([...stage.offered]));
  });

  it("shows what matters, as large as a finger needs", () => {
    for (const corner of [cell(4, 4), cell(-4, -4), cell(0, 0)]) {
      const stage = small([corner]);
      expect(stage.now.scale * CARD_WIDTH).toBeGreaterThanOrEqual(FINGER);
      expect(seen(stage)).toContain(corner);
    }
  });

  it("shows as much of what matters as there is room for, the most important first", () => {
    const stage = small([cell(2, 2), cell(2, 3), cell(-4, -4)]);
    expect(seen(stage)).toEqual(expect.arrayContaining([cell(2, 2), cell(2, 3)]));
    expect(seen(stage)).not.toContain(cell(-4, -4));
  });

  it("shows the whole while nothing is to be tapped, if one can make it out", () => {
    const room = { width: 390, height: 260 };
    const stage = staged(room, WIDE);
    stage.near = [cell(0, 0)];
    expect(stage.now.scale * CARD_WIDTH).toBeLessThan(FINGER);
    expect(seen(stage)).toEqual(WIDE);
    stage.offered = [cell(0, -1), cell(0, 1)];
    expect(stage.now.scale * CARD_WIDTH).toBeGreaterThan(FINGER);
    expect(seen(stage)).not.toContain(cell(4, 4));
  });

  it("shows the whole where nothing matters most, and where there is room", () => {
    expect(small([]).now).toEqual(staged({ width: 390, height: 155 }, WIDE).now);
    const desk = staged(DESK, WIDE);
    const before = desk.now;
    desk.near = [cell(4, 4)];
    expect(desk.now).toEqual(before);
  });
});
