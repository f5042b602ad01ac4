// The notebook's pages, one for each round: what everybody could see each player do, what one was
// shown oneself, and the roles that lay open at the end. Read off what was told; it knows no rule.

import { type Chapter, isStep, outcomeOf, type Step } from "../../lib/chapters";
import { dealtBy } from "../../lib/frame";
import { BACK, SEAT } from "../../lib/layout";
import { choice } from "../../lib/moves";
import type { ToldLayout, Moved, Sentence, VerbShape } from "../../lib/protocol";

/** Something that a seat did in the open; -1 (a card: BACK) where the deed has no such part. */
export interface Deed {
  readonly step: number;
  readonly seat: number;
  readonly verb: VerbShape;
  readonly card: number;
  readonly cell: number;
  readonly other: number;
  /** what somebody was rid of by it */
  readonly which: number;
  /** whether another card kept it from working */
  stopped: boolean;
}

export interface Page {
  readonly round: number;
  /** the number of the first entry of the table's log that belongs to it, and of the last */
  readonly first: number;
  last: number;
  /** the step that it began with, and the latest */
  readonly from: number;
  to: number;
  readonly deeds: Deed[];
  /** what was shown to one's own eye alone */
  readonly seen: Sentence[];
  /** seat -> role, once they lie open */
  readonly roles: Map<number, string>;
}

/** The effect of a card that stops another. */
const STOPS = "stops";
/** The effect of what only those hear who may look. */
const SEES = "sees";

export function pagesOf(layout: ToldLayout, story: readonly Chapter[], eye: number): Page[] {
  const pages: Page[] = [];
  for (const chapter of story) {
    const { seq, what } = chapter;
    const round = isStep(what) ? dealtBy(layout, what) : 0;
    const step = what.type === "moved" || what.type === "advanced" ? what.step : 0;
    if (round) pages.push({ round, first: seq, last: seq, from: step, to: step, deeds: [], seen: [], roles: new Map() });
    const page = pages.at(-1);
    if (!page) continue;
    page.last = seq;
    if (isStep(what)) take(layout, page, what, eye);
  }
  return pages;
}

function take(layout: ToldLayout, page: Page, what: Step, eye: number): void {
  if (what.type !== "began") page.to = what.step;
  const deed = what.type === "moved" ? deedOf(layout, what) : undefined;
  if (deed) note(page.deeds, deed);
  page.seen.push(...what.story.filter(({ effect, args }) => effect === SEES && args.seat === eye));
  outcomeOf(what)?.roles.forEach((role, seat) => role && page.roles.set(seat, role));
}

/** A move as a deed; none for mere answers: which way round, which card is kept, a veto that is not used. */
function deedOf(layout: ToldLayout, { step, seat, move }: Moved): Deed | undefined {
  const { verb, card, cell, seat: other, seat2, which } = choice(layout, move);
  const open = verb.task === "turn" || verb.a === SEAT || (verb.card && !verb.secret);
  return open ? { step, seat, verb, card, cell, other: Math.max(other, seat2), which, stopped: false } : undefined;
}

function note(deeds: Deed[], deed: Deed): void {
  if (deed.verb.effect === STOPS) stop(deeds, deeds.length - 1);
  deeds.push(deed);
}

/** What is stopped stops nothing any more: what it was aimed at works again. */
function stop(deeds: Deed[], number: number): void {
  const deed = deeds[number];
  if (!deed) return;
  deed.stopped = true;
  if (deed.verb.effect !== STOPS) return;
  const aimed = deeds.findLast((one, at) => at < number && one.stopped);
  if (aimed) aimed.stopped = false;
}

// -- counting --------------------------------------------------------------------------------

/** What a seat did in a round, by what it was, tunnels first; deeds in their order. */
export interface Fact {
  readonly verb: VerbShape;
  readonly deeds: readonly Deed[];
  /** whether it laid tunnels, and how many of these lead nowhere */
  readonly tunnels: boolean;
  readonly blocked: number;
}

export function factsOf(layout: ToldLayout, page: Page, seat: number): Fact[] {
  const groups = new Map<string, Deed[]>();
  for (const deed of page.deeds.filter((one) => one.seat === seat && !one.stopped)) {
    // A tunnel is a tunnel, whichever card allowed to lay it.
    const name = lays(layout, deed) ? "dig" : deed.verb.name;
    const kept = groups.get(name);
    if (kept) kept.push(deed);
    else groups.set(name, [deed]);
  }
  return layout.verbs
    .filter(({ name }) => groups.has(name))
    .map((verb) => {
      const deeds = groups.get(verb.name)!;
      const blocked = deeds.filter(({ card }) => deadEnd(layout, card)).length;
      return { verb, deeds, tunnels: deeds.some((deed) => lays(layout, deed)), blocked };
    })
    .sort((one, other) => Number(other.tunnels) - Number(one.tunnels));
}

const lays = (layout: ToldLayout, { card, cell }: Deed): boolean =>
  card !== BACK && cell >= 0 && layout.strands[card].length > 0;

/** Whether nobody can walk through a card: no strand of it joins two sides or leads to a ladder. */
export function deadEnd(layout: ToldLayout, card: number): boolean {
  const joins = (sides: number) => (sides & (sides - 1)) !== 0;
  const strands = layout.strands[card];
  return strands.length > 0 && !strands.some((sides, number) => joins(sides) || layout.ladders[card][number]);
}
