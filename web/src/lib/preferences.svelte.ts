// How somebody likes it: language, light, movement, sound and the own name, kept in this browser.

import type { Arguments } from "./protocol";
import { browserStorage, kept } from "./store";
import { languages, loadWords, preferred, type Words } from "./words";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["system", "full", "less"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const STORE = "rockfall.preferences";

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** how loud sounds are, from 0 to 1 */
  volume: number;
  name: string;
  /** whether one was asked if notifications are wanted: that is asked once */
  noticeAsked: boolean;
}

class Preferences {
  private kept: Kept = $state.raw({ language: "", theme: "system", motion: "system", sound: true, volume: 0.5, name: "", noticeAsked: false });
  private systemLight = $state(false);
  private systemStill = $state(false);
  /** the words of the language, null until the first are loaded */
  words: Words | null = $state.raw(null);

  get language(): string {
    return this.kept.language || preferred(navigator.languages);
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get volume(): number {
    return this.kept.volume;
  }
  /** what one is called at tables */
  get name(): string {
    return this.kept.name;
  }
  get noticeAsked(): boolean {
    return this.kept.noticeAsked;
  }
  /** whether things may move */
  get moving(): boolean {
    return this.motion === "system" ? !this.systemStill : this.motion === "full";
  }
  get light(): boolean {
    return this.theme === "system" ? this.systemLight : this.theme === "light";
  }

  /** Read what was kept and hear of what the system wishes; when this is done, there are words. */
  async begin(): Promise<void> {
    this.take();
    hear("(prefers-color-scheme: light)", (on) => (this.systemLight = on));
    hear("(prefers-reduced-motion: reduce)", (on) => (this.systemStill = on));
    addEventListener("storage", ({ key }) => {
      // What is chosen in one tab holds in all of them.
      if (key !== STORE) return;
      this.take();
      void this.load();
    });
    await this.load();
  }

  private take(): void {
    this.kept = { ...this.kept, ...read() };
    if (!languages.includes(this.kept.language)) this.kept = { ...this.kept, language: "" };
  }

  async set(wish: Partial<Kept>): Promise<void> {
    this.kept = { ...this.kept, ...wish };
    try {
      browserStorage().setItem(STORE, JSON.stringify(this.kept));
    } catch {
      // What is full keeps nothing more: the preferences last as long as the page.
    }
    await this.load();
  }

  /** Have the words of the language; while they come, another may be chosen. */
  private async load(): Promise<void> {
    while (this.words?.language !== this.language) {
      const words = await loadWords(this.language);
      if (words.language === this.language) this.words = words;
    }
  }
}

function hear(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener("change", ({ matches }) => tell(matches));
}

function read(): Partial<Kept> {
  const found = kept(STORE);
  return typeof found === "object" && found !== null ? found : {};
}

export const preferences = new Preferences();

/** A sentence in the reader's language; follows when another is chosen. */
export const say = (key: string, args: Arguments = {}, names: readonly string[] = []): string =>
  preferences.words?.say(key, args, names) ?? "";

/** The same for the eye: spots are marks (`Marked.svelte`). */
export const mark = (key: string, args: Arguments = {}, names: readonly string[] = []): string =>
  preferences.words?.mark(key, args, names) ?? "";

/** Why something was refused, in the reader's language. */
export function why(error: unknown): string {
  const known = typeof error === "object" && error !== null && "code" in error && "args" in error;
  if (!known) throw error;
  return preferences.words?.refusal(String(error.code), error.args as Arguments) ?? "";
}
