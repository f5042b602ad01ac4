"""Thinkers: where the server asks what a bot would do, without ever waiting on its own thread."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple
from zlib import crc32

import structlog

from rockfall.server.thinking.frames import Failed, Missing, Reply, Think, Thought, ToldStep
from rockfall.server.thinking.process import LostError, ThinkerProcess
from rockfall.server.thinking.shelf import Shelf
from rockfall.server.thinking.thinker import ROOM

TIMEOUT: Final = 10.0
#: How often a question is put before it is given up.
TRIES: Final = 2
#: Seconds a thinker has for its last thought when the server closes.
_GRACE: Final = 1.0

_log = structlog.get_logger("rockfall.thinking")


class ThinkError(Exception):
    """A question that got no answer: the seat has to be played without its bot."""


class Question(NamedTuple):
    """What would a bot do? Key, budget and `asked` are what `frames.Think` says.

    Its seed must not be the deal's, nor lead to it. `told_since` gives what the seat is told from a
    step on, until now; it is called when the thinker is ready to hear it.
    """

    key: str
    spec: str
    seats: int
    first: int
    seat: int
    level: str
    seed: bytes
    budget: float
    asked: int
    told_since: Callable[[int], list[ToldStep]]


class _Asked:
    """A question on its way, and the answer somebody waits for."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.tries = 0


class _Lane:
    """One thinker and the questions that wait for it, first come, first served."""

    def __init__(self, number: int, timeout: float) -> None:
        self._number = number
        self._timeout = timeout
        self._queue: asyncio.Queue[_Asked] = asyncio.Queue()
        self._process: ThinkerProcess | None = None
        self._ids = 0
        #: how much each bot was told, as far as the thinker has not forgotten it
        self._heard: Shelf[int] = Shelf(ROOM)
        self._work = asyncio.create_task(self._run())

    def put(self, asked: _Asked) -> None:
        """Let a question wait for its turn."""
        self._queue.put_nowait(asked)

    async def close(self) -> None:
        """Answer nobody any more, and end the thinker."""
        self._work.cancel()
        await asyncio.wait([self._work])
        while not self._queue.empty():
            _give_up(self._queue.get_nowait(), "closed")
        await self._end(_GRACE)

    async def _run(self) -> None:
        # Before the first question, which would otherwise wait for it; if it fails, that asks anew.
        with suppress(LostError):
            self._process = await ThinkerProcess.start(self._number)
        while True:
            asked = await self._queue.get()
            try:
                # Whoever asked may have lost interest meanwhile.
                if not asked.answer.done():
                    await self._answer(asked)
            except asyncio.CancelledError:
                _give_up(asked, "closed")
                raise
            except Exception as error:
                # What went wrong in telling, not in thinking, is for whoever asked.
                if not asked.answer.done():
                    asked.answer.set_exception(error)

    async def _answer(self, asked: _Asked) -> None:
        try:
            reply = await self._ask(asked.question)
        except LostError as error:
            _log.warning("thinker lost", thinker=self._number, reason=str(error))
            await self._end(0)
            self._again(asked, str(error))
            return
        if isinstance(reply, Thought):
            if not asked.answer.done():
                asked.answer.set_result(reply.move)
            return
        reason = reply.reason if isinstance(reply, Failed) else "forgetful"
        _log.warning("bot failed", thinker=self._number, reason=reason)
        self._again(asked, reason)

    def _again(self, asked: _Asked, reason: str) -> None:
        """Put a question once more, behind all others: nobody waits for its next failure."""
        asked.tries += 1
        if asked.tries < TRIES:
            self.put(asked)
        else:
            _give_up(asked, reason)

    async def _ask(self, question: Question) -> Reply:
        """Ask with what the thinker seems to lack; if it knows less, with what it does lack."""
        if self._process is None or not self._process.alive:
            await self._end(0)
            self._process = await ThinkerProcess.start(self._number)
        process = self._process
        since = self._heard.take(question.key) or 0
        reply, told = await self._put(process, question, since)
        if isinstance(reply, Missing):
            since = reply.have
            reply, told = await self._put(process, question, since)
        if isinstance(reply, Thought):
            self._heard.put(question.key, since + told)
        return reply

    async def _put(
        self, process: ThinkerProcess, question: Question, since: int
    ) -> tuple[Reply, int]:
        """The reply, and how many steps were told."""
        told = question.told_since(since)
        self._ids += 1
        think = Think(self._ids, *question[:-1], since, told)
        return await process.ask(think, self._timeout), len(told)

    async def _end(self, grace: float) -> None:
        self._heard = Shelf(ROOM)
        if self._process is not None:
            await self._process.end(grace)
            self._process = None


def _give_up(asked: _Asked, reason: str) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(ThinkError(reason))


class Thinkers:
    """Some thinker processes; a bot always asks the same one, which remembers it.

    To be made and used within one running event loop.
    """

    def __init__(self, processes: int = 1, timeout: float = TIMEOUT) -> None:
        self._lanes = [_Lane(number, timeout) for number in range(processes)]
        self._closed = False

    async def think(self, asked: Question) -> int:
        """What a bot does; ThinkError if it cannot be had. May be cancelled at any time."""
        if self._closed:
            raise ThinkError("closed")
        waiting = _Asked(asked)
        self._lanes[crc32(asked.key.encode()) % len(self._lanes)].put(waiting)
        return await waiting.answer

    async def close(self) -> None:
        """End all processes; whoever still waits gets a ThinkError."""
        self._closed = True
        await asyncio.gather(*[lane.close() for lane in self._lanes])
