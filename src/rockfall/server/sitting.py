"""Who a connection is at a table, and what is on its way to it.

Both are values: a sitting is made when somebody enters and never changes, and whatever is to be
told carries for which table and which eye it was made until it has left the server. So nothing that
tells can read who somebody is by now while it speaks of a table they are no longer at.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from rockfall.server.line import Framed, framed

#: A telling that is not for one member alone, but for everybody with that eye.
ANYONE: Final = -2


class Sitting(NamedTuple):
    """One connection at one table, from its hello on."""

    table: str
    #: whose token it came with, NOBODY for a stranger
    member: int
    #: the member who put it up as a screen for the room, NOBODY if it is none
    screen: int
    #: the eye granted to it when the match was over; None sees with the member's own
    granted: int | None
    #: the first step it is to be told
    since: int


class Guests(NamedTuple):
    """Who listens to a table at one server: members, and how many who only watch."""

    members: list[int]
    watchers: int


class Telling:
    """Texts to be sent, and for whom they were made."""

    __slots__ = ("_framed", "eye", "member", "table", "texts")

    def __init__(
        self,
        table: str,
        eye: int,
        member: int,
        texts: Sequence[bytes],
        as_framed: Framed | None = None,
    ) -> None:
        self.table: Final = table
        self.eye: Final = eye
        self.member: Final = member
        #: JSON, each a message of its own
        self.texts: Final = texts
        self._framed = as_framed

    @property
    def framed(self) -> Framed:
        """The same as it goes over a socket; made once for all who are told it."""
        if self._framed is None:
            self._framed = framed(self.texts)
        return self._framed


class Feed:
    """What one sitting is told: how far that has come, and how to reach who listens."""

    __slots__ = ("drop", "open", "presence", "seq", "sitting", "wake")

    def __init__(
        self, sitting: Sitting, wake: Callable[[], None], drop: Callable[[str], None]
    ) -> None:
        self.sitting: Final = sitting
        #: there is something new
        self.wake = wake
        #: say goodbye, with a code, as soon as everything was told
        self.drop = drop
        #: the number of the next step it is told
        self.seq = sitting.since
        #: who is connected, as it was told last
        self.presence = b""
        #: whether it may still be told anything
        self.open = True
