"""Two workers on PostgreSQL and Redis, and a gremlin that ends and stops any of them under play."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from tests.server.chaos.gremlin import Gremlin, ShakyServer
from tests.server.support.disk import full_disk
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis
from tests.support.play import SOAK

#: Seconds for which a worker stands still: longer than it is waited for by the others.
_STANDSTILL: Final = 10.0 if SOAK else 4.0
#: How often everything that can happen to a site happens.
_TIMES: Final = 20 if SOAK else 0
#: Seconds until workers must have been started or replaced.
_PATIENCE: Final = 120.0


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                found += map(int, (thread / "children").read_text().split())
    return found


class ShakyCluster(ShakyServer):
    """`rockfall serve --workers 2`."""

    def workers(self) -> list[int]:
        """The processes that serve."""
        return _children(self.pid)

    def children(self) -> list[int]:
        """The processes that think."""
        return [thinker for worker in self.workers() for thinker in _children(worker)]

    def kill(self) -> None:
        """End all of them without a warning."""
        workers = self.workers()
        self.signal(signal.SIGKILL)
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        self.wait()


class ClusterGremlin(Gremlin):
    """Plays tricks on workers, on their database and on their bus."""

    server: ShakyCluster

    def __init__(
        self,
        server: ShakyCluster,
        chance: Random,
        postgres: Postgres,
        redis: Redis,
        disk: Path | None,
    ) -> None:
        """The database may be on a disk that can be filled; that is where a folder is."""
        super().__init__(server, chance)
        self.least = _TIMES
        self._postgres = postgres
        self._redis = redis
        self._disk = disk
        self.tricks = [
            self.kill_worker,
            self.kill_bus,
            self.crash_database,
            self.freeze_worker,
            self.stop_worker,
            self.renew_all,
            self.jump_clock,
            self.kill_thinkers,
            self.freeze_database,
            *([self.fill_disk] if disk is not None else []),
        ]

    async def _workers(self, least: int) -> list[int]:
        """The processes that serve, as soon as there are so many."""
        async with asyncio.timeout(_PATIENCE):
            while len(found := self.server.workers()) < least:
                await asyncio.sleep(0.05)
        return found

    async def kill_worker(self) -> None:
        """One of the processes is gone; another one is started in its place."""
        os.kill(self.chance.choice(await self._workers(2)), signal.SIGKILL)
        await asyncio.sleep(self.chance.uniform(3.0, 6.0))

    async def stop_worker(self) -> None:
        """One of the processes is told to stop, and hands over what it has."""
        os.kill(self.chance.choice(await self._workers(2)), signal.SIGTERM)
        await asyncio.sleep(self.chance.uniform(1.0, 3.0))

    async def renew_all(self) -> None:
        """All processes are replaced, one after the other."""
        before = {*await self._workers(2)}
        self.server.signal(signal.SIGHUP)
        async with asyncio.timeout(_PATIENCE):
            while before & {*self.server.workers()}:
                await asyncio.sleep(0.1)

    async def freeze_worker(self) -> None:
        """One of the processes stands still for longer than it is waited for, and goes on then."""
        worker = self.chance.choice(await self._workers(2))
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(_STANDSTILL)
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)

    async def kill_bus(self) -> None:
        """There is no bus for a while."""
        await asyncio.to_thread(self._redis.stop)
        await asyncio.sleep(self.chance.uniform(0.5, 5.0))
        await asyncio.to_thread(self._redis.start)

    async def freeze_database(self) -> None:
        """The database takes what it is asked and answers nothing, at times for too long."""
        with self._postgres.frozen():
            await asyncio.sleep(self.chance.choice([0.5, 2.0, 6.0, 12.0]))

    async def fill_disk(self) -> None:
        """The database has no room for anything more, for a while."""
        assert self._disk is not None
        with full_disk(self._disk):
            await asyncio.sleep(self.chance.uniform(0.5, 4.0))
        await asyncio.to_thread(self._postgres.recover)

    async def crash_database(self) -> None:
        """The database is gone in the middle of everything, and comes back."""
        await asyncio.to_thread(self._postgres.crash)
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        await asyncio.to_thread(self._postgres.start)
