"""What action cards and passing are worth."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from rockfall.bots.cave.ground import Ground
from rockfall.bots.cave.laying import Laying
from rockfall.bots.cave.prospects import OTHERS, Prospects
from rockfall.bots.cave.strolling import Strolling
from rockfall.kernel.geometry import SIDES, STEP, N, W
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import a_of, b_of, card_of
from rockfall.kernel.tokens import cell_of, edge, space

#: About how far somebody goes in a turn.
TURN: Final = 4
#: What it is worth to know more, in steps: whether a goal is the exit, for whom somebody works.
GOAL_SEEN: Final = 5.0
LOYALTY_SEEN: Final = 1.2
BOOTS: Final = 3.0
AXE: Final = 1.0
WEB: Final = 2.5
#: What it costs to give up a card, by what it is.
KEPT: Final[dict[str, float]] = {
    "secret-information": 0.8,
    "rockfall": 0.4,
    "swap-hands": 0.3,
    "web": 0.4,
    "boots": 1.0,
    "axe": 0.5,
    "rat": 0.5,
    "lindworm": 0.7,
    "goblin": 0.7,
}
_MOST_FALLS: Final = 4


class Deeds:
    """The worth of every move of a turn."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.lookup = prospects.lookup
        self.view = prospects.view
        self.laying = Laying(prospects)
        self.strolling = Strolling(prospects)
        self.left = prospects.cards_left()

    def worth(self, move: int) -> float:
        """What a move is worth, in steps."""
        by_verb: dict[str, Callable[[int], float]] = {
            "dig": self.laying.worth,
            "map": self._look_at_goal,
            "inspect": self._look_at_role,
            "rockfall": self._rockfall,
            "swap": self._swap,
            "web": self._web,
            "boots": self._boots,
            "axe": self._axe,
            "send": self._send,
            "pass": self._discard,
            "also": self._discard_more,
            "enough": self._enough,
        }
        worth = by_verb.get(self.lookup.verb(move))
        return worth(move) if worth else -1.0

    # -- knowing -----------------------------------------------------------------------------

    def _look_at_goal(self, move: int) -> float:
        cards = [self.view.card(zone) for zone in self.view.grid.down.values()]
        if self.view.card(self.view.grid.down[a_of(move)]) != BACK:
            return -0.5
        if any(card in self.lookup.exit_kinds for card in cards):
            return -0.5
        unknown = cards.count(BACK)
        if unknown < 2 or self.prospects.ground.is_open():
            return -0.5
        near = self.prospects.ground.to_goal(a_of(move), self.prospects.places)
        return GOAL_SEEN * (1.0 + near) / 2

    def _look_at_role(self, move: int) -> float:
        other = a_of(move)
        if self.view.card(self.lookup.roles[other]) != BACK:
            return -0.5
        chance = self.prospects.allies[other]
        return LOYALTY_SEEN * 4 * chance * (1 - chance) - 0.1

    # -- helping and hindering ---------------------------------------------------------------

    def _boots(self, move: int) -> float:
        other = a_of(move)
        if self.prospects.places[other] < 0:
            return -1.0
        own = 1.0 if other == self.prospects.seat else 0.5 * (2 * self.prospects.allies[other] - 1)
        return BOOTS * own * min(1.0, self.left / 20)

    def _axe(self, move: int) -> float:
        other = a_of(move)
        if self.prospects.places[other] < 0:
            return -1.0
        return AXE * (1.0 if other == self.prospects.seat else self.prospects.weights[other])

    def _send(self, move: int) -> float:
        number = self.lookup.creature_names.index(self.lookup.sorts[card_of(move)])
        start, steps = space(a_of(move), b_of(move)), self.lookup.creature_steps[number]
        return self.strolling.hunting(number, start, steps) - 0.3

    def _web(self, move: int) -> float:
        """A web in the way of a foe who is near the exit, and not in that of a friend."""
        place = edge(a_of(move), W if b_of(move) else N)
        worth = -0.3
        for seat, there in enumerate(self.prospects.places):
            if there >= 0 and place in self._edges_ahead(there):
                worth -= WEB * (self.prospects.weights[seat] / OTHERS)
        return worth

    def _edges_ahead(self, place: int) -> set[int]:
        """The edges over which the way to the exit leads, as far as somebody goes in a turn."""
        edges: set[int] = set()
        for one, other in pairwise(self.prospects.ground.ahead(place, TURN)):
            for side in SIDES:
                if cell_of(one) + STEP[side] == cell_of(other):
                    edges.add(edge(cell_of(one), side))
        return edges

    def _rockfall(self, move: int) -> float:
        """Only cards on the way of foes are looked at closely."""
        at = a_of(move)
        if at not in self._on_foes_ways():
            return -0.8
        view = self.view.copy()
        view.grid.lift(at)
        ground = Ground(self.lookup, view, self.prospects.odds)
        ways = [ground.way_out(place) if place >= 0 else 0.0 for place in self.prospects.places]
        return self.prospects.changed(ways) - 0.5

    def _on_foes_ways(self) -> list[int]:
        """The cells that foes near the exit are about to cross."""
        cells: list[int] = []
        for seat, place in enumerate(self.prospects.places):
            if place >= 0 and self.prospects.is_foe(seat):
                cells += map(cell_of, self.prospects.ground.ahead(place, 2 * TURN)[1:])
        return list(dict.fromkeys(cells))[:_MOST_FALLS]

    def _swap(self, move: int) -> float:
        hand = self.view.zones[self.lookup.hands[self.prospects.seat]]
        other = self.view.size(self.lookup.hands[a_of(move)])
        return 0.4 * (other - len(hand)) - 0.2

    # -- giving up cards ---------------------------------------------------------------------

    def _discard(self, move: int) -> float:
        return 0.1 - self._kept(card_of(move))

    def _discard_more(self, move: int) -> float:
        """Another card comes for it while the pile lasts."""
        return 0.35 - self._kept(card_of(move)) if self.left > 1 else -1.0

    def _enough(self, move: int) -> float:
        return 0.0

    def _kept(self, card: int) -> float:
        """What a card in the hand is worth, about."""
        sort = self.lookup.sorts[card]
        if sort in KEPT:
            return KEPT[sort]
        opens = self.view.grid.tileset.opens[card * 2].bit_count()
        return 0.1 * opens
