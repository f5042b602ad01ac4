// Settings while somebody chooses them: what is chosen, what stands in its way, and the line they make.

import { checkSettings, INTERVAL } from "../../lib/api";
import { best, botOf, levelOf, levelsOf, MIXED, personaOf } from "../../lib/bots";
import { gameOf } from "../../lib/editions";
import type { Bots, Clock, Editions, GameChoices, Settings } from "../../lib/protocol";
import { why } from "../../lib/preferences.svelte";
import { graceOf, USUAL_GRACE, USUAL_WINDOW } from "./waiting";
import { listed, readSpec, type Spec, writeSpec } from "./spec";

const MOVE_SECONDS = 60;
const BANK: Clock = { kind: "bank", seconds: 300, increment: 10 };

export class Draft {
  readonly editions: Editions;
  private readonly known: Bots;
  spec: Spec;
  seats: number;
  /** the bot of each seat, "" for a person */
  bots: string[] = $state.raw([]);
  clock: Clock = $state.raw({ kind: "none" });
  listed = $state(false);
  watch: NonNullable<Settings["watch"]> = $state("anyone");
  chat = $state(true);
  /** whether bots say something now and then */
  talk = $state(true);
  /** whether the notebook may be asked for advice */
  advice = $state(false);
  /** how many seconds who loses the connection is waited for, 0 for as long as it takes */
  grace = $state(USUAL_GRACE);
  /** how many seconds all have for an answer when they are asked at once */
  window = $state(USUAL_WINDOW);
  /** how many seconds people have at most between two rounds */
  interval = $state(INTERVAL);
  /** what is not chosen here but was brought along */
  private rest: Settings = {};
  /** why it cannot be played, "" if it can; and the line that makes it again */
  trouble = $state("");
  link = $state("");
  private asked = 0;

  constructor(editions: Editions, known: Bots) {
    this.editions = editions;
    this.spec = $state.raw(readSpec(editions.default));
    this.known = known;
    this.seats = $state(this.game.seats);
    this.fillBots(1);
  }

  get settings(): Settings {
    return {
      ...this.rest,
      ...this.sitIn,
      ...(this.asksAll ? { window: this.window } : {}),
      interval: this.interval,
      spec: writeSpec(this.spec),
      seats: this.seats,
      bots: this.bots.slice(0, this.seats),
      clock: this.clock,
      listed: this.listed,
      watch: this.watch,
      chat: this.chat,
      talk: this.talk,
      advice: this.advice,
    };
  }

  /** The game that is chosen, by its name. */
  get gameName(): string {
    return gameOf(this.editions, this.spec.edition);
  }

  /** The bots that know it, the weakest first. */
  get levels(): readonly string[] {
    return levelsOf(this.known, this.gameName);
  }

  /** What sorts of dwarves bots can be. */
  get personas(): readonly string[] {
    return this.known.personas;
  }

  /** All there is to choose from in it. */
  get game(): GameChoices {
    return this.editions.games[this.gameName];
  }

  /** How many may play what is chosen; the first part that says otherwise than the game decides. */
  get players(): [number, number] {
    const { players, parts } = this.game;
    const chosen = Object.keys(parts).filter((part) => this.spec.parts.includes(part));
    const own = chosen.map((part) => parts[part].players).filter((limits) => limits.join() !== players.join());
    return own[0] ?? players;
  }

  /** Whether all others may be asked at once in what is chosen. */
  get asksAll(): boolean {
    return this.spec.parts.some((part) => this.game.parts[part]?.window);
  }

  /** What settings say of it; who sits in, unless nobody does, is left to the server. */
  private get sitIn(): Pick<Settings, "sit_in" | "away"> {
    return this.grace ? { away: this.grace } : { sit_in: "" };
  }

  get people(): number {
    return this.bots.filter((bot) => !bot).length;
  }

  take(settings: Settings): void {
    const { spec, seats, bots, clock, listed: shown, watch, chat, talk, advice, sit_in, away, window, interval, ...rest } = settings;
    // A bot by its own name stays; that nobody sits in is chosen here.
    this.rest = sit_in ? { ...rest, sit_in } : rest;
    this.grace = graceOf({ sit_in, away });
    this.window = window ?? USUAL_WINDOW;
    this.interval = interval ?? INTERVAL;
    this.spec = readSpec(spec ?? this.editions.default);
    this.seats = seats ?? this.game.seats;
    this.bots = Array.from({ length: this.seats }, (_, seat) => bots?.[seat] ?? "");
    this.clock = clock ?? { kind: "none" };
    this.listed = shown ?? false;
    this.watch = watch ?? "anyone";
    this.chat = chat ?? true;
    this.talk = talk ?? true;
    this.advice = advice ?? false;
  }

  // -- choosing ------------------------------------------------------------------------------

