// A table that runs faster than one can watch is shown as it is: nothing moves until it is calm again.

/** Steps that come closer upon one another than this are a rush, in milliseconds. */
export const RUSH = 200;

export class Pace {
  private last = -Infinity;

  /** Whether a step that comes now may move. */
  calm(now: number): boolean {
    const since = now - this.last;
    this.last = now;
    return since >= RUSH;
  }
}
