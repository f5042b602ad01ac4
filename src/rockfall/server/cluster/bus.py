"""How servers talk: over Redis, and by way of the database while there is none.

What is said may get lost, and nothing rests on it but how soon others know: what is true stands in
the database. Everything goes out in order and in as few round trips as will do. A server that does
not hear its own voice any more counts the bus as down; it goes on by itself when it is back.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog

from rockfall.server.cluster.mailbox import Mailbox
from rockfall.server.cluster.messages import AnyMessage, decode, encode
from rockfall.server.store.errors import StoreError
from rockfall.server.store.owners import Owners

#: Seconds without a word after which the bus is down, and until it is tried again.
_SILENCE: Final = 2.5
_AGAIN: Final = 0.25
#: Seconds between two looks into the database, while the bus is up and while it is down.
_SELDOM: Final = 1.0
_OFTEN: Final = 0.1
#: Seconds that Redis has for an answer.
_PATIENCE: Final = 1.0
#: What all servers listen to.
ALL: Final = "all"
#: What those listen to who have a table, and what one server does.
TABLE: Final = "table/"
WORKER: Final = "worker/"


_MISSING: Final = (
    "the bus needs the Python package redis, which is not installed: pip install 'rockfall[redis]'"
)


class _Said(NamedTuple):
    channel: str
    body: bytes
    #: whether it goes by way of the database if it cannot go over the bus
    kept: bool


class Bus:
    """One server's ear and voice."""

    def __init__(self, url: str, site: str, owners: Owners) -> None:
        try:
            # An extra: whoever runs one server does without.
            from redis.asyncio import Redis  # noqa: PLC0415
        except ImportError:
            raise StoreError(_MISSING) from None
        self._redis: Any = Redis.from_url(
            url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE
        )
        self._prefix = f"rockfall/{site}/"
        self._owners = owners
        self._channels = {ALL, WORKER + owners.worker}
        self._changes: set[asyncio.Task[None]] = set()
        self._ear: Any = None
        self._queue: asyncio.Queue[_Said] = asyncio.Queue()
        #: finds out whether there is a bus again
        self._trying: asyncio.Task[list[_Said]] | None = None
        self._heard_at = float("-inf")
        self._mailbox = Mailbox(owners)
        #: what hears whatever is said to this server, and what is done when the bus is back
        self.hear: Callable[[AnyMessage], None] = lambda message: None
        self.back: Callable[[], None] = lambda: None

    @property
    def up(self) -> bool:
        """Whether this server hears itself."""
        return time.monotonic() - self._heard_at < _SILENCE

    # -- saying ------------------------------------------------------------------------------

    def say(self, channel: str, message: AnyMessage, *, kept: bool = True) -> None:
        """Say something to all who listen to a channel; what is not kept may get lost."""
        self._queue.put_nowait(_Said(channel, encode(message), kept))

    async def speak(self) -> None:
        """Send what is to be said, until cancelled."""
        while True:
            some = [await self._queue.get()]
            while not self._queue.empty():
                some.append(self._queue.get_nowait())
            await self._send(some)

    async def _send(self, some: list[_Said]) -> None:
        if self.up:
            unheard = await self._publish(some)
            # Who listens to a table hears of it over the bus as long as there is one.
            here = self.up
            await self._post([s for s in unheard if not (here and s.channel.startswith(TABLE))])
            return
        await self._post(some)
        # A bus that says nothing keeps nobody waiting, and is tried with what may get lost.
        if self._trying is None or self._trying.done():
            trying = self._publish([said for said in some if not said.kept])
            self._trying = asyncio.get_running_loop().create_task(trying)

    async def _publish(self, some: list[_Said]) -> list[_Said]:
        """Send it over the bus; gives what nobody has heard."""
        with suppress(*_failures()):
            pipeline = self._redis.pipeline(transaction=False)
            for said in some:
                pipeline.publish(self._prefix + said.channel, said.body)
            ears = await pipeline.execute()
            # One server that nobody hears of may still read what is posted.
            return [said for said, count in zip(some, ears, strict=True) if not count]
        return some

    async def _post(self, some: list[_Said]) -> None:
        """Leave in the database what must not get lost."""
        posted = [(said.channel, said.body) for said in some if said.kept]
        if posted:
            with suppress(StoreError):
                await self._owners.post(*posted)

    # -- hearing -----------------------------------------------------------------------------

    def listen(self, channel: str, then: Callable[[], None] = lambda: None) -> None:
        """Listen to one more channel, and do something as soon as it can be heard."""
        self._channels.add(channel)
        self._change("subscribe", channel, then)

    def ignore(self, channel: str) -> None:
        """Listen to it no more."""
        if channel in self._channels:
            self._channels.discard(channel)
            self._change("unsubscribe", channel)

    def _change(self, how: str, channel: str, then: Callable[[], None] = lambda: None) -> None:
        ear = self._ear
        if ear is None:
            # All is listened to, and said, when the bus is back.
            then()
            return

        async def change() -> None:
            with suppress(*_failures()):
                await getattr(ear, how)(self._prefix + channel)
            then()

        task = asyncio.get_running_loop().create_task(change())
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)

    async def hear_all(self) -> None:
        """Hear what is said, until cancelled; come back to a bus that was gone."""
        while True:
            try:
                await self._hear_until_silent()
            except _failures() as error:
                structlog.get_logger().warning("bus-down", kind=type(error).__name__)
            finally:
                self._ear = None
            await asyncio.sleep(_AGAIN)

    async def _hear_until_silent(self) -> None:
        ear = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            known: set[str] = set()
            # Others come into use meanwhile; once there is an ear, each of them is added to it.
            while missing := self._channels - known:
                await ear.subscribe(*(self._prefix + channel for channel in missing))
                known |= missing
            self._ear, began = ear, time.monotonic()
            fresh = True
            while self.up or time.monotonic() - began < _SILENCE:
                heard = await ear.get_message(timeout=_PATIENCE / 2)
                if heard is None:
                    continue
                self._heard_at = time.monotonic()
                if fresh:
                    fresh = False
                    self.back()
                self._take(heard["data"])
            raise TimeoutError
        finally:
            self._ear = None
            with suppress(*_failures()):
                await ear.aclose()

    def _take(self, body: bytes) -> None:
        try:
            self.hear(decode(body))
        except Exception as error:
            # Whatever somebody says, the others are heard.
            structlog.get_logger().error("unheard", exc_info=error)

    async def look(self) -> None:
        """Read what was posted in the database, until cancelled."""
        while True:
            with suppress(StoreError):
                for said in await self._mailbox.fetch():
                    if said.channel in self._channels:
                        self._take(said.body)
            await asyncio.sleep(_SELDOM if self.up else _OFTEN)

    async def close(self) -> None:
        """Say what is left to be said, and let go."""
        some = []
        while not self._queue.empty():
            some.append(self._queue.get_nowait())
        if some:
            await self._send(some)
        if self._trying is not None:
            self._trying.cancel()
        with suppress(*_failures()):
            await self._redis.aclose()


def _failures() -> tuple[type[Exception], ...]:
    """What a bus that is down ends with."""
    from redis.exceptions import RedisError  # noqa: PLC0415

    return RedisError, OSError, TimeoutError
