"""What the server and a thinker say to each other: frames on a pipe, a length and then a message.

Both ends are ours and of the same version, so messages are arrays without names.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from rockfall.bots.bot import Claim
from rockfall.kernel.ops import Op

#: Bytes that say how long the message is.
HEAD: Final = 4
#: A whole game told is some hundred kilobytes; a longer frame can only be a broken one.
LONGEST: Final = 1 << 24


class FrameError(ValueError):
    """Bytes that are no frame."""


class SeatStep(NamedTuple):
    """A step as the bot's seat is told it; the seat -1 is the deal."""

    seat: int
    move: int
    ops: tuple[Op, ...]


class HeardClaim(NamedTuple):
    """Somebody claims something, after so many steps, the deal included."""

    after: int
    said: Claim


class Think(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """What would this seat do? With all that it was told from the step `since` on.

    The budget is how many seconds the bot may think. `asked` is 0 if it is the seat's turn; else it
    is the decision that the seat will have to take, packed as it will be pending then.

    Claims are all that were made in the match until then, in their order.

    The key names one bot on one seat of one match, as long as nothing is taken back there: after
    that it needs another key, or it would remember what never happened.
    """

    id: int
    key: str
    spec: str
    seats: int
    first: int
    seat: int
    level: str
    seed: bytes
    budget: float
    asked: int
    claims: list[HeardClaim]
    since: int
    told: list[SeatStep]


class Ready(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """The first a thinker says: from now on it can be asked, and the time counts."""

    id: int = 0


class Thought(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """The move chosen."""

    id: int
    move: int


class Missing(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """The thinker was told fewer steps than the question takes for granted: only `have`."""

    id: int
    have: int


class Failed(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """No move came of it. The reason says nothing of cards: it ends up in a log."""

    id: int
    reason: str


Reply = Ready | Thought | Missing | Failed

_encode: Final = msgspec.msgpack.Encoder().encode
decode_question: Callable[[bytes], Think] = msgspec.msgpack.Decoder(Think).decode
decode_reply: Callable[[bytes], Reply] = msgspec.msgpack.Decoder(Reply).decode


def frame(message: Think | Reply) -> bytes:
    """A message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def length(head: bytes) -> int:
    """How many bytes follow a frame's head."""
    number = int.from_bytes(head, "big")
    if number > LONGEST:
        raise FrameError("a frame longer than any message")
    return number
