// All cards there are, as the engine counts them.

import kinds from "../../art/kinds.json";
import type { Shape } from "../../art/shape";
import cards from "./cards.json";

export interface Card {
  name: string;
  /** its name in an address */
  slug: string;
  family: string;
  /** which sentences are about it */
  says: string[];
  /** in how many ways a player can lay it; 0 if players do not lay it */
  ways: number;
  rules: string[];
  /** in which edition, or with which part added, there are how many: the fewest, the most */
  decks: [name: string, least: number, most: number][];
}

export const CARDS = cards as Card[];

/** In the order in which one meets them. */
export const FAMILIES = ["role", "path", "dead-end", "action", "goal", "gold", "door", "ladder", "crystal", "chest"];

export const cardNamed = (name: string): Card | undefined => CARDS.find((card) => card.name === name);
/** Addresses are typed by people too. */
export const cardAt = (slug: string): Card | undefined => CARDS.find((card) => card.slug === slug.toLowerCase());
export const shapeOf = (name: string): Shape | undefined => kinds.find((kind) => kind.name === name);
export const cardPath = ({ slug }: Card): string => `/cards/${slug}`;
