"""Bridges: who steps onto one loses a card (D9)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LOSES
from rockfall.kernel.module import Module
from rockfall.kernel.state import State
from rockfall.kernel.strides import mark_at
from rockfall.kernel.tokens import cell_of, place_of
from rockfall.kernel.transition import Transition


class Bridges(Module):
    """The left neighbour takes a card out of the hand unseen; an empty hand loses nothing."""

    def __init__(self) -> None:
        super().__init__("bridges")

    def declare(self, b: Builder) -> None:
        b.phase("entered", self)
        b.tolls(self, "card")

    def link(self, b: Builder) -> None:
        self.bridge = b.layout.spaces.mark_named("bridge")
        b.layout.effects.causes["bridge"] = LOSES
        self.active = b.find("counter", "active")
        self.came = b.find("counter", "came")
        self.dwarves = b.find_seat_nums("dwarf")
        self.hands = b.find_seat_zones("hand")
        self.discard = b.find("zone", "discard")

    def toll(self, state: State, src: int, dst: int) -> int:
        # A face-down card has no bridge that anybody knows of.
        if cell_of(src) == cell_of(dst) or cell_of(dst) not in state.grid.tiles:
            return 0
        return 1 if mark_at(state, dst) == self.bridge else 0

    def means(self, state: State, seat: int) -> int:
        return len(state.zones[self.hands[seat]])

    def phase(self, t: Transition, name: str) -> bool:
        state = t.state
        seat = state.nums[self.active]
        place = place_of(state.nums[self.dwarves[seat]])
        if self.toll(state, state.nums[self.came], place):
            t.draw(self.hands[seat], self.discard, "loss")
        return True
