"""Work that waits for the writer, and until when it can still be called off."""

import asyncio
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any

from sqlalchemy import Connection

from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.rows import Append

#: Anything else that writes, in a transaction of its own, and what it gives.
Chore = Callable[[Connection], Any]


class RevokedError(Exception):
    """Somebody does not wait any more: the transaction must not be committed as it is."""


class Job:
    """What is to be done, and who waits for it."""

    def __init__(self, work: Append | Chore, future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        #: What came of it: a StoreError, or what to give to who waits.
        self.outcome: object = _too_late()
        self.timer: asyncio.TimerHandle | None = None
        self.revoked = False
        #: Whether the database was told to commit it.
        self.sent = False

    def tell(self) -> None:
        """Let who waits know; on their event loop."""
        if self.timer is not None:
            self.timer.cancel()
        if self.future.done():
            return
        if isinstance(self.outcome, StoreError):
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


def _too_late() -> StoreError:
    return StoreError("the database did not answer in time, so nothing was stored")
