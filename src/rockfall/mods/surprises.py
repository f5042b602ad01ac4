"""Surprises: what bags, dragons and the spider do when they are turned over (N2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import FALLS
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Surprises(Module):
    """They happen to the active player, before another card is turned."""

    def __init__(self, gains: dict[str, int], spiders: list[str]) -> None:
        super().__init__("surprises")
        #: card -> pieces won, or lost if below zero
        self.gain_names = gains
        self.spider_names = spiders
        self.gains: dict[int, int] = {}
        self.spiders: list[int] = []

    def declare(self, b: Builder) -> None:
        self.bitten = b.reason("spider")
        b.reveals(self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.pieces = b.find_seat_nums("pieces")
        self.spiders = [b.find("card", name) for name in self.spider_names]
        for kind in self.spiders:
            b.layout.effects.cards[kind] = FALLS
        for name, gain in self.gain_names.items():
            kind = b.find("card", name)
            self.gains[kind] = gain
            if gain < 0:
                b.layout.effects.cards[kind] = FALLS

    def revealed(self, t: Transition, at: int, kind: int) -> None:
        pieces = self.pieces[t.state.nums[self.active]]
        if kind in self.gains:
            t.set(pieces, max(0, t.state.nums[pieces] + self.gains[kind]))
        elif kind in self.spiders:
            t.end(self.bitten)
