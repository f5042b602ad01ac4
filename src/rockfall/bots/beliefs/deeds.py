"""A deed as an outside observer sees it: its sort and its measures, for each goal.

What a deed is depends on where the treasure lies and on what its doer has seen: digging for the
left goal is a digger's work for who knows that the treasure is there, and is no such thing for who
knows that it is not. So every deed is read once for each goal that may hide the treasure.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from rockfall.bots.beliefs.weights import Row
from rockfall.bots.standard.table.names import (
    BREAK,
    DEAD_END,
    DIG,
    FREE,
    MAP,
    PASS,
    REPAIR,
    ROCKFALL,
    TRAP,
)
from rockfall.bots.standard.table.position import Position
from rockfall.kernel.layout import witness
from rockfall.kernel.moves import a_of, card_of, verb_of

#: Changes of cost smaller than this, in cards, are none.
_NOTICED: Final = 0.4
#: A treasure so many cards away is not near at all.
_NEAR: Final = 5.0
_DUG: Final = {DIG: "dig", DEAD_END: "stub", ROCKFALL: "fall"}
DONE_TO: Final = {BREAK: "break", TRAP: "break", REPAIR: "mend", FREE: "mend"}


class Reading(NamedTuple):
    """What a deed is if the treasure lies under a certain goal."""

    sort: str
    measures: Row


class Deed(NamedTuple):
    """A deed of a seat, maybe to another, read for each goal that may hide the treasure."""

    seat: int
    #: -1 if it was done to nobody, or to oneself
    target: int
    #: in the order of the goals
    readings: tuple[Reading, ...]
    #: what it is to whom it was done
    suffered: Reading | None = None


class Table(NamedTuple):
    """What an outside observer has in mind when somebody moves."""

    position: Position
    #: cells of face-down goals, and how many cards are missing to each
    goals: tuple[int, ...]
    costs: list[float]
    #: how much of the round is over
    late: float
    #: for every seat, how it looks to all: -1 like a digger, 1 like a saboteur
    standing: tuple[float, ...]
    #: for every seat, how often it has passed in a row
    passes: list[int]


def table_of(
    position: Position, goals: tuple[int, ...], standing: tuple[float, ...], passes: list[int]
) -> Table:
    """What an outside observer makes of a position."""
    costs = position.cost_map.costs(position.view.grid, list(goals))
    deck = len(position.lookup.layout.full[position.lookup.pile])
    return Table(position, goals, costs, 1 - position.left() / deck, standing, passes)


def read(table: Table, seat: int, move: int) -> Deed | None:
    """What a move of the turn says, or None if it says nothing."""
    verb = table.position.lookup.verbs[verb_of(move)]
    view, bit = table.position.view, witness(seat)
    seen = [at for at in table.goals if view.witnesses(view.grid.down[at]) & bit]
    # To who has seen no goal all goals are alike.
    goals = table.goals if seen else table.goals[:1]
    reads = _reader(table, seat, move)
    if reads is None:
        return None
    readings = tuple([reads(_Doer(table, seen, goal)) for goal in goals])
    if not seen:
        readings *= len(table.goals)
    target = a_of(move) if verb in DONE_TO else -1
    if target in (-1, seat):
        return Deed(seat, -1, readings)
    sort, measures = readings[0]
    suffered = Reading(f"{sort}-by", (1.0, table.standing[seat], *measures[2:]))
    return Deed(seat, target, readings, suffered)


def claim(table: Table, seat: int, goal: int, treasure: bool) -> Deed | None:
    """What it says that somebody claims what lies under a goal; nothing, unless they looked."""
    view = table.position.view
    if goal not in table.goals or not view.witnesses(view.grid.down[goal]) & witness(seat):
        return None
    readings = [
        _Doer(table, [goal], at).reading("claim" if (at == goal) == treasure else "lie", 0.0)
        for at in table.goals
    ]
    return Deed(seat, -1, tuple(readings))


def _reader(table: Table, seat: int, move: int) -> "Callable[[_Doer], Reading] | None":
    """What reads a move, once it is said where the treasure lies."""
    position = table.position
    verb = position.lookup.verbs[verb_of(move)]
    if verb in (DIG, ROCKFALL):
        use = DEAD_END if position.lookup.uses[card_of(move)] == DEAD_END else verb
        gains = _gains(table, move)
        return lambda doer: doer.changes(_DUG[use], gains)
    if verb == PASS:
        idle = min(3, table.passes[seat]) / 3
        sort = "pass-broken" if position.broken(seat) else "pass"
        return lambda doer: doer.reading(sort, idle)
    if verb == MAP:
        return lambda doer: doer.reading("map-again" if doer.knows else "map", len(doer.seen))
    if verb not in DONE_TO:
        return None
    target, done = a_of(move), DONE_TO[verb]
    if target == seat:
        return lambda doer: doer.reading(f"{done}-own", 0.0)
    again = "-again" if done == "break" and position.broken(target) else ""
    return lambda doer: doer.reading(done + again, table.standing[target])


def _gains(table: Table, move: int) -> dict[int, float]:
    """Goal -> how many cards nearer a move brings the tunnel to it."""
    position, goals = table.position, list(table.goals)
    after = position.cost_map.costs(position.after(move), goals)
    return {at: table.costs[i] - after[i] for i, at in enumerate(goals)}


class _Doer:
    """Who does something, if the treasure lies under a certain goal."""

    def __init__(self, table: Table, seen: list[int], treasure: int) -> None:
        self.table = table
        self.seen = seen
        blind = [at for at in table.goals if at not in self.seen]
        #: whether it is sure where the treasure is
        self.knows = treasure in self.seen or len(blind) == 1
        #: where it thinks the treasure may be
        self.hopes = [treasure] if self.knows else blind
        costs = [
            cost for at, cost in zip(table.goals, table.costs, strict=True) if at in self.hopes
        ]
        #: how near it must think the treasure is
        self.near = max(0.0, min(1.0, 1 - sum(costs) / len(costs) / _NEAR))

    def changes(self, what: str, gains: dict[int, float]) -> Reading:
        """The grid changes: on the way to the treasure, away from it, or neither."""
        gain = sum([gains[at] for at in self.hopes]) / len(self.hopes)
        best = max(gains.values())
        lean = min(3.0, best - gain) / 3
        if gain > _NOTICED:
            return self.reading(f"{what}-on", min(3.0, gain) / 3, lean)
        if gain < -_NOTICED and best <= _NOTICED:
            return self.reading(f"{what}-against", min(6.0, -gain) / 3, lean)
        if best > _NOTICED:
            return self.reading(f"{what}-elsewhere", min(3.0, best) / 3, lean)
        return self.reading(f"{what}-idle", gain, lean)

    def reading(self, sort: str, size: float, lean: float = 0.0) -> Reading:
        """A sort with all its measures."""
        return Reading(sort, (1.0, size, self.near, self.table.late, lean))
