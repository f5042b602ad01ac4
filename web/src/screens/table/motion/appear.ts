// Things that come on the screen one after the other; at once for who wishes no movement.

import { preferences } from "../../../lib/preferences.svelte";

/** An attachment that plays frames once after a while, in the first of which the element waits. */
export function appear(frames: Keyframe[], delay: number, duration = 420) {
  return (node: Element) => {
    if (!preferences.moving) return;
    const animation = node.animate(frames, { delay, duration, easing: "ease-out", fill: "backwards" });
    return () => animation.cancel();
  };
}

export const RISES: Keyframe[] = [{ opacity: 0, transform: "translateY(0.8rem)" }, { opacity: 1, transform: "none" }];
/** The back of a card that turns over, and its face. */
export const BACK_GOES: Keyframe[] = [
  { opacity: 1, transform: "rotateY(0)" },
  { opacity: 1, transform: "rotateY(90deg)" },
];
export const FACE_COMES: Keyframe[] = [
  { opacity: 1, transform: "rotateY(90deg)" },
  { opacity: 1, transform: "none" },
];
