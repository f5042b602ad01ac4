"""What servers tell each other.

No key goes over the bus, only hashes of keys; and what is told to an eye is made where it is told.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Struct

from rockfall.server import protocol as p


class Message(Struct, frozen=True, tag_field="type", array_like=True):
    """Anything that is said."""


class Alive(Message, frozen=True, tag="alive"):
    """A server is there, and hears itself."""

    worker: str


class AtNumber(Message, frozen=True, tag="at"):
    """The log of a table is so long now, and this is its time."""

    table: str
    length: int
    now: int


class Listening(Message, frozen=True, tag="listening"):
    """Who listens to a table at one server; its owner says also who is waited for."""

    worker: str
    table: str
    #: how often that server has said so of any table: what was posted may be heard later
    number: int
    members: list[int]
    watchers: int
    awaited: list[p.Awaited] | None = None
    now: int = 0
    #: whether the others are asked to say the same of themselves
    ask: bool = False


class Given(Message, frozen=True, tag="given"):
    """The owner of a table has let go of it: somebody else is to take it."""

    table: str
    worker: str = ""


class Rekeyed(Message, frozen=True, tag="rekeyed"):
    """Keys of a table were replaced."""

    table: str


class Swept(Message, frozen=True, tag="swept"):
    """A table was deleted."""

    table: str


class Charged(Message, frozen=True, tag="charged"):
    """What addresses were charged with at one server since it said so last."""

    worker: str
    #: what of -> address -> how much
    amounts: dict[str, dict[str, float]]


# -- requests: what only the owner of a table can do -----------------------------------------


class OwnerRequest(Struct, frozen=True, tag_field="type", array_like=True):
    """What is asked of the owner."""


class Act(OwnerRequest, frozen=True, tag="act"):
    """A member's wish, as it came; and the hash of the token that they came with."""

    member: int
    token: bytes
    wish: bytes


class BringBack(OwnerRequest, frozen=True, tag="bring-back"):
    """A member is there again."""

    member: int
    token: bytes


class Join(OwnerRequest, frozen=True, tag="join"):
    """Somebody comes to the table."""

    name: str
    seat: int
    token: bytes
    recovery: bytes


class Recover(OwnerRequest, frozen=True, tag="recover"):
    """New keys for who has a recovery key: the hash of that one, and of those to come."""

    proof: bytes
    token: bytes
    recovery: bytes


class Reopen(OwnerRequest, frozen=True, tag="reopen"):
    """Another table for the same people."""

    member: int
    token: bytes


AnyRequest = Act | BringBack | Join | Recover | Reopen


class ToOwner(Message, frozen=True, tag="to-owner"):
    """A request for the owner of a table, and who waits for the answer."""

    id: str
    worker: str
    table: str
    #: what the owner was given when it took the table: for another one it is not meant any more
    token: int
    #: by when it must be done, by the database's clock: on a bus that stood still it may be late
    until: int
    request: AnyRequest
    #: whether it was asked before, so that it may have been stored
    again: bool = False


class FromOwner(Message, frozen=True, tag="from-owner"):
    """What came of a request: a number, or why there is none."""

    id: str
    #: what the owner was given with the table, as it was asked
    token: int
    #: the last step of what was stored, a member, or nothing
    number: int | None = None
    #: the code of a refusal with its arguments, or what became of storing it
    refused: str = ""
    args: dict[str, Any] = {}
    failed: Annotated[str, "'', not-stored, unknown or not-owner"] = ""


AnyMessage = Alive | AtNumber | Listening | Given | Rekeyed | Swept | Charged | ToOwner | FromOwner

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(AnyMessage).decode
