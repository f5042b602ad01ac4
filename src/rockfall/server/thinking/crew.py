"""A crew: processes that are ready to be asked, started anew as often as they are lost."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Final

import structlog

from rockfall.server.thinking.process import LostError, ThinkerProcess

#: A process takes a fifth of a second to start, and 13 MB. Where all goes well one is enough; after
#: the first loss there is one in reserve, as the next loss is likely to come soon.
USUAL: Final = 1
RESERVE: Final = 2
#: Losses in a row without a single answer after which starting has to wait, at first so many
#: seconds, then twice as long with every further loss.
_UNLUCKY: Final = 2
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
#: Seconds a process has to say hello. A slow machine gets twice as long with every loss in a row.
FIRST_LIMIT: Final = 2.0
LONGEST_LIMIT: Final = 60.0
#: Doubling ends here at the latest, as numbers do.
_DOUBLINGS: Final = 16
#: Seconds a process has to end by itself when all are closed.
_GRACE: Final = 1.0

_log = structlog.get_logger("rockfall.thinking")


def wait_after(losses: int) -> float:
    """Seconds before another process is started."""
    if losses < _UNLUCKY:
        return 0.0
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(losses - _UNLUCKY, _DOUBLINGS))


def limit_after(losses: int) -> float:
    """Seconds in which the next process has to say hello."""
    return min(LONGEST_LIMIT, FIRST_LIMIT * 2.0 ** min(losses, _DOUBLINGS))


class Crew:
    """Whoever takes a process gives it back, or lets it go, or says that it is lost."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._wanted = USUAL
        self._idle: list[ThinkerProcess] = []
        self._out: set[ThinkerProcess] = set()
        #: in a row, without an answer in between
        self._losses = 0
        self._came = asyncio.Event()
        self._missing = asyncio.Event()
        self._missing.set()
        self._endings: set[asyncio.Task[None]] = set()
        self._work = asyncio.create_task(self._keep())

    @property
    def alive(self) -> bool:
        """Whether somebody is there to be asked, or about to answer."""
        return bool(self._idle or self._out)

    async def ready(self) -> None:
        """Wait until a process can be taken."""
        while not self._idle:
            self._came.clear()
            await self._came.wait()

    def take(self) -> ThinkerProcess:
        """The process that remembers most; only when one is ready."""
        process = max(self._idle, key=lambda idle: len(idle.heard))
        self._idle.remove(process)
        self._out.add(process)
        return process

    def give(self, process: ThinkerProcess) -> None:
        """It has answered and can be asked again, be it in time or after it was let go."""
        self._losses = 0
        self._out.discard(process)
        self._add(process)

    def let_go(self, process: ThinkerProcess) -> None:
        """Do not count on its coming back."""
        self._out.discard(process)
        self._wanted = RESERVE
        self._missing.set()

    def lose(self, process: ThinkerProcess) -> None:
        """End a process that cannot be asked any more."""
        self._losses += 1
        self.let_go(process)
        self._start(process.end(0))

    async def close(self) -> None:
        """End all processes; those that were let go must be lost or given back before."""
        self._work.cancel()
        await asyncio.wait([self._work])
        idle, self._idle = self._idle, []
        await asyncio.gather(*[process.end(_GRACE) for process in idle])
        await asyncio.gather(*self._endings)

    def _add(self, process: ThinkerProcess) -> None:
        if not process.alive:
            self.lose(process)
            return
        self._idle.append(process)
        self._came.set()
        while len(self._idle) + len(self._out) > self._wanted:
            least = min(self._idle, key=lambda idle: len(idle.heard))
            self._idle.remove(least)
            self._start(least.end(_GRACE))

    def _died(self, process: ThinkerProcess, _: object) -> None:
        """What dies while it is asked is noticed by whoever asks."""
        if process in self._idle:
            self._idle.remove(process)
            _log.warning("thinker lost", thinker=self._number, reason="dead")
            self.lose(process)

    def _start(self, ending: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(ending)
        self._endings.add(task)
        task.add_done_callback(self._endings.discard)

    async def _keep(self) -> None:
        """Start processes as long as some are missing."""
        while True:
            await self._missing.wait()
            if len(self._idle) + len(self._out) >= self._wanted:
                self._missing.clear()
                continue
            await asyncio.sleep(wait_after(self._losses))
            try:
                process = await ThinkerProcess.start(self._number, limit_after(self._losses))
            except LostError as error:
                self._losses += 1
                _log.warning("thinker lost", thinker=self._number, reason=str(error))
            else:
                process.gone.add_done_callback(partial(self._died, process))
                self._add(process)
