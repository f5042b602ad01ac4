"""A sum of every entry, kept beside it: what disks and people change unasked is found by it."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from rockfall.server.store.errors import DamagedError
from rockfall.server.store.rows import EntryRow

_BYTES: Final = 8


def checksum(table: str, seq: int, at: int, body: bytes) -> bytes:
    """The sum of an entry, of where it stands and of when it happened."""
    name = table.encode()
    # With the length of the name in front no two entries are the same text.
    place = f"{len(name)} {seq} {at} ".encode()
    return blake2b(place + name + body, digest_size=_BYTES).digest()


def checked(
    table: str, since: int, length: int, rows: Iterable[tuple[int, int, bytes, bytes | None]]
) -> list[EntryRow]:
    """The log of a table from a seq to its end, or DamagedError; who has no sum is believed."""
    entries = []
    for expected, (seq, at, body, kept) in enumerate(rows, since):
        if seq != expected:
            raise DamagedError(table, expected, "it is missing")
        if seq >= length:
            raise DamagedError(table, seq, f"the log should end after {length} entries")
        if kept is not None and kept != checksum(table, seq, at, body):
            raise DamagedError(table, seq, "its checksum is wrong")
        entries.append(EntryRow(seq, at, body))
    if since + len(entries) < length:
        raise DamagedError(table, since + len(entries), "it is missing")
    return entries
