"""How units get into the database, in whatever transaction they are given, and tables out of it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from rockfall.server.store.appending import append_all
from rockfall.server.store.engine import at_most_now, lock_name
from rockfall.server.store.errors import (
    CodeTakenError,
    NoTableError,
    NotOwnerError,
    SeqGapError,
    SeqTakenError,
    StoreError,
    TableTakenError,
)
from rockfall.server.store.keys import put_keys
from rockfall.server.store.rows import KEEP, Append, Limits, TableRow
from rockfall.server.store.schema import ENTRIES, LEASE, TABLES

Values = dict[str, Any]


def write(connection: Connection, units: Sequence[Append]) -> None:
    """Write all units, with as few statements as will do."""
    begun = [_begun(unit, unit.opened) for unit in units if unit.opened]
    if begun:
        # Who wants to know what became of them can wait for the end of the transaction.
        for row in begun:
            lock_name(connection, row["id"])
        connection.execute(insert(TABLES), begun)
    append_all(connection, units)
    for unit in units:
        if changes := _changes(unit):
            connection.execute(update(TABLES).where(TABLES.c.id == unit.table).values(changes))
    put_keys(connection, units)


def _begun(unit: Append, row: TableRow) -> Values:
    touched = unit.entries[-1][0] if unit.entries else row.opened
    blank = {"length": 0, "size": 0, "fault": None, "touched": touched}
    return row._asdict() | blank | {"owner": unit.owner, "token": unit.token or 0}


def refusal(connection: Connection, unit: Append) -> StoreError | None:
    """Why a unit could not be written, as far as the rows that are there tell."""
    found = select(TABLES.c.length, TABLES.c.token).where(TABLES.c.id == unit.table)
    length, token = connection.execute(found).one_or_none() or (None, None)
    if unit.opened:
        if length is not None:
            return TableTakenError(unit.table)
        length = 0
    if length is None:
        return NoTableError(unit.table)
    if token is not None and unit.token not in (None, token):
        return NotOwnerError(unit.table)
    if length != unit.first:
        kind = SeqTakenError if length > unit.first else SeqGapError
        return kind(unit.table, unit.first, length)
    code = unit.opened.code if unit.opened and unit.code is KEEP else unit.code
    if isinstance(code, str):
        other = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.id != unit.table)
        if connection.scalar(other) is not None:
            return CodeTakenError(code)
    return None


def drop(connection: Connection, table: str) -> int:
    """Delete a table with all that belongs to it; gives how many there were."""
    return connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount


def drop_stale(connection: Connection, now: int, limits: Limits, most: int) -> int:
    """Delete some tables that nothing has happened at for too long; gives how many."""
    moment = at_most_now(connection, now)
    # In a match it is not noted of every entry when it came; the last one itself tells.
    ends = and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == TABLES.c.length - 1)
    last = func.coalesce(select(ENTRIES.c.at).where(ends).scalar_subquery(), TABLES.c.touched)
    stale = or_(
        *(
            and_(TABLES.c.phase == phase, TABLES.c.touched < moment - kept, last < moment - kept)
            for phase, kept in limits._asdict().items()
        )
    )
    stale = and_(TABLES.c.fault.is_(None), stale)
    some = select(TABLES.c.id).where(stale).limit(most)
    # Asked twice: PostgreSQL looks at a row again if somebody touched it in the meantime.
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(some), stale)).rowcount


def set_fault(connection: Connection, table: str, fault: str | None) -> None:
    """Note what is wrong with a table, or that nothing is."""
    noted = update(TABLES).where(TABLES.c.id == table).values(fault=fault)
    if connection.execute(noted).rowcount == 0:
        raise NoTableError(table)


def touch(connection: Connection, table: str) -> None:
    """Write, and change nothing: on disk it takes the place of a commit that failed halfway.

    Whoever else is writing that table, or opening it, is waited for.
    """
    lock_name(connection, table)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(length=TABLES.c.length))
    connection.execute(update(LEASE).values(epoch=LEASE.c.epoch))


def _changes(unit: Append) -> Values:
    changes: Values = {} if unit.code is KEEP else {"code": unit.code}
    if unit.phase is not None:
        changes["phase"] = unit.phase
    if unit.listed is not None:
        changes["listed"] = unit.listed
    return changes
