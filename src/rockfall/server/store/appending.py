"""How units are appended to their logs: by one statement for many of them, whatever their number.

The driver of SQLite lets other threads run before and after every row it is given by itself, and
then waits until the event loop lets it go on; so it is given many rows at once. The driver of
PostgreSQL takes its time with every value of every row; so it is given one value, which is JSON.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from rockfall.server.store.checksum import checksum
from rockfall.server.store.errors import StoreError
from rockfall.server.store.rows import Append

#: Values in the order of their columns.
Row = tuple[Any, ...]

#: Milliseconds that may pass in a match until it is noted again when something happened last. Every
#: move would have to move the table in an index otherwise, for those who think in days.
A_WHILE: Final = 60_000

#: Whoever finds the log longer or shorter than it should be changes no row, and neither does who
#: lost the table to another server. A clock that was set back is a change like any other.
_GROW: Final = f"""
UPDATE tables SET length = tables.length + new.count, size = tables.size + new.bytes,
    touched = CASE
        WHEN new.at IS NULL THEN tables.touched
        WHEN tables.phase = 'playing' AND abs(new.at - tables.touched) < {A_WHILE}
        THEN tables.touched ELSE new.at END
FROM {{new}} AS new
WHERE tables.id = new.id AND tables.length = new.first
    AND tables.token = coalesce(new.token, tables.token)
"""
_LOOK_UP: Final = "    AND tables.id = ANY (ARRAY(SELECT id FROM given))"
_ENTER: Final = """
INSERT INTO entries (table_id, seq, at, body, checksum, wish)
SELECT table_id, seq, at, body, checksum, wish FROM {new} AS new WHERE table_id IS NOT NULL
"""
#: What the rows have that are given to them, and what PostgreSQL takes it for.
_COLUMNS: Final = {
    _GROW: {
        "id": "text",
        "first": "bigint",
        "count": "bigint",
        "bytes": "bigint",
        "token": "bigint",
        "at": "bigint",
    },
    _ENTER: {
        "table_id": "text",
        "seq": "bigint",
        "at": "bigint",
        "body": "bytea",
        "checksum": "bytea",
        "wish": "text",
    },
}
#: So many rows at most are given to SQLite at once. It keeps the statements that it has read, so
#: there are few: for 1, 2, 4 and so on.
_MOST: Final = 64
_JSON: Final = msgspec.json.Encoder()


def append_all(connection: Connection, units: Sequence[Append]) -> None:
    """Append all units to their logs, or fail if one of them does not follow the last entry."""
    for run in _runs(units):
        if _execute(connection, _GROW, [*map(_growth, run)]) != len(run):
            raise StoreError("an entry does not follow the last one of its table")
    entries = [entry for unit in units for entry in _entries(unit)]
    if entries:
        _execute(connection, _ENTER, entries)


def _runs(units: Sequence[Append]) -> Iterator[list[Append]]:
    """Units in their order, cut where a table comes again: a statement changes a row once."""
    run: dict[str, Append] = {}
    for unit in units:
        if unit.table in run:
            yield [*run.values()]
            run = {}
        run[unit.table] = unit
    if run:
        yield [*run.values()]


def _growth(unit: Append) -> Row:
    size, at = 0, None
    for at, body in unit.entries:  # noqa: B007 - the last one counts
        size += len(body)
    return unit.table, unit.first, len(unit.entries), size, unit.token, at


def _entries(unit: Append) -> Iterator[Row]:
    table, seq, last = unit.table, unit.first, unit.first + len(unit.entries) - 1
    for at, body in unit.entries:
        wish = unit.wish if seq == last else None
        yield table, seq, at, body, checksum(table, seq, at, body), wish
        seq += 1


def _execute(connection: Connection, statement: str, rows: Sequence[Row]) -> int:
    """Execute a statement for all rows; gives how many it has changed or made."""
    if connection.dialect.name == "postgresql":
        named = [dict(zip(_COLUMNS[statement], row, strict=True)) for row in rows]
        text = _for_json(statement)
        return connection.exec_driver_sql(text, (_JSON.encode(named).decode(),)).rowcount
    done = 0
    for begin in range(0, len(rows), _MOST):
        some = rows[begin : begin + _MOST]
        count = 1 << (len(some) - 1).bit_length()
        # Rows of nothing fill it up: no table is called so.
        nothing = (None,) * (len(some[0]) * (count - len(some)))
        values = (*chain.from_iterable(some), *nothing)
        done += connection.exec_driver_sql(_for_values(statement, count), values).rowcount
    return done


@lru_cache
def _for_json(statement: str) -> str:
    """A statement of PostgreSQL that is given its rows as an array of JSON."""
    columns = _COLUMNS[statement]
    found = (
        f"decode({name}, 'base64') AS {name}" if sort == "bytea" else name
        for name, sort in columns.items()
    )
    sorts = (f"{name} {'text' if sort == 'bytea' else sort}" for name, sort in columns.items())
    rows = f"json_to_recordset(CAST(%s AS json)) AS given ({', '.join(sorts)})"
    text = f"WITH given AS MATERIALIZED (SELECT {', '.join(found)} FROM {rows})"
    text += statement.format(new="given")
    # It would rather read all tables there are than look for those of which it cannot know how few.
    return text + _LOOK_UP if statement is _GROW else text


@lru_cache
def _for_values(statement: str, count: int) -> str:
    """A statement of SQLite that is given so many rows, value by value."""
    columns = _COLUMNS[statement]
    names = (f"column{number} AS {name}" for number, name in enumerate(columns, 1))
    row = f"({', '.join('?' * len(columns))})"
    return statement.format(
        new=f"(SELECT {', '.join(names)} FROM (VALUES {', '.join([row] * count)}))"
    )
