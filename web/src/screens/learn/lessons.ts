// The lessons there are: one for each game, as `tools/lesson.py` wrote them.

import { later } from "../../lib/later";
import type { Script } from "./lesson";
import listed from "./lessons.json";

export interface Contents {
  /** its address is `/learn/NAME` */
  name: string;
  /** the game that it teaches, as the listing calls it */
  game: string;
  /** what can be read instead, each with cards to look at */
  reading: { id: string; cards: string[] }[];
  /** what the coach says when it is over */
  ends: string;
  /** what one knows afterwards */
  learnt: string[];
}

export const LESSONS: readonly Contents[] = listed;

// What JSON says of unions is wider than what the server's types say.
const scripts = import.meta.glob<Script>("./lessons/*.json", { import: "default" });

/** A lesson's own script, once it has come. */
export const script = (name: string): Promise<Script> => later(scripts[`./lessons/${name}.json`])();

/** Where one chooses a lesson; this one is then chosen already. */
export const learnPath = (name: string): string => `/learn?lesson=${name}`;
