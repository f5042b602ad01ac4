"""Time at a table: who is being waited for, since when, and how much each seat has left.

It follows from the log alone: every entry has its moment, and the time between two of them is
charged to whoever was being waited for. A server that was down charges nobody.
"""

from rockfall.server.protocol import Clock

NOBODY = -1
_MS = 1000


class TimeBanks:
    """The clock of a match."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * _MS] * seats if clock.kind == "bank" else []
        #: the seat being waited for, and the moment since when
        self.seat = NOBODY
        self.since = 0
        #: milliseconds that were taken for the present decision, by whoever was to make it
        self.used = 0

    def charge(self, at: int) -> None:
        """Take what passed until a moment from who was being waited for."""
        if self.seat == NOBODY:
            return
        passed = max(0, at - self.since)
        self.used += passed
        if self.left:
            self.left[self.seat] = max(0, self.left[self.seat] - passed)
        self.since = at

    def begin(self) -> None:
        """There is something new to decide; going away and coming back is nothing new."""
        self.used = 0

    def moved(self, seat: int) -> None:
        """A person made a move in time."""
        if self.left:
            self.left[seat] += self.clock.increment * _MS

    def wait_for(self, seat: int, at: int) -> None:
        """From now on a seat is being waited for, or nobody."""
        self.seat, self.since = seat, at

    def due(self) -> int:
        """By when the seat being waited for must have moved; 0 if there is no hurry."""
        if self.seat == NOBODY or self.clock.kind == "none":
            return 0
        if self.clock.kind == "move":
            return self.since + self.clock.seconds * _MS - self.used
        return self.since + self.left[self.seat]
