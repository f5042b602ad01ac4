"""What the deeds of a round add up to: a small value that is cheap to copy."""

from collections.abc import Sequence
from math import log
from typing import Final

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.talk import Saying
from rockfall.bots.beliefs.weights import Weights

#: Odds beyond this are as good as certain.
_MOST: Final = 1e30


class Entry:
    """A deed in the books: what it says of one seat, for every goal that may hide the treasure."""

    __slots__ = ("amounts", "reason", "seat", "step")

    def __init__(self, step: int, seat: int, reason: str, amounts: dict[int, float]) -> None:
        self.step = step
        self.seat = seat
        #: the sort of the deed; one that was suffered ends with "-by"
        self.reason = reason
        #: cell of a goal -> what was said of the seat, as the logarithm of odds
        self.amounts = amounts


class Evidence:
    """Odds of each seat and goal, of each goal, and of seats together.

    There are several ways to hinder, and who hinders keeps to one. It may do as diggers do for a
    while: it sleeps, and wakes up at any deed with a small chance. While it sleeps its deeds say
    nothing, so good deeds clear nobody for ever, and what is done after them counts in full. How
    that adds up is exact: the odds are those of having slept until now, plus those of being awake
    in each way, with all deeds since.
    """

    __slots__ = (
        *("alone", "asleep", "awake", "first", "goals", "pairs", "passes", "said", "treasure"),
    )

    def __init__(self, seats: int, goals: tuple[int, ...], weights: Weights) -> None:
        #: cells that may hide the treasure
        self.goals = goals
        #: seat -> the odds that it hinders and sleeps
        self.asleep = [weights.asleep] * seats
        #: the odds that somebody of whom nothing is known hinders in each way and is awake
        self.first = [(1 - weights.asleep) * share for share in weights.shares]
        #: seat -> for every goal such odds, if the treasure lies there; rows are never changed,
        #: but replaced, so copies may share them
        self.awake = [[self.first] * len(goals) for _ in range(seats)]
        #: for every goal the logarithm of the odds that the treasure lies there
        self.treasure = [0.0] * len(goals)
        #: two seats, as bits -> the logarithm of the odds that both hinder, beyond those of each
        self.pairs: dict[int, float] = {}
        #: what was said of roles
        self.said: tuple[Saying, ...] = ()
        #: seat that does not listen to itself -> what follows from pairs for every set of seats, as
        #: far as that was worked out; replaced, not changed
        self.alone: dict[int, list[float]] = {}
        #: seat -> how often it has passed in a row
        self.passes = [0] * seats

    def copy(self) -> "Evidence":
        """The same evidence, to be added to on its own."""
        twin = Evidence.__new__(Evidence)
        twin.goals = self.goals
        twin.first = self.first
        twin.asleep = list(self.asleep)
        twin.awake = [list(row) for row in self.awake]
        twin.treasure = list(self.treasure)
        twin.pairs = dict(self.pairs)
        twin.said = self.said
        twin.alone = self.alone
        twin.passes = list(self.passes)
        return twin

    def moved(self, goals: tuple[int, ...]) -> "Evidence":
        """The evidence for other goals: one was turned over, or lies elsewhere now."""
        twin = self.copy()
        twin.goals = goals
        old = {at: place for place, at in enumerate(self.goals)}
        for seat, rows in enumerate(self.awake):
            mean = means(rows) or self.first
            twin.awake[seat] = [rows[old[at]] if at in old else mean for at in goals]
        usual = sum(self.treasure) / max(1, len(old))
        twin.treasure = [self.treasure[old[at]] if at in old else usual for at in goals]
        return twin

    def forget(self, weights: Weights, seat: int) -> None:
        """Nothing is known of a seat any more."""
        self.asleep[seat] = weights.asleep
        self.awake[seat] = [self.first] * len(self.goals)
        self.pairs = {both: much for both, much in self.pairs.items() if not both >> seat & 1}
        self.said = tuple([said for said in self.said if seat not in (said.speaker, said.target)])
        self.alone = {}

    def hear(self, said: Saying) -> None:
        """Note what was said of a role."""
        self.said = (*self.said, said)
        self.alone = {}

    def heard_by(self, eye: int) -> Sequence[Saying]:
        """What was said by others: nobody learns anything from their own words."""
        return [said for said in self.said if said.speaker != eye]

    def odds(self, seat: int) -> list[float]:
        """For every goal the logarithm of the odds of a seat by its deeds, if it lies there."""
        return [log(self.asleep[seat] + sum(awake)) for awake in self.awake[seat]]

    def add(self, weights: Weights, deed: Deed, step: int) -> list[Entry]:
        """Note a deed; gives what it says of whom."""
        seat, target, sort = deed.seat, deed.target, deed.readings[0].sort
        if sort not in ("claim", "lie"):
            self.passes[seat] = self.passes[seat] + 1 if sort == "pass" else 0
        entries = [self._note(weights, step, seat, sort, heard(weights, deed))]
        for at, reading in enumerate(deed.readings):
            self.treasure[at] += weights.of_treasure(*reading)
        if deed.suffered is not None:
            says = [weights.of_foe(*deed.suffered)] * len(self.goals)
            entries.append(self._note(weights, step, target, deed.suffered.sort, says))
            both = 1 << seat | 1 << target
            much = weights.of_pair(*deed.readings[0])
            self.pairs[both] = self.pairs.get(both, 0.0) + much
            self.alone = {}
        return entries

    def _note(
        self, weights: Weights, step: int, seat: int, reason: str, says: list[list[float]]
    ) -> Entry:
        before = self.odds(seat)
        woken = woken_by(weights, self.asleep[seat])
        self.asleep[seat] -= sum(woken)
        self.awake[seat] = [
            grown(awake, woken, more) for awake, more in zip(self.awake[seat], says, strict=True)
        ]
        after = self.odds(seat)
        pairs = zip(self.goals, before, after, strict=True)
        return Entry(step, seat, reason, {goal: new - old for goal, old, new in pairs})


def woken_by(weights: Weights, asleep: float) -> list[float]:
    """The odds of who wakes up at a deed, for each way to hinder."""
    return [asleep * weights.wakes * share for share in weights.shares]


def grown(awake: list[float], woken: list[float], more: list[float]) -> list[float]:
    """The odds of who is awake after a deed, for each way to hinder."""
    return [
        min(_MOST, (old + new) * much) for old, new, much in zip(awake, woken, more, strict=True)
    ]


def means(rows: list[list[float]]) -> list[float]:
    """The means of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def heard(weights: Weights, deed: Deed) -> list[list[float]]:
    """For every goal what a deed says of who did it; often it says the same for all of them."""
    first = deed.readings[0]
    if all(reading is first for reading in deed.readings):
        return [weights.of_foe(*first)] * len(deed.readings)
    return [weights.of_foe(*reading) for reading in deed.readings]
