"""Games that an observer watches."""

from collections.abc import Iterator

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.play import play_move, seat_bots
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.state import State
from rockfall.kernel.verdict import verdict
from tests.support.play import edition


class Watched:
    """A round of standard bots, and an observer who sees it with some eye."""

    def __init__(self, seats: int, seed: bytes, spec: str = "jubilee") -> None:
        self.edition = edition(spec, seats)
        self.rules = self.edition.rules
        self.lookup = lookup_of(self.rules)
        self.observer = Observer(self.lookup)
        self.dice = Dice(seed)
        self.truth = self.rules.start(self.dice)
        self.bots = seat_bots(self.edition, ["standard"] * seats, seed)
        self.deeds: list[Deed] = []

    def moves(self, plies: int = 1000) -> Iterator[tuple[State, int, int]]:
        """The truth before each move of the round, who made it, and which one it was."""
        while plies and verdict(self.truth) is None:
            actor = self.rules.actor(self.truth)
            if actor == TABLE:
                self.rules.advance(self.truth, self.dice)
                continue
            before = self.truth.copy()
            move = play_move(self.rules, self.truth, self.bots, self.dice)
            deed = self.observer.watch(before, actor, move)
            if deed is not None:
                self.deeds.append(deed)
            plies -= 1
            yield before, actor, move

    def play(self, plies: int) -> "Watched":
        """Let some moves be made."""
        for _ in self.moves(plies):
            pass
        return self
