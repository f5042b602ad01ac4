"""Turns: whose turn it is, and which way round play goes (B5, B7)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Turns(Module):
    """The next seat, and so on; B7: who holds no card is skipped, where that is the rule."""

    def __init__(self, skips: bool) -> None:
        super().__init__("turns")
        self.skips = skips
        self.hands: list[int] = []

    def declare(self, b: Builder) -> None:
        self.active = b.layout.frame.active = b.num("active")
        #: whether play goes counter-clockwise
        self.backwards = b.num("backwards")
        b.phase("deal", self)
        b.phase("next", self)

    def link(self, b: Builder) -> None:
        self.first = b.find("counter", "first")
        self.hands = b.find_seat_zones("hand")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "next":
            self._next(t)
        else:
            t.set(self.active, t.state.nums[self.first])
        return True

    def _next(self, t: Transition) -> None:
        """Somebody holds a card, or the round would have ended."""
        state, hands = t.state, self.hands
        seat = state.nums[self.active]
        step = -1 if state.nums[self.backwards] else 1
        while True:
            seat = (seat + step) % len(hands)
            if not self.skips or state.zones[hands[seat]]:
                break
        t.set(self.active, seat)
        t.go("upkeep")
