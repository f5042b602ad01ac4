// Which sound goes with what was told. Sentences and events are all there is to go by, so a sound
// can give nothing away that the eye was not told in words.

import type { Sentence, ToldEvent } from "../../../lib/protocol";

export const SOUNDS = ["laid", "away", "broken", "mended", "rock", "looked", "turned", "treasure", "gold", "gong", "knock", "won", "lost", "yours", "tick"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What is heard when something happens beside the moves. */
const EVENTS: Record<Exclude<ToldEvent["type"], "moved" | "ended">, Sound | null> = {
  opened: null,
  joined: "knock",
  left: null,
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
  proposed: "knock",
  paused: null,
  continued: "knock",
  woke: null,
  rematched: "knock",
  nothing: null,
};

/**
 * What is heard with a sentence, by how its key begins after `story-`; the longest beginning counts.
 * Null: it is said with something else that is heard, or is nothing that makes a noise.
 */
export const STORY: Readonly<Record<string, Sound | null>> = {
  round: "gong",
  role: null,
  "role-shown": null,
  dig: "laid",
  lay: "laid",
  divert: "laid",
  pathfind: null,
  pass: "away",
  also: "away",
  enough: null,
  shed: "mended",
  with: "away",
  break: "broken",
  trap: "broken",
  scheme: "broken",
  repair: "mended",
  free: "mended",
  foil: "mended",
  map: "looked",
  inspect: "looked",
  unmask: "looked",
  saw: null,
  rockfall: "rock",
  hat: "away",
  swap: "away",
  switch: "away",
  settle: "away",
  reveal: null,
  rotate: "laid",
  rob: "gold",
  refrain: null,
  reverse: "away",
  storehouse: "away",
  take: "away",
  veto: "broken",
  allow: null,
  toll: "laid",
  "toll-paid": "gold",
  "toll-free": null,
  beg: "knock",
  agree: null,
  decline: null,
  nudge: "laid",
  grab: "away",
  hold: "away",
  drop: "away",
  fetch: "away",
  "shown-at": "turned",
  turned: "turned",
  "turned-dragon": "rock",
  "turned-spider": "rock",
  treasure: "treasure",
  lift: null,
  costume: "gong",
  party: "gong",
  opened: "turned",
  "opened-chest-nugget": "gold",
  "opened-chest-bury": "rock",
  move: null,
  "move-gold-pile": "gold",
  "move-gold-gold-pile": "gold",
  "move-offer": "gold",
  "pile-empty": null,
  "set-backwards": null,
  gain: "gold",
  lose: "gold",
  end: null,
  won: "gong",
  unpaid: null,
  paid: "gold",
  score: null,
  wins: null,
  shares: null,
};

/** When several things happen at once, the loudest is heard and nothing else. */
const LOUDEST: readonly Sound[] = ["treasure", "gong", "rock", "turned", "broken", "mended", "gold", "laid", "looked", "away", "knock"];

/** The sound of a sentence; undefined if nobody thought of it. */
export function soundOf({ key }: Pick<Sentence, "key">): Sound | null | undefined {
  const told = key.replace("story-", "");
  const known = Object.keys(STORY).filter((name) => told === name || told.startsWith(`${name}-`));
  const longest = known.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? undefined : STORY[longest];
}

/** What is heard when something was told to a seat (-1: to a watcher), null for silence. */
export function heard(what: ToldEvent, seat: number): Sound | null {
  switch (what.type) {
    case "moved": {
      const all = what.story.map((sentence) => soundOf(sentence));
      return LOUDEST.find((sound) => all.includes(sound)) ?? null;
    }
    case "ended":
      if (what.how === "void") return "knock";
      return seat < 0 || what.winners.includes(seat) ? "won" : "lost";
    case "spoke":
      return what.words ? EVENTS.spoke : null;
    default:
      return EVENTS[what.type];
  }
}
