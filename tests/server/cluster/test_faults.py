"""Servers, the bus and the database come and go: matches go on, and nobody reloads a page."""

import asyncio
import signal
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from rockfall.server import protocol as p
from tests.server.cluster.pairs import Pair, heard, log_of
from tests.server.cluster.timely import within
from tests.server.support.client import Client
from tests.server.support.postgres import Postgres
from tests.server.support.process import ServerProcess
from tests.server.support.redis import Redis
from tests.server.support.site import Site, open_site

#: Seconds within which another server goes on with a table.
_TAKEN_OVER: Final = 5.0


@pytest.fixture
def site(tmp_path: Path, postgres: Postgres, redis: Redis) -> Iterator[Site]:
    """Two servers that may be broken."""
    with open_site(tmp_path, postgres, redis) as made:
        yield made


async def waits(client: Client, until: int) -> list[float]:
    """Play up to a step; the seconds between each and the one before."""
    moments = [time.monotonic()]
    while client.step < until:
        await client.play(1)
        moments.append(time.monotonic())
    return [after - before for before, after in pairwise(moments)]


def test_another_server_goes_on_when_the_owner_is_killed(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site, bots=["", "", "random"])
        await pair.begin()
        await pair.play(6)
        site.one.kill()
        killed = time.monotonic()
        pair.ann.address = site.two.socket_address
        step = pair.bob.step
        await asyncio.gather(
            pair.ann.play_through(lambda: pair.ann.step > step + 6),
            pair.bob.play(done=lambda: pair.bob.step > step + 6),
        )
        assert time.monotonic() - killed < within(_TAKEN_OVER + 3)
        # Bob was at the other server: he never lost his line.
        assert pair.bob.byes == []
        woken = next(told for told in pair.bob.told if isinstance(told.what, p.Woke))
        assert woken.at - pair.bob.told[woken.seq - 1].at < within(_TAKEN_OVER) * 1000
        await pair.bob.compare()
        await pair.close()

    asyncio.run(work())


@pytest.mark.soak
def test_bots_go_on_at_a_table_that_only_the_killed_server_knew(site: Site) -> None:
    async def work() -> None:
        bots = ["", "random", "random"]
        place = site.one.open_table("Ann", seats=3, bots=bots, clock={"kind": "move", "seconds": 5})
        ann = Client(site.one.socket_address, place.table, place.token)
        await ann.connect()
        await ann.say("start")
        await ann.play(3)
        site.one.kill()
        before = await log_of(site, place.table)
        deadline = time.monotonic() + 40
        # Nobody looks at it: her clock runs out, and the bots play on.
        while sum(b'"chose"' in body for body in await log_of(site, place.table)) <= sum(
            b'"chose"' in body for body in before
        ):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)
        ann.address = site.two.socket_address
        await ann.connect(patient=True)
        await ann.until(lambda: heard(ann, p.Woke))
        await ann.close()

    asyncio.run(work())


