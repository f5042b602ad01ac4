"""Gold veins: a piece of gold for whoever stops there, who then shows the clan card (D11)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.module import Module
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.strides import mark_at
from rockfall.kernel.tokens import (
    GONE,
    IN_BOX,
    IN_SPACE,
    NOBODYS,
    pack_token,
    place_of,
    space,
    stands,
)
from rockfall.kernel.transition import Transition


class Veins(Module):
    """Gold is put on a vein when its card comes to lie face up, and taken once."""

    def __init__(self, veins: int) -> None:
        super().__init__("veins")
        self.count = veins

    def declare(self, b: Builder) -> None:
        self.nuggets = [
            b.token(f"nugget.{number}", "nugget", IN_SPACE, owner=NOBODYS)
            for number in range(self.count)
        ]
        b.phase("settled", self)
        b.reaction(self)
        b.reveals(self)

    def link(self, b: Builder) -> None:
        self.vein = b.layout.spaces.mark_named("vein")
        self.active = b.find("counter", "active")
        self.dwarves = b.find_seat_nums("dwarf")
        self.gold = b.find_seat_nums("gold")
        self.bank = b.find("counter", "bank")
        self.roles = b.find_seat_zones("role")

    def acted(self, t: Transition, seat: int, move: int) -> None:
        if t.state.layout.verbs[verb_of(move)].digs:
            self._fill(t, a_of(move))
        for nugget in self.nuggets:
            value = t.state.nums[nugget.num]
            # D14: the card fell, and its gold goes back to the bank.
            if stands(value) and nugget.cell(value) not in t.state.grid.tiles:
                t.set(nugget.num, GONE)
                t.set(self.bank, t.state.nums[self.bank] + 1)

    def revealed(self, t: Transition, at: int, kind: int) -> None:
        self._fill(t, at)

    def _fill(self, t: Transition, at: int) -> None:
        """Put gold on the vein of the card on a cell, if it has one."""
        spaces = t.state.layout.spaces
        for number in range(spaces.count[t.state.grid.tiles[at]]):
            place = space(at, number)
            if mark_at(t.state, place) == self.vein:
                free = [one for one in self.nuggets if t.state.nums[one.num] == IN_BOX]
                t.set(free[0].num, pack_token(place, NOBODYS))
                t.set(self.bank, t.state.nums[self.bank] - 1)

    def phase(self, t: Transition, name: str) -> bool:
        seat = t.state.nums[self.active]
        dwarf = t.state.nums[self.dwarves[seat]]
        for nugget in self.nuggets:
            value = t.state.nums[nugget.num]
            if stands(dwarf) and stands(value) and place_of(value) == place_of(dwarf):
                t.set(nugget.num, GONE)
                t.set(self.gold[seat], t.state.nums[self.gold[seat]] + 1)
                t.show(self.roles[seat])
        return True
