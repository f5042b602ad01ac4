"""Secret tunnels: who enters one pays a piece of gold, if there is any (D10)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LOSES
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.strides import mark_at
from rockfall.kernel.tokens import cell_of, place_of
from rockfall.kernel.transition import Transition


class Tunnels(Module):
    """A tunnel joins the two bends of a card; it is paid for every time."""

    def __init__(self) -> None:
        super().__init__("tunnels")

    def declare(self, b: Builder) -> None:
        b.phase("entered", self)
        b.tolls(self, "gold")

    def link(self, b: Builder) -> None:
        self.tunnel = b.layout.spaces.mark_named("tunnel")
        b.layout.effects.causes["tunnel"] = LOSES
        self.active = b.find("counter", "active")
        self.dwarves = b.find_seat_nums("dwarf")
        self.gold = b.find_seat_nums("gold")
        self.bank = b.find("counter", "bank")

    def toll(self, state: State, src: int, dst: int) -> int:
        if cell_of(dst) not in state.grid.tiles:
            return 0
        return 1 if mark_at(state, dst) == self.tunnel else 0

    def means(self, state: State, seat: int) -> int:
        return state.nums[self.gold[seat]]

    def phase(self, t: Transition, name: str) -> bool:
        seat = t.state.nums[self.active]
        place = place_of(t.state.nums[self.dwarves[seat]])
        if self.toll(t.state, place, place):
            t.hand_over(self.gold[seat], self.bank)
        return True
