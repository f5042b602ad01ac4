"""Who works for whom and where the exit is, by what everybody saw (D2, D13, D19).

Who strikes another dwarf, or bars its way, rather works for the other clan; who lays boots or an
axe before it rather for the same. Who has looked at a goal goes there if it is the exit, and looks
at no other goal then. How much that says is fitted to played games (`tools/fit/cave.py`).
"""

import json
from copy import copy
from functools import lru_cache
from importlib.resources import files
from itertools import product
from math import exp
from typing import Final, NamedTuple

from rockfall.bots.bot import Belief
from rockfall.bots.cave.lookup import Lookup
from rockfall.kernel.geometry import SIDES, STEP, N, W, column, row
from rockfall.kernel.layout import BACK, witness
from rockfall.kernel.moves import a_of, b_of
from rockfall.kernel.state import State
from rockfall.kernel.strides import marked
from rockfall.kernel.tokens import cell_of, place_of, space, stands

#: What is done to others, and what those do who have looked at a goal.
TO_OTHERS: Final = ("strike", "web", "fall", "gift")
OF_GOALS: Final = ("towards", "away", "looks-on")


@lru_cache(maxsize=1)
def fitted() -> dict[str, float]:
    """What each deed says, as the logarithm of odds."""
    told: dict[str, float] = json.loads(files(__package__).joinpath("weights.json").read_text())
    return told


class Case(NamedTuple):
    """Role cards for all seats, by their kinds, and in how many ways they can be dealt."""

    roles: tuple[int, ...]
    ways: float


def cases(lookup: Lookup, view: State) -> list[Case]:
    """All that the clan cards may be for an eye."""
    layout, sides = lookup.layout, lookup.layout.frame.sides
    left = {kind: layout.count[kind] for kind in sides}
    for zone in (*lookup.roles, lookup.spare):
        for card in view.cards(zone):
            if card != BACK:
                left[card] -= 1
    choices = []
    for seat, role in enumerate(lookup.roles):
        card = view.card(role)
        told = layout.told[role][view.nums[lookup.clans[seat]]]
        kinds = [kind for kind, count in left.items() if count > 0 and told >> kind & 1]
        choices.append([card] if card != BACK else kinds)
    hidden = [seat for seat, role in enumerate(lookup.roles) if view.card(role) == BACK]
    found = []
    for roles in product(*choices):
        ways, rest = 1.0, dict(left)
        for seat in hidden:
            ways *= max(0, rest[roles[seat]])
            rest[roles[seat]] -= 1
        if ways:
            found.append(Case(roles, ways))
    return found


