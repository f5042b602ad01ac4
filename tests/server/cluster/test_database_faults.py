"""A database that holds still, or has no room: refused means that it did not happen.

Two servers share it. Both talk on while it is not well, and go on by themselves when it is.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import pytest

from rockfall.server import protocol as p
from tests.server.cluster.pairs import Pair, log_of
from tests.server.cluster.timely import within
from tests.server.support.client import Client, LostError
from tests.server.support.disk import full_disk
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis
from tests.server.support.site import Site, open_site
from tests.support.play import SOAK

#: Seconds for which it holds still: in a soak longer than anybody waits for an answer.
_STILL: Final = 13.0 if SOAK else 2.5
#: Seconds for which there is no room, and megabytes of the disk.
_FULL: Final = 10.0 if SOAK else 1.5
_DISK: Final = 160
#: Seconds after which all goes on, on a machine that has other things to do.
_BACK: Final = 6.0
_PAUSE: Final = 0.06
#: So long is what is said, so that room is taken up soon.
_LENGTH: Final = 200
Outcome = Literal["done", "refused", "lost"]


class Talker:
    """Somebody who says one thing after the other, and comes back whenever the line is cut."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.said: dict[str, Outcome] = {}
        self._name = name
        self.stopped = False

    async def talk(self) -> None:
        """Say things until told to stop; of each it is noted what became of it."""
        while not self.stopped:
            text = f"{self._name}-{len(self.said)}-"
            self.said[text] = "lost"
            with suppress(LostError):
                words = {"type": "chat", "text": text.ljust(_LENGTH, "x")}
                answer = await self.client.say("say", words=words)
                self.said[text] = "done" if isinstance(answer, p.Done) else "refused"
            await self.be_there()
            await asyncio.sleep(_PAUSE)

    async def be_there(self) -> None:
        """Come back, as soon as one is let in."""
        client = self.client
        while not client.connected:
            with suppress(OSError, LostError):
                await client.open()
                hello = {"table": client.table, "token": client.token, "since": len(client.told)}
                if isinstance(await client.say("hello", **hello), p.Welcome):
                    return
                await client.close()
            await asyncio.sleep(_PAUSE)

    def count(self) -> Counter[Outcome]:
        """How often what became of what was said."""
        return Counter(self.said.values())


@contextmanager
def talking(talkers: list[Talker]) -> Iterator[list[asyncio.Task[None]]]:
    """All of them talk inside, and are told to stop behind."""
    tasks = [asyncio.create_task(talker.talk()) for talker in talkers]
    try:
        yield tasks
    finally:
        for talker in talkers:
            talker.stopped = True


async def until_heard(talkers: list[Talker], since: list[int]) -> None:
    """Wait until each of them was acknowledged once more."""
    async with asyncio.timeout(60):
        while any(
            talker.count()["done"] <= before for talker, before in zip(talkers, since, strict=True)
        ):
            await asyncio.sleep(0.02)


async def check(site: Site, pair: Pair, talkers: list[Talker]) -> None:
    """What was acknowledged is stored once, what was refused is not, and play goes on."""
    log = b"".join(await log_of(site, pair.table)).decode()
    for talker in talkers:
        for text, outcome in talker.said.items():
            times = {"done": (1,), "refused": (0,), "lost": (0, 1)}[outcome]
            assert log.count(text) in times, (text, outcome, log.count(text))
    await pair.play(4)
    await pair.ann.compare()
    await pair.bob.compare()
    await pair.close()
    assert not site.one.faults
    assert not site.two.faults


async def break_and_mend(site: Site, ill: "Iterator[None]", seconds: float) -> list[Talker]:
    """Two people at two servers talk while the database is ill, and until it is well again."""
    pair = Pair(site)
    await pair.begin()
    await pair.play(2)
    talkers = [Talker(pair.ann, "ann"), Talker(pair.bob, "bob")]
    with talking(talkers) as tasks:
        await until_heard(talkers, [0, 0])
        next(ill)
        await asyncio.sleep(seconds)
        next(ill, None)
        well = time.monotonic()
        await until_heard(talkers, [talker.count()["done"] for talker in talkers])
        assert time.monotonic() - well < within(_BACK)
    await asyncio.gather(*tasks)
    await check(site, pair, talkers)
    return talkers


def _holding_still(postgres: Postgres) -> Iterator[None]:
    with postgres.frozen():
        yield


def _without_room(postgres: Postgres, folder: Path) -> Iterator[None]:
    with full_disk(folder):
        yield
    postgres.recover()


def test_nothing_is_lost_or_doubled_while_the_database_holds_still(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    with open_site(tmp_path, postgres, redis) as site:
        asyncio.run(break_and_mend(site, _holding_still(postgres), _STILL))


def test_nothing_is_lost_or_doubled_while_the_database_has_no_room(
    tmp_path: Path, redis: Redis
) -> None:
    with Postgres.on_small_disk(_DISK) as (postgres, folder):
        if folder is None:
            pytest.skip("a disk of one's own takes the right to mount one")
        with open_site(tmp_path, postgres, redis) as site:
            talkers = asyncio.run(break_and_mend(site, _without_room(postgres, folder), _FULL))
    # That there was no room was noticed.
    assert sum(talker.count()["refused"] + talker.count()["lost"] for talker in talkers)
