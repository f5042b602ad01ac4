// The floor of the board goes on beyond all cards; it grows by whole strides, so that it is seldom laid anew.

import { ground, lanternLight } from "../../art/board";
import { column, row } from "../../lib/layout";
import { CARD_HEIGHT, CARD_WIDTH } from "./stage.svelte";

const STRIDE = 4;
const [ASIDE, ABOVE] = [10, 6];

/** The floor under cells that are to be seen. */
export function floorUnder(cells: readonly number[]): string {
  const [west, east] = span(cells.map(column), ASIDE);
  const [north, south] = span(cells.map(row), ABOVE);
  const room = ground(west * CARD_WIDTH, north * CARD_HEIGHT, (east - west) * CARD_WIDTH, (south - north) * CARD_HEIGHT);
  return room + lanternLight(CARD_WIDTH / 2, CARD_HEIGHT / 2);
}

function span(numbers: readonly number[], beyond: number): [least: number, most: number] {
  const least = Math.floor(Math.min(0, ...numbers) / STRIDE) * STRIDE;
  const most = Math.ceil(Math.max(0, ...numbers) / STRIDE) * STRIDE;
  return [least - beyond, most + beyond];
}
