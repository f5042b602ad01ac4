"""A crew: processes that are ready to be asked, started anew as often as they are lost."""

import asyncio
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
#: Doubling ends here at the latest, as numbers do.
_DOUBLINGS: Final = 16
#: A process that does not say hello within so many seconds is no longer waited for alone: another
#: is started beside it. Of too many, the oldest is ended.
SLOW: Final = 2.0
SLOW_STARTS: Final = 4
#: Seconds a process has to end by itself when all are closed.
_GRACE: Final = 1.0

_log = structlog.get_logger("rockfall.thinking")


def wait_after(losses: int) -> float:
    """Seconds before another process is started."""
    if losses < _UNLUCKY:
        return 0.0
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(losses - _UNLUCKY, _DOUBLINGS))


class ProcessPool:
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
        self._starting: list[asyncio.Task[None]] = []
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
        self._end(process, 0)

    async def close(self) -> None:
        """End all processes; those that were let go must be lost or given back before."""
        stopping = [self._work, *self._starting]
        for task in stopping:
            task.cancel()
        await asyncio.wait(stopping)
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
            self._end(least, _GRACE)

    def _died(self, process: ThinkerProcess, _: object) -> None:
        """What dies while it is asked is noticed by whoever asks."""
        if process in self._idle:
            self._idle.remove(process)
            _log.warning("thinker lost", thinker=self._number, reason="dead")
            self.lose(process)

    def _end(self, process: ThinkerProcess, grace: float) -> None:
        task = asyncio.create_task(process.end(grace))
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
            starting = asyncio.create_task(self._start())
            self._starting.append(starting)
            starting.add_done_callback(self._starting.remove)
            if len(self._starting) > SLOW_STARTS:
                _log.warning("thinker lost", thinker=self._number, reason="never started")
                self._starting[0].cancel()
            await asyncio.wait([starting], timeout=SLOW)

    async def _start(self) -> None:
        try:
            process = await ThinkerProcess.start(self._number)
        except LostError as error:
            self._losses += 1
            _log.warning("thinker lost", thinker=self._number, reason=str(error))
        else:
            process.gone.add_done_callback(partial(self._died, process))
            self._add(process)
