"""Matches that have come to the end of a round, in made-up time."""

from random import Random
from typing import Any, Final

import msgspec

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Chose, Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Sitting
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.virtual import MemoryStore, Silent

#: Seconds that the next round waits at most where several play.
INTERVAL: Final = 30
#: Longer than anybody is waited for.
DAYS: Final = 3 * 24 * 3600


def session_of(table: Table, store: MemoryStore) -> TableSession:
    """A table in use, in a server that takes no time."""
    services = Services(store, Silent(), Metrics(), LoopClock(), Turnstile())  # type: ignore[arg-type]
    return TableSession(services, table, Keyring())


async def begun(**settings: Any) -> TableSession:
    """A match of three people who are there."""
    session = session_of(Table("a-table"), MemoryStore())
    usual: dict[str, Any] = {"seats": 3, "interval": INTERVAL}
    entries: list[Entry] = [p.Opened(checked(p.Settings(**usual | settings)), "CODE")]
    for seat, name in enumerate(["Ann", "Bob", "Cid"]):
        entries += [p.Joined(seat, name), p.Sat(seat, seat), p.Readied(seat, True)]
    async with session.writer.lock:
        await session.writer.commit(entries)
        await session.writer.commit(lobby.start(session.table, 0, SEED))
    for member in range(3):
        come(session, member)
    return session


def come(session: TableSession, member: int) -> None:
    """Somebody is connected from now on."""
    sitting = Sitting("a-table", member, NOBODY, None, 0)
    session.audience.admit(sitting, lambda: None, lambda code: None)
    session.driver.came(member)


def number(session: TableSession) -> int:
    """Which round it is."""
    match = session.table.match
    assert match is not None
    return match.truth.nums[match.truth.layout.frame.round]


async def play_on(session: TableSession) -> None:
    """Moves by chance until nobody has to make one."""
    chance, first = Random(1), number(session)
    table, match = session.table, session.table.match
    assert match is not None
    while table.actor != NOBODY and number(session) == first:
        move = chance.choice(match.moves(table.actor))
        async with session.writer.lock:
            await session.writer.commit([Chose(table.actor, move, "person")])


async def over(**settings: Any) -> TableSession:
    """A match whose first round has just come to its end."""
    session = await begun(**settings)
    await play_on(session)
    return session


async def ready(session: TableSession, *members: int) -> None:
    """These have seen how it came out."""
    for member in members:
        await session.act(member, p.Ready(ready=True))


def told(session: TableSession, eye: int, seq: int) -> bytes:
    """A step as an eye is told it."""
    return session.audience.step_texts.again(eye, eye, seq, seq + 1).texts[0]


def due(session: TableSession, eye: int) -> float:
    """In how many seconds an eye was told that the next round comes, counted from now."""
    seq = session.table.seq_of_step[-1]
    step = msgspec.json.decode(told(session, eye, seq), type=p.Told)
    return (step.due - session.writer.now()) / 1000 if step.due else 0
