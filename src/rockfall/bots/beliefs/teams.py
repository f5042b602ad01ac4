"""Who has which role where teams compete: what deeds say besides who hinders (S1, S14, S15)."""

from math import exp
from typing import Final, NamedTuple, Self

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.beliefs.posterior import read_odds
from rockfall.bots.beliefs.roles import Roles, Sort, dealt, sorts
from rockfall.bots.beliefs.talk import Saying
from rockfall.bots.beliefs.weights import Weights
from rockfall.bots.standard.aims import Aim
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.names import DIG
from rockfall.bots.standard.table.treasure import goal_odds
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.state import State

#: Up to so many players roles are weighed once for each goal that may hide the treasure; where
#: there are more, what deeds say of a seat is first averaged over the goals.
_EXACT: Final = 6
#: Odds beyond this are as good as certain.
_SURE: Final = 1e12
#: Where the treasure is if it lies under no goal any more.
_FOUND: Final = -1


class Marks(NamedTuple):
    """What a seat laid that only some roles lay: doors of each colour, and crystals."""

    doors: tuple[int, ...] = ()
    crystals: int = 0

    def laid(self, door: int, crystals: int) -> "Marks":
        """The same with one more card."""
        return Marks((*self.doors, door) if door else self.doors, self.crystals + crystals)

    def counts(self, aim: Aim) -> dict[str, int]:
        """What there is to be weighed if the seat has such an aim."""
        found: dict[str, int] = {}
        for colour in self.doors if not aim.hinders else ():
            sort = "own" if aim.colour == colour else "other" if aim.colour else "any"
            found[f"door-{sort}"] = found.get(f"door-{sort}", 0) + 1
        if aim.collects and self.crystals:
            found["crystal"] = self.crystals
        return found

    def odds(self, weights: dict[str, float], aim: Aim) -> float:
        """How well an aim goes with them, beside that of who hinders."""
        return exp(sum([weights.get(sort, 0.0) * much for sort, much in self.counts(aim).items()]))


class TeamObserver(Observer):
    """Watches as any observer does, and keeps in mind who laid which doors and crystals."""

    def __init__(self, lookup: Lookup, weights: Weights | None = None) -> None:
        super().__init__(lookup, weights)
        self.marks = [Marks()] * lookup.seats
        self._told: list[tuple[tuple[object, ...], tuple[Roles, ...]]] = []

    def copy(self) -> Self:
        twin = super().copy()
        twin.marks = list(self.marks)
        return twin

    def watch(self, before: State, seat: int, move: int) -> Deed | None:
        deed = super().watch(before, seat, move)
        if self.lookup.verbs[verb_of(move)] == DIG:
            self._told = []
            card = card_of(move)
            more = self.lookup.doors[card], self.lookup.crystals[card]
            self.marks[seat] = self.marks[seat].laid(*more)
        return deed

    def note(self, deed: Deed) -> None:
        super().note(deed)
        self._told = []

    def take(self, said: Saying) -> None:
        super().take(said)
        self._told = []

    def begin(self, goals: tuple[int, ...]) -> None:
        super().begin(goals)
        self._told = []
        self.marks = [Marks()] * self.lookup.seats

    def forget(self, seat: int) -> None:
        super().forget(seat)
        self._told = []
        self.marks[seat] = Marks()

    def roles(self, view: State) -> tuple[Roles, ...]:
        """For every seat how likely it has each role, for an eye that sees this view."""
        self.opens(view)
        shown = [view.card(zone) for zone in self.lookup.roles]
        cards = [card for zone in self.lookup.role_zones for card in view.cards(zone)]
        goals = goal_odds(self.lookup, view)
        asked = (shown, cards, goals, view.eye)
        for known, found in self._told:
            if known == asked:
                return found
        told = self._roles(shown, cards, goals, view.eye)
        self._told = [(asked, told), *self._told[:1]]
        return told

    def _roles(
        self, shown: list[int], cards: list[int], goals: dict[int, float], eye: int
    ) -> tuple[Roles, ...]:
        lookup = self.lookup
        left = {kind: lookup.layout.count[kind] - cards.count(kind) for kind in lookup.role_kinds}
        every = sorts(lookup)
        hidden = [seat for seat, role in enumerate(shown) if role == BACK]
        counts = tuple([sum([left[kind] for kind in sort.kinds]) for sort in every])
        weights = [[0.0] * len(every) for _ in hidden]
        for odds, scale in self._readings(hidden, every, goals, eye):
            for row, more in zip(weights, dealt(odds, counts)[0], strict=True):
                for number, weight in enumerate(more):
                    row[number] += scale * weight
        found = [{role: 1.0} for role in shown]
        for seat, row in zip(hidden, weights, strict=True):
            found[seat] = _spread(every, row, counts, left)
        return tuple(found)

    def _readings(
        self, hidden: list[int], every: tuple[Sort, ...], goals: dict[int, float], eye: int
    ) -> list[tuple[list[list[float]], float]]:
        """For each goal how well each sort goes with each seat's deeds, and the goal's own odds."""
        read = self._by_goal(hidden, goals, eye)
        if len(hidden) > _EXACT:
            total = sum([scale for _, scale in read])
            columns = zip(*[[scale * much for much in odds] for odds, scale in read], strict=True)
            read = [([sum(column) / total for column in columns], 1.0)]
        weights = self.weights.marks
        aims = [[self.marks[seat].odds(weights, sort.aim) for sort in every] for seat in hidden]
        hinder = [sort.aim.hinders for sort in every]
        found = []
        for odds, scale in read:
            rows = []
            for row, much in zip(aims, odds, strict=True):
                rows.append(
                    [one * much if foe else one for one, foe in zip(row, hinder, strict=True)]
                )
            found.append((rows, scale))
        return found

    def _by_goal(
        self, hidden: list[int], goals: dict[int, float], eye: int
    ) -> list[tuple[list[float], float]]:
        """For each goal the odds of each seat, and those of the goal."""
        evidence = self.evidence
        first = max(evidence.treasure, default=0.0)
        hiding = [(goal, chance) for goal, chance in goals.items() if chance > 0]
        read = []
        for goal, chance in hiding or [(_FOUND, 1.0)]:
            odds, treasure = read_odds(evidence, goal, eye)
            # So that products over many seats stay within the range of numbers.
            safe = [min(_SURE, odds[seat]) for seat in hidden]
            read.append((safe, chance * exp(treasure - first)))
        return read


def _spread(
    every: tuple[Sort, ...], row: list[float], counts: tuple[int, ...], left: dict[int, int]
) -> Roles:
    """Role -> its chance: those with the same aim are told apart by counting alone."""
    total = sum(row)
    return {
        kind: weight / total * left[kind] / count
        for sort, weight, count in zip(every, row, counts, strict=True)
        for kind in sort.kinds
        if left[kind]
    }
