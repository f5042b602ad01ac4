"""Deeds as numbers: what every seat did in its order, and how far that was at some moments."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rockfall.bots.beliefs.deals import deals
from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.weights import MEASURES, Row
from rockfall.bots.standard.table.lookup import lookup_of
from tools.fit.rounds import Round, edition

Array = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]
GOALS: Final = 3
WIDTH: Final = len(MEASURES)
_DUG: Final = [
    f"{what}-{how}"
    for what in ("dig", "stub", "fall")
    for how in ("on", "idle", "elsewhere", "against")
]
PAIRS: Final = ("break", "break-again", "mend")
DONE: Final = (*_DUG, "pass", "pass-broken", "map", "map-again", "mend-own", *PAIRS)
#: Done and suffered; the last one is none at all.
SORTS: Final = (*DONE, *[f"{sort}-by" for sort in PAIRS])
NONE: Final = len(SORTS)
_AT: Final = {sort: number for number, sort in enumerate(SORTS)}
#: After which laps a round is looked at, besides at its end.
LAPS: Final = (1, 2, 4)


class Design(NamedTuple):
    """Rounds with as many seats each, and moments of them."""

    spec: str
    seats: int
    #: round, seat, goal, place in the seat's order -> the sort, NONE behind the last
    sorts: Numbers
    #: the same, and its measures
    measures: Array
    #: moment, seat, goal -> how many deeds there were by then
    places: Numbers
    #: moment, goal, done sort and measure: what all together did
    done: Array
    #: moment, seat, seat, sort and measure
    pairs: Array
    #: moment, goal: whether the treasure can still lie there
    open: npt.NDArray[np.bool_]
    #: moment -> the number of the true deal, and of the true goal
    deal: Numbers
    goal: Numbers
    #: moment -> which lap it is after, 0 for the end; and which round it is of
    lap: Numbers
    round: Numbers


class _Book:
    """What was done in a round so far."""

    def __init__(self, played: Round) -> None:
        self.played = played
        seats = played.seats
        self.rows: list[list[list[tuple[int, Row]]]] = [
            [[] for _ in range(GOALS)] for _ in range(seats)
        ]
        self.done = np.zeros((GOALS, len(DONE) * WIDTH))
        self.pairs = np.zeros((seats, seats, len(PAIRS) * WIDTH))

    def add(self, deed: Deed, goals: tuple[int, ...]) -> None:
        for at, (sort, measures) in zip(goals, deed.readings, strict=True):
            goal, number = self.played.goals.index(at), _AT[sort]
            self.rows[deed.seat][goal].append((number, measures))
            self.done[goal, number * WIDTH : (number + 1) * WIDTH] += measures
        if deed.suffered is not None:
            sort, measures = deed.suffered
            for row in self.rows[deed.target]:
                row.append((_AT[sort], measures))
            first = PAIRS.index(deed.readings[0].sort) * WIDTH
            one, other = sorted((deed.seat, deed.target))
            self.pairs[one, other, first : first + WIDTH] += deed.readings[0].measures


def design(rounds: list[Round]) -> Design:
    """All moments of some rounds."""
    spec, seats = rounds[0].spec, rounds[0].seats
    known = deals(lookup_of(edition(spec, seats).rules))
    numbers = {deal.bits: number for number, deal in enumerate(known)}
    length = 1 + max(_longest(played) for played in rounds)
    tables, moments = [], []
    for number, played in enumerate(rounds):
        book = _Book(played)
        deal, goal = numbers[played.foes], played.goals.index(played.treasure)
        for step, seen in enumerate(played.deeds, 1):
            book.add(seen.deed, seen.goals)
            lap, over = divmod(step, seats)
            last = step == len(played.deeds)
            if last or (not over and lap in LAPS):
                still = [at in seen.goals for at in played.goals]
                places = [[len(row) for row in goals] for goals in book.rows]
                so_far = (places, book.done.copy(), book.pairs.copy(), still)
                moments.append((*so_far, deal, goal, 0 if last else lap, number))
        tables.append(_table(book.rows, length))
    sorts, measures = (np.array(column) for column in zip(*tables, strict=True))
    columns = [np.array(column) for column in zip(*moments, strict=True)]
    return Design(spec, seats, sorts, measures, *columns)


def _longest(played: Round) -> int:
    seats = [seen.deed.seat for seen in played.deeds] + [seen.deed.target for seen in played.deeds]
    return max(seats.count(seat) for seat in range(played.seats))


def _table(rows: list[list[list[tuple[int, Row]]]], length: int) -> tuple[Numbers, Array]:
    sorts = np.full((len(rows), GOALS, length), NONE)
    measures = np.zeros((len(rows), GOALS, length, WIDTH))
    for seat, goals in enumerate(rows):
        for goal, row in enumerate(goals):
            for place, (sort, measure) in enumerate(row):
                sorts[seat, goal, place] = sort
                measures[seat, goal, place] = measure
    return sorts, measures
