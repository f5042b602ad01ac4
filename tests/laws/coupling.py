"""Dice for a twin world: what the true world draws out of some place, the twin draws out of it too.

Draws are fair, so it is all the same which card of a bag they find. Equal numbers would find cards
of other places, because bags are sorted and the twin's hold other cards; so its numbers are chosen.
"""

from rockfall.kernel.dice import Dice
from tests.laws.traces import ROLLED, Draw, Place, Traced

#: Words below those that were chosen, to be found untouched.
SPARE = 99


class Coupled:
    """Dice that draw places as they were drawn before, whatever cards lie there now."""

    def __init__(self, dice: Dice, draws: list[Draw], cards: dict[Place, int]) -> None:
        self.dice = dice.copy()
        self.rolled = self._rolled()
        #: kept by hand: a new round throws the streams away, but not these lists
        self.chosen: dict[str, list[int]] = {stream: [] for stream in ROLLED.values()}
        for stream, bag, drawn in draws:
            lying = sorted([_card(item, cards) for item in bag])
            index = lying.index(_card(drawn, cards))
            self.chosen[stream].append(word(index, len(bag)))
        for words in self.chosen.values():
            words.reverse()
            words[:0] = [0] * SPARE
        self.dice._words.update(self.chosen)

    def _rolled(self) -> dict[str, tuple[int, int]]:
        """How far the streams are that nobody should roll here."""
        words, blocks = self.dice._words, self.dice._blocks
        unknown = blocks.keys() - set(ROLLED.values())
        return {stream: (blocks[stream], len(words[stream])) for stream in unknown}

    def used_up(self, new_round: bool) -> bool:
        """Whether every number was rolled, no more, and nothing by dice that are unknown here."""
        exact = all(len(words) == SPARE for words in self.chosen.values())
        return exact and (new_round or self._rolled() == self.rolled)


def _card(item: Traced, cards: dict[Place, int]) -> int:
    """What a card is where others lie in some places."""
    card, place = item
    return card if place is None else cards.get(place, card)


def word(index: int, sides: int) -> int:
    """A 32-bit word that `Dice.roll` makes an index of."""
    return -((-index << 32) // sides)
