"""A view judged: how far everybody is from the exit, and what it is worth that one gets on."""

from typing import Final

from rockfall.bots.cave.ground import FAR, Ground
from rockfall.bots.cave.loyalty import CaveObserver
from rockfall.kernel.state import State
from rockfall.kernel.tokens import place_of, stands

#: How much the way of another dwarf counts beside one's own.
OTHERS: Final = 0.1
#: A dwarf so near to the exit is about to leave: until then nobody is worth being hindered.
NEAR: Final = 8.0


class Prospects:
    """What a seat sees, and what it makes of it."""

    def __init__(self, observer: CaveObserver, view: State, seat: int) -> None:
        lookup = observer.lookup
        self.lookup = lookup
        self.view = view
        self.seat = seat
        self.odds = observer.asks(view).goals
        self.ground = Ground(lookup, view, self.odds)
        #: seat -> how likely it works for the same clan
        self.allies = observer.allies(view, seat)
        #: seat -> where its dwarf stands, -1 once it is out
        self.places = [self._place(other) for other in range(lookup.seats)]
        #: seat -> how far it is from the exit
        self.ways = [self.ground.way_out(place) if place >= 0 else 0.0 for place in self.places]
        #: seat -> what a step towards the exit is worth to the bot
        self.weights = [self._weight(other) for other in range(lookup.seats)]

    def _place(self, seat: int) -> int:
        value = self.view.nums[self.lookup.dwarves[seat].num]
        return place_of(value) if stands(value) else -1

    def _weight(self, other: int) -> float:
        if self.places[other] < 0:
            return 0.0
        gold = self.view.nums[self.lookup.gold[other]]
        worth = (1 + gold) / 4
        if other == self.seat:
            return max(worth, 0.5)
        trust = 2 * self.allies[other] - 1
        return OTHERS * worth * (trust if self.is_near(other) else max(0.0, trust))

    def is_near(self, other: int) -> bool:
        """Whether a dwarf may leave the cave in its next turns."""
        return 0 <= self.ways[other] < NEAR

    def is_foe(self, other: int) -> bool:
        """Whether a seat rather works for the other clan, and is about to get away with it."""
        return other != self.seat and self.weights[other] < 0

    def changed(self, ways: list[float]) -> float:
        """What it is worth that everybody's way is as long as this."""
        worth = 0.0
        for weight, before, after in zip(self.weights, self.ways, ways, strict=True):
            worth += weight * (min(before, FAR) - min(after, FAR))
        return worth

    def cards_left(self) -> int:
        """How many cards can still be drawn."""
        return sum(self.view.size(zone) for zone in self.lookup.piles)
