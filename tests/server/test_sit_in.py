"""A bot sits in for who stays away: by the server's own time, in which no standstill counts."""

import asyncio
import signal
from pathlib import Path
from typing import Final

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.support.client import Client
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.server.virtual import MemoryStore, Silent, run_virtually

#: Seconds until a bot sits in.
AWAY: Final = 30


async def begun() -> tuple[TableSession, LoopClock]:
    """A match of three people none of whom is there, and the server's clock."""
    clock = LoopClock()
    services = Services(MemoryStore(), Silent(), Metrics(), clock, Turnstile())  # type: ignore[arg-type]
    session = TableSession(services, Table("a-table"), Keyring())
    settings = p.Settings(seats=3, away=AWAY, sit_in="standard")
    entries: list[Entry] = [p.Opened(checked(settings), "CODE")]
    for seat, name in enumerate(["Ann", "Bob", "Cid"]):
        entries += [p.Joined(seat, name), p.Sat(seat, seat)]
    async with session.writer.lock:
        await session.writer.commit(entries)
        await session.writer.commit(lobby.start(session.table, 0, SEED))
    return session, clock


def sitting_in(session: TableSession) -> list[str]:
    """Who plays for each seat."""
    return [session.table.plays(seat) for seat in range(3)]


def online(client: Client, member: int) -> bool:
    """Whether a client was told that somebody is there."""
    return client.presence is None or member in client.presence.online


def test_a_bot_sits_in_when_its_time_has_come() -> None:
    async def work() -> None:
        session, _ = await begun()
        await asyncio.sleep(AWAY - 1)
        assert sitting_in(session) == ["", "", ""]
        assert session.driver.busy
        await asyncio.sleep(2)
        assert sitting_in(session) == ["standard"] * 3
        await session.close()

    run_virtually(work)


def test_a_standstill_of_the_server_is_not_charged_to_who_is_away() -> None:
    async def work() -> None:
        session, clock = await begun()
        clock.ahead -= 60_000
        await asyncio.sleep(AWAY + 59)
        assert sitting_in(session) == ["", "", ""]
        await asyncio.sleep(2)
        assert sitting_in(session) == ["standard"] * 3
        await session.close()

    run_virtually(work)


def test_who_comes_back_in_time_and_goes_again_is_waited_for_as_long_again() -> None:
    async def work() -> None:
        session, _ = await begun()
        await asyncio.sleep(AWAY - 1)
        session.driver.came(0)
        await asyncio.sleep(AWAY)
        assert sitting_in(session) == ["", "standard", "standard"]
        session.driver.gone(0)
        await asyncio.sleep(AWAY - 1)
        assert sitting_in(session) == ["", "standard", "standard"]
        await asyncio.sleep(2)
        assert sitting_in(session) == ["standard"] * 3
        await session.close()

    run_virtually(work)


def test_nobody_sits_in_at_a_table_that_was_closed() -> None:
    async def work() -> None:
        session, _ = await begun()
        await session.close()
        await asyncio.sleep(AWAY + 1)
        assert sitting_in(session) == ["", "", ""]
        assert not session.driver.busy

    run_virtually(work)


def test_who_lost_the_line_to_a_stopped_server_finds_their_seat_as_it_was(tmp_path: Path) -> None:
    async def work(server: ServerProcess) -> None:
        party = Party(server, 3, 1, seats=3, away=5, sit_in="standard")
        await party.begin()
        lost = party.players[1]
        await lost.cut()
        await party.watcher.until(lambda: not online(party.watcher, 1))
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(6)
        server.signal(signal.SIGCONT)
        await lost.connect(patient=True)
        await party.catch_up()
        assert not [told for told in lost.told if isinstance(told.what, p.WentAway)]
        await party.close()

    with ServerProcess(tmp_path) as server:
        asyncio.run(work(server))
