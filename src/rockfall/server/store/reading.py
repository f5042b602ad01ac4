"""How tables, entries and keys come out of the database."""

from sqlalchemy import ColumnElement, Connection, func, select

from rockfall.server.store.rows import EntryRow, KeyRow, TableRow, Whole
from rockfall.server.store.schema import ENTRIES, KEYS, TABLES


def table(connection: Connection, which: ColumnElement[bool]) -> TableRow | None:
    """The one table of which something is true."""
    row = connection.execute(select(TABLES).where(which)).one_or_none()
    return None if row is None else TableRow(*row)


def count_live(connection: Connection) -> int:
    """How many tables are not over."""
    query = select(func.count()).select_from(TABLES).where(TABLES.c.phase != "over")
    return int(connection.execute(query).scalar_one())


def live_tables(connection: Connection) -> list[TableRow]:
    """Tables at which something may still happen, the oldest first."""
    live = select(TABLES).where(TABLES.c.phase != "over").order_by(TABLES.c.opened, TABLES.c.id)
    return [TableRow(*row) for row in connection.execute(live)]


def open_tables(connection: Connection, listed: bool, limit: int) -> list[TableRow]:
    """Tables that can still be joined, those where something happened last first."""
    found = select(TABLES).where(TABLES.c.phase == "lobby")
    if listed:
        found = found.where(TABLES.c.listed)
    latest = found.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
    return [TableRow(*row) for row in connection.execute(latest)]


def table_ids(connection: Connection) -> list[str]:
    """All tables there are, the oldest first."""
    return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)))


def entries(connection: Connection, of: str, since: int) -> list[EntryRow]:
    """The log of a table from a seq on."""
    found = (
        select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == of, ENTRIES.c.seq >= since)
        .order_by(ENTRIES.c.seq)
    )
    return [EntryRow(*row) for row in connection.execute(found)]


def keys(connection: Connection, of: str) -> list[KeyRow]:
    """The keys of a table's members."""
    found = (
        select(KEYS.c.member, KEYS.c.kind, KEYS.c.hash)
        .where(KEYS.c.table_id == of)
        .order_by(KEYS.c.member, KEYS.c.kind)
    )
    return [KeyRow(*row) for row in connection.execute(found)]


def whole(connection: Connection, of: str) -> Whole | None:
    """A table with everything; nothing if it went, even while it was read."""
    row = table(connection, TABLES.c.id == of)
    if row is None:
        return None
    # Statements may see later moments: what has been appended since the first is left out.
    log = entries(connection, of, 0)[: row.length]
    return Whole(row, log, keys(connection, of)) if len(log) == row.length else None
