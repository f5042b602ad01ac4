"""A bus that stands still keeps nobody waiting: what is to be said goes by way of the database."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from rockfall.server.cluster import messages as m
from rockfall.server.cluster.bus import TABLE, WORKER, Bus
from rockfall.server.store.owners import Owners
from tests.server.registries import run, until


class Database:
    """Keeps what is posted."""

    worker = "me"

    def __init__(self) -> None:
        self.posted: list[tuple[str, bytes]] = []

    async def post(self, *said: tuple[str, bytes]) -> None:
        """Keep it."""
        self.posted += said


class FrozenRedis:
    """Takes everything, and never answers."""

    def __init__(self) -> None:
        self.published: list[Any] = []

    def pipeline(self, transaction: bool) -> "FrozenRedis":
        """Several things at once."""
        return self

    def publish(self, channel: str, body: bytes) -> None:
        """One of them."""
        self.published.append(m.decode(body))

    async def execute(self) -> list[int]:
        """Never."""
        await asyncio.Event().wait()
        return []

    async def aclose(self) -> None:
        """Let go."""


def test_what_is_said_while_the_bus_stands_still_is_posted_at_once() -> None:
    async def work() -> None:
        database, redis = Database(), FrozenRedis()
        bus = Bus("redis://127.0.0.1:1", "site", cast(Owners, database))
        bus._redis = redis
        assert not bus.up
        speaking = asyncio.create_task(bus.speak())
        bus.say("all", m.Alive("me"), kept=False)
        await until(lambda: bool(redis.published))
        for channel in (WORKER + "you", TABLE + "t"):
            bus.say(channel, m.Given("t"))
            await until(lambda channel=channel: channel in dict(database.posted))  # type: ignore[misc]
        # Tried with nothing that would be heard twice.
        assert redis.published == [m.Alive("me")]
        speaking.cancel()
        await bus.close()

    run(work, 10)


class SlowEar:
    """Takes its time until it listens, and is told of more to listen to meanwhile."""

    def __init__(self) -> None:
        self.heard: set[str] = set()
        self.then: Callable[[], None] = lambda: None

    async def subscribe(self, *channels: str) -> None:
        """Listen, in a while."""
        then, self.then = self.then, lambda: None
        then()
        await asyncio.sleep(0)
        self.heard |= {*channels}

    async def get_message(self, timeout: float) -> None:
        """Nothing is said."""
        await asyncio.sleep(0.01)

    async def aclose(self) -> None:
        """Let go."""


def test_what_comes_into_use_while_the_bus_comes_back_is_listened_to() -> None:
    async def work() -> None:
        ear = SlowEar()
        bus = Bus("redis://127.0.0.1:1", "site", cast(Owners, Database()))
        bus._redis = SimpleNamespace(pubsub=lambda **_: ear, aclose=ear.aclose)
        ear.then = lambda: bus.listen(TABLE + "late")
        hearing = asyncio.create_task(bus.hear_all())
        await until(lambda: bus._ear is not None)
        assert {channel.removeprefix(bus._prefix) for channel in ear.heard} == bus._channels
        assert TABLE + "late" in bus._channels
        hearing.cancel()
        await bus.close()

    run(work, 10)
