"""Standings: who has won the game (B20, S25)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Standings(Module):
    """Most gold wins; those level at the top share the victory."""

    def __init__(self) -> None:
        super().__init__("standings")

    def declare(self, b: Builder) -> None:
        self.scores = b.seat_nums("score", enduring=True)
        b.scores(self.scores)
        b.phase("final", self)

    def phase(self, t: Transition, name: str) -> bool:
        scores = [t.state.nums[score] for score in self.scores]
        most = max(scores)
        t.crown([seat for seat, score in enumerate(scores) if score == most])
        return True
