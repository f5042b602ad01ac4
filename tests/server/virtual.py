"""A loop whose time is made up: nobody waits for real, and everything happens at exact moments."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any, Final

from rockfall.server.store.rows import Append, EntryRow
from rockfall.server.thinking.thinkers import Question
from tests.support.play import SOAK

#: So often time leaps in the longest test, several times over: after that nothing will come.
_MOST_LEAPS: Final = 20_000 if SOAK else 2_000


class _Leaping(selectors.SelectSelector):
    """Where a loop would sleep, its time leaps to when it would have woken up."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0
        self.leaps = 0

    def select(self, timeout: float | None = None) -> Any:
        """Nothing comes from outside, so only time passes."""
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        if timeout > 0:
            self.now += timeout
            self.leaps += 1
            assert self.leaps < _MOST_LEAPS, "what is waited for never comes"
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with a time of its own."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)
        # Leaps are exact: a timer is due when its time has come, and not a little before.
        self._clock_resolution = 1e-9

    def time(self) -> float:
        """Seconds of the made-up time."""
        return self._leaping.now


def run_virtually(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test's coroutine in made-up time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(_awaited(work))


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()


class Silent:
    """Thinkers that never answer."""

    async def think(self, question: Question) -> int:
        """Wait until nobody wants to know any more."""
        never: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        return await never


class MemoryStore:
    """A store that takes no time and forgets nothing."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []

    async def append(self, unit: Append) -> None:
        """Keep what comes."""
        for at, body in unit.entries:
            self.rows.append(EntryRow(len(self.rows), at, body))

    async def entries(self, table: str) -> list[EntryRow]:
        """All that was kept."""
        return [*self.rows]
