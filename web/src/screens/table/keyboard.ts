// The table by keys alone: numbers choose a card, arrows a place for it or move the board.

import { tick } from "svelte";

import { column, row } from "../../lib/layout";
import type { TableModel } from "../../lib/table.svelte";
import type { Aim } from "./aim.svelte";
import { CARD_HEIGHT, CARD_WIDTH, type Stage } from "./stage.svelte";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STRIDE = 60;
/** What one has just chosen: there Enter goes on to what it was chosen for. */
const CHOSEN = ":is([data-slot], [data-seat])[aria-pressed=true]";

export function keyboard(event: KeyboardEvent, table: TableModel, aim: Aim, stage: Stage, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target } = event;
  if (target instanceof Element && target.matches("input, select, textarea")) return;
  // A focused button is pressed by Enter itself.
  const control = target instanceof Element ? target.closest("button, a, summary") : null;
  if (event.key === "Enter" && control && !(aim.ready && control.matches(CHOSEN))) return;
  if (event.key === "?") help();
  else if (!act(event.key, table, aim, stage)) return;
  event.preventDefault();
}

function act(key: string, table: TableModel, aim: Aim, stage: Stage): boolean {
  const arrow = ARROWS[key];
  if (arrow) {
    if (!step(aim, stage, ...arrow)) stage.pan(-arrow[0] * STRIDE, -arrow[1] * STRIDE);
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
      aim.back();
      return true;
    case "Enter":
      if (!aim.ready) return false;
      void aim.confirm();
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

/** Go to the nearest place in a direction; a place off to the side counts as farther. */
function step(aim: Aim, stage: Stage, dx: number, dy: number): boolean {
  const cells = [...aim.cells.keys()].filter((at) => at !== aim.picks.cell);
  if (!cells.length) return false;
  const [x, y] =
    aim.picks.cell === undefined
      ? stage.at(stage.width / 2, stage.height / 2)
      : [column(aim.picks.cell), row(aim.picks.cell)];
  const far = (at: number) => {
    const [ox, oy] = [(column(at) - x) * CARD_WIDTH, (row(at) - y) * CARD_HEIGHT];
    const [along, aside] = [ox * dx + oy * dy, Math.abs(ox * dy) + Math.abs(oy * dx)];
    return along > 0 ? along + 2 * aside : Infinity;
  };
  const nearest = cells.reduce((best, at) => (far(at) < far(best) ? at : best));
  const found = far(nearest) < Infinity || aim.picks.cell === undefined;
  if (found) aim.pickCell(nearest);
  void follow(`[data-cell="${aim.picks.cell}"]`);
  return true;
}

/** What keys choose has the focus too: it is seen, read out, and Tab goes on from there. */
async function follow(chosen: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement | SVGElement>(chosen)?.focus();
}