class CaveObserver:
    """Keeps in mind what was done to whom, and by whom who had looked at a goal."""

    def __init__(self, lookup: Lookup, weights: dict[str, float] | None = None) -> None:
        self.lookup = lookup
        self.weights = weights if weights is not None else fitted()
        #: two seats and what one did to the other -> how often
        self.deeds: dict[tuple[int, int, str], int] = {}
        #: cell of a goal and what those did who had looked at it -> how often
        self.looks: dict[tuple[int, str], int] = {}
        self._asked: list[tuple[tuple[object, ...], Belief]] = []
        self._round = 0

    def copy(self) -> "CaveObserver":
        """The same memory, which goes on by itself."""
        twin = copy(self)
        twin.deeds, twin.looks = dict(self.deeds), dict(self.looks)
        return twin

    def opens(self, view: State) -> None:
        """Look at a table: clan cards are dealt anew in every round, and memory ends."""
        number = view.nums[self.lookup.round]
        if number != self._round:
            self._round = number
            self.deeds, self.looks, self._asked = {}, {}, []

    def watch(self, before: State, seat: int, move: int) -> None:
        """Note a move of any seat: any view before it, and the move as it was told."""
        self.opens(before)
        verb = self.lookup.verb(move)
        if verb in ("boots", "axe"):
            self._done(seat, [a_of(move)], "gift")
        elif verb == "prowl":
            there = space(a_of(move), b_of(move))
            struck = [other for other, place in self._standing(before) if place == there]
            self._done(seat, struck, "strike")
        elif verb == "web":
            at = a_of(move)
            self._done(seat, self._near(before, [at, at + STEP[W if b_of(move) else N]]), "web")
        elif verb == "rockfall":
            around = [a_of(move) + STEP[side] for side in SIDES]
            self._done(seat, self._near(before, around), "fall")
        elif verb in ("step", "map"):
            self._goals(before, seat, verb, a_of(move))

    def _done(self, seat: int, targets: list[int], sort: str) -> None:
        for other in targets:
            if other != seat:
                key = (min(seat, other), max(seat, other), sort)
                self.deeds[key] = self.deeds.get(key, 0) + 1
                self._asked = []

    def _goals(self, before: State, seat: int, verb: str, at: int) -> None:
        """What who has looked at goals says of them by going somewhere, or by looking on."""
        here = before.nums[self.lookup.dwarves[seat].num]
        for goal, zone in before.grid.down.items():
            if not before.witnesses(zone) & witness(seat):
                continue
            if verb == "map":
                sort = "looks-on"
            else:
                nearer = far(cell_of(place_of(here)), goal) - far(at, goal)
                if not nearer:
                    continue
                sort = "towards" if nearer > 0 else "away"
            self.looks[goal, sort] = self.looks.get((goal, sort), 0) + 1
            self._asked = []

    def _standing(self, view: State) -> list[tuple[int, int]]:
        """Every seat whose dwarf is in the cave, and the place where it stands."""
        values = [view.nums[dwarf.num] for dwarf in self.lookup.dwarves]
        return [(seat, place_of(value)) for seat, value in enumerate(values) if stands(value)]

    def _near(self, view: State, cells: list[int]) -> list[int]:
        """The seats whose dwarves stand on some cells."""
        return [seat for seat, place in self._standing(view) if cell_of(place) in cells]

    def asks(self, view: State) -> Belief:
        """How likely each dwarf works for the other clan than its own, and where the exit is."""
        self.opens(view)
        shown = [view.cards(zone) for zone in (*self.lookup.roles, self.lookup.spare)]
        down = {at: view.card(zone) for at, zone in view.grid.down.items()}
        asked = (shown, down)
        for known, found in self._asked:
            if known == asked:
                return found
        told = Belief(tuple(self._foes(view)), self._exits(view, down))
        self._asked = [(asked, told), *self._asked[:1]]
        return told

    def weighed(self, view: State) -> list[tuple[Case, float]]:
        """Every case with its weight."""
        self.opens(view)
        sides = self.lookup.layout.frame.sides
        found = []
        for case in cases(self.lookup, view):
            much = sum(
                [
                    times * self.weights[sort]
                    for (one, other, sort), times in self.deeds.items()
                    if sides[case.roles[one]] == sides[case.roles[other]]
                ]
            )
            found.append((case, case.ways * exp(much)))
        return found

    def _foes(self, view: State) -> list[float]:
        weighed = self.weighed(view)
        total = sum([weight for _, weight in weighed])
        betrays = self.lookup.betrays
        return [
            sum([weight for case, weight in weighed if betrays[case.roles[seat]]]) / total
            for seat in range(self.lookup.seats)
        ]

    def allies(self, view: State, seat: int) -> list[float]:
        """For every seat, how likely it works for the same clan as one whose card is seen."""
        sides, weighed = self.lookup.layout.frame.sides, self.weighed(view)
        mine = sides[view.card(self.lookup.roles[seat])]
        total = sum([weight for _, weight in weighed])
        return [
            sum([weight for case, weight in weighed if sides[case.roles[other]] == mine]) / total
            for other in range(self.lookup.seats)
        ]

    def _exits(self, view: State, down: dict[int, int]) -> dict[int, float]:
        if marked(view, self.lookup.exit):
            return {}
        found = {at: self._hides_exit(at, card) for at, card in down.items()}
        if any(card in self.lookup.exit_kinds for card in down.values()):
            found = {at: float(card in self.lookup.exit_kinds) for at, card in down.items()}
        total = sum(found.values())
        return {at: weight / total for at, weight in found.items()}

    def _hides_exit(self, at: int, card: int) -> float:
        if card != BACK:
            return 0.0
        return exp(sum([self.weights[s] * n for (g, s), n in self.looks.items() if g == at]))


def far(one: int, other: int) -> int:
    """How many cells it is from one to another."""
    return abs(column(one) - column(other)) + abs(row(one) - row(other))
