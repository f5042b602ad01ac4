"""One step of a match as the server would send it to one eye, from any truth."""

from functools import lru_cache
from typing import NamedTuple, cast

from msgspec.structs import replace

from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.banks import NOBODY
from rockfall.server.entries import Chose, Dealt, Entry
from rockfall.server.house import House
from rockfall.server.keys import Keyring
from rockfall.server.live import Live
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from tests.server.desks import SEED

_BEGAN = 1_000_000
_MOVED = 1_007_000


@lru_cache(maxsize=32)
def _opening(spec: str, seats: int, private: bool) -> tuple[Entry, ...]:
    """Everything up to the deal, with a person on every seat and a clock that could tell tales."""
    settings = p.Settings(spec, seats, clock=p.Clock("bank", 300, 5))
    if private:
        settings = replace(settings, watch="nobody", delay=5)
    entries: list[Entry] = [p.Opened(checked(settings), "CODE")]
    names = [f"player {seat}" for seat in range(seats)]
    for seat, name in enumerate(names):
        entries += [p.Joined(seat, name), p.Sat(seat, seat)]
    entries.append(Dealt(SEED, spec, list(range(seats)), [""] * seats, names))
    return tuple(entries)


def sent(
    spec: str, before: State, move: int, dice: Dice, eye: int, screen: int = NOBODY
) -> list[str]:
    """Every text that a move makes the server send to an eye.

    With the seat of who put up a screen: what the screen is sent at a table nobody may watch.
    """
    table = Table("a-table")
    for entry in _opening(spec, before.layout.seats, screen != NOBODY):
        table.fold(_BEGAN, entry)
    dealt = table.match
    assert dealt is not None
    table.match = Match(dealt.edition, dealt.seed, dealt.names, before)
    table.match._dice = dice
    # Nothing here is stored and nobody thinks, so that no house is needed.
    live = Live(cast(House, _House(_Clock())), table, Keyring())
    sitting = Sitting(table.id, eye if eye != WATCHER else NOBODY, screen, None, table.seq)
    feed = live.audience.admit(sitting, _nothing, _nothing)
    live.writer.stage(Chose(table.match.actor, move, "person"))
    live.writer.durable = table.seq
    live.audience.stored(feed.seq)
    fresh = live.audience.fresh(feed, live.audience.head(feed))
    assert fresh
    return [*fresh.texts]


def _nothing(code: str = "") -> None:
    """Nobody is there to be woken or sent off."""


class _House(NamedTuple):
    """All of a house that is looked at here."""

    clock: "_Clock"


class _Clock:
    """The time at which the move is made."""

    def now(self) -> int:
        """Always the same moment."""
        return _MOVED
