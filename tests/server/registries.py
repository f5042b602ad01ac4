"""A registry without sockets: real store, real thinkers, listeners that note what they hear."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec

from rockfall.server import protocol as p
from rockfall.server.chores import Chores
from rockfall.server.cluster.bus import Bus
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.config import read_config
from rockfall.server.metrics import Metrics
from rockfall.server.services import Services
from rockfall.server.sitting import Feed, Telling
from rockfall.server.store.owners import Owners
from rockfall.server.store.store import open_store
from rockfall.server.table_registry import TableRegistry
from rockfall.server.table_session import TableSession
from rockfall.server.thinking.thinkers import Question, Thinkers
from rockfall.server.turnstile import Turnstile

_read = msgspec.json.Decoder(p.FromServer).decode


class LoopClock:
    """Milliseconds of the loop's clock, which tests can move on."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        """The present moment."""
        return int(asyncio.get_running_loop().time() * 1000) + self.ahead


class PatientThinkers(Thinkers):
    """Thinkers whose process is started with the first question: most tables here have no bots."""

    def __init__(self) -> None:
        super().__init__(0)

    def start(self) -> None:
        """Start the process now, if there is none."""
        if not self._lanes and not self._closed:
            super().__init__()

    async def think(self, question: Question) -> int:
        self.start()
        return await super().think(question)


class Shared(NamedTuple):
    """What many servers have in common, where a test is to have two."""

    database: str
    bus: str


#: Set for tests that run at two servers; see the fixture `arrangement`.
SHARED: ContextVar[Shared | None] = ContextVar("SHARED", default=None)


@asynccontextmanager
async def open_registry(data: Path, **options: str) -> AsyncIterator[TableRegistry]:
    """A registry on a data folder, closed in the order in which a server closes it.

    Where there are two servers it is the one that owns nothing: tables are opened at the other.
    """
    shared = SHARED.get()
    if shared is None:
        async with _open(data, None, **options) as registry:
            yield registry
        return
    async with open_two(data, shared, **options) as (owner, follower):
        follower.open = owner.open  # type: ignore[method-assign]
        yield follower


@asynccontextmanager
async def open_two(
    data: Path, shared: Shared, **options: str
) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    """The registries of two servers."""
    given = {"database": shared.database, "bus": shared.bus, **options}
    async with (
        _open(data / "one", shared, **given) as one,
        _open(data / "two", shared, **given) as two,
    ):
        yield one, two


@asynccontextmanager
async def _open(data: Path, shared: Shared | None, **options: str) -> AsyncIterator[TableRegistry]:
    config = read_config({"data": str(data), **options}, {})
    store = open_store(config.database_url, shared=shared is not None)
    thinkers = PatientThinkers()
    metrics = Metrics()
    registry = TableRegistry(Services(store, thinkers, metrics, LoopClock(), Turnstile()), config)
    chores = Chores(metrics)
    if shared is not None:
        owners = Owners(store, token_hex(4))
        cluster = Cluster(registry, owners, Bus(shared.bus, await owners.site(), owners), metrics)
        registry.share(cluster)
        # Tests say who owns a table, wherever they listen.
        cluster.owning.follow_guests = _stay  # type: ignore[method-assign]
        await cluster.open(chores)
        await until(lambda: cluster.bus.up)
    try:
        yield registry
    finally:
        await registry.close()
        await chores.close()
        if registry.cluster is not None:
            await registry.cluster.close()
        await thinkers.close()
        await store.close()


async def _stay() -> None:
    """Let all tables stay where they are."""


class Ear:
    """A listener that keeps every text, and the moment it could have been sent."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.feed: Feed | None = None
        self.texts: list[bytes] = []
        self.heard_at: dict[int, float] = {}
        self.dropped = ""

    async def enter(self, hello: p.Hello) -> None:
        """Say hello, and take all there is to be told."""
        self.feed, welcome = await self.session.enter(hello, self.wake, self.drop)
        self.take(welcome)
        self.wake()

    def wake(self) -> None:
        """Take what there is at once."""
        feed, audience = self.feed, self.session.audience
        while feed is not None and feed.seq < audience.head(feed):
            told = audience.fresh(feed) or audience.again(feed)
            if told is None:
                return
            self.take(told)

    def take(self, telling: Telling) -> None:
        """Write texts down, if they are for this ear."""
        assert self.feed is not None
        assert self.session.audience.hears(self.feed, telling)
        now = asyncio.get_running_loop().time()
        for text in telling.texts:
            self.texts.append(text)
            message = _read(text)
            if isinstance(message, p.Told):
                self.heard_at[message.seq] = now

    def drop(self, code: str) -> None:
        """Note why the line is cut."""
        self.dropped = code

    @property
    def member(self) -> int:
        """Who listens, as the table knows them."""
        assert self.feed is not None
        return self.feed.sitting.member

    @property
    def told(self) -> list[p.Told]:
        """The steps told so far."""
        return [message for message in map(_read, self.texts) if isinstance(message, p.Told)]

    def last(self) -> p.Told:
        """The latest step."""
        return self.told[-1]


async def listen(registry: TableRegistry, place: p.Place | str, **hello: Any) -> Ear:
    """Somebody comes with a token, or a watcher to a table."""
    name, token = (place, "") if isinstance(place, str) else (place.table, place.token)
    ear = Ear(await registry.session(name))
    await ear.enter(p.Hello(table=name, token=token, **({"since": 0} | hello)))
    return ear


async def until(true: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def run(work: Callable[[], Awaitable[None]], seconds: float = 60) -> None:
    """Run a test's coroutine, not for ever."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(bounded())
