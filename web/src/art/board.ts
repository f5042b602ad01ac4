/** What cards lie on: the cave's floor, the cells on it, and the timber around the table. */

import { boulder, facets, HEIGHT, WIDTH } from "./rock";
import { between, chance } from "./seed";
import { dashes, disc, fill, line, rounded, slab, solid } from "./svg";

/** The floor of the cave over a rectangle of the board, in the units of cards. */
export function ground(x: number, y: number, width: number, height: number): string {
  const next = chance("ground");
  const columns = Math.min(24, Math.ceil(width / 420));
  const rows = Math.min(18, Math.ceil(height / 420));
  const pebbles = Array.from({ length: Math.min(40, columns * 2) }, () =>
    boulder(next, between(next, x, x + width), between(next, y, y + height), between(next, 12, 34)),
  );
  return (
    fill(slab(x, y, width, height), "ground") +
    `<g opacity=".4">${facets(next, x, y, width, height, columns, rows)}</g>` +
    `<g opacity=".45">${rounded(pebbles.join(""))}</g>`
  );
}

/** Lantern light on the floor, around a point: under the start card, say. */
export const lanternLight = (x: number, y: number): string =>
  [2200, 1900, 1650, 1400, 1200, 1000, 800].map((r) => disc(x, y, r, "glow", 0.022)).join("");

/**
 * An empty cell, at 0,0: open to a card (`free`), or chosen. The mark lies on a broad band of the other
 * brightness, so that it stands out from floor and cards alike, small as a phone shows it.
 */
export function cell(state: "free" | "chosen"): string {
  const frame = slab(30, 30, WIDTH - 60, HEIGHT - 60, 34);
  return (
    fill(slab(6, 6, WIDTH - 12, HEIGHT - 12, 34), "glow", state === "chosen" ? 0.3 : 0.16) +
    rounded(
      line(frame, "mark-edge", 60) +
        (state === "chosen" ? line(frame, "mark", 38) : dashes(frame, "mark", 32, 90, 74)),
    )
  );
}

/** Timber around a rectangle, with iron at the corners. */
export function timber(x: number, y: number, width: number, height: number): string {
  const w = 70;
  const beam = (bx: number, by: number, bw: number, bh: number) =>
    solid(slab(bx, by, bw, bh, 14), "wood");
  const grain = line(
    `M${x + 160} ${y + 26}h${width - 320}M${x + 220} ${y + 46}h${width - 520}M${x + 160} ${y + height - 40}h${width - 400}M${x + 30} ${y + 160}v${height - 320}M${x + width - 34} ${y + 200}v${height - 380}`,
    "wood-dark",
    8,
    0.7,
  );
  const corner = (cx: number, cy: number) =>
    solid(slab(cx, cy, w + 16, w + 16, 12), "iron") + disc(cx + 43, cy + 43, 14, "iron-dark");
  return rounded(
    beam(x, y, width, w) +
      beam(x, y + height - w, width, w) +
      beam(x, y + w, w, height - 2 * w) +
      beam(x + width - w, y + w, w, height - 2 * w) +
      grain +
      corner(x - 8, y - 8) +
      corner(x + width - w - 8, y - 8) +
      corner(x - 8, y + height - w - 8) +
      corner(x + width - w - 8, y + height - w - 8),
  );
}
