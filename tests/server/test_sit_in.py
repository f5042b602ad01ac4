"""A bot sits in for who stays away while others wait: by the server's own time, and foretold."""

import asyncio
import signal
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from rockfall.server import lobby
from rockfall.server import protocol as p
from rockfall.server.entries import Entry
from rockfall.server.keys import Keyring
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.sitting import Feed, Sitting
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY
from rockfall.server.turnstile import Turnstile
from tests.server.offline_tables import SEED
from tests.server.registries import LoopClock
from tests.server.support.client import Client
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.server.virtual import MemoryStore, Silent, run_virtually

#: Seconds until a bot sits in.
AWAY: Final = 30
#: Longer than anybody is waited for.
DAYS: Final = 3 * 24 * 3600


async def begun(seed: str = SEED, **settings: Any) -> tuple[TableSession, LoopClock]:
    """A match of three people none of whom is there, and the server's clock."""
    clock = LoopClock()
    services = Services(MemoryStore(), Silent(), Metrics(), clock, Turnstile())  # type: ignore[arg-type]
    session = TableSession(services, Table("a-table"), Keyring())
    usual: dict[str, Any] = {"seats": 3, "away": AWAY, "sit_in": "standard"}
    entries: list[Entry] = [p.Opened(checked(p.Settings(**usual | settings)), "CODE")]
    for seat, name in enumerate(["Ann", "Bob", "Cid"]):
        entries += [p.Joined(seat, name), p.Sat(seat, seat)]
    async with session.writer.lock:
        await session.writer.commit(entries)
        await session.writer.commit(lobby.start(session.table, 0, seed))
    return session, clock


def come(session: TableSession, member: int) -> Feed:
    """Somebody is connected from now on, with a key or without."""
    sitting = Sitting("a-table", member, NOBODY, None, 0)
    feed = session.audience.admit(sitting, lambda: None, lambda code: None)
    session.driver.came(member)
    return feed


def sitting_in(session: TableSession) -> list[str]:
    """Who plays for each seat."""
    return [session.table.plays(seat) for seat in range(3)]


def waited_for(session: TableSession) -> dict[int, float]:
    """Whom all are told to be waited for, and for how many seconds."""
    told = msgspec.json.decode(session.audience.presence, type=p.Presence)
    now = session.writer.now()
    return {one.member: (one.until - now) / 1000 for one in told.awaited}


def online(client: Client, member: int) -> bool:
    """Whether a client was told that somebody is there."""
    return client.presence is None or member in client.presence.online


def test_a_bot_sits_in_when_its_time_has_come_and_all_see_it_coming() -> None:
    async def work() -> None:
        session, _ = await begun()
        come(session, 0)
        assert waited_for(session) == {1: AWAY, 2: AWAY}
        await asyncio.sleep(AWAY - 1)
        assert sitting_in(session) == ["", "", ""]
        assert waited_for(session) == {1: 1, 2: 1}
        assert session.driver.busy
        await asyncio.sleep(2)
        assert sitting_in(session) == ["", "standard", "standard"]
        assert waited_for(session) == {}
        await session.close()

    run_virtually(work)


def test_where_no_other_player_waits_the_table_waits_for_ever() -> None:
    async def work() -> None:
        session, _ = await begun()
        come(session, NOBODY)
        await asyncio.sleep(DAYS)
        assert sitting_in(session) == ["", "", ""]
        assert (waited_for(session), session.driver.busy) == ({}, False)
        ann = come(session, 0)
        await asyncio.sleep(AWAY - 1)
        session.exit(ann)
        assert waited_for(session) == {}
        await asyncio.sleep(DAYS)
        assert sitting_in(session) == ["", "", ""]
        come(session, 0)
        assert waited_for(session) == {1: AWAY, 2: AWAY}
        await session.close()

    run_virtually(work)


def test_who_is_alone_with_bots_is_never_played_for() -> None:
    async def work() -> None:
        session, _ = await begun()
        feeds = [come(session, member) for member in range(3)]
        for member in (1, 2):
            await session.act(member, p.Leave())
            session.exit(feeds[member])
        session.exit(feeds[0])
        await asyncio.sleep(DAYS)
        assert sitting_in(session) == ["", "standard", "standard"]
        assert waited_for(session) == {}
        await session.close()

    run_virtually(work)


def test_nobody_sits_in_where_that_was_not_wished() -> None:
    async def work() -> None:
        session, _ = await begun(sit_in="")
        come(session, 0)
        await asyncio.sleep(DAYS)
        assert sitting_in(session) == ["", "", ""]
        assert waited_for(session) == {}
        await session.close()

    run_virtually(work)


def test_during_a_pause_nobody_is_missed() -> None:
    async def work() -> None:
        session, _ = await begun()
        come(session, 0)
        await asyncio.sleep(AWAY - 1)
        await session.act(0, p.Propose(motion="pause"))
        assert waited_for(session) == {}
        await asyncio.sleep(DAYS)
        assert sitting_in(session) == ["", "", ""]
        await session.act(0, p.Propose(motion="continue"))
        assert waited_for(session) == {1: AWAY, 2: AWAY}
        await session.close()

    run_virtually(work)


def test_how_long_somebody_is_waited_for_is_no_sign_of_anybodys_cards_or_turn() -> None:
    told: list[list[dict[int, float]]] = []

    async def evening(seed: str, first: int) -> None:
        session, _ = await begun(seed, first=first)
        come(session, 0)
        seen = [waited_for(session)]
        await asyncio.sleep(7)
        bob = come(session, 1)
        for _ in range(3):
            seat = session.table.actor
            match = session.table.match
            assert match is not None
            await session.act(seat, p.Move(step=session.table.step, move=match.moves(seat)[0]))
            seen.append(waited_for(session))
        session.exit(bob)
        await asyncio.sleep(3)
        seen.append(waited_for(session))
        told.append(seen)
        await session.close()

    for seed in (SEED, SEED[::-1], "ab" * 32):
        for first in range(3):
            run_virtually(partial(evening, seed, first))
    assert told == [told[0]] * 9
    assert told[0][0] == {1: AWAY, 2: AWAY}
    assert told[0][-1] == {1: AWAY - 3, 2: AWAY - 10}


def test_a_standstill_of_the_server_is_not_charged_to_who_is_away() -> None:
    async def work() -> None:
        session, clock = await begun()
        come(session, 0)
        clock.ahead -= 60_000
        await asyncio.sleep(AWAY + 59)
        assert sitting_in(session) == ["", "", ""]
        await asyncio.sleep(2)
        assert sitting_in(session) == ["", "standard", "standard"]
        await session.close()

    run_virtually(work)


def test_who_comes_back_in_time_and_goes_again_is_waited_for_as_long_again() -> None:
    async def work() -> None:
        session, _ = await begun()
        come(session, 0)
        await asyncio.sleep(AWAY - 1)
        bob = come(session, 1)
        await asyncio.sleep(AWAY)
        assert sitting_in(session) == ["", "", "standard"]
        session.exit(bob)
        await asyncio.sleep(AWAY - 1)
        assert sitting_in(session) == ["", "", "standard"]
        await asyncio.sleep(2)
        assert sitting_in(session) == ["", "standard", "standard"]
        await session.close()

    run_virtually(work)


def test_nobody_sits_in_at_a_table_that_was_closed() -> None:
    async def work() -> None:
        session, _ = await begun()
        come(session, 0)
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
