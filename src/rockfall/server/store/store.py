"""A store: what the server asks of its database, from one event loop at a time."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from rockfall.server.store import reading
from rockfall.server.store.engine import lock_schema, make_engine, used_bytes, writing
from rockfall.server.store.errors import StoreClosedError
from rockfall.server.store.migrate import migrate
from rockfall.server.store.rows import Append, EntryRow, KeyRow, Limits, Stats, TableRow, Whole
from rockfall.server.store.schema import TABLES
from rockfall.server.store.writer import Chore, Watch, Writer, in_words
from rockfall.server.store.writing import drop, drop_stale

#: So many tables are swept in one go: moves that wait behind a sweep do not wait long.
_SWEEP: Final = 20
_Read = TypeVar("_Read")


def open_store(
    url: str | URL, *, max_bytes: int | None = None, watch: Watch | None = None
) -> "Store":
    """Open a database, bringing its schema up to date; StoreError says why it cannot be used."""
    engine = make_engine(url)
    try:
        with writing(engine).begin() as connection:
            lock_schema(connection)
            migrate(connection)
    except Exception as error:
        engine.dispose()
        raise in_words(error) from error
    return Store(engine, max_bytes, watch)


class Store:
    """Tables and their logs, durable."""

    def __init__(self, engine: Engine, max_bytes: int | None, watch: Watch | None) -> None:
        self._engine = engine
        self._writer = Writer(engine, max_bytes, watch)
        self._closed = False

    # -- writing -----------------------------------------------------------------------------

    async def append(self, unit: Append) -> None:
        """Store a unit; it is on disk when this returns."""
        await self._write(unit)

    async def delete(self, table: str) -> bool:
        """Delete a table with its log and keys; tells whether there was one."""
        return await self._write(partial(drop, table=table)) > 0

    async def sweep(self, now: int, limits: Limits) -> int:
        """Delete tables at which nothing has happened for too long; gives how many."""
        swept, some = 0, _SWEEP
        while some == _SWEEP:
            some = await self._write(partial(drop_stale, now=now, limits=limits, most=_SWEEP))
            swept += some
        return swept

    async def close(self) -> None:
        """Store what waits, then let go of the database."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._writer.finish)
            self._engine.dispose()

    def stats(self) -> Stats:
        """What was written since the store was opened."""
        return self._writer.stats

    async def _write(self, work: Append | Chore) -> int:
        if self._closed:
            raise StoreClosedError
        return await self._writer.submit(work)

    # -- reading -----------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        """The table of that id."""
        return await self._read(partial(reading.table, which=TABLES.c.id == table))

    async def by_code(self, code: str) -> TableRow | None:
        """The table that goes by that code."""
        return await self._read(partial(reading.table, which=TABLES.c.code == code))

    async def open_tables(self, *, listed: bool = True, limit: int = 100) -> list[TableRow]:
        """Tables in their lobby, the latest first: those that are listed, or all."""
        return await self._read(partial(reading.open_tables, listed=listed, limit=limit))

    async def live_tables(self) -> list[TableRow]:
        """Tables that are not over."""
        return await self._read(reading.live_tables)

    async def count_live(self) -> int:
        """How many tables are not over."""
        return await self._read(reading.count_live)

    async def table_ids(self) -> list[str]:
        """All tables."""
        return await self._read(reading.table_ids)

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """The log of a table from a seq on."""
        return await self._read(partial(reading.entries, of=table, since=since))

    async def keys(self, table: str) -> list[KeyRow]:
        """The keys of a table's members."""
        return await self._read(partial(reading.keys, of=table))

    async def whole(self, table: str) -> Whole | None:
        """A table with its log and keys, as of one moment."""
        return await self._read(partial(reading.whole, of=table))

    async def size(self) -> int:
        """The bytes that are in use."""
        return await self._read(used_bytes)

    async def _read(self, work: Callable[[Connection], _Read]) -> _Read:
        if self._closed:
            raise StoreClosedError
        return await asyncio.to_thread(self._read_now, work)

    def _read_now(self, work: Callable[[Connection], _Read]) -> _Read:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise in_words(error) from error
