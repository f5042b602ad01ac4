"""Thinkers: where the server asks what a bot would do, without ever waiting on its own thread."""

import asyncio
from typing import Final
from zlib import crc32

from rockfall.server.thinking.question import Asked, Question, ThinkError
from rockfall.server.thinking.question_queue import PATIENCE, QuestionQueue

__all__ = ["GRACE", "Question", "ThinkError", "Thinkers"]

#: Seconds beyond its budget after which a question is given up.
GRACE: Final = 0.5


class Thinkers:
    """Some thinker processes; a bot always asks the same one, which remembers it.

    To be made and used within one running event loop.
    """

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self._lanes = [QuestionQueue(number, patience) for number in range(processes)]
        self._closed = False

    @property
    def size(self) -> int:
        """How many questions can be thought about at once while nothing goes wrong."""
        return len(self._lanes)

    @property
    def alive(self) -> int:
        """How many of so many processes are there to answer; fewer only for a short while."""
        return sum(lane.alive for lane in self._lanes)

    async def think(self, question: Question) -> int:
        """What a bot does; ThinkError if that is not known soon after the question's budget.

        May be cancelled at any time.
        """
        if self._closed:
            raise ThinkError("closed")
        asked = Asked(question)
        self._lanes[crc32(question.key.encode()) % len(self._lanes)].put(asked)
        try:
            async with asyncio.timeout(question.budget + GRACE):
                return await asked.answer
        except TimeoutError:
            raise ThinkError("late") from None

    async def close(self) -> None:
        """End all processes; whoever still waits gets a ThinkError."""
        self._closed = True
        await asyncio.gather(*[lane.close() for lane in self._lanes])
