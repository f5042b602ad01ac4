"""What goes into a store and comes out of it."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, Literal, NamedTuple

Phase = Literal["lobby", "playing", "over"]
Kind = Literal["token", "recovery"]


class Keep(Enum):
    """A value that stays as it is; None would say that it is taken away."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP


class TableRow(NamedTuple):
    """A table beside its log; what is counted here follows from the entries."""

    id: str
    code: str | None
    listed: bool
    phase: Phase
    opened: int
    touched: int = 0
    length: int = 0
    size: int = 0
    fault: str = ""
    """Why nobody may play on, if that is so."""


class EntryRow(NamedTuple):
    """One entry of a log."""

    seq: int
    at: int
    body: bytes


class KeyRow(NamedTuple):
    """What a member of a table proves itself with, as a hash."""

    member: int
    kind: Kind
    hash: bytes


class Whole(NamedTuple):
    """Everything that is kept of a table, as it was at one moment."""

    row: TableRow
    entries: list[EntryRow]
    keys: list[KeyRow]


class Append(NamedTuple):
    """One durable unit, stored as a whole or not at all: entries, and what changes with them."""

    table: str
    first: int
    """The seq of the first entry, which must be the length of the log so far."""
    entries: Sequence[tuple[int, bytes]]
    """When it happened, in milliseconds, and what."""
    opened: TableRow | None = None
    """The row of a table that begins with this; what it counts is not taken from here."""
    phase: Phase | None = None
    code: str | Keep | None = KEEP
    listed: bool | None = None
    keys: Sequence[KeyRow] = ()
    """Inserted, or put in place of what that member had."""
    reserve: bool = False
    """Whether it may use the room that is kept for games which have begun, so that they end."""
    owner: str | None = None
    """Which of many servers a table belongs to that begins with this."""
    token: int | None = None
    """What its owner was given when it took the table; None where there is one server only."""
    wish: str | None = None
    """Which wish of another server this is, so that it is stored once."""
    copied: str | None = None
    """The table whose keys are copied: if they are not the same any more, nothing is stored."""


class Limits(NamedTuple):
    """For how many milliseconds a table is kept after its last entry, by its phase."""

    lobby: int
    playing: int
    over: int


class Stats(NamedTuple):
    """What a writer has done so far."""

    batches: int
    units: int
    seconds: float
