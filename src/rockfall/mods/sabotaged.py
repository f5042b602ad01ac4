"""Sabotaged dwarf: a digger with a broken tool gets no gold (V1, V3)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.state import State


class Sabotaged(Module):
    """Who has a broken tool in front is not entitled to a share."""

    def __init__(self, broken: list[str]) -> None:
        super().__init__("sabotaged")
        self.broken_names = broken
        self.broken: list[int] = []

    def declare(self, b: Builder) -> None:
        b.entitles(self)

    def link(self, b: Builder) -> None:
        self.mats = b.find_seat_zones("mat")
        self.broken = [b.find("card", name) for name in self.broken_names]

    def entitles(self, state: State, seat: int) -> bool:
        return not any(card in self.broken for card in state.zones[self.mats[seat]])
