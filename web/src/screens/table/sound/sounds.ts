// Which sound goes with what was told. The effects of sentences and events are all there is to go by,
// so a sound can give nothing away that the eye was not told in words.

import type { Outcome, Sentence, ToldEvent } from "../../../lib/protocol";

export const SOUNDS = ["laid", "away", "broken", "mended", "rock", "looked", "turned", "treasure", "gold", "struck", "dropped", "out", "gong", "knock", "won", "lost", "yours", "tick"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is heard when something happens beside the moves. */
const EVENTS: Record<Exclude<ToldEvent["type"], "moved" | "advanced" | "ended">, Sound | null> = {
  opened: null,
  joined: "knock",
  left: null,
  freed: null,
  sat: null,
  "bot-sat": null,
  changed: null,
  readied: null,
  committed: null,
  drawing: null,
  revealed: null,
  began: "gong",
  spoke: "knock",
  muted: null,
  "went-away": null,
  "came-back": "knock",
  paced: null,
  proposed: "knock",
  paused: null,
  continued: "knock",
  woke: null,
  rematched: "knock",
  nothing: null,
};

/** What is heard with a sentence, by what it does to those at the table; null: it makes no noise. */
export const EFFECTS: Readonly<Record<string, Sound | null>> = {
  lays: "laid",
  puts: "away",
  swaps: "away",
  harms: "broken",
  helps: "mended",
  stops: "broken",
  looks: "looked",
  falls: "rock",
  takes: "gold",
  asks: "knock",
  turns: "turned",
  changes: "gong",
  pays: "gold",
  moves: null,
  strikes: "struck",
  loses: "dropped",
  leaves: "out",
  sees: null,
  role: null,
};

/** What is heard when a round is over, by why it is; otherwise there is no noise of its own. */
const REASONS: Readonly<Record<string, Sound>> = { treasure: "treasure" };

/** When several things happen at once, the loudest is heard and nothing else. */
const LOUDEST: readonly Sound[] = ["won", "lost", "treasure", "gong", "out", "rock", "struck", "turned", "broken", "mended", "dropped", "gold", "laid", "looked", "away", "knock"];

const soundOf = ({ effect = "" }: Sentence): Sound | null => EFFECTS[effect] ?? null;

/** Of what is heard at once, that which drowns the rest; null for silence. */
export function loudest(all: readonly (Sound | null)[]): Sound | null {
  return LOUDEST.find((sound) => all.includes(sound)) ?? null;
}

/** What is heard when something was told to a seat (-1: to a watcher), null for silence. */
export function heard(what: ToldEvent, seat: number): Sound | null {
  switch (what.type) {
    case "moved":
      return loudest([...what.story.map(soundOf), ending(what.outcome)]);
    case "advanced":
      // Who has won is said with a gong, and so is that the next round begins.
      return "gong";
    case "ended":
      if (what.how === "void") return "knock";
      return seat < 0 || what.winners.includes(seat) ? "won" : "lost";
    case "spoke":
      return what.words ? EVENTS.spoke : null;
    default:
      return EVENTS[what.type];
  }
}

/** What is heard of the move that ends a round. */
const ending = (outcome: Outcome | null | undefined): Sound | null =>
  outcome && !outcome.decided ? (REASONS[outcome.why] ?? null) : null;
