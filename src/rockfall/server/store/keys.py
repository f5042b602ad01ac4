"""How keys get into the database; a person may have the same ones at many tables."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from rockfall.server.store.engine import lock_keys
from rockfall.server.store.errors import KeysChangedError, NoTableError, StoreError
from rockfall.server.store.rows import Append, KeyRow
from rockfall.server.store.schema import KEYS, LEASE, TABLES

Values = dict[str, Any]
_DROP: Final = delete(KEYS).where(
    KEYS.c.table_id == bindparam("_table_id"),
    KEYS.c.member == bindparam("_member"),
    KEYS.c.kind == bindparam("_kind"),
)


def put_keys(connection: Connection, units: Sequence[Append]) -> None:
    """Put keys in; the last of several for the same member and kind is the one that stays."""
    for unit in units:
        if unit.copied is not None:
            _check_copied(connection, unit, unit.copied)
    _put(connection, ((unit.table, key) for unit in units for key in unit.keys))


def _check_copied(connection: Connection, unit: Append, source: str) -> None:
    """Make sure that keys are still those of the table that they were copied from."""
    lock_keys(connection, change=False)
    there = set(connection.scalars(select(KEYS.c.hash).where(KEYS.c.table_id == source)))
    if not {key.hash for key in unit.keys} <= there:
        raise StoreError(f"the keys of table {source} were changed meanwhile")


def rekey(
    connection: Connection, table: str, member: int, keys: Sequence[KeyRow], proof: bytes
) -> list[tuple[str, int]]:
    """Put keys in place of those of a member, and of all their copies; gives whose they were.

    The proof is what the member has, or had before the very same was done.
    """
    lock_keys(connection, change=True)
    there = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    if connection.scalar(there) is None:
        raise NoTableError(table)
    old = select(KEYS.c.hash).where(KEYS.c.table_id == table, KEYS.c.member == member)
    if not {*connection.scalars(old)} & {proof, *(key.hash for key in keys)}:
        raise KeysChangedError(table)
    copies = select(KEYS.c.table_id, KEYS.c.member).where(KEYS.c.hash.in_(old)).distinct()
    found = {(where, who) for where, who in connection.execute(copies)}
    places = sorted(found | {(table, member)})
    _put(connection, ((where, key._replace(member=who)) for where, who in places for key in keys))
    # One after the other, so that a higher number was always stored later. It is counted apart:
    # with a table that is deleted its number goes. Tables are locked before the lease, as always.
    latest = select(LEASE.c.rekeyed).scalar_subquery()
    touched = TABLES.c.id.in_(sorted({where for where, _ in places}))
    connection.execute(update(TABLES).where(touched).values(rekeyed=latest + 1))
    connection.execute(update(LEASE).values(rekeyed=LEASE.c.rekeyed + 1))
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
