"""Escape: out of the cave, with the gold, and what that tells (D12, D20)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import LEAVES
from rockfall.kernel.module import Module
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.state import State
from rockfall.kernel.strides import WALK_OVER, mark_at, marked
from rockfall.kernel.tokens import GONE, place_of, stands
from rockfall.kernel.transition import Transition


class Escape(Module):
    """The game is over at once when nobody in the cave works for one of the clans any more."""

    def __init__(self) -> None:
        super().__init__("escape")

    def declare(self, b: Builder) -> None:
        #: the seat whose dwarf was out first, plus one
        self.first = b.num("first-out", names_seat=True)
        self.all_out = b.reason("clan-out")
        b.gate(self)
        b.ends(self)
        b.phase("arrived", self)

    def link(self, b: Builder) -> None:
        self.exit = b.layout.spaces.mark_named("exit")
        self.active = b.find("counter", "active")
        self.steps = b.find("counter", "steps")
        self.dwarves = b.layout.frame.pieces = b.find_seat_nums("dwarf")
        for dwarf in self.dwarves:
            b.layout.effects.nums[dwarf] = LEAVES
        self.lying = b.find_seat_nums("lying")
        self.roles = b.find_seat_zones("role")
        self.spare = b.find("zone", "spare")

    def bars(self, state: State, seat: int, what: str) -> Refusal | None:
        out = what == "walk" and not stands(state.nums[self.dwarves[seat]])
        return Refusal("is-out") if out else None

    def ends(self, state: State, out: list[int]) -> None:
        out.extend(marked(state, self.exit))

    def phase(self, t: Transition, name: str) -> bool:
        seat = t.state.nums[self.active]
        if mark_at(t.state, place_of(t.state.nums[self.dwarves[seat]])) == self.exit:
            self._leave(t, seat)
        return True

    def _leave(self, t: Transition, seat: int) -> None:
        t.set(self.dwarves[seat], GONE)
        # A creature may have struck it in the way out.
        t.set(self.lying[seat], 0)
        t.set(self.steps, WALK_OVER)
        t.show(self.roles[seat])
        first = not t.state.nums[self.first]
        if first:
            t.set(self.first, seat + 1)
        if self._clan_is_out(t.state):
            t.end(self.all_out)
        elif first:
            for slot in range(t.state.size(self.spare)):
                t.look(seat, self.spare, slot)

    def _clan_is_out(self, state: State) -> bool:
        sides = state.layout.frame.sides
        inside: list[str] = []
        for dwarf, role in zip(self.dwarves, self.roles, strict=True):
            if stands(state.nums[dwarf]):
                inside.append(sides[state.card(role)])
        return len(set(inside)) < len(state.layout.frame.all_sides())
