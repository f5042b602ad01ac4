/** The colours of all drawings, by what they are; `art.css` says what they look like in each theme. */

const NAMES = [
  // rock and light
  "rock",
  "rock-dark",
  "rock-light",
  "rock-edge",
  "stone",
  "stone-light",
  "stone-dark",
  "line",
  "glow",
  "floor",
  "core",
  "wall",
  "floor-dim",
  "core-dim",
  "tie",
  "rail",
  "void",
  "ground",
  "mark",
  "mark-edge",
  // materials
  "wood",
  "wood-light",
  "wood-dark",
  "iron",
  "iron-light",
  "iron-dark",
  "gold",
  "gold-light",
  "gold-dark",
  "paper",
  "paper-dark",
  "paper-ink",
  "leather",
  "leather-dark",
  "glass",
  "flame",
  "white",
  // signs
  "bad",
  "bad-dark",
  "good",
  "good-dark",
  "calm",
  "calm-dark",
  "blue",
  "blue-dark",
  "green",
  "green-dark",
  "yellow",
  "yellow-dark",
  "crystal",
  "crystal-light",
  "crystal-dark",
  "beast",
  "beast-dark",
  "beast-light",
  "shade",
  "shade-dark",
  "skin",
  "skin-dark",
] as const;

export type Ink = (typeof NAMES)[number];

/** The names that `art.css` has to give a colour. */
export const INKS: readonly Ink[] = NAMES;

/** A colour as an attribute of a drawing takes it. */
export const ink = (name: Ink): string => `var(--art-${name})`;
