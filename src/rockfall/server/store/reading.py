"""How tables, entries and keys come out of the database."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select
from sqlalchemy.exc import DBAPIError

from rockfall.server.store.checksum import checked
from rockfall.server.store.errors import DamagedError, StoreError
from rockfall.server.store.failures import first_line, means_damage
from rockfall.server.store.rows import EntryRow, KeyRow, TableRow, Whole
from rockfall.server.store.schema import ENTRIES, KEYS, LEASE, TABLES

_SOUND = TABLES.c.fault.is_(None)
_ROW = [TABLES.c[name] for name in TableRow._fields]
_LIVE = (TABLES.c.phase != "over") & _SOUND
#: Plain text, because it is asked at every move that is made elsewhere.
_LOGS = (
    "SELECT wanted.number, tables.length, entries.seq, entries.at, entries.body, entries.checksum"
    " FROM unnest(%s::text[], %s::bigint[]) WITH ORDINALITY AS wanted (id, since, number)"
    " JOIN tables ON tables.id = wanted.id"
    " LEFT JOIN entries ON entries.table_id = wanted.id AND entries.seq >= wanted.since"
    " ORDER BY wanted.number, entries.seq"
)


def ping(connection: Connection) -> None:
    """Read something."""
    connection.execute(select(LEASE.c.epoch)).one()


def table(connection: Connection, which: ColumnElement[bool]) -> TableRow | None:
    """The one table of which something is true."""
    row = connection.execute(select(*_ROW).where(which)).one_or_none()
    return None if row is None else _table_row(row)


def count_live(connection: Connection) -> int:
    """How many tables are not over."""
    query = select(func.count()).select_from(TABLES).where(_LIVE)
    return int(connection.execute(query).scalar_one())


def live_tables(connection: Connection) -> list[TableRow]:
    """Tables at which something may still happen, the oldest first."""
    return _table_rows(connection, _oldest_first(_LIVE))


def quarantined(connection: Connection) -> list[TableRow]:
    """Tables that have a fault, the oldest first."""
    return _table_rows(connection, _oldest_first(~_SOUND))


def open_tables(
    connection: Connection, listed: bool, limit: int, begun: bool = False
) -> list[TableRow]:
    """Tables that can still be joined, or have begun, those where something happened last first."""
    phases = ["lobby", "playing"] if begun else ["lobby"]
    found = select(*_ROW).where(TABLES.c.phase.in_(phases), _SOUND)
    if listed:
        found = found.where(TABLES.c.listed)
    latest = found.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
    return _table_rows(connection, latest)


def table_ids(connection: Connection) -> list[str]:
    """All tables there are, the oldest first."""
    return list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)))


def entries(connection: Connection, of: str, since: int) -> list[EntryRow]:
    """The log of a table from a seq on, or DamagedError."""
    with _damage(of):
        length = connection.scalar(select(TABLES.c.length).where(TABLES.c.id == of))
        return [] if length is None else checked(of, since, length, _log(connection, of, since))


def logs(
    connection: Connection, wanted: Sequence[tuple[str, int]]
) -> list[list[EntryRow] | StoreError]:
    """The logs of many tables in PostgreSQL, each from a seq on, or what is wrong with it."""
    lengths: dict[int, int] = {}
    rows: defaultdict[int, list[tuple[int, int, bytes, bytes | None]]] = defaultdict(list)
    tables, sinces = [table for table, _ in wanted], [since for _, since in wanted]
    with _damage(tables[0]):
        for number, length, *row in connection.exec_driver_sql(_LOGS, (tables, sinces)):
            lengths[number] = length
            if row[0] is not None:
                rows[number].append((row[0], row[1], row[2], row[3]))
    found: list[list[EntryRow] | StoreError] = []
    for number, (table, since) in enumerate(wanted, 1):
        try:
            length = lengths.get(number)
            log = [] if length is None else checked(table, since, length, rows[number])
            found.append(log)
        except DamagedError as error:
            found.append(error)
    return found


def keys(connection: Connection, of: str) -> list[KeyRow]:
    """The keys of a table's members."""
    found = (
        select(KEYS.c.member, KEYS.c.kind, KEYS.c.hash)
        .where(KEYS.c.table_id == of)
        .order_by(KEYS.c.member, KEYS.c.kind)
    )
    return [KeyRow(*row) for row in connection.execute(found)]


def whole(connection: Connection, of: str, check: bool) -> Whole | None:
    """A table with everything; DamagedError if it is to be checked and not as it was stored."""
    with _damage(of):
        row = table(connection, TABLES.c.id == of)
        if row is None:
            return None
        log = _log(connection, of, 0)
        if check:
            found = checked(of, 0, row.length, log)
        else:
            found = [EntryRow(seq, at, body) for seq, at, body, _ in log]
        return Whole(row, found, keys(connection, of))


def _log(connection: Connection, of: str, since: int) -> list[tuple[int, int, bytes, bytes | None]]:
    found = (
        select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body, ENTRIES.c.checksum)
        .where(ENTRIES.c.table_id == of, ENTRIES.c.seq >= since)
        .order_by(ENTRIES.c.seq)
    )
    return [(seq, at, body, kept) for seq, at, body, kept in connection.execute(found)]


@contextmanager
def _damage(of: str) -> Iterator[None]:
    """Tell apart a table that cannot be read and a database that cannot be asked."""
    try:
        yield
    except DBAPIError as error:
        if means_damage(error):
            raise DamagedError(of, None, first_line(error)) from error
        raise


def _oldest_first(which: ColumnElement[bool]) -> Select[Any]:
    return select(*_ROW).where(which).order_by(TABLES.c.opened, TABLES.c.id)


def _table_rows(connection: Connection, found: Select[Any]) -> list[TableRow]:
    return [_table_row(row) for row in connection.execute(found)]


def _table_row(row: Row[Any]) -> TableRow:
    kept = TableRow._make(row)
    return kept._replace(fault=kept.fault or "")
