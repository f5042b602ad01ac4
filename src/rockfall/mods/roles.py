"""Roles: dealt in secret, some left over, shown to all after the round (B1, B14, S1)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import EVERYONE, TRACKED, UNSEEN
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class RoleCard:
    """A role as the edition's data has it; its side is empty where it follows another's."""

    def __init__(self, name: str, count: int, side: str) -> None:
        self.name = name
        self.count = count
        self.side = side


class Roles(Module):
    """Each seat looks at its own role; the left-over cards nobody sees."""

    def __init__(self, cards: list[RoleCard], foes: str) -> None:
        super().__init__("roles")
        self.cards = cards
        #: the side that works against the rest
        self.foes = foes
        self.seats: list[int] = []

    def declare(self, b: Builder) -> None:
        self.box = b.deck("role-box", UNSEEN)
        for card in self.cards:
            b.side(b.card(card.name, "role-box", card.count), card.side)
        self.seats = b.seat_zones("role", "role-box", TRACKED)
        b.roles(self.seats, self.foes)
        #: the top card is the first; who lays a card here knows it
        self.spare = b.zone("spare", "role-box", TRACKED)
        b.phase("deal", self)
        b.phase("round-end", self)

    def phase(self, t: Transition, name: str) -> bool:
        if name == "round-end":
            for zone in self.seats:
                if t.state.witnesses(zone) != EVERYONE:
                    t.show(zone)
            return True
        for seat, zone in enumerate(self.seats):
            t.draw(self.box, zone, "roles")
            t.peek(seat, zone)
        while t.draw(self.box, self.spare, "roles"):
            pass
        return True