  /** Another game, as it is played unasked, with room for all people who play. */
  choose(name: string): void {
    if (name === this.gameName) return;
    const { default: spec, seats } = this.editions.games[name];
    this.spec = readSpec(spec);
    // Who does not know the game makes room for who knows it best.
    this.bots = this.bots.map((bot) => (!bot || this.levels.includes(levelOf(bot)) ? bot : best(this.levels)));
    this.setSeats(Math.max(seats, this.people));
  }

  preset(name: string): void {
    this.setSpec(readSpec(this.game.presets[name].spec));
  }

  isPreset(name: string): boolean {
    const { edition, parts, switches } = readSpec(this.game.presets[name].spec);
    const same = edition === this.spec.edition && [...parts].sort().join() === [...this.spec.parts].sort().join();
    return same && !Object.keys({ ...switches, ...this.spec.switches }).length;
  }

  edition(edition: string): void {
    this.setSpec({ ...this.spec, edition, switches: {} });
  }

  part(name: string, on: boolean): void {
    const parts = this.spec.parts.filter((part) => part !== name);
    this.setSpec({ ...this.spec, parts: on ? [...parts, name] : parts });
  }

  /** Choose a part in place of those that it does not go with. */
  instead(name: string): void {
    const { excludes = {} } = this.game.parts[name] ?? {};
    const parts = this.spec.parts.filter((part) => !(part in excludes) && part !== name);
    this.setSpec({ ...this.spec, parts: [...parts, name] });
  }

  /** Settle something about a part; "" leaves it as usual. */
  settle(part: string, word: string): void {
    this.spec = { ...this.spec, settings: { ...this.spec.settings, [part]: word } };
  }

  /** What a switch stands at: as chosen, or as the edition has it. */
  valueOf(name: string): string {
    return this.spec.switches[name] ?? this.game.editions[this.spec.edition]?.[name] ?? "";
  }

  turn(name: string, value: string): void {
    const { [name]: _, ...others } = this.spec.switches;
    const own = this.game.editions[this.spec.edition]?.[name] === value;
    this.spec = { ...this.spec, switches: own ? others : { ...others, [name]: value } };
  }

  /** What keeps a part from being chosen: the chosen ones it does not go with, and why. */
  clashes(name: string): { part: string; reason: string }[] {
    const { excludes = {} } = this.game.parts[name] ?? {};
    return this.spec.parts
      .filter((part) => part in excludes)
      .map((part) => ({ part: listed("part", part), reason: listed("clash", [name, part].sort().join("-"), excludes[part]) }));
  }

  setSeats(seats: number): void {
    const [least, most] = this.players;
    const { people } = this;
    this.seats = Math.min(most, Math.max(least, seats));
    this.bots = Array.from({ length: this.seats }, (_, seat) => this.bots[seat] ?? (people > 1 ? "" : best(this.levels)));
  }

  setBot(seat: number, bot: string): void {
    this.bots = this.bots.map((one, at) => (at === seat ? bot : one));
  }

  /** What all bots have in common, in the form of a bot. */
  get common(): string {
    const same = (of: (bot: string) => string): string => {
      const [first, ...others] = new Set(this.bots.filter(Boolean).map(of));
      return others.length ? MIXED : first;
    };
    return botOf(same(levelOf), same(personaOf));
  }

  /** Another level or another persona for all bots; in what they differ they stay as they are. */
  setBots(common: string): void {
    const [level, persona] = [levelOf(common), personaOf(common)];
    this.bots = this.bots.map((bot) => bot && botOf(level === MIXED ? levelOf(bot) : level, persona === MIXED ? personaOf(bot) : persona));
  }

  /** Seats for so many people, whoever else plays: bots make room for them. */
  seatPeople(people: number): void {
    if (people > this.seats) this.setSeats(people);
    let missing = people - this.people;
    this.bots = this.bots.map((bot) => (bot && missing-- > 0 ? "" : bot));
  }

  /** A person less: a bot on the last of their seats. */
  fillSeat(): void {
    this.setBot(this.bots.lastIndexOf(""), best(this.levels));
  }

  /** So many people, bots on all other seats. */
  fillBots(people: number): void {
    this.bots = Array.from({ length: this.seats }, (_, seat) => (seat < people ? "" : best(this.levels)));
  }

  setClock(kind: NonNullable<Clock["kind"]>): void {
    this.clock = kind === "none" ? { kind } : kind === "move" ? { kind, seconds: MOVE_SECONDS, increment: 0 } : BANK;
  }

  private setSpec(spec: Spec): void {
    this.spec = spec;
    this.setSeats(this.seats);
  }

  // -- asking --------------------------------------------------------------------------------

  /** Ask the server whether it can be played; only the latest answer counts. */
  async check(): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    try {
      const { link } = await checkSettings(this.settings);
      if (mine === this.asked) [this.link, this.trouble] = [link, ""];
    } catch (error) {
      if (mine === this.asked) [this.link, this.trouble] = ["", why(error)];
    }
  }
}
