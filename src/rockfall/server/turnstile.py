"""Long work in slices, one at a time: however many ask, others have their turn in between."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")
#: What is made in one slice; of the steps of a match, these take a millisecond or two.
SLICE: Final = 8


class Turnstile:
    """Lets one slice of work through in each round of the event loop, first come, first served."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def slice(self) -> AsyncIterator[None]:
        """Wait for one's turn to do some milliseconds of work, without awaiting anything in it."""
        async with self._lock:
            yield
            # Held for the rest of the round, so that the next slice comes after everything else.
            await asyncio.sleep(0)

    async def collect(self, things: Iterable[T], at_once: int = SLICE) -> list[T]:
        """All of what takes work to make, so many in a slice."""
        made: list[T] = []
        coming = iter(things)
        while True:
            async with self.slice():
                some = list(islice(coming, at_once))
            made += some
            if len(some) < at_once:
                return made
