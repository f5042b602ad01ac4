"""Cutting: some cards leave the pile unseen before the deal (S2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Cutting(Module):
    """The cards lie aside for this round; nobody knows which."""

    def __init__(self, cards: int) -> None:
        super().__init__("cutting")
        self.cards = cards

    def declare(self, b: Builder) -> None:
        self.cut = b.zone("cut", "pile", UNSEEN)
        b.phase("prepare", self)

    def link(self, b: Builder) -> None:
        self.pile = b.find("zone", "pile")

    def phase(self, t: Transition, name: str) -> bool:
        for _ in range(self.cards):
            t.draw(self.pile, self.cut, "cut")
        return True
