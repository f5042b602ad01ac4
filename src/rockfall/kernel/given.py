"""Given rolls: chance that is decided by the caller, and stops where the caller has not.

So every roll can be a chance node: play with the rolls that are known, and where the next one is
missing, be told what it may be and how likely that is. No rule knows of it.
"""

from rockfall.kernel.chance import Chance


class RollNotGivenError(Exception):
    """A roll that was not given; whatever was being played is cut off in the middle."""

    def __init__(self, stream: str, sides: int, cards: bytes) -> None:
        super().__init__(f"the roll of {sides} by '{stream}' was not given")
        self.stream = stream
        self.sides = sides
        #: what is drawn from, a card at each roll; empty where no card is drawn
        self.cards = cards

    def outcomes(self) -> list[tuple[int, int]]:
        """Rolls that differ and their weights, `sides` in all; equal cards are one outcome."""
        if not self.cards:
            return [(roll, 1) for roll in range(self.sides)]
        first: dict[int, int] = {}
        for roll, card in enumerate(self.cards):
            first.setdefault(card, roll)
        return [(roll, self.cards.count(card)) for card, roll in first.items()]


class GivenRolls(Chance):
    """Rolls out of a list, in order, whatever they are for.

    A state that is played on with too short a list is left half-way: play on a copy.
    """

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        #: how many of them were rolled
        self.used = 0
        #: the last round that began, 0 if none did
        self.round = 0

    def begin(self, number: int) -> None:
        self.round = number

    def roll(self, stream: str, sides: int) -> int:
        return self._next(stream, sides, b"")

    def draw(self, stream: str, cards: bytes) -> int:
        return self._next(stream, len(cards), cards)

    def _next(self, stream: str, sides: int, cards: bytes) -> int:
        if self.used >= len(self.rolls):
            raise RollNotGivenError(stream, sides, cards)
        roll = self.rolls[self.used]
        if not 0 <= roll < sides:
            raise ValueError(f"a roll of {sides} by '{stream}' cannot be {roll}")
        self.used += 1
        return roll
