"""Cards that went the same way, or were looked at, one after the other: told in one sentence."""

from rockfall.kernel.effects import PLAIN, SEES
from rockfall.kernel.layout import BACK, Layout
from rockfall.match.known_keys import says
from rockfall.match.message import Args, Message


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

    def message(self, layout: Layout) -> Message | None:
        """Which cards they were, once they all are known; or how many, if they are backs.

        None where there are no words for it.
        """
        if BACK in self.cards:
            effect = PLAIN if self.effect == SEES else self.effect
            key = f"{self.key}-several"
            if len(self.cards) == 1 or not says(key):
                key = f"{self.key}-unseen"
            args = self.args | {"count": len(self.cards)}
            return Message(key, args, effect) if says(key) else None
        if not says(self.key):
            return None
        names = " ".join([layout.kinds[card] for card in self.cards])
        return Message(self.key, self.args | {"cards": names}, self.effect)
