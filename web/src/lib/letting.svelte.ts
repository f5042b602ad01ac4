// Letting everything be that all are asked about at once, for a turn or for a round. Nothing of it is sent: who says
// nothing lets it be, so nobody can tell who was asked.

import { roundOf } from "./frame";
import type { View } from "./view";

export type Span = "turn" | "round";

export class Letting {
  /** for how long; null while one is asked */
  span: Span | null = $state(null);
  private since = 0;

  begin(span: Span, view: View): void {
    this.span = span;
    this.since = this.mark(span, view);
  }

  stop(): void {
    this.span = null;
  }

  /** Something happened at the table: when the turn or the round is over, one is asked again. */
  follow(view: View): void {
    if (this.span && this.mark(this.span, view) !== this.since) this.stop();
  }

  /** What changes when a turn, or a round, is over. */
  private mark(span: Span, view: View): number {
    return span === "round" ? roundOf(view) : (view.nums[view.layout.frame.active] ?? 0);
  }
}
