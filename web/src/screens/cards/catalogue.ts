// All cards there are, as the engine counts them.

import kinds from "../../art/kinds.json";
import type { Shape } from "../../art/shape";
import cards from "./cards.json";

export interface Card {
  game: string;
  /** the kinds that it is about: they do the same, and go by the name of the first */
  kinds: string[];
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

export const GAMES = [...new Set(CARDS.map(({ game }) => game))];

/** In the order in which one meets them. */
export const FAMILIES = [
  ...["role", "path", "dead-end", "clan", "group-1", "group-2", "group-3", "action", "goal", "cave-goal"],
  ...["gold", "door", "ladder", "crystal", "chest"],
];

/** The cards of a game, family by family. */
export const familiesOf = (game: string): [family: string, cards: Card[]][] =>
  FAMILIES.map((family): [string, Card[]] => [family, CARDS.filter((one) => one.game === game && one.family === family)]).filter(
    ([, those]) => those.length,
  );

export const nameOf = ({ kinds }: Card): string => kinds[0];

export const kindsOf = (game: string): string[] => CARDS.filter((one) => one.game === game).flatMap(({ kinds }) => kinds);

/** The card that a table calls so: where two games have one of that name, that of the game with more of what lies beside. */
export function cardNamed(name: string, beside: readonly string[] = []): Card | undefined {
  const known = ({ game }: Card) => kindsOf(game).filter((kind) => beside.includes(kind)).length;
  return CARDS.filter(({ kinds }) => kinds.includes(name)).sort((one, other) => known(other) - known(one))[0];
}

/** Addresses are typed by people too. */
export const cardAt = (slug: string): Card | undefined => CARDS.find((card) => card.slug === slug.toLowerCase());
export const shapeOf = (card: Card, name = nameOf(card)): Shape | undefined =>
  kinds.find((kind) => kind.game === card.game && kind.name === name);
export const cardPath = ({ slug }: Card): string => `/cards/${slug}`;
