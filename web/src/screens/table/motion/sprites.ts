// What the pictures that move do: nothing but their place, size, turn and light changes.

import type { Box } from "./places";

/** A picture over the table that lives as long as its movement. */
export interface Sprite {
  id: number;
  kind: string;
  picture: string;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/** The width that pictures are drawn with before they are scaled; the style of the layer has it too. */
const DRAWN = 64;
/** How long a beat takes, in milliseconds. */
export const BEAT = 460;

const at = ({ x, y, width }: Box, more = ""): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${width / DRAWN}) ${more}`;

export function travel(from: Box, to: Box): Keyframe[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24, width: Math.max(from.width, to.width) * 1.12 };
  return [
    { transform: at(from), opacity: 0.85 },
    { transform: at(middle), opacity: 1 },
    { transform: at(to), opacity: 1 },
  ];
}

/** The roof comes down: the card shakes, then sinks into the dark. */
export function fall(box: Box): Keyframe[] {
  const shake = [0, -5, 5, -4, 4, 0].map((tilt) => ({ transform: at(box, `rotate(${tilt}deg)`), opacity: 1 }));
  return [...shake, { transform: at({ ...box, y: box.y + box.width * 0.5, width: box.width * 0.7 }, "rotate(14deg)"), opacity: 0 }];
}

/** The two halves of a card that turns over: its back goes, its face comes. */
export const goes = (box: Box): Keyframe[] => [
  { transform: at(box), opacity: 1 },
  { transform: at({ ...box, width: box.width * 1.15 }, "scaleX(0.02)"), opacity: 1 },
];
export const comes = (box: Box): Keyframe[] => [
  { transform: at({ ...box, width: box.width * 1.15 }, "scaleX(0.02)"), opacity: 1 },
  { transform: at({ ...box, width: box.width * 1.25 }), opacity: 1, offset: 0.6 },
  { transform: at(box), opacity: 1 },
];

/** A light that swells and goes out. */
export const glow = (box: Box): Keyframe[] => [
  { transform: at(box, "scale(0.6)"), opacity: 0 },
  { transform: at(box, "scale(1)"), opacity: 0.95, offset: 0.35 },
  { transform: at(box, "scale(1.15)"), opacity: 0 },
];

/** A card that is shown to this eye alone: it rises, stays and goes. */
export const shownAlone = (box: Box): Keyframe[] => [
  { transform: at(box, "scaleX(0.02)"), opacity: 1 },
  { transform: at({ ...box, width: box.width * 1.6 }), opacity: 1, offset: 0.15 },
  { transform: at({ ...box, width: box.width * 1.6 }), opacity: 1, offset: 0.85 },
  { transform: at(box), opacity: 0 },
];
