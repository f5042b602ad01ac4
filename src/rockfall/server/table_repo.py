"""All tables of a server: opening them, finding them again, and letting go of them."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from rockfall.server import lobby, prices
from rockfall.server import protocol as p
from rockfall.server.cluster.cluster import Cluster
from rockfall.server.config import Config
from rockfall.server.denied import DeniedError
from rockfall.server.entries import Entry
from rockfall.server.keys import Keyring, new_code, new_keys, new_table
from rockfall.server.loading import Loader
from rockfall.server.services import Services
from rockfall.server.settings import checked
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import KeyRow, TableRow
from rockfall.server.table import Table
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.time_banks import NOBODY

#: Entries of a lobby that is not read only for being listed; few have as many, if nobody is there.
_LONG: Final = 200


class TableRepo:
    """Opens tables and finds them again."""

    def __init__(self, services: Services, config: Config) -> None:
        self.services = services
        self.config = config
        self.sessions: dict[str, TableSession] = {}
        #: tables that go on as soon as the store can be read again
        self.waiting: set[str] = set()
        self.ready = False
        self.closed = False
        self._loader = Loader(services, self.sessions)
        #: the other servers, where there are some
        self.cluster: Cluster | None = None

    def share(self, cluster: Cluster) -> None:
        """From now on this is one server of many."""
        self.cluster = self._loader.cluster = cluster

    # -- finding -----------------------------------------------------------------------------

    async def session(self, name: str) -> TableSession:
        """The table of that name."""
        found = self.sessions.get(name)
        if found is not None and not found.writer.set_aside:
            found.used_at = time.monotonic()
            return found
        self._check_open()
        session = await self._loader.load(name)
        self.waiting.discard(name)
        return session

    async def visit(self, name: str, pay: Callable[[int], None]) -> TableSession:
        """The table of that name, for somebody who pays if it has to be read only for them."""
        if name not in self.sessions and name not in self.waiting:
            pay(prices.reading(await self._loader.length(name)))
        session = await self.session(name)
        if self.cluster is not None:
            await self.cluster.be_sure_of(session)
        return session

    async def loaded(self, name: str) -> TableSession | None:
        """The table of that name if it is in use, or about to be."""
        return await self._loader.loaded(name)

    def _check_open(self) -> None:
        if self.closed:
            raise DeniedError("going-down")

    async def by_code(self, code: str) -> str:
        """The name of the table that goes by a code."""
        spelt = code.strip().upper()
        row = (
            await self.services.store.by_code(spelt)
            if spelt.isascii() and spelt.isalpha()
            else None
        )
        if row is None:
            raise DeniedError("no-such-code")
        return row.id

    async def wake_all(self) -> None:
        """Go on with every match that was on when the server stopped."""
        if self.cluster is not None:
            # Who goes on with what is found out with the others.
            self.ready = True
            return
        rows = await self.services.store.live_tables()
        self.waiting |= {row.id for row in rows if row.phase == "playing"}
        await self.go_on()
        self.ready = True

    async def go_on(self) -> None:
        """Read all matches that wait for it; those that cannot be read yet wait on."""
        lost = [name for name, session in self.sessions.items() if session.writer.set_aside]
        for name in lost:
            # Whichever phase it seems to be in: what was folded last may never have been stored.
            del self.sessions[name]
            self.waiting.add(name)
        for name in [*self.waiting]:
            try:
                await self.session(name)
            except DeniedError:
                # Broken, or gone: the others go on all the same.
                self.waiting.discard(name)
                if self.cluster is not None:
                    self.cluster.forget(name)
            except StoreError:
                # It waits on, and keeps nobody else waiting.
                pass
            await asyncio.sleep(0)

    async def listed(self, most: int) -> list[TableSession]:
        """Listed tables to join or to watch, the latest first."""
        # A match that is on is in use at this server, unless there are others.
        begun = self.cluster is not None
        for row in await self.services.store.open_tables(limit=most, begun=begun):
            if row.length > _LONG and row.id not in self.sessions:
                continue
            try:
                await self.session(row.id)
            except DeniedError:
                continue
        found = [session for session in self.sessions.values() if _is_open(session)]
        return sorted(found, key=lambda session: session.table.log[0][0], reverse=True)[:most]

    # -- opening and joining -----------------------------------------------------------------

    async def open(self, wish: p.MakeTable) -> p.Place:
        """A new table; who makes it is its first member and host."""
        await self._check_room()
        settings = checked(wish.settings)
        table = Table(new_table())
        code = await self._new_code()
        opened: list[Entry] = [p.Opened(settings, code)]
        # Who joins is checked against the table as it will be.
        draft = Table(table.id)
        fold(draft, 0, opened[0])
        joined = lobby.join(draft, wish.name, NOBODY if wish.sit else lobby.NO_SEAT)
        token, recovery, keys = new_keys(0)
        session = await self._begin(table, [*opened, *joined], keys, code)
        return p.Place(table.id, 0, session.table.seat_of(0), token, recovery)

    async def _check_room(self) -> None:
        self._check_open()
        if await self.services.store.count_live() >= self.config.max_tables:
            raise DeniedError("server-full")

    async def _new_code(self) -> str:
        while True:
            code = new_code()
            if await self.services.store.by_code(code) is None:
                return code

    async def _begin(
        self,
        table: Table,
        entries: list[Entry],
        keys: list[KeyRow],
        code: str,
        copied: str | None = None,
    ) -> TableSession:
        """Store a new table, with all that it begins with; keys may be copied from another."""
        session = TableSession(self.services, table, Keyring())
        if self.cluster is not None:
            self.cluster.adopt(session, owned=True)
        opened = entries[0]
        assert isinstance(opened, p.Opened)
        row = TableRow(table.id, code, opened.settings.listed, "lobby", session.writer.now())

        async def store() -> TableSession:
            try:
                async with session.writer.lock:
                    await session.writer.commit(entries, keys, row, copied=copied)
            except BaseException:
                await self.let_go(session)
                raise
            return session

        # Others may find it in the store before we hear that it is there.
        return await self._loader.add(table.id, store)

    # -- ending ------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish every move in hand, and let everybody go."""
        self.ready = False
        self.closed = True
        await self._loader.close()
        sessions = [*self.sessions.values()]
        if self.cluster is not None:
            await self.cluster.hand_over(sessions)
        # A table that waits for answers holds its move for a moment: all do so at once.
        await asyncio.gather(*[session.close() for session in sessions])
        for session in sessions:
            session.audience.say_goodbye("going-down")

    async def let_go(self, session: TableSession) -> None:
        """A table is not in use any more."""
        await session.close()
        if self.cluster is not None:
            await self.cluster.abandon(session)
        # They follow each other, and all of the table would stay until somebody looks for rubbish.
        session.writer.followers.clear()

    async def sweep_out(self, session: TableSession) -> None:
        """A table was deleted: send away whoever is there."""
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]
        session.audience.dismiss_all("table-swept")
        await self.let_go(session)


def _is_open(session: TableSession) -> bool:
    """Whether a table is to be listed, as far as it is stored."""
    phase, listed = session.writer.kept
    watched = phase == "playing" and session.table.settings.watch == "anyone"
    return listed and (phase == "lobby" or watched)
