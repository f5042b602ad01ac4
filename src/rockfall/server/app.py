"""The application: routes, the socket, and what lives as long as the server."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from importlib.metadata import version
from secrets import token_hex
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from rockfall.server import tidying
from rockfall.server.access import AccessLog
from rockfall.server.api import Api
from rockfall.server.chores import Chores
from rockfall.server.clock import SteadyClock
from rockfall.server.cluster.bus import Bus
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.cluster.shared_limits import Limit
from rockfall.server.config import Config
from rockfall.server.headers import SafeHeaders
from rockfall.server.hosts import KnownNames
from rockfall.server.limits import Budgets, Doorway, Openings, Shares
from rockfall.server.metrics import Metrics
from rockfall.server.openapi import make_document, make_routes
from rockfall.server.origin import acceptable
from rockfall.server.pages import page_routes
from rockfall.server.payment import RequestPrice, client_host, do_penance
from rockfall.server.problem import HANDLERS, ProblemError, json_response
from rockfall.server.readiness import Readiness
from rockfall.server.replay_files import ReplayFiles
from rockfall.server.replays import Replays
from rockfall.server.services import Services
from rockfall.server.socket import Connection
from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.owners import Owners
from rockfall.server.store.store import Store, open_store
from rockfall.server.table_registry import TableRegistry
from rockfall.server.thinking.thinkers import Thinkers
from rockfall.server.turnstile import Turnstile
from rockfall.server.visitor import Allowances, Visitor

#: How long, in blinks, sockets have to close by themselves when the server goes down.
_PATIENCE: Final = 40
_BLINK: Final = 0.05
#: What the replays that are kept may take; some ten thousand matches do.
_REPLAY_BYTES: Final = 256 << 20
_WORKER_BYTES: Final = 8


async def _not_stored(request: Request, error: Exception) -> Response:
    """What could not be stored did not happen; asking again may help."""
    return await HANDLERS[ProblemError](request, ProblemError(503, "not-stored"))


async def _unknown(request: Request, error: Exception) -> Response:
    """It happened or it did not: to say either could be a lie."""
    return await HANDLERS[ProblemError](request, ProblemError(503, "set-aside"))


class Server:
    """One server: made before its event loop runs, alive between start and stop."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self._doorway = Doorway(config.max_sockets, config.sockets_per_address)
        #: what each address may ask for, however it asks
        self.allowances = Allowances(
            Budgets(config.work_per_second, config.work_burst),
            Openings(config.tables_per_address),
            Shares(config.store_bytes_per_address),
        )
        self.registry: TableRegistry
        self.replays: Replays
        self._readiness: Readiness

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store, wake the tables, and put everything away at the end."""
        async with AsyncExitStack() as stack:
            try:
                await self._open(app, stack)
            except Exception as error:
                structlog.get_logger().error("cannot-start", exc_info=error)
                if isinstance(error, StoreError | OSError):
                    # No guest has any part in this yet, and the owner should know what to mend.
                    print(f"rockfall: cannot start: {error}", file=sys.stderr)
                raise
            yield

    async def _open(self, app: Starlette, stack: AsyncExitStack) -> None:
        config = self.config
        config.data.mkdir(parents=True, exist_ok=True)
        store = await self._open_store()
        stack.push_async_callback(store.close)
        if config.metrics is not None:
            port, stop = self.metrics.serve(*config.metrics)
            stack.push_async_callback(asyncio.to_thread, stop)
            structlog.get_logger().info("metrics", host=config.metrics.host, port=port)
        thinkers = Thinkers(config.thinkers)
        stack.push_async_callback(thinkers.close)
        self.metrics.thinkers.set_function(lambda: thinkers.alive)
        clock = SteadyClock()
        self.registry = TableRegistry(
            Services(store, thinkers, self.metrics, clock, Turnstile()), config
        )
        if config.bus:
            stack.push_async_callback(await self._share(store))
        stack.push_async_callback(self.registry.close)
        files = ReplayFiles(config.data / "replays", _REPLAY_BYTES)
        await asyncio.to_thread(files.open)
        self.replays = Replays(files, self.registry.services.turnstile)
        api = Api(self.registry, self.allowances, self.replays)
        routes = api.routes()
        app.router.routes.extend(make_routes(routes, config.message_bytes))
        document = make_document(routes, "Rockfall", version("rockfall"))
        app.router.routes.append(Route("/api/openapi.json", lambda _: json_response(document)))
        chores = Chores(self.metrics)
        stack.push_async_callback(chores.close)
        self._readiness = Readiness(self.registry, chores)
        if self.registry.cluster is not None:
            await self._join(self.registry.cluster, chores, api.guesses)
        chores.start("clock", clock.beat)
        self._tidy(chores)

    async def _open_store(self) -> Store:
        config = self.config
        return await asyncio.to_thread(
            open_store,
            config.database_url,
            max_bytes=config.max_database_bytes,
            watch=self._committed,
            exclusive=not config.bus,
            shared=bool(config.bus),
            least_free=config.least_free,
        )

    def _tidy(self, chores: Chores) -> None:
        """See to the tables, as long as the server lives."""
        registry = self.registry
        chores.start("wake", registry.wake_all)
        chores.start("let-go", partial(tidying.let_go, registry))
        chores.start("go-on", partial(tidying.go_on, registry))
        chores.start("sweep", partial(tidying.sweep_often, registry, self.replays))

    async def _join(self, cluster: Cluster, chores: Chores, guesses: Limit) -> None:
        """Be one server of many from now on, with limits that hold for all of them together."""
        await cluster.open(chores)
        budgets, openings, shares = self.allowances
        limits: dict[str, Limit] = {"work": budgets, "tables": openings}
        limits |= {"bytes": shares.budgets, "guesses": guesses}
        cluster.share_limits(limits, self._doorway, chores)

    async def _share(self, store: Store) -> Callable[[], Awaitable[None]]:
        """Be one server of many; gives what ends that."""
        owners = Owners(store, token_hex(_WORKER_BYTES))
        bus = Bus(self.config.bus, await owners.site(), owners)
        cluster = Cluster(self.registry, owners, bus, self.metrics)
        self.registry.share(cluster)
        return cluster.close

    def _committed(self, units: int, seconds: float) -> None:
        self.metrics.batch.observe(units)
        self.metrics.commit.observe(seconds)

    async def socket(self, websocket: WebSocket) -> None:
        """A client that wants to be told."""
        if not acceptable(websocket.scope, self.config.origins):
            raise ProblemError(403, "foreign-origin")
        if self.registry.closed:
            raise ProblemError(503, "going-down")
        address = client_host(websocket)
        refused = self._doorway.enter(address)
        if refused == "too-many-sockets":
            await do_penance()
            raise ProblemError(429, "too-many-sockets")
        if refused:
            raise ProblemError(503, "server-full")
        try:
            visitor = Visitor(address, self.allowances)
            await Connection(self.registry, websocket, visitor).run()
        finally:
            self._doorway.leave(address)

    async def say_goodbye(self) -> None:
        """Finish every move in hand, then let all sockets hear why they are closed."""
        await self.registry.close()
        for _ in range(_PATIENCE):
            if not self._doorway.total:
                return
            await asyncio.sleep(_BLINK)

    async def health(self, request: Request) -> Response:
        """Whether the process answers at all."""
        return PlainTextResponse("ok\n")

    async def readiness(self, request: Request) -> Response:
        """Whether everything that a match needs is there; if not, what is missing."""
        faults = await self._readiness.faults()
        words = faults or ["ready", *self._readiness.limps()]
        return PlainTextResponse(" ".join(words) + "\n", 503 if faults else 200)


def make_app(config: Config) -> Starlette:
    """The application of a server."""
    server = Server(config)
    app = Starlette(
        routes=[
            Route("/healthz", server.health),
            Route("/readyz", server.readiness),
            WebSocketRoute("/ws", server.socket),
            *page_routes(),
        ],
        middleware=[
            Middleware(AccessLog, metrics=server.metrics),
            Middleware(SafeHeaders),
            Middleware(KnownNames, names=config.names),
            Middleware(RequestPrice, budgets=server.allowances.budgets),
        ],
        exception_handlers={
            **HANDLERS,
            StoreError: _not_stored,
            UnknownOutcomeError: _unknown,
        },
        lifespan=server.life,
    )
    app.state.server = server
    return app
