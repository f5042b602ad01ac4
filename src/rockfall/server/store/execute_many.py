"""One statement for many rows, translated once: every move is written by two of them.

A statement that is executed the usual way is looked up, and every value of every row handled, each
time anew. These have plain values only, which a driver takes as they are.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update


def execute_many(
    connection: Connection, statement: Insert | Update, rows: Sequence[dict[str, Any]]
) -> CursorResult[Any]:
    """Execute a statement for every row; all of them have the same names, and there is one."""
    text, order = _translated(statement, connection.dialect, tuple(rows[0]))
    if order is None:
        return connection.exec_driver_sql(text, list(rows))
    return connection.exec_driver_sql(text, [tuple(row[name] for name in order) for row in rows])


@lru_cache(maxsize=64)
def _translated(
    statement: Insert | Update, dialect: Dialect, names: tuple[str, ...]
) -> tuple[str, tuple[str, ...] | None]:
    """A statement as text, and the order of its values where they go by that, not by name."""
    compiled = statement.compile(dialect=dialect, column_keys=[*names])
    order = getattr(compiled, "positiontup", None)
    return str(compiled), None if order is None else tuple(order)
