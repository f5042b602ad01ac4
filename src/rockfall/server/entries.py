"""What the log of a table stores: events as they are told, and those that hold a secret.

A stored entry never leaves the server as it is: `telling` makes of each what an eye may know.
"""

from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from rockfall.server.protocol import (
    BotSat,
    CameBack,
    Changed,
    Committed,
    Continued,
    Freed,
    Joined,
    Left,
    Muted,
    Opened,
    Paced,
    Paused,
    Pledge,
    Proposed,
    Readied,
    Rematched,
    Revealed,
    Sat,
    Spoke,
    WentAway,
    Woke,
)


class DrawOpened(Struct, frozen=True, tag_field="type", tag="draw-opened"):
    """The host started, and the numbers that were pledged are gathered for the seed."""

    #: the server's own part of the seed
    half: str
    pledges: list[Pledge]


#: How steps of a match are written; 1 was when a round's end and the next deal were one step.
MATCH_FORMAT: Final = 2


class Dealt(Struct, frozen=True, tag_field="type", tag="dealt"):
    """The match began with this seed, which everything drawn follows from."""

    seed: str
    spec: str
    members: list[int]
    levels: list[str]
    names: list[str]
    format: int = 1


class Chose(Struct, frozen=True, tag_field="type", tag="chose"):
    """A seat's move, with the card others may not know."""

    seat: int
    move: int
    by: Literal["person", "bot", "sit-in", "clock", "window"]


class Advanced(Struct, frozen=True, tag_field="type", tag="advanced"):
    """The match went on where nobody had to decide."""


class Closed(Struct, frozen=True, tag_field="type", tag="closed"):
    """The match is over."""

    how: Literal["finished", "void"]


Entry = (
    Opened | Joined | Left | Sat | BotSat | Freed | Changed | Readied | Committed | DrawOpened
    | Revealed | Dealt | Chose | Advanced | Spoke | Muted | WentAway | CameBack | Paced | Proposed
    | Paused | Continued | Woke | Closed | Rematched
)  # fmt: skip

#: Entries that are steps of the match.
STEPS: Final = (Dealt, Chose, Advanced)

read_entry = msgspec.json.Decoder(Entry).decode
write_entry = msgspec.json.Encoder().encode


_KINDS: Final = {sort: str(sort.__struct_config__.tag) for sort in get_args(Entry)}


def kind_of(entry: Entry) -> str:
    """What sort of entry it is, by name."""
    return _KINDS[type(entry)]
