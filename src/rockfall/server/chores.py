"""Background tasks, watched over: one that dies is logged, counted and started again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from rockfall.server.metrics import Metrics

#: Seconds until a task that died is started again: more each time, and at most so many.
_FIRST: Final = 0.5
_LONGEST: Final = 30.0
#: Seconds until a task that does not end is told so again.
_AGAIN: Final = 0.2


class Chores:
    """All that goes on behind the tables."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        #: the tasks that are down just now
        self.down: set[str] = set()

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something until the server ends; work that ends by itself is done."""
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    def do(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something once, without waiting for it; what fails is logged and counted."""
        task = asyncio.create_task(self._once(name, work), name=name)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _once(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            self._metrics.chores_failed.labels(name).inc()
            structlog.get_logger().error("chore-failed", kind=name, exc_info=error)

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        wait = _FIRST
        while True:
            began = asyncio.get_running_loop().time()
            try:
                self.down.discard(name)
                await work()
                return
            except Exception as error:
                self.down.add(name)
                self._metrics.chores_failed.labels(name).inc()
                structlog.get_logger().error("chore-failed", kind=name, exc_info=error)
            # One that ran for long has earned a quick start.
            if asyncio.get_running_loop().time() - began > _LONGEST:
                wait = _FIRST
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST)

    async def close(self) -> None:
        """End all of them."""
        left = {*self._tasks, *self._errands}
        while left:
            # More than once: a library may take being cancelled for a time that ran out.
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=_AGAIN)
