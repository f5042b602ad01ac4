// The table by keys alone: numbers choose a card, arrows a place or a player for it, or move the board.

import { tick } from "svelte";

import { column, row } from "../../lib/layout";
import type { TableModel } from "../../lib/table.svelte";
import { IN_SPACE } from "../../lib/tokens";
import type { Aim } from "./aim.svelte";
import { type Point, pointOf } from "./points";
import { CARD_HEIGHT, CARD_WIDTH, type Stage } from "./stage.svelte";
import type { Walk } from "./walk.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STRIDE = 60;
/** What one has just chosen: there Enter goes on to what it was chosen for. */
const CHOSEN = ":is([data-slot], [data-seat])[aria-pressed=true]";

interface Desk {
  table: TableModel;
  aim: Aim;
  walk: Walk;
  stage: Stage;
  help: () => void;
}

export function keyboard(event: KeyboardEvent, desk: Desk): void {
  const { aim, walk, help } = desk;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target } = event;
  if (target instanceof Element && target.matches("input, select, textarea")) return;
  // A focused button is pressed by Enter itself.
  const control = target instanceof Element ? target.closest("button, a, summary") : null;
  if (event.key === "Enter" && control && !((aim.ready || walk.chosen) && control.matches(CHOSEN))) return;
  if (event.key === "?") help();
  else if (!act(event.key, desk)) return;
  event.preventDefault();
}

function act(key: string, { table, aim, walk, stage }: Desk): boolean {
  const arrow = ARROWS[key];
  if (arrow) {
    if (!stroll(table, aim, walk, arrow) && !meet(aim, arrow) && !step(aim, stage, ...arrow)) stage.pan(-arrow[0] * STRIDE, -arrow[1] * STRIDE);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const slot = Number(key) - 1;
    const card = table.view?.cards(`hand.${table.eye}`)[slot];
    if (card && aim.picks.card !== card) aim.pickCard(card);
    void follow(`[data-slot="${slot}"]`);
    return card !== undefined;
  }
  switch (key) {
    case "Escape":
      if (walk.chosen) walk.point(undefined);
      else aim.back();
      return true;
    case "Enter":
      if (walk.chosen) walk.go();
      else if (aim.ready) void aim.confirm();
      else return false;
      return true;
    case "r":
    case "R":
      aim.rotate();
      return true;
    case "+":
    case "=":
      stage.zoom(1.3);
      return true;
    case "-":
      stage.zoom(1 / 1.3);
      return true;
    case "0":
      stage.fit();
      return true;
    default:
      return false;
  }
}

/** How far a point is in a direction; what lies off to the side counts as farther. */
function far(from: Point, to: Point, [dx, dy]: readonly [number, number]): number {
  const [ox, oy] = [to.x - from.x, to.y - from.y];
  const [along, aside] = [ox * dx + oy * dy, Math.abs(ox * dy) + Math.abs(oy * dx)];
  return along > 0 ? along + 2 * aside : Infinity;
}

/** Go to the nearest of the spaces and edges that are lit, from the chosen one or from where the piece stands. */
function stroll({ view }: TableModel, aim: Aim, walk: Walk, arrow: readonly [number, number]): boolean {
  if (!view || !(walk.ways.size || aim.points.length)) return false;
  const ways = [...walk.ways].map(([place, way]) => ({ at: pointOf(view, { cell: way.cell, part: way.space, place: IN_SPACE }), pick: () => walk.point(way), mark: `[data-way="${place}"]` }));
  const points = aim.points.map((one) => ({ at: pointOf(view, one), pick: () => aim.pickPoint(one), mark: `[data-point="${one.place}-${one.cell}-${one.part}"]` }));
  const lit = walk.ways.size ? ways : points;
  const { cell = -1, part = -1 } = walk.chosen ? { cell: walk.chosen.cell, part: walk.chosen.space } : aim.picks;
  const place = walk.ways.size ? IN_SPACE : (aim.points[0]?.place ?? IN_SPACE);
  const [from, inside] = cell >= 0 ? [cell, part] : [Math.floor(walk.start / 8), walk.start % 8];
  const here = from >= 0 ? pointOf(view, { cell: from, part: inside, place }) : lit[0].at;
  const best = lit.reduce((one, other) => (far(here, other.at, arrow) < far(here, one.at, arrow) ? other : one));
  if (far(here, best.at, arrow) < Infinity || from < 0) best.pick();
  void follow(best.mark);
  return true;
}

/** Go to the next of the players who can be meant, or to the one before. */
function meet(aim: Aim, [dx, dy]: readonly [number, number]): boolean {
  const { cell, seat, seat2 } = aim.picks;
  const seats = [...aim.seats.keys()].sort((one, other) => one - other);
  if (!seats.length || (aim.cells.size && cell === undefined)) return false;
  const at = seats.indexOf(seat2 ?? seat ?? -1);
  const next = seats.at(at < 0 ? Math.min(dx + dy, 0) : (at + dx + dy) % seats.length) ?? seats[0];
  if (next !== seats[at]) aim.pickSeat(next);
  void follow(`[data-seat="${next}"]`);
  return true;
}

/** Go to the nearest place in a direction. */
function step(aim: Aim, stage: Stage, dx: number, dy: number): boolean {
  const cells = [...aim.cells.keys()].filter((at) => at !== aim.picks.cell);
  if (!aim.cells.size) return false;
  if (!cells.length) {
    void follow(`[data-cell="${aim.picks.cell}"]`);
    return true;
  }
  const [x, y] =
    aim.picks.cell === undefined
      ? stage.at(stage.width / 2, stage.height / 2)
      : [column(aim.picks.cell), row(aim.picks.cell)];
  const corner = (x: number, y: number): Point => ({ x: x * CARD_WIDTH, y: y * CARD_HEIGHT });
  const way = (at: number): number => far(corner(x, y), corner(column(at), row(at)), [dx, dy]);
  const nearest = cells.reduce((best, at) => (way(at) < way(best) ? at : best));
  const found = way(nearest) < Infinity || aim.picks.cell === undefined;
  if (found) aim.pickCell(nearest);
  void follow(`[data-cell="${aim.picks.cell}"]`);
  return true;
}

/** What keys choose has the focus too: it is seen, read out, and Tab goes on from there. */
async function follow(chosen: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement | SVGElement>(chosen)?.focus();
}
