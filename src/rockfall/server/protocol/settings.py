"""The settings of a table, and what everything is made of."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from rockfall.editions.games import DEFAULT
from rockfall.match.match import LONGEST_NAME

#: How a sentence of free chat may be at most.
LONGEST_CHAT: Final = 200

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
#: The name of a bot, "" for none.
Level = Annotated[str, Meta(max_length=20)]
#: A card, role or the like by its name in the layout.
Kind = Annotated[str, Meta(min_length=1, max_length=40)]
#: An engine's number: a move, a cell, a task. A move with two cells takes most, 45 bits.
Number = Annotated[int, Meta(ge=0, lt=2**45)]
#: 32 bytes, or their sha256, in hexadecimal.
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
#: How long bots seem to think: 0 not at all, 1 like people.
Pace = Annotated[float, Meta(ge=0, le=3)]
Arguments = dict[str, str | int]


class Plain(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message; strict, so that a slip is noticed where it was made."""


class Clock(Plain, frozen=True):
    """How time is kept: not at all, so much for each move, or a bank that each move adds to."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Settings(Plain, frozen=True):
    """What a table plays and how; every field has a value that suits friends at once."""

    #: what is played, as `rockfall editions` writes it
    spec: Annotated[str, Meta(max_length=400)] = DEFAULT
    seats: Annotated[int, Meta(ge=2, le=12)] = 5
    #: the bot of each seat, "" for a person; seats left out are for persons
    bots: Annotated[list[Level], Meta(max_length=12)] = []
    #: the seat that begins, -1 if it is drawn
    first: Annotated[int, Meta(ge=-1, le=11)] = -1
    clock: Clock = Clock()
    #: whether the table is shown to everyone who looks for one
    listed: bool = False
    watch: Literal["nobody", "anyone"] = "anyone"
    #: how many steps watchers lag behind
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    #: whether free chat is allowed
    chat: bool = True
    #: whether bots say something now and then
    talk: bool = True
    #: whether anyone at the table may ask what follows from what all could see
    advice: bool = False
    #: who plays for somebody who is away, "" for nobody
    sit_in: Level = "standard"
    #: for how many seconds others wait for somebody before; where nobody waits, nobody sits in
    away: Annotated[int, Meta(ge=1, le=3600)] = 180
    #: how long bots seem to think: 0 not at all, 1 like people
    pace: Pace = 1.0
    #: seconds in which others may stop a card; always as long, whoever could
    window: Annotated[float, Meta(ge=0, le=30)] = 1.5
    #: seconds that the next round waits at most until those who play have said that they are ready,
    #: and for who plays alone with bots as long as it takes; with 0 it is dealt at once
    interval: Annotated[int, Meta(ge=0, le=600)] = 0
