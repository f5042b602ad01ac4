/** A bridge: the upper tunnel runs north and south, and parapets keep both tunnels apart. */

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

/** What stands on both sides of the upper tunnel. */
export const parapets = (): string => parapet(X - HALF - 22) + parapet(X + HALF - 22);

const parapet = (left: number): string =>
  solid(slab(left, Y - REACH, 44, 2 * REACH, 8), "wood-light") +
  line(`M${left + 22} ${Y - 92}v50M${left + 22} ${Y + 42}v50`, "wood-dark", 9) +
  [Y - REACH - 10, Y - 23, Y + REACH - 36]
    .map((top) => solid(slab(left - 8, top, 60, 46, 8), "wood"))
    .join("");
