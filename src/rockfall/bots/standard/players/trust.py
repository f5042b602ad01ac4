"""Who may be a saboteur: evidence from public deeds, weighed against how many there can be."""

from math import exp
from typing import Final

from rockfall.bots.standard.table.lookup import Lookup
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State

#: What is left of older evidence after each new piece about the same seat.
MEMORY: Final = 0.7
_MOST: Final = 6.0


class Trust:
    """Evidence per seat, as the logarithm of the odds that a saboteur would do all this."""

    def __init__(self, lookup: Lookup, seat: int) -> None:
        self.lookup = lookup
        self.seat = seat
        self.evidence = [0.0] * lookup.seats

    def copy(self) -> "Trust":
        """The same evidence, to be added to on its own."""
        twin = Trust(self.lookup, self.seat)
        twin.evidence = list(self.evidence)
        return twin

    def note(self, seat: int, amount: float) -> None:
        """A deed: above 0 it hindered the digging, below 0 it helped."""
        total = self.evidence[seat] * MEMORY + amount
        self.evidence[seat] = max(-_MOST, min(_MOST, total))

    def forget(self, seat: int) -> None:
        """What a seat did in another role says nothing any more (S18, W3)."""
        self.evidence[seat] = 0.0

    def roles(self, seat: int) -> dict[int, float]:
        """Role -> the chance that a seat has it; nothing where evidence is all there is."""
        return {}

    def chances(self, view: State) -> list[float]:
        """For every seat the chance that it is a saboteur, its own seat with certainty (B1).

        The role laid aside is one more place where a saboteur may be: of all ways to spread the
        saboteurs over the other seats and that place, each counts by the odds of its members.
        """
        lookup = self.lookup
        mine = view.card(lookup.roles[self.seat]) == lookup.saboteur
        left = lookup.saboteurs - int(mine)
        aside = lookup.role_cards - lookup.seats
        odds = [exp(evidence) for evidence in self.evidence]
        others = [seat for seat in range(lookup.seats) if seat != self.seat]
        places = [odds[seat] for seat in others] + [1.0] * aside
        every = _ways(places, left)[left]
        chances = [float(mine)] * lookup.seats
        for i, seat in enumerate(others):
            rest = places[:i] + places[i + 1 :]
            chances[seat] = odds[seat] * _ways(rest, left)[left - 1] / every if left else 0.0
            if view.card(lookup.roles[seat]) != BACK:
                chances[seat] = float(view.card(lookup.roles[seat]) == lookup.saboteur)
        return chances


def _ways(places: list[float], most: int) -> list[float]:
    """Number -> the summed products of that many of the places."""
    ways = [1.0] + [0.0] * most
    for place in places:
        for number in range(most, 0, -1):
            ways[number] += ways[number - 1] * place
    return ways
