"""Surprises: what bags, dragons and the spider do when they are turned over (N2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.table import Table


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
        b.reveals(self)

    def link(self, b: Builder) -> None:
        self.active = b.find("counter", "active")
        self.pieces = [b.find("counter", f"pieces.{seat}") for seat in range(b.seats)]
        for name, gain in self.gain_names.items():
            self.gains[b.find("card", name)] = gain
        self.spiders = [b.find("card", name) for name in self.spider_names]

    def revealed(self, t: Table, at: int, kind: int) -> None:
        pieces = self.pieces[t.state.nums[self.active]]
        if kind in self.gains:
            t.set(pieces, max(0, t.state.nums[pieces] + self.gains[kind]))
        elif kind in self.spiders:
            t.go("unmask")
