"""How keys get into the database; a person may have the same ones at many tables."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from rockfall.server.store.errors import NoTableError
from rockfall.server.store.rows import Append, KeyRow
from rockfall.server.store.schema import KEYS, TABLES

Values = dict[str, Any]
_DROP: Final = delete(KEYS).where(
    KEYS.c.table_id == bindparam("_table_id"),
    KEYS.c.member == bindparam("_member"),
    KEYS.c.kind == bindparam("_kind"),
)


def put_keys(connection: Connection, units: Sequence[Append]) -> None:
    """Put keys in; the last of several for the same member and kind is the one that stays."""
    _put(connection, ((unit.table, key) for unit in units for key in unit.keys))


def rekey(
    connection: Connection, table: str, member: int, keys: Sequence[KeyRow]
) -> list[tuple[str, int]]:
    """Put keys in place of those of a member, and of all their copies; gives whose they were."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        raise NoTableError(table)
    old = select(KEYS.c.hash).where(KEYS.c.table_id == table, KEYS.c.member == member)
    copies = select(KEYS.c.table_id, KEYS.c.member).where(KEYS.c.hash.in_(old)).distinct()
    found = {(where, who) for where, who in connection.execute(copies)}
    places = sorted(found | {(table, member)})
    _put(connection, ((where, key._replace(member=who)) for where, who in places for key in keys))
    return places


def _put(connection: Connection, keys: Iterable[tuple[str, KeyRow]]) -> None:
    last = {(table, key.member, key.kind): key.hash for table, key in keys}
    if not last:
        return
    rows: list[Values] = [
        {"table_id": table, "member": member, "kind": kind, "hash": hashed}
        for (table, member, kind), hashed in last.items()
    ]
    old = [{f"_{name}": row[name] for name in ("table_id", "member", "kind")} for row in rows]
    connection.execute(_DROP, old)
    connection.execute(insert(KEYS), rows)
