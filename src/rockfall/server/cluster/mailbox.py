"""What others have posted in the database: each thing is read once, however often one looks.

Messages are numbered when they are posted and can be seen when that is committed, which may be in
another order. So a number that was left out is looked for as well, for as long as it may come.
"""

import time
from typing import Final

from rockfall.server.store.owners import Owners, Posted

#: Milliseconds for which something that was posted is worth reading.
_WITHIN: Final = 10_000
#: So many numbers are looked for at most: what was said may get lost.
_MOST: Final = 1000


class Mailbox:
    """Reads what was posted since this server looked for the first time."""

    def __init__(self, owners: Owners) -> None:
        self._owners = owners
        self._newest: int | None = None
        #: numbers before the newest that were not there yet, and when that was noticed
        self._missing: dict[int, float] = {}

    async def fetch(self) -> list[Posted]:
        """What has been posted since the last time, in its order."""
        if self._newest is None:
            self._newest = await self._owners.newest_posted()
            return []
        posted = await self._owners.posted(self._newest, [*self._missing], _WITHIN)
        self._tick_off(self._newest, [said.id for said in posted])
        return posted

    def _tick_off(self, newest: int, numbers: list[int]) -> None:
        now = time.monotonic()
        last = max([newest, *numbers])
        passed = range(max(newest + 1, last - _MOST), last + 1)
        missing = self._missing | dict.fromkeys(passed, now)
        for number in numbers:
            missing.pop(number, None)
        self._missing = {
            number: since for number, since in missing.items() if now - since < _WITHIN / 1000
        }
        self._newest = last
