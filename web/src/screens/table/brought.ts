// Who laid a card that lies in front of somebody: the step in which it left a hand, found back in the story.

import { type Chapter, isStep } from "../../lib/chapters";
import type { ToldLayout } from "../../lib/protocol";
import { MOVE } from "../../lib/view";

/** The chapter in which a card that lies in a zone left somebody's hand; undefined if that was not told. */
export function broughtBy(layout: ToldLayout, story: readonly Chapter[], card: number, zone: number): Chapter | undefined {
  let at = zone;
  for (let number = story.length - 1; number >= 0; number -= 1) {
    const chapter = story[number];
    if (!isStep(chapter.what)) continue;
    for (const [code, moved, from, , to] of [...chapter.what.ops].reverse()) {
      if (code !== MOVE || moved !== card || to !== at) continue;
      // On its way it may have lain where all can stop it.
      if (layout.owners[from] >= 0) return chapter;
      at = from;
    }
  }
  return undefined;
}
