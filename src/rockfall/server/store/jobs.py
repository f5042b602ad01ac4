"""Work that waits for the writer, and until when it can still be called off."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection

from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import Append

#: Anything else that writes, in a transaction of its own, and what it gives.
Chore = Callable[[Connection], Any]


class RevokedError(Exception):
    """Somebody does not wait any more: the transaction must not be committed as it is."""


#: The outcome of what nobody has done.
_NONE: Final = object()
#: Seconds: no timer is set for less.
_SOON: Final = 0.001


class Job:
    """What is to be done, and who waits for it."""

    __slots__ = ("future", "outcome", "revoked", "sent", "told", "until", "work")

    def __init__(self, work: Append | Chore, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        #: What came of it: a StoreError, or what to give to who waits.
        self.outcome: object = _NONE
        #: When patience ends, by the clock that nobody sets.
        self.until = float("inf")
        self.revoked = False
        #: Whether the database was told to commit it.
        self.sent = False
        #: Whether it is known what came of it, be it that nobody is left who waits.
        self.told = False

    def tell(self) -> None:
        """Let who waits know; on their event loop."""
        self.told = True
        if self.future.done():
            return
        if self.outcome is _NONE:
            self.future.set_exception(_too_late())
        elif isinstance(self.outcome, StoreError):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class Gate:
    """Between the thread that commits and the event loop that loses patience: who is first, wins.

    Until a commit is sent a job can be called off for certain. From then on nobody can tell.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._shut = False

    def revoke(self, job: Job) -> None:
        """Call a job off, on its event loop; too late, its outcome is unknown."""
        with self._lock:
            sent = job.sent
            job.revoked = not sent
        # Not asked again: undone meanwhile, it may still be done once more.
        if sent:
            job.outcome = UnknownOutcomeError()
        job.tell()

    def send(self, jobs: Sequence[Job]) -> None:
        """The last moment before a commit; RevokedError if not all jobs shall be done any more."""
        with self._lock:
            if self._shut or any(job.revoked for job in jobs):
                raise RevokedError
            for job in jobs:
                job.sent = True

    def undo(self, jobs: Sequence[Job]) -> None:
        """The commit that was sent has certainly come to nothing."""
        with self._lock:
            for job in jobs:
                job.sent = False

    def shut(self) -> None:
        """Call off everything that has not been sent."""
        with self._lock:
            self._shut = True

    def waiting(self, jobs: Sequence[Job]) -> list[Job]:
        """Those that shall still be done."""
        return [] if self._shut else [job for job in jobs if not job.revoked]


class Patience:
    """Calls off, on one event loop, what was waited for long enough.

    All wait for the same time, so who came first is the first whose patience ends: one timer does
    for all. It is not set back for those who need it no more. Who stops waiting needs it all the
    same: what they left behind must not be stored much later, when nobody counts on it.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, gate: Gate) -> None:
        self.loop = loop
        self._seconds = seconds
        self._gate = gate
        self._waiting: deque[Job] = deque()
        self._timed = False

    def begin(self, job: Job) -> None:
        """From now on a job is waited for."""
        job.until = time.monotonic() + self._seconds
        self._forget()
        self._waiting.append(job)
        if not self._timed:
            self._set(self._seconds)

    def _forget(self) -> None:
        """Let go of those that are done with, up to the first of the others."""
        while self._waiting and self._waiting[0].told:
            self._waiting.popleft()

    def _set(self, seconds: float) -> None:
        self._timed = True
        self.loop.call_later(max(seconds, _SOON), self._look)

    def _look(self) -> None:
        """Call off those whose patience has ended, and come back for the next."""
        self._timed = False
        now = time.monotonic()
        while self._waiting and self._waiting[0].until <= now:
            job = self._waiting.popleft()
            if not job.told:
                self._gate.revoke(job)
        self._forget()
        if self._waiting:
            self._set(self._waiting[0].until - now)


def _too_late() -> StoreError:
    return StoreError("the database did not answer in time, so nothing was stored")
