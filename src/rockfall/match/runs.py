"""Cards that went the same way, or were looked at, one after the other: told in one sentence."""

from rockfall.kernel.effects import PLAIN, SEES
from rockfall.kernel.layout import BACK, Layout
from rockfall.match.message import Args, Message
from rockfall.words import says


class Run:
    """The beginning of the sentence, what it speaks of, and the cards."""

    def __init__(self, key: str, args: Args, effect: str, cards: list[int]) -> None:
        self.key = key
        self.args = args
        self.effect = effect
        self.cards = cards

    def goes_on_with(self, other: "Run") -> bool:
        """Whether another run can be told in the same sentence."""
        return self.key == other.key and self.args == other.args

    def message(self, layout: Layout) -> Message:
        """Which cards they were, once they all are known; or how many, if they are backs."""
        if BACK in self.cards:
            effect = PLAIN if self.effect == SEES else self.effect
            several = f"{self.key}-several"
            key = several if len(self.cards) > 1 and says(several) else f"{self.key}-unseen"
            return Message(key, self.args | {"count": len(self.cards)}, effect)
        names = " ".join(layout.kinds[card] for card in self.cards)
        return Message(self.key, self.args | {"cards": names}, self.effect)
