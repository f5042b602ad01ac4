"""Who is waited for, and until when nobody plays for them.

A bot sits in for the sake of those who wait. Where no other player is there, nobody waits, and the
table stands still for as long as it takes. All of it follows from who is connected and from what
everybody sees of the table, so it tells nothing of anybody's cards.
"""

from typing import Final, Protocol

from rockfall.server.table import Table
from rockfall.server.time_banks import NOBODY
from rockfall.server.wish_handlers import MOST_EXTRAS

_MS: Final = 1000


class Company(Protocol):
    """Those at the table, as far as it matters who is there."""

    def online(self) -> list[int]:
        """The members who are connected."""
        ...

    def expect(self, until: dict[int, int]) -> None:
        """Let all know who is waited for, and until when."""
        ...


class Absences:
    """The players of a table who are missed, and when a bot sits in for each of them."""

    def __init__(self) -> None:
        #: member -> the moment, in milliseconds of the table's time
        self.until: dict[int, int] = {}

    def follow(self, table: Table, online: list[int], now: int) -> bool:
        """Somebody came or went, or the table did something; says whether that changes anything.

        Who is missed already is not missed any longer for it.
        """
        grace = now + table.settings.away * _MS
        before = self.until
        self.until = {member: before.get(member, grace) for member in _missed(table, online)}
        return self.until != before


def may_sit_in(table: Table, seat: int) -> bool:
    """Whether a bot may take over; not for ever, for coming and going makes the log longer."""
    return bool(table.settings.sit_in) and table.extras_of(seat) < 2 * MOST_EXTRAS


def _missed(table: Table, online: list[int]) -> list[int]:
    """Players who are not there while another one is, and for whom nobody plays yet."""
    players = table.players()
    if table.phase != "playing" or table.paused or not {*players} & {*online}:
        return []
    seats = {member: table.seat_of(member) for member in players if member not in online}
    return [
        member
        for member, seat in seats.items()
        if seat != NOBODY and not table.chairs[seat].away and may_sit_in(table, seat)
    ]
