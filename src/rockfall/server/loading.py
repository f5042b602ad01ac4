"""Reading tables from the store: one reader at a time for each, broken ones put out of the way."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from rockfall.server import protocol as p
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.denied import DeniedError
from rockfall.server.keys import Keyring
from rockfall.server.logs import tag
from rockfall.server.services import Services
from rockfall.server.store.errors import DamagedError
from rockfall.server.store.rows import Whole
from rockfall.server.table import Table
from rockfall.server.table_copy import folded
from rockfall.server.table_session import TableSession


class Loader:
    """Makes tables live again, and puts them among the others in the same moment."""

    def __init__(self, services: Services, sessions: dict[str, TableSession]) -> None:
        self._services = services
        self._sessions = sessions
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        #: the other servers, where there are some
        self.cluster: Cluster | None = None

    async def load(self, name: str) -> TableSession:
        """The table of that name, read once for all who ask meanwhile."""
        return await self.add(name, partial(self._make, name))

    async def length(self, name: str) -> int:
        """How long the log of a table is, which is what reading it takes; 0 if there is none."""
        row = await self._services.store.table(name) if _is_name(name) else None
        return 0 if row is None else row.length

    async def add(self, name: str, make: Callable[[], Awaitable[TableSession]]) -> TableSession:
        """The table of that name, made once: whoever asks for it meanwhile gets the same."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._add(name, make))
        # Whoever stops waiting must not take the table away from the others.
        return await asyncio.shield(loading)

    async def loaded(self, name: str) -> TableSession | None:
        """The table of that name if it is in use, or about to be."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])
        return self._sessions.get(name)

    async def close(self) -> None:
        """Wait for what is being read."""
        while self._loading:
            await asyncio.wait(self._loading.values())

    async def _add(self, name: str, make: Callable[[], Awaitable[TableSession]]) -> TableSession:
        # No await may stand between the last line and the end of this task: whoever asks then must
        # find the table either being read or among the others.
        try:
            session = self._sessions[name] = await make()
            return session
        finally:
            del self._loading[name]

    async def _make(self, name: str) -> TableSession:
        table, whole = await self._read(name)
        keys = Keyring()
        for row in whole.keys:
            keys.put(row.member, row.kind, row.hash)
        session = TableSession(self._services, table, keys)
        if self.cluster is not None:
            # It may be written elsewhere: to look at it changes nothing.
            self.cluster.adopt(session, owned=False)
            return session
        if table.phase == "playing" or table.drawing:
            try:
                async with session.writer.lock:
                    await session.writer.commit([p.Woke()])
            except BaseException:
                # Nobody will ever see it, so nothing of it may move.
                await session.close()
                raise
        return session

    async def _read(self, name: str) -> tuple[Table, Whole]:
        if not _is_name(name):
            raise DeniedError("no-such-table")
        try:
            whole = await self._services.store.whole(name)
        except DamagedError as error:
            raise await self._quarantine(name, str(error), error) from None
        if whole is None:
            raise DeniedError("no-such-table")
        if whole.row.fault:
            raise DeniedError("table-broken")
        try:
            return await folded(name, whole.entries, self._services.turnstile), whole
        except Exception as error:
            reason = f"its log cannot be folded: {type(error).__name__}"
            raise await self._quarantine(name, reason, error) from None

    async def _quarantine(self, name: str, reason: str, error: Exception) -> DeniedError:
        """Keep a broken table as it is, and say so to whoever wanted it."""
        structlog.get_logger().error("table-broken", table=tag(name), exc_info=error)
        self._services.metrics.broken.inc()
        await self._services.store.quarantine(name, reason)
        return DeniedError("table-broken")


def _is_name(name: str) -> bool:
    """Whether a table may be called so; not every database takes any other text."""
    return name.isascii() and name.isprintable()
