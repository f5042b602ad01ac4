"""Who is first, wins: the thread that commits, or the event loop that loses patience."""

import asyncio
from contextlib import AbstractContextManager

import pytest

from rockfall.server.store.errors import UnknownOutcomeError
from rockfall.server.store.jobs import Gate, Job
from tests.server.registries import run


class Undoing(AbstractContextManager[None]):
    """A lock after which a commit that was sent comes to nothing at once."""

    def __init__(self, job: Job) -> None:
        self._job = job

    def __exit__(self, *_: object) -> None:
        self._job.sent = False


def test_who_loses_patience_while_a_commit_is_undone_is_not_told_that_it_is_certain() -> None:
    async def work() -> None:
        job, gate = Job(lambda _: None, asyncio.get_running_loop().create_future()), Gate()
        job.sent = True
        gate._lock = Undoing(job)  # type: ignore[assignment]
        gate.revoke(job)
        assert not job.revoked, "whoever writes may try it again"
        with pytest.raises(UnknownOutcomeError):
            await job.future

    run(work)
