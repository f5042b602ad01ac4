"""Cards that went the same way, or were looked at, one after the other: told in one sentence."""

from rockfall.kernel.effects import PLAIN, SEES
from rockfall.kernel.layout import BACK, Layout
from rockfall.match.known_keys import says
from rockfall.match.sentence import Args, Sentence


class Run:
    """The beginning of the sentence, what it speaks of, and the cards.

    They may be heard by two: by all, and by one who is shown cards of which all see the backs.
    """

    def __init__(self, key: str, args: Args, effect: str, card: int, shown: int) -> None:
        self.key = key
        self.args = args
        self.effect = effect
        self.cards = [card]
        self.shown = [shown]

    def goes_on_with(self, other: "Run") -> bool:
        """Whether another run can be told in the same sentence."""
        return self.key == other.key and self.args == other.args

    def add(self, other: "Run") -> None:
        """Go on with another run."""
        self.cards.extend(other.cards)
        self.shown.extend(other.shown)

    def sentence(self, layout: Layout, cards: list[int]) -> Sentence | None:
        """Which cards they were, once they all are known; or how many, if they are backs.

        None where there are no words for it.
        """
        if BACK in cards:
            effect = PLAIN if self.effect == SEES else self.effect
            key = f"{self.key}-several"
            if len(cards) == 1 or not says(key):
                key = f"{self.key}-unseen"
            return Sentence(key, self.args | {"count": len(cards)}, effect) if says(key) else None
        if not says(self.key):
            return None
        names = " ".join([layout.kinds[card] for card in cards])
        return Sentence(self.key, self.args | {"cards": names}, self.effect)
