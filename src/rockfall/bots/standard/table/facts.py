"""What a seat reads off its view, without any guess."""

from rockfall.bots.standard.table.lookup import Lookup
from rockfall.kernel.state import State
from rockfall.kernel.tokens import owner_on


class Facts:
    """The bot's own role, what lies in front of players, what they hold and have."""

    def __init__(self, lookup: Lookup, view: State, seat: int) -> None:
        self.lookup = lookup
        self.view = view
        self.seat = seat
        self.role = view.card(lookup.roles[seat])
        self.aim = lookup.aims[self.role]
        self.hinders = self.aim.hinders

    def broken(self, seat: int) -> int:
        """How many cards lie in front of a seat that keep it from digging."""
        mat = self.view.zones[self.lookup.mats[seat]]
        return len(mat) - mat.count(self.lookup.theft) if self.lookup.theft > 0 else len(mat)

    def holds(self, use: str) -> int:
        """How many cards of a use are in the bot's own hand."""
        hand = self.view.zones[self.lookup.hands[self.seat]]
        return sum([self.lookup.uses[card] == use for card in hand])

    def pairs(self) -> dict[int, int]:
        """Cell of a face-down pair -> the zone of its chest (X1)."""
        places = [self.view.nums[place] for place in self.lookup.places]
        return {at: zone for at, zone in zip(places, self.lookup.chests, strict=True) if at}

    def dwarf(self, at: int) -> int:
        """The owner of the dwarf on a cell, plus one; 0 for none (T2)."""
        return owner_on(self.lookup.dwarves, self.view.nums, at) + 1

    def sponsored(self, at: int) -> bool:
        """Whether somebody else pays the dwarf on a cell in this turn (T3)."""
        for number, dwarf in enumerate(self.lookup.dwarves):
            if dwarf.cell(self.view.nums[dwarf.num]) == at:
                return self.num(f"sponsor.{number}") > 0
        return False

    def num(self, name: str) -> int:
        """A public counter; 0 where there is none of that name."""
        at = self.lookup.num(name)
        return self.view.nums[at] if at >= 0 else 0

    def pieces(self, seat: int) -> int:
        """The gold pieces of a seat."""
        return self.num(f"pieces.{seat}")

    def left(self) -> int:
        """How many cards can still be played in this round."""
        view, lookup = self.view, self.lookup
        return len(view.zones[lookup.pile]) + sum([len(view.zones[hand]) for hand in lookup.hands])
