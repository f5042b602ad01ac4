"""A few threads that read: a database that hangs keeps them, and nobody else."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Barrier, Thread
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from rockfall.server.store.errors import StoreError
from rockfall.server.store.failures import in_words

_THREADS: Final = 4
T = TypeVar("T")
Work = Callable[[Connection], T]


class _Question(NamedTuple):
    """What is to be read, and who waits for it."""

    work: Work[Any]
    future: asyncio.Future[Any]


class Readers:
    """Answers questions of one event loop at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Question | None] = SimpleQueue()
        # Connections can only be closed when none is in use any more.
        self._last = Barrier(_THREADS, engine.dispose)
        # Daemons, and no executor: whoever reads for ever must not keep the process from ending.
        self._threads = [
            Thread(target=self._run, name=f"store-reader-{number}", daemon=True)
            for number in range(_THREADS)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, work: Work[T], patience: float) -> T:
        """The answer, or StoreError when it does not come in so many seconds."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(_Question(work, future))
        try:
            return await asyncio.wait_for(future, patience)
        except TimeoutError:
            raise StoreError("the database did not answer in time") from None

    def finish(self, patience: float) -> None:
        """Take no more questions, and wait so many seconds for the answers under way."""
        for _ in self._threads:
            self._queue.put(None)
        deadline = monotonic() + patience
        for thread in self._threads:
            thread.join(max(0.0, deadline - monotonic()))

    def _run(self) -> None:
        while (question := self._queue.get()) is not None:
            # Nobody waits any more for what was asked while all threads were kept.
            if not question.future.done():
                self._answer(question)
        self._last.wait()

    def _answer(self, question: _Question) -> None:
        answer: object = None
        failure: Exception | None = None
        try:
            with self._engine.connect() as connection:
                answer = question.work(connection)
        except SQLAlchemyError as error:
            failure = in_words(error)
            failure.__cause__ = error
        except Exception as error:
            failure = error
        try:
            loop = question.future.get_loop()
            loop.call_soon_threadsafe(_tell, question.future, answer, failure)
        except RuntimeError:
            return  # a loop that is closed has nobody left who waits


def _tell(future: asyncio.Future[Any], answer: object, failure: Exception | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(answer)
