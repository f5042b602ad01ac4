"""What is asked and answered over plain HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from rockfall.server.protocol.events import Pledge
from rockfall.server.protocol.messages import TableInfo, Told
from rockfall.server.protocol.settings import Arguments, Name, Plain, Settings


class MakeTable(Plain, frozen=True):
    """Make a table and sit down at it."""

    name: Name
    settings: Settings = Settings()
    #: whether the maker takes the first free seat
    sit: bool = True


class JoinTable(Plain, frozen=True):
    """Come to a table; a seat is taken if one is free."""

    name: Name
    #: a seat one would like, -1 for any, -2 for none
    seat: Annotated[int, Meta(ge=-2, le=11)] = -1


class RecoverSeat(Plain, frozen=True):
    """Open one's place again with the recovery key; all older keys stop working."""

    recovery: Annotated[str, Meta(max_length=64)]


class Place(Plain, frozen=True):
    """One's place at a table. Token and recovery key are shown this once and kept nowhere."""

    table: str
    member: int
    seat: int
    token: str
    recovery: str


class Screen(Plain, frozen=True):
    """A key for a screen that all in the room look at; it works as long as one has a seat."""

    table: str
    key: str


class Found(Plain, frozen=True):
    """The table that a code stands for."""

    table: str


class OpenTable(Plain, frozen=True):
    """A table that anyone may join or watch."""

    table: str
    phase: Literal["lobby", "playing", "over"]
    settings: Settings
    names: list[str]
    free: int


class OpenTables(Plain, frozen=True):
    """The listed tables, newest first."""

    tables: list[OpenTable]


class SuspicionCurve(Plain, frozen=True):
    """How likely each seat hindered the rest in a finished match, as all could see it then.

    For every step of the match, the deal first, a chance for each seat in thousandths; none for
    steps after which all roles lay open.
    """

    chances: list[list[int]]


class Bots(Plain, frozen=True):
    """The bots that a seat can be given: `level`, or `level.persona` where that is chosen, too."""

    #: the weakest first
    levels: list[str]
    #: game -> the levels that know it
    games: dict[str, list[str]]
    #: what sorts of dwarves bots can be
    personas: list[str]


class CheckedSettings(Plain, frozen=True):
    """Settings that can be played, in their shortest form, and the line that makes them again."""

    settings: Settings
    link: str


class Replay(Plain, frozen=True):
    """A whole match as one eye was told it."""

    info: TableInfo
    eye: int
    steps: list[Told]


class Draw(Plain, frozen=True):
    """What a seed was made of.

    It is the sha256 of `rockfall-deal`, the server's 32 bytes, and by seat, for each number that
    was revealed, one byte with the number of the seat and the 32 bytes.
    """

    commitment: str
    half: str
    pledges: list[Pledge]
    #: the number behind each pledge, "" for who was left out because they did not reveal it
    numbers: list[str]


class Proof(Plain, frozen=True):
    """A match that is over: the promise made at the deal, and the document with the seed."""

    commitment: str
    how: Literal["finished", "void"]
    match: dict[str, Any]
    #: null if no player pledged a number: then the seed is the server's alone
    draw: Draw | None = None


class Problem(Plain, frozen=True):
    """Why a request was refused; `where` names the part of the body at fault."""

    code: str
    args: Arguments = field(default_factory=dict)
    where: str = ""
