/** Words for drawing: every function gives a piece of SVG as text.
 *
 * No ids, gradients or filters: a drawing can stand on a page any number of times, and light is layers.
 */

import { ink, type Ink } from "./ink";

export type Point = readonly [number, number];

/** A colour of the palette, or one that is mixed for a single dwarf. */
export type Colour = Ink | `#${string}` | "none";

const colour = (name: Colour): string =>
  name === "none" || name.startsWith("#") ? name : ink(name as Ink);

/** Whole units are fine enough for a card 560 units wide, and short. */
export const num = (value: number): string => String(Math.round(value) + 0);

const OUTLINE = 11;
const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : "");
const outlined = (paint: Colour, width: number): string =>
  `fill="${colour(paint)}" stroke="${ink("line")}" stroke-width="${width}"`;
const stroked = (paint: Colour, width: number): string =>
  `fill="none" stroke="${colour(paint)}" stroke-width="${num(width)}"`;

/** A path through points, closed or not. */
export function through(points: readonly Point[], closed = true): string {
  const way = points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L");
  return `M${way}${closed ? "Z" : ""}`;
}

/** A filled surface without an outline. */
export const fill = (d: string, paint: Colour, opacity = 1): string =>
  `<path d="${d}" fill="${colour(paint)}"${faint(opacity)}/>`;

/** A solid thing: a surface with the dark outline that all things share. */
export const solid = (d: string, paint: Colour, width = OUTLINE): string =>
  `<path d="${d}" ${outlined(paint, width)}/>`;

/** A stroke. */
export const line = (d: string, paint: Colour, width: number, opacity = 1): string =>
  `<path d="${d}" ${stroked(paint, width)}${faint(opacity)}/>`;

/** A broken stroke: so long the dash, so long the gap. */
export const dashes = (
  d: string,
  paint: Colour,
  width: number,
  dash: number,
  gap: number,
): string => `<path d="${d}" ${stroked(paint, width)} stroke-dasharray="${dash} ${gap}"/>`;

/** A stroke with the dark outline: a rod, a rope, an arrow's shaft. */
export const rod = (d: string, paint: Colour, width: number): string =>
  line(d, "line", width + 2 * OUTLINE) + line(d, paint, width);

export const disc = (x: number, y: number, r: number, paint: Colour, opacity = 1): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour(paint)}"${faint(opacity)}/>`;

export const ball = (x: number, y: number, r: number, paint: Colour, width = OUTLINE): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${outlined(paint, width)}/>`;

export const ring = (x: number, y: number, r: number, paint: Colour, width: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${stroked(paint, width)}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Colour,
  opacity = 1,
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour(paint)}"${faint(opacity)}/>`;

/** The outline of a rectangle with round corners, as a path. */
export const slab = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`
    : `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A piece of a drawing put somewhere: moved, then turned, then scaled. */
export function put(inner: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? "" : ` rotate(${num(turn)})`;
  const scaled = scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${inner}</g>`;
}

/** The same, seen in a mirror. */
export const mirrored = (inner: string): string => `<g transform="scale(-1 1)">${inner}</g>`;

/** Everything here has round joints; said once for a whole piece. */
export const rounded = (inner: string): string =>
  `<g stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;

/** A whole drawing; what it shows is said beside it, unless it is given a label of its own. */
export function picture(inner: string, width: number, height: number, label = ""): string {
  const told = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${told}>${rounded(inner)}</svg>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
