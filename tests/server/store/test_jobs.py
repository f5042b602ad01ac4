"""Who is first, wins: the thread that commits, or the event loop that loses patience."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, cast

import pytest

from rockfall.server.store.errors import StoreError, UnknownOutcomeError
from rockfall.server.store.jobs import Gate, Job, Patience, RevokedError
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


class Timers:
    """An event loop and a clock: timers end when they are told to, and may be early."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = cast(asyncio.AbstractEventLoop, self)
        self.now = 100.0
        self.set: list[tuple[float, Callable[[], None]]] = []
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    def call_later(self, delay: float, callback: Callable[[], None]) -> None:
        self.set.append((self.now + delay, callback))

    def go_on(self, until: float) -> None:
        """Let the first timer end at a moment."""
        self.now = until
        self.set.pop(0)[1]()


class Cancelled:
    """A future that nobody waits for any more."""

    def done(self) -> bool:
        return True


def job() -> Job:
    # A future of no loop in particular tells nobody, which is all that these need.
    future: asyncio.Future[Any] = asyncio.Future(loop=asyncio.new_event_loop())
    future.get_loop().close()
    return Job(lambda _: None, future)


def failed(*jobs: Job) -> list[bool]:
    """Which of them were called off."""
    return [one.future.done() and one.future.exception() is not None for one in jobs]


def test_one_timer_calls_off_each_who_waits_when_their_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timers = Timers(monkeypatch)
    patience, jobs = Patience(timers.loop, 10, Gate()), [job(), job(), job()]
    for number, one in enumerate(jobs):
        timers.now = 100 + number
        patience.begin(one)
    assert [moment for moment, _ in timers.set] == [110], "one for all"
    timers.go_on(109.9)
    assert failed(*jobs) == [False, False, False], "a timer may be early, and nobody is"
    assert [moment for moment, _ in timers.set] == [pytest.approx(110)]
    timers.go_on(110)
    assert failed(*jobs) == [True, False, False]
    assert [moment for moment, _ in timers.set] == [111]
    timers.go_on(112.5)
    assert failed(*jobs) == [True, True, True]
    assert timers.set == []
    assert all(one.revoked for one in jobs)
    assert isinstance(jobs[0].future.exception(), StoreError)
    assert jobs[0].future.exception() is not jobs[1].future.exception()


def test_who_was_told_is_let_go_and_the_timer_comes_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timers = Timers(monkeypatch)
    patience, early, late = Patience(timers.loop, 10, Gate()), job(), job()
    patience.begin(early)
    early.outcome = None
    early.tell()
    timers.now = 105
    patience.begin(late)
    assert [*patience._waiting] == [late]
    assert [moment for moment, _ in timers.set] == [110]
    timers.go_on(110)
    assert not late.future.done()
    assert [moment for moment, _ in timers.set] == [115]
    timers.go_on(115)
    assert (early.future.result(), failed(late)) == (None, [True])


def test_after_a_rest_there_is_a_timer_again(monkeypatch: pytest.MonkeyPatch) -> None:
    timers = Timers(monkeypatch)
    patience, first, second = Patience(timers.loop, 10, Gate()), job(), job()
    patience.begin(first)
    first.outcome = None
    first.tell()
    timers.go_on(110)
    assert timers.set == []
    timers.now = 200
    patience.begin(second)
    timers.go_on(210)
    assert failed(second) == [True]


def test_who_stops_waiting_leaves_nothing_behind_that_is_done_much_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    timers, gate = Timers(monkeypatch), Gate()
    patience, left, other = Patience(timers.loop, 10, gate), job(), job()
    left.future = cast("asyncio.Future[Any]", Cancelled())
    patience.begin(left)
    timers.now = 105
    patience.begin(other)
    assert gate.waiting([left]) == [left], "it is not taken back at once"
    timers.go_on(110)
    assert gate.waiting([left, other]) == [other]
    with pytest.raises(RevokedError):
        gate.send([left, other])
