"""Tables that lie ready before anybody comes: the same deal and the same moves every time.

A match is played without a server, written down as `rockfall export` would, and taken in as
`rockfall import` does. So a test begins at the moment it is about, and a picture looks alike
each time.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import a_of, card_of, kind_of, verb_of
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.entries import Advanced, Chose, Closed, Entry, write_entry
from rockfall.server.keys import hash_of
from rockfall.server.lobby import join, start
from rockfall.server.playing import By
from rockfall.server.settings import checked
from rockfall.server.store.engine import database_in
from rockfall.server.store.store import open_store
from rockfall.server.store.transfer import FORMAT, VERSION, Report, import_lines
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from tests.support.play import Chooser, diggingly

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hugo", "Ida", "Jan",
                "Käthe", "Levi")  # fmt: skip
SEED: Final = "5eed" * 16
#: So many games are tried until one comes to the wanted moment.
_CHANCES: Final = 100
#: Whether a match has come to the moment that is wanted.
Moment = Callable[[Match], bool]


class Laid:
    """A table that is laid when somebody comes to it: each run of tests comes to some of them."""

    def __init__(self, make: Callable[[], Table]) -> None:
        self._make = make

    @cached_property
    def table(self) -> Table:
        """The table itself."""
        return self._make()

    @cached_property
    def line(self) -> bytes:
        """The text that a store takes it in from."""
        return _line(self.table)

    def path(self, member: int = 0) -> str:
        """The address at which a member has the own place."""
        return f"/t/{self.table.id}#token={_token(self.table.id, member)}"

    def again(self, name: str) -> "Laid":
        """The same table under another name, for somebody who may do with it what they like."""
        return Laid(partial(_renamed, self, name))

    @property
    def match(self) -> Match:
        """What is played at it."""
        assert self.table.match is not None
        return self.table.match

    @property
    def seat(self) -> int:
        """Whoever is to decide something."""
        return self.match.actor

    @property
    def address(self) -> str:
        """Where that is decided, by a person."""
        return self.path(self.table.chairs[self.seat].member)


def dealt(match: Match) -> bool:
    """Just dealt: nobody has made a move."""
    return True


def over(match: Match) -> bool:
    """Played to the end."""
    return match.over


def turn_of(seat: int, plies: int = 0) -> Moment:
    """A seat's turn, after at least so many moves."""
    return lambda match: (
        len(match.steps) > plies and match.actor == seat and task_of(match) == "turn"
    )


def turnable(seat: int) -> Moment:
    """A seat's turn, with a card that fits somewhere both ways round."""

    def moment(match: Match) -> bool:
        if not turn_of(seat)(match):
            return False
        verbs = match.truth.layout.verbs
        digs = [move for move in match.moves(seat) if verbs[verb_of(move)].name == "dig"]
        return len({(card_of(move), a_of(move)) for move in digs}) < len(digs)

    return moment


def asked(seat: int, *tasks: str) -> Moment:
    """Something else than a turn is asked of a seat; one of these things, if any are named."""
    return lambda match: (
        match.actor == seat and (task_of(match) in tasks if tasks else task_of(match) != "turn")
    )


def anybody_asked(task: str) -> Moment:
    """Somebody is asked this, and there is more than one answer."""
    return lambda match: (
        not match.over and task_of(match) == task and len(match.moves(match.actor)) > 1
    )


def task_of(match: Match) -> str:
    """What is asked of somebody now."""
    return match.truth.layout.tasks[kind_of(match.truth.todo[-1])]


def lay(
    name: str,
    until: Moment | None = dealt,
    people: int = 3,
    bots: int = 0,
    seed: str = SEED,
    chance: int = 1,
    choose: Chooser = diggingly,
    **settings: Any,
) -> Laid:
    """A table of people, then bots, played until a moment has come; None stays in the lobby.

    If the moment does not come with one chance, the next is taken.
    """
    return Laid(partial(_lay, name, until, people, bots, seed, chance, choose, settings))


