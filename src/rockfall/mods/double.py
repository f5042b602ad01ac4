"""The double card: a costume department or a tunnel party on the way (W1-W3, P1, P2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.effects import CHANGES
from rockfall.kernel.layout import ALL, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.tiles import Shape
from rockfall.kernel.transition import Transition


class Double(Module):
    """Two cells, one strand, open all round; something happens when it is first reached."""

    def __init__(self, halves: list[tuple[str, Shape]], cells: list[int], party: bool) -> None:
        super().__init__("double")
        self.halves = halves
        self.cells = cells
        self.party = party

    def declare(self, b: Builder) -> None:
        self.box = b.deck("double-box", ALL)
        self.kinds = [b.card(name, "double-box", 1, shape) for name, shape in self.halves]
        if self.party:
            self.crowd = b.zone("crowd", "role-box", UNSEEN)
        #: the seat that reached it first in this round, plus one
        self.visitor = b.num("party" if self.party else "costume", names_seat=True)
        b.layout.effects.nums[self.visitor] = CHANGES
        b.phase("deal", self)
        b.phase("reached", self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")
        self.spare = b.find("zone", "spare")
        self.active = b.find("counter", "active")

    def phase(self, t: Transition, name: str) -> bool:
        if name == "deal":
            for at, kind in zip(self.cells, self.kinds, strict=True):
                t.place(at, kind * 2, self.box)
        else:
            self._visit(t)
        return True

    def _visit(self, t: Transition) -> None:
        """Laid or turned over, any card may have carried the tunnel here."""
        if not t.state.nums[self.visitor] and t.state.grid.lit[self.cells[0]]:
            t.set(self.visitor, t.state.nums[self.active] + 1)
            if self.party:
                self._mingle(t)
            elif t.state.zones[self.spare]:
                self._dress_up(t, t.state.nums[self.active])

    def _dress_up(self, t: Transition, seat: int) -> None:
        """W2: the active player takes the top role and puts the old one under the rest."""
        role = self.roles[seat]
        t.shift(self.spare, 0, role)
        t.shift(role, 0, self.spare)
        t.peek(seat, role)

    def _mingle(self, t: Transition) -> None:
        """P2: all roles in front of players are shuffled and dealt anew."""
        for role in self.roles:
            t.shift(role, 0, self.crowd)
        for seat, role in enumerate(self.roles):
            t.draw(self.crowd, role, "party")
            t.peek(seat, role)
