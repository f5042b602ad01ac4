/** Small signs of one line's height, for lists of what happened: one for each effect, in the colour of the text. */

const EYE = "M2 12q10-12 20 0q-10 12-20 0M12 9.6a2.4 2.4 0 1 0 .01 0";

/** What each effect is drawn with; "" is what has none of its own, `said` is talk. */
export const GLYPHS: Readonly<Record<string, string>> = {
  "": "M12 11a1.4 1.4 0 1 0 .01 0",
  lays: "M9 3v6H3v6h6v6h6v-6h6V9h-6V3z",
  puts: "M4 3h9v13H4zM18 8v12m-3.5-3.5L18 20l3.5-3.5",
  swaps: "M4 8h15l-4-4M20 16H5l4 4",
  harms: "M5 5l14 14M19 5L5 19",
  helps: "M4 13l5.5 5.5L20 6",
  stops: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM7.5 12h9",
  looks: EYE,
  falls: "M3 20l3-7h5l3 7zM12 10l2-6h4l3 6zM18 14v6",
  takes: "M15 6a6 6 0 1 1 0 12M3 12h11m-4-4l4 4-4 4",
  asks: "M8 8q0-4 4-4t4 4q0 3-4 5v2M12 19.5v.5",
  turns: "M19 12a7 7 0 1 1-2.5-5.5M19 3v5h-5",
  changes: "M4 6q8-4 16 0q0 12-8 15q-8-3-8-15M8 11h2.5M13.5 11H16",
  pays: "M12 4a8 8 0 1 0 .01 0M12 8v8M9.5 10.5q2.5-2 5 0M9.5 13.5q2.5 2 5 0",
  moves: "M7 3h10v18H7z",
  strikes: "M13 2L5 14h6l-1 8 8-12h-6z",
  loses: "M12 3a5 5 0 1 0 .01 0M12 15v6m-3-3l3 3 3-3",
  leaves: "M10 4H4v16h6M9 12h12m-4-4l4 4-4 4",
  sees: EYE,
  role: "M12 4a4 4 0 1 0 .01 0M4 21q0-8 8-8t8 8",
  said: "M4 5h16v11h-9l-4 4v-4H4z",
};

/** The sign of an effect. */
export const glyph = (effect: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${GLYPHS[effect] ?? GLYPHS[""]}"/></svg>`;