def _lay(
    name: str,
    until: Moment | None,
    people: int,
    bots: int,
    seed: str,
    chance: int,
    choose: Chooser,
    settings: dict[str, Any],
) -> Table:
    usual: dict[str, Any] = {"pace": 0, "window": 0.3, "sit_in": "", "first": 0, "talk": False}
    seats = {"seats": people + bots, "bots": [*[""] * people, *["standard"] * bots]}
    told = checked(p.Settings(**usual | seats | settings))
    for number in range(chance, chance + _CHANCES):
        table = Table(name)
        _fold(table, [p.Opened(told, _code(name))])
        for who in NAMES[:people]:
            _fold(table, join(table, who, -1))
        if until is None:
            return table
        _fold(table, start(table, 0, seed))
        if _play(table, until, choose, Random(number)):
            return table
    raise AssertionError("the moment never comes")


def _renamed(laid: Laid, name: str) -> Table:
    table = Table(name)
    for at, entry in laid.table.log:
        named = p.Opened(entry.settings, _code(name)) if isinstance(entry, p.Opened) else entry
        fold(table, at, named)
    return table


def say_in(laid: Laid, *said: p.Spoke) -> Laid:
    """The same table, at which something more was said."""

    def make() -> Table:
        table = _renamed(laid, laid.table.id)
        _fold(table, said)
        return table

    return Laid(make)


def lay_before_next_round(name: str, seat: int, **how: Any) -> Laid:
    """The same, up to a seat's move with which a round ended."""

    def make() -> Table:
        seen: list[tuple[int, int, int]] = []

        def look(match: Match) -> bool:
            truth = match.truth
            seen.append((match.actor, truth.nums[truth.layout.frame.round], len(match.steps)))
            return match.over

        assert lay(name, look, **how).match.over
        steps = next(one[2] for one, then in pairwise(seen) if one[0] == seat and then[1] > one[1])
        return lay(name, lambda match: len(match.steps) == steps, **how).table

    return Laid(make)


def lay_before_end(name: str, seat: int, **how: Any) -> Laid:
    """The same, up to a seat's last turn of the game."""

    def make() -> Table:
        turns: list[int] = []

        def look(match: Match) -> bool:
            if not match.over and turn_of(seat)(match):
                turns.append(len(match.steps))
            return match.over

        assert lay(name, look, **how).match.over
        return lay(name, lambda match: len(match.steps) == turns[-1], **how).table

    return Laid(make)


def put(data: Path, *tables: Laid) -> None:
    """Take tables in; in a thread of its own, since a browser may hold this one's event loop."""
    with ThreadPoolExecutor(1) as other:
        report = other.submit(asyncio.run, _take_in(data, tables)).result()
    assert not report.refused, report.refused


async def _take_in(data: Path, tables: Sequence[Laid]) -> Report:
    store = open_store(database_in(data))
    try:
        return await import_lines(store, [laid.line for laid in tables])
    finally:
        await store.close()


def _play(table: Table, until: Moment, choose: Chooser, chance: Random) -> bool:
    match = table.match
    assert match is not None
    while not until(match):
        if match.over:
            return False
        seat = match.actor
        move = choose(match.edition.rules, match.truth, match.moves(seat), chance)
        by: By = "bot" if table.plays(seat) else "person"
        _fold(table, [Chose(seat, move, by)])
        while match.actor == TABLE:
            _fold(table, [Advanced()])
        _close(table)
    return True


def _close(table: Table) -> None:
    if table.match is not None and table.match.over:
        _fold(table, [Closed("finished")])


def _fold(table: Table, entries: Sequence[Entry]) -> None:
    for entry in entries:
        fold(table, int(time.time() * 1000), entry)


def _line(table: Table) -> bytes:
    opened = table.log[0][0]
    line = {
        "format": FORMAT,
        "version": VERSION,
        "id": table.id,
        "code": table.code or None,
        "listed": table.settings.listed,
        "phase": table.phase,
        "opened": opened,
        "entries": [(at, msgspec.Raw(write_entry(entry))) for at, entry in table.log],
        "keys": [
            (member, "token", hash_of(_token(table.id, member)).hex())
            for member in range(len(table.members))
        ],
    }
    return msgspec.json.encode(line) + b"\n"


def _token(table: str, member: int) -> str:
    return f"{table}-{member}"


def _code(name: str) -> str:
    """A code of six letters that no other name has."""
    return "".join(chr(65 + byte % 26) for byte in hash_of(name)[:6])
