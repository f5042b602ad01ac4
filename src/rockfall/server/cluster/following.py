"""Keeping up with tables that are written elsewhere: woken by the bus, and by looking."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from rockfall.server.cluster.bus import Bus
from rockfall.server.store.errors import StoreError
from rockfall.server.store.owners import Head, Owners
from rockfall.server.table_session import TableSession

#: Seconds between two looks, while the bus is up and while it is down.
_SELDOM: Final = 1.0
_OFTEN: Final = 0.1


class Following:
    """Reads what others have stored."""

    def __init__(
        self,
        sessions: dict[str, TableSession],
        loaded: Callable[[str], Awaitable[TableSession | None]],
        owners: Owners,
        bus: Bus,
    ) -> None:
        self._sessions = sessions
        self._loaded = loaded
        self._owners = owners
        self._bus = bus
        self._catching: dict[TableSession, asyncio.Task[None]] = {}
        #: how long the logs are that are being read
        self._wanted: dict[TableSession, int] = {}
        self._rekeyed = 0
        #: what is done with a table whose owner is gone, and with one that was deleted
        self.orphaned: Callable[[TableSession], None] = lambda session: None
        self.swept: Callable[[TableSession], None] = lambda session: None

    def followed(self) -> list[TableSession]:
        """The tables in use here that are written elsewhere."""
        return [session for session in self._sessions.values() if not session.writer.owned]

    # -- one table ---------------------------------------------------------------------------

    async def refresh(self, session: TableSession) -> None:
        """Be at least where the store is now."""
        writer = session.writer
        async with writer.lock:
            writer.check_open()
            if not writer.owned:
                await writer.catch_up()

    def wake(self, session: TableSession, length: int) -> None:
        """The log of a table is so long by now."""
        if session.writer.owned or length <= session.writer.durable:
            return
        self._wanted[session] = max(length, self._wanted.get(session, 0))
        if session not in self._catching:
            task = asyncio.get_running_loop().create_task(self._catch_up(session))
            self._catching[session] = task

    async def reach(self, session: TableSession, length: int) -> None:
        """Wait until a log is known so far, unless it cannot be read."""
        self.wake(session, length)
        catching = self._catching.get(session)
        if catching is not None:
            await asyncio.wait([catching])

    async def _catch_up(self, session: TableSession) -> None:
        writer, before = session.writer, -1
        try:
            # What came meanwhile is read as well; but a log that does not grow is as long as it is.
            while before < writer.durable < self._wanted[session]:
                async with writer.lock:
                    before = writer.durable
                    if not writer.owned and not writer.closed:
                        await writer.catch_up()
        except StoreError:
            # What cannot be read now is looked for again.
            return
        finally:
            # At once, and not when the task is seen to have ended: who wakes it then would wait.
            del self._catching[session], self._wanted[session]

    async def reread_quietly(self, session: TableSession) -> None:
        """Take up new keys as soon as possible: what cannot be read now is looked for again."""
        with suppress(StoreError):
            await session.reread_keys()

    # -- all of them -------------------------------------------------------------------------

    async def look(self) -> None:
        """See what is new at all tables, until cancelled."""
        while True:
            # The bus may be down and the store too: then there is nothing to be told.
            with suppress(StoreError):
                await self.look_at_keys()
                await self._look_at_heads()
            await asyncio.sleep(_SELDOM if self._bus.up else _OFTEN)

    async def _look_at_heads(self) -> None:
        followed = self.followed()
        if not followed:
            return
        heads = await self._owners.heads([session.table.id for session in followed])
        for session in followed:
            head = heads.get(session.table.id)
            if not session.writer.owned and self._sessions.get(session.table.id) is session:
                self._see(session, head)

    def _see(self, session: TableSession, head: Head | None) -> None:
        if head is None:
            self.swept(session)
            return
        self.wake(session, head.length)
        if head.orphaned:
            self.orphaned(session)

    async def look_at_keys(self) -> None:
        """Take up all keys that were replaced, and cut off whoever has the old ones."""
        found = await self._owners.rekeyed(self._rekeyed)
        for table, _ in found:
            # Who is just being read may have been read before.
            session = await self._loaded(table)
            if session is not None and not session.writer.closed:
                await session.reread_keys()
        self._rekeyed = max([self._rekeyed, *(number for _, number in found)])

    async def close(self) -> None:
        """Wait for what is being read."""
        await asyncio.gather(*self._catching.values(), return_exceptions=True)
