"""A store: what the server asks of its database, from one event loop at a time."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar, cast

from sqlalchemy import URL

from rockfall.server.store import reading
from rockfall.server.store.engine import (
    for_reading,
    for_writing,
    lock_schema,
    make_engine,
    used_bytes,
)
from rockfall.server.store.errors import StoreClosedError
from rockfall.server.store.failures import in_words
from rockfall.server.store.jobs import Chore
from rockfall.server.store.keys import rekey
from rockfall.server.store.lease import Lease
from rockfall.server.store.log_reader import LogReader
from rockfall.server.store.migrate import migrate, version_of
from rockfall.server.store.pulse import Pulse
from rockfall.server.store.readers import Readers, Work
from rockfall.server.store.room import Room
from rockfall.server.store.rows import Append, EntryRow, KeyRow, Limits, Stats, TableRow, Whole
from rockfall.server.store.schema import TABLES
from rockfall.server.store.writer import Watch, Writer
from rockfall.server.store.writing import drop, drop_stale, set_fault, touch

#: So many tables are swept in one go: moves that wait behind a sweep do not wait long.
_SWEEP: Final = 20
#: Seconds within which a database that is well answers the smallest question.
_PING: Final = 2.0
_PATIENCE: Final = 10.0
_LEAST_FREE: Final = 64 << 20
T = TypeVar("T")


def open_store(
    url: str | URL,
    *,
    max_bytes: int | None = None,
    watch: Watch | None = None,
    exclusive: bool = False,
    shared: bool = False,
    patience: float = _PATIENCE,
    least_free: int = _LEAST_FREE,
) -> "Store":
    """Open a database, bringing its schema up to date; StoreError says why it cannot be used.

    An exclusive store is the only one of its kind: a server's is. Many servers have one that is
    shared: it stands beside others of its kind, and no exclusive one. Nobody waits longer than
    `patience` seconds for anything. New tables must leave so many bytes of the disk free.
    """
    # Those who read have connections of their own: one that writes may carry the lease.
    engine, readers = for_writing(make_engine(url)), for_reading(make_engine(url))
    lease = None
    try:
        lease = Lease(engine, shared=shared) if exclusive or shared else None
        with engine.begin() as connection:
            lock_schema(connection)
            migrate(connection)
            if lease is not None:
                lease.take(connection)
    except Exception as error:
        engine.dispose()
        if lease is not None:
            lease.release()
        raise in_words(error) from error
    room = Room(max_bytes, least_free)
    writer = Writer(engine, room=room, lease=lease, patience=patience, watch=watch)
    return Store(writer, Readers(readers), patience)


def bring_up_to_date(url: str | URL) -> tuple[str, str]:
    """Bring the schema of a database up to date; gives what it was and what it is."""
    engine = for_writing(make_engine(url))
    try:
        with engine.begin() as connection:
            lock_schema(connection)
            before = version_of(connection)
            migrate(connection)
            return before, version_of(connection)
    except Exception as error:
        raise in_words(error) from error
    finally:
        engine.dispose()


class Store:
    """Tables and their logs, durable."""

    def __init__(self, writer: Writer, readers: Readers, patience: float) -> None:
        self._writer = writer
        self._readers = readers
        self._patience = patience
        self._closed = False
        self._news = LogReader(self.read, self.entries, patience)

    # -- writing -----------------------------------------------------------------------------

    async def append(self, unit: Append) -> None:
        """Store a unit; it is on disk when this returns.

        UnknownOutcomeError says that nobody knows, any other StoreError that it is not stored and
        never will be.
        """
        await self.write(unit)

    async def delete(self, table: str) -> bool:
        """Delete a table with its log and keys; tells whether there was one."""
        return bool(await self.write(partial(drop, table=table)))

    async def sweep(self, now: int, limits: Limits) -> int:
        """Delete tables at which nothing has happened for too long; gives how many."""
        swept, some = 0, _SWEEP
        while some == _SWEEP:
            some = await self.write(partial(drop_stale, now=now, limits=limits, most=_SWEEP))
            swept += some
        return swept

    async def quarantine(self, table: str, reason: str) -> None:
        """Keep a table with which something is wrong, as it is, out of play and out of sweeps."""
        await self.write(partial(set_fault, table=table, fault=reason))

    async def release(self, table: str) -> None:
        """Let a table that was in quarantine be played at again."""
        await self.write(partial(set_fault, table=table, fault=None))

    async def rekey(
        self, table: str, member: int, keys: Sequence[KeyRow], proof: bytes
    ) -> list[tuple[str, int]]:
        """Give a person new keys at every table where they use the ones they have at this.

        Gives the tables and who they are there. Members in `keys` do not matter. KeysChangedError
        says that the proof is not one of the keys they have, whatever was known of them.
        """
        work = partial(rekey, table=table, member=member, keys=keys, proof=proof)
        return cast(list[tuple[str, int]], await self.write(work))

    async def settle(self, table: str) -> None:
        """Wait until nothing is under way any more that may have been stored at a table.

        Once this has returned, reading tells how what was unknown ended: an exclusive store can
        write again only after the database has done with all that was sent before, and in any other
        one who writes a table is waited for.
        """
        await self.write(partial(touch, table=table))

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._writer.finish)
            await asyncio.to_thread(self._readers.finish, self._patience)

    def keep_doing(self, pulse: Pulse | None) -> None:
        """Let something that writes be done again and again, from the next work on; or no more."""
        self._writer.pulse = pulse

    def stats(self) -> Stats:
        """What was written since the store was opened."""
        return self._writer.stats

    async def write(self, work: Append | Chore) -> Any:
        """Do something that writes, in a transaction that it may share with others."""
        if self._closed:
            raise StoreClosedError
        return await self._writer.submit(work)

    # -- reading -----------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        """The table of that id."""
        return await self.read(partial(reading.table, which=TABLES.c.id == table))

    async def by_code(self, code: str) -> TableRow | None:
        """The table that goes by that code."""
        return await self.read(partial(reading.table, which=TABLES.c.code == code))

    async def open_tables(
        self, *, listed: bool = True, limit: int = 100, begun: bool = False
    ) -> list[TableRow]:
        """Tables in their lobby, the latest first: those that are listed, or all.

        Also those whose match has begun, if they are wanted.
        """
        found = partial(reading.open_tables, listed=listed, limit=limit, begun=begun)
        return await self.read(found)

    async def live_tables(self) -> list[TableRow]:
        """Tables that are not over."""
        return await self.read(reading.live_tables)

    async def quarantined(self) -> list[TableRow]:
        """Tables with which something is wrong, and what."""
        return await self.read(reading.quarantined)

    async def count_live(self) -> int:
        """How many tables are not over."""
        return await self.read(reading.count_live)

    async def table_ids(self) -> list[str]:
        """All tables."""
        return await self.read(reading.table_ids)

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """The log of a table from a seq on; DamagedError if it is not as it was stored."""
        return await self.read(partial(reading.entries, of=table, since=since))

    async def news(self, table: str, since: int) -> list[EntryRow]:
        """The same for who follows a table in PostgreSQL: read together with others' tables."""
        return await self._news.ask(table, since)

    async def keys(self, table: str) -> list[KeyRow]:
        """The keys of a table's members."""
        return await self.read(partial(reading.keys, of=table))

    async def whole(self, table: str, *, check: bool = True) -> Whole | None:
        """A table with its log and keys, as of one moment; DamagedError if it was checked and is.

        Unchecked, it is what is left of it.
        """
        return await self.read(partial(reading.whole, of=table, check=check))

    async def size(self) -> int:
        """The bytes that are in use."""
        return await self.read(used_bytes)

    async def ping(self) -> None:
        """Return soon if the database can be read, else StoreError says why not."""
        await self.read(reading.ping, min(_PING, self._patience))

    async def read(self, work: Work[T], patience: float | None = None) -> T:
        """Read something as of one moment."""
        if self._closed:
            raise StoreClosedError
        return await self._readers.ask(work, self._patience if patience is None else patience)
