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

export function hands(stage: Stage, tap: (at: number) => void): Attachment<HTMLElement> {
  return (surface) => {
    const fingers = new Map<number, Point>();
    let moved = false;

    const here = (event: MouseEvent): Point => {
      const box = surface.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function press(event: PointerEvent): void {
      if (event.button) return;
      if (!fingers.size) moved = false;
      fingers.set(event.pointerId, here(event));
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
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
        stage.zoom(apart(now) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
      } else stage.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function release(event: PointerEvent): void {
      const was = fingers.delete(event.pointerId);
      if (!was || moved || event.type !== "pointerup") return;
      const { x, y } = here(event);
      tap(cell(...stage.at(x, y)));
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
