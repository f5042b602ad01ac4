"""Reading tables from the store: one reader at a time for each, broken ones put out of the way."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.house import House
from rockfall.server.keys import Keyring
from rockfall.server.live import Live
from rockfall.server.logs import tag
from rockfall.server.store.errors import DamagedError
from rockfall.server.store.rows import Whole
from rockfall.server.table import Table
from rockfall.server.table_writer import folded


class Loader:
    """Makes tables live again, and puts them among the others in the same moment."""

    def __init__(self, house: House, lives: dict[str, Live]) -> None:
        self._house = house
        self._lives = lives
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def load(self, name: str) -> Live:
        """The table of that name, read once for all who ask meanwhile."""
        return await self.add(name, partial(self._make, name))

    async def add(self, name: str, make: Callable[[], Awaitable[Live]]) -> Live:
        """The table of that name, made once: whoever asks for it meanwhile gets the same."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._add(name, make))
        # Whoever stops waiting must not take the table away from the others.
        return await asyncio.shield(loading)

    async def loaded(self, name: str) -> Live | None:
        """The table of that name if it is in use, or about to be."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])
        return self._lives.get(name)

    async def close(self) -> None:
        """Wait for what is being read."""
        while self._loading:
            await asyncio.wait(self._loading.values())

    async def _add(self, name: str, make: Callable[[], Awaitable[Live]]) -> Live:
        # No await may stand between the last line and the end of this task: whoever asks then must
        # find the table either being read or among the others.
        try:
            live = self._lives[name] = await make()
            return live
        finally:
            del self._loading[name]

    async def _make(self, name: str) -> Live:
        table, whole = await self._read(name)
        keys = Keyring()
        for row in whole.keys:
            keys.put(row.member, row.kind, row.hash)
        live = Live(self._house, table, keys)
        if table.phase == "playing" or table.drawing:
            try:
                async with live.writer.lock:
                    await live.writer.commit([p.Woke()])
            except BaseException:
                # Nobody will ever see it, so nothing of it may move.
                await live.close()
                raise
            for member in table.players():
                live.driver.gone(member)
        return live

    async def _read(self, name: str) -> tuple[Table, Whole]:
        if not (name.isascii() and name.isprintable()):
            # No table is called so, and not every database takes such a text.
            raise DeniedError("no-such-table")
        try:
            whole = await self._house.store.whole(name)
        except DamagedError as error:
            raise await self._quarantine(name, str(error), error) from None
        if whole is None:
            raise DeniedError("no-such-table")
        if whole.row.fault:
            raise DeniedError("table-broken")
        try:
            return await folded(name, whole.entries, self._house.turnstile), whole
        except Exception as error:
            reason = f"its log cannot be folded: {type(error).__name__}"
            raise await self._quarantine(name, reason, error) from None

    async def _quarantine(self, name: str, reason: str, error: Exception) -> DeniedError:
        """Keep a broken table as it is, and say so to whoever wanted it."""
        structlog.get_logger().error("table-broken", table=tag(name), exc_info=error)
        self._house.metrics.broken.inc()
        await self._house.store.quarantine(name, reason)
        return DeniedError("table-broken")
