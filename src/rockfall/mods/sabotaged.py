"""Sabotaged dwarf: a digger with a broken tool gets no gold (V1, V3)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State


class Sabotaged(Module):
    """Who has a broken tool in front is not entitled to a share."""

    def __init__(self, broken: list[str]) -> None:
        super().__init__("sabotaged")
        self.broken_names = broken
        self.broken: list[int] = []

    def declare(self, b: Builder) -> None:
        b.gate(self)

    def link(self, b: Builder) -> None:
        self.mats = b.find_seat_zones("mat")
        self.broken = [b.find("card", name) for name in self.broken_names]

    def bars(self, state: State, seat: int, what: str) -> Refusal | None:
        if what == "share":
            for card in state.zones[self.mats[seat]]:
                if card in self.broken:
                    return Refusal("cannot-dig", {"card": state.layout.kinds[card]})
        return None
