"""The one thread that writes: all that waits goes into one transaction and shares its commit."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rockfall.server.store.engine import used_bytes, writing
from rockfall.server.store.errors import StoreError, StoreFullError
from rockfall.server.store.rows import Append, Stats
from rockfall.server.store.writing import refusal, write

#: Anything else that writes, in a transaction of its own; gives how many tables it concerned.
Chore = Callable[[Connection], int]
#: Told after every commit of units: how many there were, and the seconds it took.
Watch = Callable[[int, float], None]
Outcome = int | StoreError
#: What running tables may go over the limit, so that games end rather than break off.
_RESERVE: Final = 1.1


class Job(NamedTuple):
    """What is to be done, and who waits for it."""

    work: Append | Chore
    future: asyncio.Future[int]


class _UnreachableError(StoreError):
    """No transaction could begin, which is nobody's own fault: trying one by one is in vain."""


class Writer:
    """Takes work from one event loop and does it in order."""

    def __init__(self, engine: Engine, max_bytes: int | None, watch: Watch | None) -> None:
        self.stats = Stats(0, 0, 0.0)
        self._engine = writing(engine)
        self._max_bytes = max_bytes
        self._watch = watch
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Append | Chore) -> asyncio.Future[int]:
        """Queue some work; who stops waiting does not take it back."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.put(Job(work, future))
        return future

    def finish(self) -> None:
        """Do all that waits, and then no more."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            taken = self._take()
            going = None not in taken
            jobs = [job for job in taken if job is not None]
            for _, run in groupby(jobs, key=lambda job: isinstance(job.work, Append)):
                self._do(list(run))

    def _take(self) -> list[Job | None]:
        """Wait for work, and take all there is."""
        taken = [self._queue.get()]
        with suppress(Empty):
            while True:
                taken.append(self._queue.get_nowait())
        return taken

    def _do(self, jobs: list[Job]) -> None:
        """Do jobs of one sort, and tell the loop how they ended."""
        units = [job.work for job in jobs if isinstance(job.work, Append)]
        began = perf_counter()
        if units:
            outcomes = self._store(units)
        else:
            outcomes = [self._attempt(job.work) for job in jobs if callable(job.work)]
        seconds = perf_counter() - began
        if units:
            batches, before, spent = self.stats
            self.stats = Stats(batches + 1, before + len(units), spent + seconds)
        with suppress(RuntimeError):  # a loop that is closed has nobody left who waits
            loop = jobs[0].future.get_loop()
            loop.call_soon_threadsafe(self._tell, jobs, outcomes, len(units), seconds)

    def _tell(self, jobs: list[Job], outcomes: list[Outcome], units: int, seconds: float) -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.future.done():
                continue
            if isinstance(outcome, StoreError):
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)
        if self._watch and units:
            self._watch(units, seconds)

    def _store(self, units: list[Append]) -> list[Outcome]:
        """Write units together, or each alone if one of them spoils it for the others."""
        try:
            return self._together(units)
        except _UnreachableError as error:
            return [StoreError(*error.args) for _ in units]
        except Exception as error:
            if len(units) == 1:
                return [self._why(units[0], error)]
        return [outcome for unit in units for outcome in self._store([unit])]

    def _together(self, units: list[Append]) -> list[Outcome]:
        with self._transaction() as connection:
            outcomes = self._admit(connection, units)
            admitted = [unit for unit, outcome in zip(units, outcomes, strict=True) if outcome == 0]
            if admitted:
                write(connection, admitted)
        return outcomes

    def _admit(self, connection: Connection, units: Sequence[Append]) -> list[Outcome]:
        """Refuse what there is no room for."""
        if self._max_bytes is None:
            return [0] * len(units)
        used = used_bytes(connection)
        fresh, running = used < self._max_bytes, used < self._max_bytes * _RESERVE
        return [0 if (fresh if unit.opened else running) else StoreFullError() for unit in units]

    def _why(self, unit: Append, error: Exception) -> StoreError:
        """Say what is wrong with a unit; its transaction was undone."""
        with suppress(StoreError, SQLAlchemyError), self._transaction() as connection:
            if reason := refusal(connection, unit):
                return reason
        return in_words(error)

    def _attempt(self, chore: Chore) -> Outcome:
        try:
            with self._transaction() as connection:
                return chore(connection)
        except Exception as error:
            return in_words(error)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with ExitStack() as stack:
            try:
                connection = stack.enter_context(self._engine.connect())
                stack.enter_context(connection.begin())
            except SQLAlchemyError as error:
                raise _UnreachableError(*in_words(error).args) from error
            yield connection


def in_words(error: Exception) -> StoreError:
    """An error of the database, without the statement and the values that it was about."""
    if isinstance(error, StoreError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    # PostgreSQL quotes the row below the first line.
    first, *_ = str(cause).splitlines() or [type(cause).__name__]
    return StoreError(f"the database failed: {first}")
