"""The one thread that writes: all that waits goes into one transaction and shares its commit."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from rockfall.server.store.errors import LeaseLostError, StoreError, UnknownOutcomeError
from rockfall.server.store.failures import commit_undone, first_line, in_words
from rockfall.server.store.jobs import Chore, Gate, Job, Patience, RevokedError
from rockfall.server.store.lease import Lease
from rockfall.server.store.pulse import Pulse
from rockfall.server.store.room import Room
from rockfall.server.store.rows import Append, Stats
from rockfall.server.store.writing import refusal, write

#: Where several came together, more are about to come: so many seconds are waited for them, unless
#: enough are there. A commit costs more than some ten moves that are in it, so it should have some;
#: who comes alone does not wait.
_GATHER: Final = 0.008
_ENOUGH: Final = 60
#: Told after every commit of units: how many there were, and the seconds it took.
Watch = Callable[[int, float], None]


class _UnreachableError(StoreError):
    """No transaction could begin, which is nobody's own fault: trying one by one is in vain."""


class Writer:
    """Takes work from one event loop and does it in order."""

    def __init__(
        self,
        engine: Engine,
        *,
        room: Room,
        lease: Lease | None,
        patience: float,
        watch: Watch | None,
    ) -> None:
        self.stats = Stats(0, 0, 0.0)
        self._engine = engine
        self._room = room
        self._lease = lease
        self._patience = patience
        self._watch = watch
        self._gate = Gate()
        self._waiting: Patience | None = None
        self._busy = False
        #: A file does not hang up: its connection is kept for the next transaction, without asking.
        self._in_file = engine.dialect.name == "sqlite"
        self._kept: Connection | None = None
        #: what is done again and again
        self.pulse: Pulse | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Append | Chore) -> asyncio.Future[Any]:
        """Queue some work; who stops waiting does not take it back, but patience ends."""
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        if self._waiting is None or self._waiting.loop is not loop:
            self._waiting = Patience(loop, self._patience, self._gate)
        self._waiting.begin(job)
        self._queue.put(job)
        return job.future

    def finish(self) -> None:
        """Do all that waits, as long as there is patience, and then no more."""
        self._queue.put(None)
        self._thread.join(self._patience)
        self._gate.shut()

    def _run(self) -> None:
        going = True
        while going:
            taken = self._take()
            going = None not in taken
            jobs = [job for job in taken if job is not None]
            for _, run in groupby(jobs, key=lambda job: isinstance(job.work, Append)):
                self._do(list(run))
                self._beat()
        if self._kept is not None:
            self._kept.close()
        self._engine.dispose()
        if self._lease is not None:
            self._lease.release()

    def _take(self) -> list[Job | None]:
        """Wait for work, and take all there is."""
        taken = [self._wait()]
        if self._busy and self._queue.qsize() < _ENOUGH:
            sleep(_GATHER)
        with suppress(Empty):
            while True:
                taken.append(self._queue.get_nowait())
        self._busy = len(taken) > 1
        return taken

    def _wait(self) -> Job | None:
        while True:
            pulse = self.pulse
            with suppress(Empty):
                # Whoever sets a pulse gives some work afterwards.
                return self._queue.get(timeout=None if pulse is None else pulse.wait())
            self._beat()

    def _beat(self) -> None:
        pulse = self.pulse
        if pulse is None or not pulse.begin():
            return
        # What fails now is tried again soon.
        with suppress(RevokedError, StoreError, SQLAlchemyError):
            with self._transaction() as connection:
                in_time = pulse.work(connection)
            pulse.done(in_time)

    def _do(self, jobs: list[Job]) -> None:
        """Do jobs of one sort, and tell the loop how they ended."""
        began = perf_counter()
        units = sum(isinstance(job.work, Append) for job in jobs)
        if units:
            self._store(jobs)
        else:
            for job in jobs:
                self._attempt(job)
        seconds = perf_counter() - began
        if units:
            batches, before, spent = self.stats
            self.stats = Stats(batches + 1, before + units, spent + seconds)
        with suppress(RuntimeError):  # a loop that is closed has nobody left who waits
            loop = jobs[0].future.get_loop()
            loop.call_soon_threadsafe(self._tell, jobs, units, seconds)

    def _tell(self, jobs: list[Job], units: int, seconds: float) -> None:
        for job in jobs:
            job.tell()
        if self._watch and units:
            self._watch(units, seconds)

    def _store(self, jobs: list[Job]) -> None:
        """Write units together, or each alone if one of them spoils it for the others."""
        waiting = self._gate.waiting(jobs)
        try:
            if waiting:
                self._together(waiting)
        except RevokedError:
            self._store(waiting)
        except (_UnreachableError, LeaseLostError, UnknownOutcomeError) as error:
            for job in waiting:
                job.outcome = _told(error)
        except Exception as error:
            if len(waiting) == 1:
                waiting[0].outcome = self._why(waiting[0], error)
                return
            for job in waiting:
                self._store([job])

    def _together(self, jobs: Sequence[Job]) -> None:
        with self._transaction(jobs) as connection:
            units = [job.work for job in jobs if isinstance(job.work, Append)]
            refused = self._room.refusals(connection, units)
            admitted = [unit for unit, why in zip(units, refused, strict=True) if why is None]
            if admitted:
                write(connection, admitted)
        for job, outcome in zip(jobs, refused, strict=True):
            job.outcome = outcome

    def _why(self, job: Job, error: Exception) -> StoreError:
        """Say what is wrong with a unit; its transaction was undone."""
        failures = (RevokedError, StoreError, SQLAlchemyError)
        with suppress(*failures), self._transaction() as connection:
            if isinstance(job.work, Append) and (reason := refusal(connection, job.work)):
                return reason
        return in_words(error)

    def _attempt(self, job: Job) -> None:
        if not self._gate.waiting([job]) or isinstance(job.work, Append):
            return
        try:
            with self._transaction([job]) as connection:
                given = job.work(connection)
            job.outcome = given
        except RevokedError:
            return
        except Exception as error:
            job.outcome = _told(in_words(error))

    @contextmanager
    def _transaction(self, jobs: Sequence[Job] = ()) -> Iterator[Connection]:
        """A transaction for some jobs: what ends it before its commit is sent has undone it."""
        connection = self._begin()
        try:
            yield connection
            self._gate.send(jobs)
            self._commit(connection, jobs)
        except BaseException:
            connection.close()
            raise
        if self._in_file:
            self._kept = connection
        else:
            connection.close()

    def _commit(self, connection: Connection, jobs: Sequence[Job]) -> None:
        try:
            connection.commit()
        except Exception as error:
            # It may be in the middle of anything: whoever comes next gets another one.
            connection.invalidate()
            if not commit_undone(error):
                raise UnknownOutcomeError(first_line(error)) from error
            self._gate.undo(jobs)
            raise

    def _begin(self) -> Connection:
        """Begin a transaction that may write."""
        try:
            connection = self._kept or self._engine.connect()
            self._kept = None
            try:
                connection.begin()
                if self._lease is not None:
                    self._lease.check(connection)
            except BaseException:
                connection.close()
                raise
        except LeaseLostError:
            raise
        except (SQLAlchemyError, StoreError) as error:
            raise _UnreachableError(*in_words(error).args) from error
        return connection


def _told(error: StoreError) -> StoreError:
    """An error for one of several who are told of it: each raises an object of their own."""
    kind = StoreError if isinstance(error, _UnreachableError) else type(error)
    return kind.__new__(kind, *error.args)
