"""Clans: everybody sees to which clan a dwarf belongs, not for which it works (D2)."""

from rockfall.kernel.build import Builder
from rockfall.kernel.layout import ANYTHING
from rockfall.kernel.module import Module
from rockfall.kernel.transition import Transition


class Clans(Module):
    """The colour of a clan card can be told from its back."""

    def __init__(self, colours: dict[str, list[str]]) -> None:
        super().__init__("clans")
        #: clan -> its cards
        self.colours = colours
        self.clan_of: dict[int, int] = {}

    def declare(self, b: Builder) -> None:
        #: seat -> its clan, from 1 on
        self.clans = b.seat_nums("clan")
        b.banners(self.clans, list(self.colours))
        b.phase("deal", self)

    def link(self, b: Builder) -> None:
        self.roles = b.find_seat_zones("role")
        masks = [ANYTHING]
        for number, names in enumerate(self.colours.values(), 1):
            mask = 0
            for name in names:
                kind = b.find("card", name)
                self.clan_of[kind] = number
                mask |= 1 << kind
            masks.append(mask)
        for clan, role in zip(self.clans, self.roles, strict=True):
            b.tells(clan, role, masks)

    def phase(self, t: Transition, name: str) -> bool:
        for clan, role in zip(self.clans, self.roles, strict=True):
            t.set(clan, self.clan_of[t.state.card(role)])
        return True
