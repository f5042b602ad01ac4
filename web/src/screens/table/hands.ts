// Hands on the board: it is dragged, pinched and wheeled, and a tap means a place.

import type { Attachment } from "svelte/attachments";

import { cell } from "../../lib/layout";
import type { Stage } from "./stage.svelte";

interface Point {
  x: number;
  y: number;
}

/** So many pixels a finger may slip before it is a drag. */
const SLIP = 7;
/** So many pixels of a wheel make the board about three times as large. */
const TURN = 500;

/** What a hand does to what lies on the board; points are in the units of cards. */
export interface Doing {
  tap: (at: number, point: Point) => void;
  /** take a piece in the hand, if one is there that can be moved */
  grab: (point: Point) => boolean;
  carry: (point: Point) => void;
  /** let go of it; null if that came to nothing */
  drop: (point: Point | null) => void;
}

export function hands(stage: Stage, { tap, grab, carry, drop }: Doing): Attachment<HTMLElement> {
  return (surface) => {
    const fingers = new Map<number, Point>();
    let moved = false;
    let held = false;

    const under = ({ x, y }: Point): Point => stage.point(x, y);
    const here = (event: MouseEvent): Point => {
      const box = surface.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function press(event: PointerEvent): void {
      if (event.button) return;
      if (!fingers.size) moved = false;
      const at = here(event);
      fingers.set(event.pointerId, at);
      // A second finger pinches, whatever the first one has.
      if (held) drop(null);
      held = fingers.size === 1 && grab(under(at));
    }

    function drag(event: PointerEvent): void {
      // Whoever left the board with one leap may have let go outside.
      if (!event.buttons) fingers.delete(event.pointerId);
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
      if (!moved) surface.setPointerCapture(event.pointerId);
      moved = true;
      if (held) return carry(under(now));
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
        stage.zoom(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
      } else stage.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function release(event: PointerEvent): void {
      const was = fingers.delete(event.pointerId);
      const at = here(event);
      const dropped = held && moved && event.type === "pointerup";
      if (held) drop(dropped ? under(at) : null);
      held = false;
      if (!was || moved || event.type !== "pointerup") return;
      tap(cell(...stage.at(at.x, at.y)), under(at));
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = here(event);
      stage.zoom(Math.exp(-event.deltaY / TURN), x, y);
    }

    const done = new AbortController();
    const { signal } = done;
    surface.addEventListener("pointerdown", press, { signal });
    surface.addEventListener("pointermove", drag, { signal });
    surface.addEventListener("pointerup", release, { signal });
    surface.addEventListener("pointercancel", release, { signal });
    surface.addEventListener("wheel", wheel, { signal, passive: false });
    return () => done.abort();
  };
}
