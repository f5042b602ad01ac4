"""Pieces of gold, counted: every payment is public, so their number is too (S3, B18, B20)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Pieces(Module):
    """A counter a seat, kept through all rounds and added to the score at the end."""

    def __init__(self, at_start: int) -> None:
        super().__init__("pieces")
        self.at_start = at_start

    def declare(self, b: Builder) -> None:
        self.pieces = b.seat_nums("pieces", self.at_start, enduring=True)
        b.wealth("pieces", [], self.pieces, {})
        b.phase("count", self)

    def link(self, b: Builder) -> None:
        self.scores = b.find_seat_nums("score")

    def phase(self, t: Transition, name: str) -> bool:
        for seat, score in enumerate(self.scores):
            t.set(score, t.state.nums[score] + t.state.nums[self.pieces[seat]])
        return True
