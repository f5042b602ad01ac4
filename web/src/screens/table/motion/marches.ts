// Pieces on their way. The board shows at once where they stand; a march lies over that and tells how they got there.

import { IN_SPACE } from "../../../lib/tokens";
import type { View } from "../../../lib/view";
import type { Point } from "../points";
import type { Stage } from "../stage.svelte";
import type { Placed } from "../tokens";
import { pathTo } from "./path";
import { climbed, frames, lasts, rest, standing, type Stop, walked } from "./route";

interface March {
  /** the space it stands in, or is on its way to */
  space: number;
  point: Point;
  route: readonly Stop[];
  /** when it set out */
  since: number;
  animation?: Animation;
}

/** Who put a piece down by hand has seen it go; its steps come within so many milliseconds. */
const BY_HAND = 1500;

export class Marches {
  private readonly marches = new Map<number, March>();
  private held = -1;
  private put = -Infinity;
  private readonly stage: Pick<Stage, "hold">;

  constructor(stage: Pick<Stage, "hold">) {
    this.stage = stage;
  }

  /** A piece is carried by hand. */
  carry(num: number): void {
    this.held = num;
    this.put = performance.now();
  }

  /** No other pieces stand on the board. */
  only(nums: readonly number[]): void {
    for (const num of this.marches.keys()) if (!nums.includes(num)) this.marches.delete(num);
  }

  /** How long the last of them is still on its way, in milliseconds. */
  get left(): number {
    const now = performance.now();
    return Math.max(0, ...[...this.marches.values()].map(({ route, since }) => since + lasts(route) - now));
  }

  /** Let a piece go from where it was to where it stands now; `moving` says whether anything may move. */
  show(node: Element, view: View, { token, x, y }: Placed, moving: boolean): void {
    const space = token.cell * 8 + token.part;
    const was = this.marches.get(token.num);
    if (was?.space === space && was.point.x === x && was.point.y === y) return;
    const byHand = token.num === this.held && performance.now() - this.put < BY_HAND;
    const goes = moving && was && token.place === IN_SPACE && !byHand;
    const route = goes ? this.onward(token.num, view, space, { x, y }) : standing({ x, y });
    was?.animation?.cancel();
    const animation = route.length > 1 ? node.animate(frames(route), lasts(route)) : undefined;
    if (animation) this.stage.hold(lasts(route));
    this.marches.set(token.num, { space, point: { x, y }, route, since: performance.now(), animation });
  }

  /** What a piece still has to walk, and from there to a space. */
  onward(num: number, view: View, space: number, end: Point): Stop[] {
    const march = this.marches.get(num);
    if (!march) return standing(end);
    const left = rest(march.route, performance.now() - march.since);
    const path = march.space === space ? [end] : pathTo(view, march.space, space);
    return path ? walked(left, [...path.slice(0, -1), end]) : climbed(left, end);
  }
}
