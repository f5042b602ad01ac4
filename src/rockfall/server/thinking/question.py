"""A question to a bot as the server puts it, and the answer somebody waits for."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from rockfall.server.thinking.frames import HeardClaim, SeatStep


class ThinkError(Exception):
    """A question that got no answer: the seat has to be played without its bot."""


class Question(NamedTuple):
    """What would a bot do? Key, budget, `asked` and claims are what `frames.Think` says.

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
    claims: list[HeardClaim]
    told_since: Callable[[int], list[SeatStep]]


class Asked:
    """A question on its way."""

    def __init__(self, question: Question) -> None:
        loop = asyncio.get_running_loop()
        self.question = question
        #: done as soon as nobody waits any more, whether there was an answer or not
        self.answer: asyncio.Future[int] = loop.create_future()
        #: how often it was put to a thinker that gave no answer
        self.tries = 0
        self._clock = loop.time
        self._until = loop.time() + question.budget

    @property
    def budget(self) -> float:
        """What is left of the question's budget: waiting for a thinker counts, too."""
        return max(0.0, self._until - self._clock())

    def give(self, move: int) -> None:
        """Answer it, if somebody still waits."""
        if not self.answer.done():
            self.answer.set_result(move)

    def fail(self, error: Exception) -> None:
        """Say what went wrong, if somebody still waits."""
        if not self.answer.done():
            self.answer.set_exception(error)
