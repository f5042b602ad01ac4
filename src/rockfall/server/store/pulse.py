"""What a writer does again and again by itself, however busy the event loop is it works for.

Many servers know of each other by it. A loop that has thousands of newcomers to see to is late for
everything else; who takes it for dead takes its tables, and sends all those people somewhere else.
"""

import time
from typing import Final

from rockfall.server.store.jobs import Chore

#: Seconds after which an event loop that has shown no sign of life counts as hung.
_HUNG: Final = 10.0


class Pulse:
    """Work for every so many seconds, as long as there is an event loop that lives."""

    def __init__(self, work: Chore, seconds: float) -> None:
        self.work = work
        self._seconds = seconds
        self._shown = self._tried = time.monotonic()
        #: when it was last done, which is when that began
        self.at = float("-inf")
        #: whether the work has ever found that it came too late, and nobody has asked since
        self._late = False

    def show_life(self) -> None:
        """The event loop goes round."""
        self._shown = time.monotonic()

    def wait(self) -> float:
        """Seconds until it is due."""
        return max(0.0, self._tried + self._seconds - time.monotonic())

    def begin(self) -> bool:
        """Whether it is due, and is to be done now."""
        now = time.monotonic()
        if now - self._tried < self._seconds:
            return False
        self._tried = now
        return now - self._shown < _HUNG

    def done(self, in_time: object) -> None:
        """It was done; the work says whether that was in time."""
        self.at = self._tried
        self._late |= not in_time

    def was_late(self) -> bool:
        """Whether it came too late since this was asked last."""
        late, self._late = self._late, False
        return late
