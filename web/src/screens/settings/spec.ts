// What is played, as a line of words (`jubilee+greedy+E2=all-passed`), taken apart and put together,
// and as people would say it.

import { say, taste } from "../../lib/taste.svelte";

export const DEFAULT_EDITION = "jubilee";
const CHESTS = "chests";

export interface Spec {
  edition: string;
  parts: string[];
  /** where the chests lie: a layout's name, or cells; "" as usual */
  chests: string;
  /** those that differ from the edition's own */
  switches: Record<string, string>;
}

export function readSpec(line: string): Spec {
  const [edition, ...words] = line.split("+");
  const spec: Spec = { edition, parts: [], chests: "", switches: {} };
  for (const word of words) {
    const [name, value = ""] = word.split("=");
    if (name === CHESTS) spec.chests = value;
    if (value && name !== CHESTS) spec.switches[name] = value;
    else spec.parts.push(name);
  }
  return spec;
}

export function writeSpec({ edition, parts, chests, switches }: Spec): string {
  const named = parts.map((part) => (part === CHESTS && chests ? `${part}=${chests}` : part));
  return [edition, ...named, ...Object.entries(switches).map(([name, value]) => `${name}=${value}`)].join("+");
}

/** Something of the listing in the reader's language, or as the listing says it. */
export function listed(sort: string, name: string, about = name): string {
  const key = `ui-${sort}-${name}`;
  return taste.words?.has(key) ? say(key) : about;
}

/** What is played, in a few words. */
export function specText(line = DEFAULT_EDITION): string {
  const { edition, parts } = readSpec(line);
  const named = parts.map((part) => listed("part", part));
  return [listed("edition", edition), ...named].join(", ");
}
