"""Piles: the draw pile, hands, cards in front of seats, the discards (B3, B6, A3)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ALL, OWNER, TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Piles(Module):
    """Hands are dealt at the start of a round, and filled up when a turn ends."""

    def __init__(self, hand_size: int) -> None:
        super().__init__("piles")
        self.hand_size = hand_size
        self.hands: list[int] = []

    def declare(self, b: Builder) -> None:
        self.pile = b.deck("pile", UNSEEN)
        self.hands = b.seat_zones("hand", "pile", OWNER)
        b.seat_zones("mat", "pile", ALL)
        b.zone("discard", "pile", TRACKED)
        #: how many cards the active seat draws when its turn ends; none if below zero (X5)
        self.due = b.num("due", first=1)
        b.phase("deal", self)
        b.phase("draw", self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "draw":
            self._draw(t)
        else:
            self._deal(t)
        return True

    def _draw(self, t: Transition) -> None:
        state = t.state
        if state.zones[self.pile]:
            hand = self.hands[state.nums[self.active]]
            for _ in range(state.nums[self.due]):
                t.draw(self.pile, hand, "pile")
        t.set(self.due, 1)

    def _deal(self, t: Transition) -> None:
        for hand in self.hands:
            for _ in range(self.hand_size):
                t.draw(self.pile, hand, "pile")
