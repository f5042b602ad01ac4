// Lists whose newest line is the last: it is in sight when they are opened and when something is added, unless one
// has scrolled back to read.

import { untrack } from "svelte";

/** So many pixels above its end a list still counts as being there. */
const NEAR = 24;

/** Keep the end of a list in sight, whose length is `count`; for `{@attach}`. */
export function newestInSight(list: HTMLElement, count: () => number): () => void {
  let atEnd = true;
  const look = () => (atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR);
  const follow = () => {
    atEnd ||= !list.clientHeight;
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  // It may be shut, and comes to have a size when it is opened.
  const size = new ResizeObserver(follow);
  size.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  $effect(() => {
    count();
    untrack(follow);
  });
  return () => {
    size.disconnect();
    list.removeEventListener("scroll", look);
  };
}
