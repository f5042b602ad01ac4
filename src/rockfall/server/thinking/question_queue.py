"""A lane: questions that wait for a thinker, first come, first served, none in the others' way."""

import asyncio
from typing import Any, Final

import structlog

from rockfall.server.thinking.frames import Failed, Missing, Reply, Think, Thought
from rockfall.server.thinking.process import LostError, ThinkerProcess
from rockfall.server.thinking.process_pool import ProcessPool
from rockfall.server.thinking.question import Asked, ThinkError

#: Seconds the questions behind wait for one that is being thought about.
PATIENCE: Final = 0.5
#: How often a question is put before it is given up.
TRIES: Final = 2
#: How many may be thought about beside the one whose turn it is.
STRAGGLERS: Final = 4

_log = structlog.get_logger("rockfall.thinking")


class QuestionQueue:
    """Puts one question after the other.

    A question that is not answered soon becomes a straggler: it is left alone with its process,
    and the next one goes to another process.
    """

    def __init__(self, number: int, patience: float) -> None:
        self._number = number
        self._patience = patience
        self._queue: asyncio.Queue[Asked] = asyncio.Queue()
        self._ids = 0
        self._crew = ProcessPool(number)
        self._stragglers: dict[Asked, asyncio.Task[None]] = {}
        self._work = asyncio.create_task(self._run())

    @property
    def alive(self) -> bool:
        """Whether there is a process that answers."""
        return self._crew.alive

    def put(self, asked: Asked) -> None:
        """Let a question wait for its turn."""
        self._queue.put_nowait(asked)

    async def close(self) -> None:
        """Answer nobody any more, and end all processes."""
        self._work.cancel()
        await asyncio.wait([self._work])
        while not self._queue.empty():
            self._queue.get_nowait().fail(ThinkError("closed"))
        for asked in self._stragglers:
            asked.fail(ThinkError("closed"))
        await asyncio.gather(*self._stragglers.values())
        await self._crew.close()

    async def _run(self) -> None:
        while True:
            asked = await self._queue.get()
            try:
                await self._crew.ready()
                # Whoever asked may have lost interest meanwhile.
                if not asked.answer.done():
                    await self._serve(asked)
            except asyncio.CancelledError:
                asked.fail(ThinkError("closed"))
                raise

    async def _serve(self, asked: Asked) -> None:
        """Give a question the lane's whole attention, but not for long."""
        process = self._crew.take()
        asking = asyncio.create_task(self._answer(process, asked))
        try:
            await asyncio.wait([asking], timeout=self._patience)
        finally:
            if not asking.done():
                self._leave(process, asked, asking)

    def _leave(self, process: ThinkerProcess, asked: Asked, asking: asyncio.Task[None]) -> None:
        """Leave a question alone with its process."""
        self._crew.let_go(process)
        task = asyncio.create_task(self._await(process, asked, asking))
        self._stragglers[asked] = task
        task.add_done_callback(lambda _: self._stragglers.pop(asked))
        if len(self._stragglers) > STRAGGLERS:
            next(iter(self._stragglers)).fail(ThinkError("too many think for long"))

    async def _await(
        self, process: ThinkerProcess, asked: Asked, asking: asyncio.Task[None]
    ) -> None:
        """Until it is answered, or nobody waits for the answer any more."""
        either: list[asyncio.Future[Any]] = [asking, asked.answer]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            asking.cancel()
            await asyncio.wait([asking])
            _log.warning("thinker lost", thinker=self._number, reason="silent")
            self._crew.lose(process)

    async def _answer(self, process: ThinkerProcess, asked: Asked) -> None:
        try:
            reply = await self._ask(process, asked)
        except LostError as error:
            _log.warning("thinker lost", thinker=self._number, reason=str(error))
            self._crew.lose(process)
            self._again(asked, str(error))
            return
        except Exception as error:
            # What went wrong in telling, not in thinking, is for whoever asked.
            self._crew.give(process)
            asked.fail(error)
            return
        self._crew.give(process)
        if isinstance(reply, Thought):
            asked.give(reply.move)
            return
        reason = reply.reason if isinstance(reply, Failed) else "forgetful"
        _log.warning("bot failed", thinker=self._number, reason=reason)
        self._again(asked, reason)

    def _again(self, asked: Asked, reason: str) -> None:
        """Put a question once more, behind all others: nobody waits for its next failure."""
        asked.tries += 1
        if asked.tries < TRIES:
            self.put(asked)
        else:
            asked.fail(ThinkError(reason))

    async def _ask(self, process: ThinkerProcess, asked: Asked) -> Reply:
        """Ask with what the thinker seems to lack; if it knows less, with what it does lack."""
        key = asked.question.key
        since = process.heard.take(key) or 0
        reply, told = await self._put(process, asked, since)
        if isinstance(reply, Missing):
            since = reply.have
            reply, told = await self._put(process, asked, since)
        if isinstance(reply, Thought):
            process.heard.put(key, since + told)
        return reply

    async def _put(self, process: ThinkerProcess, asked: Asked, since: int) -> tuple[Reply, int]:
        """The reply, and how many steps were told."""
        told = asked.question.told_since(since)
        self._ids += 1
        question = asked.question._replace(budget=asked.budget)
        return await process.ask(Think(self._ids, *question[:-1], since, told)), len(told)
