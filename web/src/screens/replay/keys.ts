// The keys of the replay: one list for who presses them and for who looks them up.

/** What the replay can be told to do. */
export interface Controls {
  by: (steps: number) => void;
  to: (end: "first" | "last") => void;
  round: (by: 1 | -1) => void;
  play: () => void;
  help: () => void;
}

interface Key {
  /** as they are printed on keys, and as a browser calls them */
  shown: readonly string[];
  ways: Readonly<Record<string, (controls: Controls) => void>>;
  says: string;
}

const LEAP = 10;

export const KEYS: readonly Key[] = [
  { shown: [",", "["], ways: { ",": (does) => does.by(-1), "[": (does) => does.by(-1) }, says: "ui-step-back" },
  { shown: [".", "]"], ways: { ".": (does) => does.by(1), "]": (does) => does.by(1) }, says: "ui-step-on" },
  { shown: ["PgUp", "PgDn"], ways: { PageUp: (does) => does.by(-LEAP), PageDown: (does) => does.by(LEAP) }, says: "ui-key-leap" },
  { shown: ["B", "N"], ways: { b: (does) => does.round(-1), n: (does) => does.round(1) }, says: "ui-key-round" },
  { shown: ["Home", "End"], ways: { Home: (does) => does.to("first"), End: (does) => does.to("last") }, says: "ui-key-ends" },
  { shown: ["P"], ways: { p: (does) => does.play() }, says: "ui-step-play" },
  { shown: ["?"], ways: { "?": (does) => does.help() }, says: "ui-key-help" },
];

const WAYS: ReadonlyMap<string, (controls: Controls) => void> = new Map(KEYS.flatMap(({ ways }) => Object.entries(ways)));

/** Keys that lists and sliders have a use of their own for. */
const SCROLLING = ["PageUp", "PageDown", "Home", "End"];

/** Do what a pressed key asks for, if it asks the replay. */
export function press(event: KeyboardEvent, controls: Controls): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target, key } = event;
  if (target instanceof Element && target.matches("select, textarea, input:not([type=range])")) return;
  if (target instanceof Element && target.matches("input") && SCROLLING.includes(key)) return;
  const way = WAYS.get(key.length === 1 ? key.toLowerCase() : key);
  if (!way) return;
  event.preventDefault();
  way(controls);
}
