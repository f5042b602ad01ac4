"""How long a lap takes: everybody's turn once, with pace and windows as they are unasked."""

import asyncio
from itertools import pairwise
from random import Random
from statistics import mean

from rockfall.kernel.moves import kind_of, seat_of
from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.thinking.thinkers import Question
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.virtual import MemoryStore, run_virtually
from tests.support.games import presets
from tests.support.play import diggingly

SEATS = 7
LAPS = 8
#: Half of what it once was, in seconds.
MOST = 18.0


class Diggers:
    """Thinkers that dig wherever they can, in no time, and let all cards be."""

    def __init__(self) -> None:
        self.session: TableSession
        self._chance = Random(3)

    async def think(self, question: Question) -> int | None:
        """A card that works, since those that are only put away open no window."""
        match = self.session.table.match
        assert match is not None
        if question.asked or match.actor != question.seat:
            return None
        rules = match.edition.rules
        return diggingly(rules, match.truth, match.moves(question.seat), self._chance)


async def laps(seats: int, **settings: object) -> list[float]:
    """Seconds from a seat's turn to its next, bots on all seats."""
    thinkers = Diggers()
    services = Services(MemoryStore(), thinkers, Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    session = thinkers.session = TableSession(services, Table("a-table"), Keyring())
    told = p.Settings(presets()["party"], seats, ["", *["standard"] * (seats - 1)], **settings)  # type: ignore[arg-type]
    entries: list[Entry] = [p.Opened(checked(told), "CODE"), p.Joined(0, "Ann"), p.Sat(0, 0)]
    async with session.writer.lock:
        await session.writer.commit(entries)
        await session.writer.commit(lobby.start(session.table, 0, SEED))
        await session.writer.commit([p.WentAway(0, "standard")])
    while len(turns(session.table)) <= LAPS * seats:
        await asyncio.sleep(1)
    await session.close()
    began = turns(session.table)[: LAPS * seats + 1]
    return [(later - at) / 1000 for at, later in pairwise(began[::seats])]


def turns(table: Table) -> list[int]:
    """When each turn of the first round began."""
    again, moments, whose = Table("a-table"), list[int](), -1
    for at, entry in table.log:
        fold(again, at, entry)
        match = again.match
        if match is None or not match.truth.todo:
            continue
        task = match.truth.todo[-1]
        if match.truth.layout.tasks[kind_of(task)] == "turn" and seat_of(task) != whose:
            moments.append(at)
            whose = seat_of(task)
    return moments


def test_a_lap_of_the_party_with_seven_players_takes_half_as_long_as_it_did() -> None:
    async def work() -> None:
        took = await laps(SEATS)
        assert len(took) == LAPS
        assert mean(took) <= MOST

    run_virtually(work)
