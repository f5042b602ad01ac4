// An answer to a question as it is shown: what is drawn of it, and what it is called. It knows no
// verb: a card is drawn as a card, a player as a portrait, a place with what lies there.

import { BACK } from "../../lib/layout";
import { type Choice, choice, Choices } from "../../lib/moves";
import type { Arguments, ToldLayout } from "../../lib/protocol";
import { preferences, say } from "../../lib/preferences.svelte";
import type { View } from "../../lib/view";
import { backPicture, cardFace } from "./faces";
import { goalName, spotName, spotsIn } from "./goals";

export interface Shown {
  readonly choice: Choice;
  readonly label: string;
  /** what nobody needs who sees the place: its coordinates, if it has no name */
  readonly where: string;
  /** cards, side by side */
  readonly cards: readonly string[];
  /** the player it is about, -1 for none */
  readonly seat: number;
  /** the places it is about */
  readonly cells: readonly number[];
  /** whether what lies on two places changes over */
  readonly crossed: boolean;
}

/** What is asked of whom, as far as answers are drawn from it. */
export interface Asking {
  readonly layout: ToldLayout;
  readonly view: View;
  readonly args: Arguments;
  readonly names: readonly string[];
}

export const cardName = (layout: ToldLayout, card: number): string => preferences.words?.nameOf("card", layout.kinds[card]) ?? "";
export const verbName = (verb: string): string => preferences.words?.nameOf("verb", verb) ?? verb;

/** What is done with what, as the language joins the two. */
const deed = (one: Choice, name: string): string => say("ui-table-deed", { verb: one.verb.name, name });

/** What is done with which card; a rockfall is not said twice. */
export function titled(layout: ToldLayout, one: Choice): string {
  const verb = verbName(one.verb.name);
  const name = one.card ? cardName(layout, one.card) : "";
  return name && name.toLowerCase() !== verb.toLowerCase() ? deed(one, name) : verb;
}

/** All answers, those first that do something to something; to refuse comes last. */
export function shownAnswers(asking: Asking, all: Choices): Shown[] {
  const { layout, view } = asking;
  const plain = all.plain.all;
  const deeds = all.all.filter((one) => !plain.includes(one));
  // What all of several answers do is in the question already.
  const alike = deeds.length > 1 && new Set(deeds.map((one) => one.verb)).size === 1;
  return [...deeds, ...plain].map((one) => ({
    choice: one,
    label: label(asking, one, alike),
    where: named(asking, one) ? "" : spotName(layout, view, one.cell),
    cards: pictures(asking, one),
    seat: one.seat,
    cells: places(asking, one),
    crossed: swaps(one) && one.turn === 1,
  }));
}

/** The card that a question is about, as it was announced; "" if it is about none. */
export function announced({ layout, view, args }: Asking): string {
  if (args.which === undefined) return "";
  const move = view.nums[layout.frame.announced] ?? 0;
  const turned = move > 0 && choice(layout, move).turn === 1;
  return cardFace(layout, layout.kinds.indexOf(String(args.which)), turned);
}

/** What the clock does for who does not answer. */
export function whenLate(all: Choices): string {
  const neutral = all.all.find((one) => one.verb.neutral);
  return neutral ? say("ui-ask-late", { verb: neutral.verb.name }) : say("ui-ask-late-chance");
}

/** Yes and no about two cards that the question names. */
const swaps = (one: Choice): boolean => one.turn >= 0 && one.cell < 0;

/** Whether an answer needs no coordinates to be told from others. */
const named = ({ layout, view }: Asking, one: Choice): boolean =>
  one.cell < 0 || one.turn >= 0 || goalName(layout, view, one.cell) !== "";

function places({ args }: Asking, one: Choice): readonly number[] {
  if (swaps(one)) return spotsIn(args);
  return one.cell >= 0 && one.turn < 0 ? [one.cell] : [];
}

function label({ layout, view, names }: Asking, one: Choice, alike: boolean): string {
  const verb = verbName(one.verb.name);
  if (one.seat >= 0) return alike ? names[one.seat] : deed(one, names[one.seat]);
  if (swaps(one)) return say(one.turn ? "ui-table-yes" : "ui-table-no");
  if (one.turn >= 0) return say(one.turn ? "ui-table-turned" : "ui-table-unturned");
  if (one.cell >= 0) {
    const goal = goalName(layout, view, one.cell);
    return goal && !alike ? deed(one, goal) : goal || verb;
  }
  return alike && one.card ? cardName(layout, one.card) : titled(layout, one);
}

function pictures(asking: Asking, one: Choice): string[] {
  const { layout, args } = asking;
  if (one.card) return [cardFace(layout, one.card)];
  // As the two cards lie afterwards.
  if (swaps(one)) {
    const lie = spotsIn(args).map((at) => faceAt(asking, at));
    return one.turn ? lie.reverse() : lie;
  }
  // Which way round: the card itself is named by the question, and lies on the cell of the answer.
  if (one.turn >= 0) return [cardFace(layout, layout.kinds.indexOf(String(args.card)), one.turn === 1)];
  return one.cell >= 0 ? [faceAt(asking, one.cell)] : [];
}

/** What oneself knows of a card that lies face down. */
function faceAt({ layout, view }: Asking, at: number): string {
  const card = view.hidden(at);
  return card === BACK ? backPicture("goal") : cardFace(layout, card);
}
