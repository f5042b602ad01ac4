/** A bridge: the upper tunnel runs north and south, and parapets keep both tunnels apart. Laid crosswise, it
 * runs east and west. */

import { MID } from "./rock";
import { fill, line, slab, solid } from "./svg";

const HALF = 122;
const REACH = 158;
const [X, Y] = MID;

/** The dark in the lower tunnel, to be covered by the upper one. */
export const underBridge = (): string =>
  [84, 50]
    .map((reach) => fill(slab(X - HALF - reach, Y - 84, 2 * (HALF + reach), 168), "line", 0.5))
    .join("");

/** The same bridge for an upper tunnel that runs east and west. */
export const crosswise = (inner: string): string =>
  `<g transform="rotate(90 ${X} ${Y})">${inner}</g>`;

/** Boards to walk on, in place of the floor. */
export const planks = (): string => {
  const boards = Array.from({ length: 8 }, (_, i) => slab(X - 92, Y - REACH + i * 40, 184, 34, 5));
  return (
    fill(slab(X - 96, Y - REACH - 6, 192, 2 * REACH + 12), "line") +
    fill(boards.join(""), "wood-light") +
    line(
      `M${X - 70} ${Y - REACH + 17}v${2 * REACH - 34}M${X + 70} ${Y - REACH + 17}v${2 * REACH - 34}`,
      "wood-dark",
      7,
      0.7,
    )
  );
};

/** What stands on both sides of the upper tunnel. */
export const parapets = (): string => parapet(X - HALF - 22) + parapet(X + HALF - 22);

const parapet = (left: number): string =>
  solid(slab(left, Y - REACH, 44, 2 * REACH, 8), "wood-light") +
  line(`M${left + 22} ${Y - 92}v50M${left + 22} ${Y + 42}v50`, "wood-dark", 9) +
  [Y - REACH - 10, Y - 23, Y + REACH - 36]
    .map((top) => solid(slab(left - 8, top, 60, 46, 8), "wood"))
    .join("");
