"""The server's clock: it goes forward steadily, whatever happens to the machine's clock.

Nobody is charged for what was not theirs: a jump of the machine's clock does not move it, and the
time in which the whole server stood still (a stopped process, a machine that slept) is left out.
"""

import asyncio
import time
from typing import Final, Protocol

#: Seconds between two beats, and the longest pause between two that counts as time.
_BEAT: Final = 0.25
_LONGEST: Final = 1.0
_MS: Final = 1000


class Clock(Protocol):
    """What time it is at all tables."""

    def now(self) -> int:
        """Milliseconds, about those since 1970; never going back."""


class SteadyClock:
    """Begins with the machine's time and goes on by itself."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._began = time.time() - self._last
        #: seconds in which nothing could have happened here
        self._lost = 0.0

    def now(self) -> int:
        """Milliseconds, about those since 1970; never going back."""
        return int((self._began + self.look() - self._lost) * _MS)

    def look(self) -> float:
        """The time that passes; a long pause in which not even a beat came was a standstill."""
        moment = time.monotonic()
        if moment - self._last > _LONGEST:
            self._lost += moment - self._last - _BEAT
        self._last = moment
        return moment

    async def beat(self) -> None:
        """Show that the server is alive, until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(_BEAT)