def test_a_server_that_is_told_to_stop_hands_over_and_nobody_waits_long(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.play(4)
        pair.ann.address = site.two.socket_address
        playing = asyncio.create_task(pair.ann.play_through(lambda: pair.ann.step >= 24))
        await asyncio.sleep(0.05)
        site.one.signal(signal.SIGTERM)
        waited = await waits(pair.bob, 24)
        await playing
        assert await asyncio.to_thread(site.one.wait) == 0
        if not pair.ann.byes:
            # They were quicker than the goodbye.
            await pair.ann.ended()
        playing = asyncio.create_task(pair.ann.play_through(lambda: pair.ann.step >= 30))
        waited += await waits(pair.bob, 30)
        await playing
        assert max(waited) < 2.0
        assert [bye for bye, _ in pair.ann.byes if bye] == ["going-down"]
        assert pair.bob.byes == []
        refused = [
            sent
            for client in (pair.ann, pair.bob)
            for sent in client.sent
            # What came too late for the one that stops is made at the next, as the page does.
            if isinstance(sent.answer, p.Refused) and sent.answer.code != "going-down"
        ]
        assert refused == []
        assert not site.one.faults
        await pair.bob.compare()
        await pair.close()

    asyncio.run(work())


def ready(server: ServerProcess) -> str:
    """What a server says of itself."""
    return server.ask("/readyz").body.decode().strip()


async def until_ready(server: ServerProcess, word: str) -> None:
    """Wait until a server says something of itself."""
    async with asyncio.timeout(20):
        while await asyncio.to_thread(ready, server) != word:
            await asyncio.sleep(0.1)


def test_matches_go_on_without_a_bus_and_it_is_taken_up_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def work(site: Site) -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.play(4)
        with site.redis.stopped():
            for server in site[:2]:
                await until_ready(server, "ready bus")
            await pair.play(6)
            # Who comes now is told to the others by way of the database.
            late = Client(site.two.socket_address, pair.table)
            await late.connect()
            said = await pair.bob.say("say", words={"type": "chat", "text": "no bus today"})
            assert isinstance(said, p.Done)
            await pair.ann.until(lambda: pair.ann.presence.watchers == 1)  # type: ignore[union-attr]
        for server in site[:2]:
            await until_ready(server, "ready")
        await pair.play(6)
        for client in (pair.ann, pair.bob, late):
            await client.compare()
            assert client.byes == []
            await client.close()

    with Redis() as redis, open_site(tmp_path, postgres, redis) as site:
        asyncio.run(work(site))


@pytest.mark.soak
def test_a_bus_that_says_nothing_is_no_bus(tmp_path: Path, postgres: Postgres) -> None:
    async def work(site: Site) -> None:
        pair = Pair(site)
        await pair.begin()
        with site.redis.frozen():
            await until_ready(site.two, "ready bus")
            await pair.play(4)
        await until_ready(site.two, "ready")
        await pair.play(4)
        await pair.bob.compare()
        await pair.close()

    with Redis() as redis, open_site(tmp_path, postgres, redis) as site:
        asyncio.run(work(site))


def test_matches_go_on_as_soon_as_the_database_is_back(tmp_path: Path, redis: Redis) -> None:
    async def work(site: Site) -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.play(4)
        site.postgres.crash()
        await asyncio.sleep(1.0)
        site.postgres.start()
        back = time.monotonic()
        step = pair.bob.step
        await asyncio.gather(
            pair.ann.play_through(lambda: pair.ann.step > step + 4),
            pair.bob.play_through(lambda: pair.bob.step > step + 4),
        )
        assert time.monotonic() - back < within(4.0)
        await pair.bob.compare()
        await pair.close()

    with Postgres() as postgres, open_site(tmp_path, postgres, redis) as site:
        asyncio.run(work(site))


def test_an_owner_that_stood_still_writes_nothing_at_what_it_lost(site: Site) -> None:
    async def work() -> None:
        pair = Pair(site)
        await pair.begin()
        await pair.play(4)
        site.one.signal(signal.SIGSTOP)
        # What Ann says now waits for a server that stands still.
        await pair.ann.send('{"type":"say","id":99,"words":{"type":"chat","text":"late"}}')
        await pair.bob.until(lambda: heard(pair.bob, p.Woke))
        said = await pair.bob.say("say", words={"type": "chat", "text": "early"})
        assert isinstance(said, p.Done)
        site.one.signal(signal.SIGCONT)
        # It is done by the new owner, once, for who asked for it at the old one.
        await pair.bob.until(lambda: "late" in "".join(pair.bob.raw))
        await pair.ann.until(lambda: "early" in "".join(pair.ann.raw))
        log = await log_of(site, pair.table)
        assert sum(b'"late"' in body for body in log) == 1
        assert sum(b'"woke"' in body for body in log) == 1
        await pair.play(6)
        assert pair.ann.byes == pair.bob.byes == []
        await pair.ann.compare()
        await pair.bob.compare()
        await pair.close()

    asyncio.run(work())
