"""What breaks under a server: its thinkers, its disk, its clock, its time to run, its life."""

import asyncio
import os
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.server.chaos.launcher import write_shift
from tests.server.support.disk import full_disk
from tests.server.support.process import ServerProcess

_HOUR: Final = 3600.0


class ShakyServer(ServerProcess):
    """A server whose clock can be set."""

    def __init__(self, folder: Path, **options: str) -> None:
        super().__init__(folder, **options)
        self.clock = folder / "clock"
        write_shift(self.clock, 0)
        self.program = ("tests.server.chaos.launcher", str(self.clock))

    def children(self) -> list[int]:
        """The processes that it started: its thinkers."""
        found: list[int] = []
        for thread in Path(f"/proc/{self.pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (thread / "children").read_text().split())
        return found


class Gremlin:
    """Plays tricks on a server, one after the other; each is over when it returns."""

    def __init__(self, server: ShakyServer, chance: Random) -> None:
        self.server = server
        self.chance = chance
        #: how often each trick was played
        self.played: Counter[str] = Counter()
        #: when each was begun
        self._begun: list[tuple[float, str]] = []
        #: how often each of them is to be played at least
        self.least = 0
        #: in the order in which they are played, over and over
        self.tricks: list[Callable[[], Awaitable[None]]] = [
            self.freeze_server,
            self.kill_thinkers,
            self.jump_clock,
            self.freeze_thinkers,
        ]

    async def mischief(self, tricks: int) -> None:
        """Play so many tricks, in turns."""
        for _ in range(tricks):
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))
            trick = self.tricks.pop(0)
            self.tricks.append(trick)
            self.played[trick.__name__] += 1
            self._begun.append((time.monotonic(), trick.__name__))
            await trick()

    def since(self, moment: float) -> str:
        """What was played since a moment, with the one that was being played or was last then."""
        before = [name for begun, name in self._begun if begun <= moment]
        after = [name for begun, name in self._begun if begun > moment]
        return ", then ".join([*before[-1:], *after])

    @property
    def tired(self) -> bool:
        """Whether every trick was played often enough."""
        return all(self.played[trick.__name__] >= self.least for trick in self.tricks)

    async def kill(self) -> None:
        """End the server without a warning."""
        self.played["kill"] += 1
        await asyncio.to_thread(self.server.kill)

    # -- tricks ------------------------------------------------------------------------------

    async def freeze_server(self) -> None:
        """The machine is busy with something else for a while."""
        self.server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.2, 2.5))
        self.server.signal(signal.SIGCONT)

    async def kill_thinkers(self) -> None:
        """Whoever thinks for bots is gone."""
        self._signal(self.server.children(), signal.SIGKILL)

    async def freeze_thinkers(self) -> None:
        """Whoever thinks for bots says nothing for a while."""
        frozen = self.server.children()
        self._signal(frozen, signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.5, 2.5))
        self._signal(frozen, signal.SIGCONT)

    def _signal(self, processes: list[int], number: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, number)

    async def jump_clock(self) -> None:
        """The time of day is set, forwards or backwards; it stays so."""
        ahead = self.chance.choice([-_HOUR, -3.0, -0.5, 0.0, 0.5, 3.0, _HOUR])
        write_shift(self.server.clock, ahead)


class FileGremlin(Gremlin):
    """Plays tricks on a server whose database is a file, on a disk of its own if there is one."""

    def __init__(self, server: ShakyServer, chance: Random, has_disk: bool) -> None:
        super().__init__(server, chance)
        self.tricks += [self.lock_database]
        if has_disk:
            # One of the first: it is what happens most often.
            self.tricks.insert(1, self.fill_disk)

    async def lock_database(self) -> None:
        """Somebody else writes to the database for a while, often longer than one waits for."""
        with suppress(sqlite3.Error), closing(self._connect()) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self.chance.choice([0.3, 1.0, 6.0]))
            other.execute("ROLLBACK")

    def _connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.server.data / "rockfall.db", isolation_level=None, timeout=1)

    async def fill_disk(self) -> None:
        """There is no room for anything more, for a while."""
        with full_disk(self.server.data):
            await asyncio.sleep(self.chance.uniform(0.5, 2.0))
