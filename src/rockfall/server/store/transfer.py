"""Tables as text, one JSON line each, and back: for backups, and for moving to another database.

A line holds everything that is kept of a table, secrets included. The bodies of entries stand in it
as they are, because they are JSON themselves:

    {"format":"rockfall-table","version":1,"id":...,"code":...,"listed":...,"phase":...,"opened":...,
     "entries":[[at,body],...],"keys":[[member,kind,hash in hex],...]}
"""

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Annotated, Final, NamedTuple

import msgspec

from rockfall.server.store.errors import DamagedError, StoreError
from rockfall.server.store.rows import Append, EntryRow, KeyRow, Kind, Phase, TableRow, Whole
from rockfall.server.store.store import Store

FORMAT: Final = "rockfall-table"
VERSION: Final = 1
_Moment = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
_Member = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
_Id = Annotated[str, msgspec.Meta(min_length=1)]
_Hash = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$")]


class _Head(msgspec.Struct):
    """What tells a line of ours from any other."""

    format: str
    version: int


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    version: int
    id: _Id
    code: _Id | None
    listed: bool
    phase: Phase
    opened: _Moment
    entries: list[tuple[_Moment, msgspec.Raw]]
    keys: list[tuple[_Member, Kind, _Hash]]


class Unfit(NamedTuple):
    """A line that was not taken in, counted from 1, and why."""

    line: int
    reason: str


class Report(NamedTuple):
    """What came of an import."""

    imported: int
    same: int
    refused: list[Unfit]


async def export_lines(
    store: Store, refuse: Callable[[DamagedError], None]
) -> AsyncIterator[bytes]:
    """All tables, each as of the moment it is read; others may go on writing meanwhile.

    A table that is not as it was stored is left out, and `refuse` is told why.
    """
    for table in await store.table_ids():
        try:
            whole = await store.whole(table)
            line = None if whole is None else _line(whole)
        except DamagedError as damaged:
            refuse(damaged)
        else:
            if line is not None:
                yield line


async def import_lines(store: Store, lines: Iterable[bytes]) -> Report:
    """Take in all tables that are not there yet, each as a whole or not at all."""
    imported, same, refused = 0, 0, list[Unfit]()
    for number, line in enumerate(lines, 1):
        try:
            new = await _take_in(store, read_line(line))
        except StoreError as error:
            refused.append(Unfit(number, str(error)))
        else:
            imported, same = imported + new, same + (not new)
    return Report(imported, same, refused)


async def _take_in(store: Store, read: Whole) -> bool:
    """Store a table; False if it is there already, and the same."""
    there = await store.whole(read.row.id)
    if there is not None and there._replace(row=_like(there.row, read.row)) == read:
        return False
    if there is not None:
        raise StoreError(f"table {read.row.id} is there already, and differs from this one")
    entries = [(entry.at, entry.body) for entry in read.entries]
    await store.append(Append(read.row.id, 0, entries, opened=read.row, keys=read.keys))
    return True


def _like(row: TableRow, other: TableRow) -> TableRow:
    """A row with all from another that no line tells: when it was touched is noted now and then."""
    return row._replace(fault=other.fault, touched=other.touched)


def _line(whole: Whole) -> bytes:
    row = whole.row
    line = _Line(
        FORMAT,
        VERSION,
        row.id,
        row.code,
        row.listed,
        row.phase,
        row.opened,
        [(entry.at, _raw(row.id, entry)) for entry in whole.entries],
        [(key.member, key.kind, key.hash.hex()) for key in whole.keys],
    )
    return msgspec.json.encode(line) + b"\n"


def _raw(table: str, entry: EntryRow) -> msgspec.Raw:
    """A body to stand in a line; anything but JSON on one line would break it."""
    try:
        raw = msgspec.json.decode(entry.body, type=msgspec.Raw)
        if bytes(raw) == entry.body and b"\n" not in entry.body:
            return raw
    except (msgspec.DecodeError, UnicodeError):
        pass
    raise DamagedError(table, entry.seq, "it is not JSON on one line")


def read_line(text: bytes) -> Whole:
    """The table of a line; StoreError says what is wrong with it."""
    try:
        head = msgspec.json.decode(text, type=_Head)
        if (head.format, head.version) != (FORMAT, VERSION):
            raise StoreError(f"this is {head.format[:40]} {head.version}, not {FORMAT} {VERSION}")
        line = msgspec.json.decode(text, type=_Line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise StoreError(f"this is no table: {error}") from None
    entries = [EntryRow(seq, at, bytes(raw)) for seq, (at, raw) in enumerate(line.entries)]
    keys = sorted(KeyRow(member, kind, bytes.fromhex(hash_)) for member, kind, hash_ in line.keys)
    if len({key[:2] for key in keys}) != len(keys):
        raise StoreError("a member has two keys of one kind")
    row = TableRow(
        line.id,
        line.code,
        line.listed,
        line.phase,
        line.opened,
        touched=entries[-1].at if entries else line.opened,
        length=len(entries),
        size=sum(len(entry.body) for entry in entries),
    )
    return Whole(row, entries, keys)
