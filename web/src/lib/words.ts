// Words for people, from the catalogues that the Python side speaks from too: a seat becomes the
// player's name, a card, verb, question or side its word, and each of several cards its own.
// Only the language that is chosen is loaded.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { later } from "./later";
import type { Arguments } from "./protocol";

type Loaders = Record<string, () => Promise<string>>;

// Parted by `catalogues.ts` when the client is built.
const CATALOGUES: Loaders = import.meta.glob<string>("../../../src/rockfall/locales/*.ftl", {
  query: "?screens",
  import: "default",
});
const PAGES: Loaders = import.meta.glob<string>("../../../src/rockfall/locales/*.ftl", {
  query: "?pages",
  import: "default",
});

const REFERENCE = "en";

/** argument -> the sort of name it carries */
const NAMES: Record<string, string> = {
  card: "card",
  which: "card",
  which2: "card",
  ill: "card",
  verb: "verb",
  task: "task",
  side: "side",
};
const SEATS = ["seat", "other", "other2"];
/** cards, parted by spaces; equal ones are counted */
const CARDS = "cards";
/** spots of the board, a goal with its number: `8,-2 1/3` */
export const SPOTS = ["cell", "cell2", "from"];

/** What stands around a spot that is shown as a mark: the two are never seen, and never said by anybody. */
const [MARKS, ENDS] = ["\u2068", "\u2069"];

/** A sentence in parts: its words, and the spots in it that are shown as marks. */
export const partsOf = (text: string): { text: string; spot: boolean }[] =>
  text
    .split(new RegExp(`(${MARKS}[^${ENDS}]*${ENDS})`))
    .filter(Boolean)
    .map((part) => (part.startsWith(MARKS) ? { text: part.slice(1, -1), spot: true } : { text: part, spot: false }));

/** The same as nothing but words. */
export const unmarked = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join("");

/** The key of a thing's name: `card-n-e` for the card `n+e`, `card-unknown` for `?`, `card-rat` for `rat.2`. */
export function nameKey(sort: string, name: string): string {
  const [stem] = name.split(".");
  return `${sort}-${stem.replaceAll("+", "-").replaceAll("?", "unknown")}`;
}

/** The words of one language. */
export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  /** What only lessons and the pages of cards say: to be waited for before it is said. */
  readonly pages: () => Promise<void>;

  constructor(language: string, source: string) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.pages = later(async () => void this.bundle.addResource(new FluentResource(await of(PAGES, language)())));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A sentence; `names` are the players', by seat. A key without words is said as it is, so that it is seen. */
  say(key: string, args: Arguments = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) said[name] = this.said(name, value, names);
    return this.bundle.formatPattern(pattern, said, []);
  }

  /** The same for the eye: a spot without a name of its own is a mark. */
  mark(key: string, args: Arguments = {}, names: readonly string[] = []): string {
    const spots = SPOTS.filter((name) => isPlain(args[name]));
    const marked = Object.fromEntries(spots.map((name) => [name, `${MARKS}${args[name]}${ENDS}`]));
    return this.say(key, { ...args, ...marked }, names);
  }

  /** What a card, verb, task or side is called; a shape, in capitals, is told with its group. */
  nameOf(sort: string, name: string): string {
    const [stem, group] = name.split(".");
    const called = this.say(nameKey(sort, name));
    return group && stem !== stem.toLowerCase() ? `${called} ${"I".repeat(Number(group))}` : called;
  }

  /** Why something was refused, by the server or by the client itself. */
  refusal(code: string, args: Arguments = {}, names: readonly string[] = []): string {
    return this.say(this.refusalKey(code), args, names);
  }

  refusalKey(code: string): string {
    const key = `refuse-${code}`;
    return this.has(key) ? key : `ui-${code}`;
  }

  private said(name: string, value: string | number, names: readonly string[]): FluentVariable {
    if (SEATS.includes(name) && typeof value === "number") return names[value] ?? `#${value}`;
    if (name in NAMES) return this.nameOf(NAMES[name], String(value));
    if (name === CARDS) return this.counted(String(value).split(" ").filter(Boolean));
    return SPOTS.includes(name) ? this.spotOf(String(value)) : value;
  }

  /** A goal by its name, any other spot by column and row, in no language a decimal number. */
  spotOf(spot: string): string {
    const [where, goal] = spot.split(" ");
    if (!goal) return where.replaceAll(",", "/").replaceAll("-", "−");
    const [number, count] = goal.split("/").map(Number);
    return this.say("ui-ask-goal", { number, count });
  }

  /** Cards in words, those of one name with their number; one whose name is a number, as gold, as often as it is there. */
  private counted(cards: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const card of cards.map((one) => this.nameOf("card", one)))
      counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts]
      .flatMap(([card, count]) => (/^\d/.test(card) ? Array<string>(count).fill(card) : count === 1 ? card : `${count} × ${card}`))
      .join(", ");
  }
}

/** Whether something is a spot that has no name: no goal with a number. */
const isPlain = (spot: string | number | undefined): boolean => spot !== undefined && !String(spot).includes(" ");

const languageOf = (path: string): string => path.replace(/^.*\/(.+)\.ftl$/, "$1");

/** The languages there are words in. */
export const languages: readonly string[] = Object.keys(CATALOGUES).map(languageOf).sort();

/** What loads the part of a language. */
const of = (part: Loaders, language: string): (() => Promise<string>) =>
  Object.entries(part).find(([path]) => languageOf(path) === language)![1];

export const loadWords = async (language: string): Promise<Words> =>
  new Words(language, await later(of(CATALOGUES, language))());

/** The first of the reader's languages that there are words in. */
export function preferred(wishes: readonly string[]): string {
  const short = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return short.find((wish) => languages.includes(wish)) ?? REFERENCE;
}
