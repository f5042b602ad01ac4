"""Roles: dealt in secret, some left over, shown to all after the round (B1, B14, S1)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import NOBODY, TRACKED
from rockfall.kernel.module import Module
from rockfall.kernel.table import Table


class Roles(Module):
    """Each seat looks at its own role; the left-over cards nobody sees."""

    def __init__(self, counts: list[tuple[str, int]]) -> None:
        super().__init__("roles")
        self.counts = counts
        self.seats: list[int] = []

    def declare(self, b: Builder) -> None:
        self.box = b.deck("role-box", NOBODY)
        for name, count in self.counts:
            b.card(name, "role-box", count)
        self.seats = b.seat_zones("role", "role-box", TRACKED)
        #: the top card is the first; who lays a card here knows it
        self.spare = b.zone("spare", "role-box", TRACKED)
        b.phase("deal", self)
        b.phase("unmask", self)

    def phase(self, t: Table, name: str) -> bool:
        if name == "unmask":
            for zone in self.seats:
                t.show(zone)
            return True
        for seat, zone in enumerate(self.seats):
            t.draw(self.box, zone, "roles")
            t.peek(seat, zone)
        while t.draw(self.box, self.spare, "roles"):
            pass
        return True
