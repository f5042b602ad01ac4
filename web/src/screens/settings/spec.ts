// What is played, as a line of words (`jubilee+greedy+E2=all-passed`), taken apart and put together,
// and as people would say it.

import { preferences, say } from "../../lib/preferences.svelte";

const DEFAULT_EDITION = "jubilee";

export interface Spec {
  edition: string;
  parts: string[];
  /** part -> what is settled about it, without those left as usual */
  settings: Record<string, string>;
  /** those that differ from the edition's own */
  switches: Record<string, string>;
}

/** Switches have a capital letter, parts have none. */
const isSwitch = (name: string): boolean => /^[A-Z]/.test(name);

export function readSpec(line: string): Spec {
  const [edition, ...words] = line.split("+");
  const spec: Spec = { edition, parts: [], settings: {}, switches: {} };
  for (const word of words) {
    const [name, value = ""] = word.split("=");
    if (isSwitch(name)) spec.switches[name] = value;
    else spec.parts.push(name);
    if (value && !isSwitch(name)) spec.settings[name] = value;
  }
  return spec;
}

export function writeSpec({ edition, parts, settings, switches }: Spec): string {
  const named = parts.map((part) => (settings[part] ? `${part}=${settings[part]}` : part));
  return [edition, ...named, ...Object.entries(switches).map(([name, value]) => `${name}=${value}`)].join("+");
}

/** Something of the listing in the reader's language, or as the listing says it. */
export function listed(sort: string, name: string, about = name): string {
  const key = `ui-${sort}-${name}`;
  return preferences.words?.has(key) ? say(key) : about;
}

/** What is played, in a few words. */
export function specText(line = DEFAULT_EDITION): string {
  const { edition, parts } = readSpec(line);
  const named = parts.map((part) => listed("part", part));
  return [listed("edition", edition), ...named].join(", ");
}
