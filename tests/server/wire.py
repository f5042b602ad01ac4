"""One step of a match as the server would send it to one eye, from any truth."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, cast

from msgspec.structs import replace

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.entries import MATCH_FORMAT, Advanced, Chose, Dealt, Entry
from rockfall.server.keys import Keyring
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Feed, Sitting
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED

#: Who calls whom a saboteur before advice is asked for.
TALK = ((0, 1), (1, 0), (2, 1))
_BEGAN = 1_000_000
_MOVED = 1_007_000


@lru_cache(maxsize=32)
def _opening(spec: str, seats: int, private: bool, advice: bool) -> tuple[Entry, ...]:
    """Everything up to the deal, with a person on every seat and a clock that could tell tales."""
    settings = p.Settings(spec, seats, clock=p.Clock("bank", 300, 5), advice=advice)
    if private:
        settings = replace(settings, watch="nobody", delay=5)
    entries: list[Entry] = [p.Opened(checked(settings), "CODE")]
    names = [f"player {seat}" for seat in range(seats)]
    for seat, name in enumerate(names):
        entries += [p.Joined(seat, name), p.Sat(seat, seat)]
    entries.append(Dealt(SEED, spec, list(range(seats)), [""] * seats, names, MATCH_FORMAT))
    return tuple(entries)


def sent(
    spec: str, before: State, move: int, dice: Dice, eye: int, screen: int = NOBODY
) -> list[bytes]:
    """Every text that a move, or a step of the table's own, makes the server send to an eye.

    With the seat of who put up a screen: what the screen is sent at a table nobody may watch.
    """
    session = _session(spec, before, screen != NOBODY)
    feed = _admitted(session, eye, screen)
    _make(session, move, dice)
    session.audience.stored(feed.seq)
    fresh = session.audience.fresh(feed)
    assert fresh
    return [*fresh.texts]


def answered(spec: str, truth: State, seat: int, wish: p.Why | p.Ways) -> Sequence[bytes]:
    """Every text that a seat is sent when it asks why not, or where to."""
    session = _session(spec, truth, False)
    return asyncio.run(session.answer(wish, _admitted(session, seat, NOBODY))).texts


def advised(spec: str, before: State, move: int, dice: Dice, eye: int) -> Sequence[bytes]:
    """Every text that an eye is sent when it asks for advice after a move, and after some talk."""
    session = _session(spec, before, private=False, advice=True)
    feed = _admitted(session, eye, NOBODY)
    _make(session, move, dice)
    for speaker, target in TALK:
        session.writer._stage(p.Spoke(speaker, p.RoleClaim(target, "saboteur")))
    session.writer.durable = session.table.seq
    return asyncio.run(session.advise(p.Advise(id=5), feed, lambda cost: None)).texts


def _make(session: TableSession, move: int, dice: Dice) -> None:
    """A move, or a step of the table's own; what follows by itself is another step."""
    match = session.table.match
    assert match is not None
    match._dice = dice
    made = Advanced() if match.actor == TABLE else Chose(match.actor, move, "person")
    session.writer._stage(made)
    session.writer.durable = session.table.seq


def _session(spec: str, truth: State, private: bool, advice: bool = False) -> TableSession:
    """A table that looks as the truth does. Nothing is stored and nobody thinks."""
    table = Table("a-table")
    for entry in _opening(spec, truth.layout.seats, private, advice):
        fold(table, _BEGAN, entry)
    dealt = table.match
    assert dealt is not None
    table.match = Match(dealt.edition, dealt.seed, dealt.names, truth)
    return TableSession(cast(Services, _Services(_Clock(), Turnstile())), table, Keyring())


def _admitted(session: TableSession, eye: int, screen: int) -> Feed:
    """Somebody with an eye, or the screen of a member."""
    member = eye if eye != WATCHER else NOBODY
    sitting = Sitting(session.table.id, member, screen, None, session.table.seq)
    return session.audience.admit(sitting, _nothing, _nothing)


def _nothing(code: str = "") -> None:
    """Nobody is there to be woken or sent off."""


class _Services(NamedTuple):
    """All of the services that is looked at here."""

    clock: "_Clock"
    turnstile: Turnstile


class _Clock:
    """The time at which the move is made."""

    def now(self) -> int:
        """Always the same moment."""
        return _MOVED
