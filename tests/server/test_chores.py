"""Background tasks that die are noticed, counted and started again."""

import asyncio

import pytest

from rockfall.server import chores as module
from rockfall.server.chores import Chores
from rockfall.server.metrics import Metrics
from tests.server.lines import Page, logging_to
from tests.server.registries import run, until


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_FIRST", 0.001)


def test_a_chore_that_dies_is_logged_counted_and_started_again() -> None:
    async def work() -> None:
        metrics, tries = Metrics(), list[int]()
        chores = Chores(metrics)

        async def sweep() -> None:
            tries.append(len(tries))
            if len(tries) < 4:
                raise OSError("a secret: the treasure is in the middle")
            await asyncio.Event().wait()

        with logging_to(Page()) as page:
            chores.start("sweep", sweep)
            await until(lambda: len(tries) == 4)
        assert metrics.chores_failed.labels("sweep")._value.get() == 3
        lines = [line for line in page.lines() if line["event"] == "chore-failed"]
        assert [line["kind"] for line in lines] == ["sweep"] * 3
        assert "treasure" not in page.getvalue()
        assert not chores.down
        await chores.close()

    run(work)


def test_a_chore_that_is_down_is_known_to_be() -> None:
    async def work() -> None:
        chores = Chores(Metrics())

        async def fail() -> None:
            raise ValueError

        with logging_to(Page()):
            chores.start("beat", fail)
            await until(lambda: chores.down == {"beat"})
            await chores.close()

    run(work)


def test_a_chore_that_is_done_is_not_begun_again() -> None:
    async def work() -> None:
        chores, times = Chores(Metrics()), list[int]()

        async def wake() -> None:
            times.append(1)

        chores.start("wake", wake)
        await asyncio.sleep(0.05)
        assert times == [1]
        await chores.close()

    run(work)


def test_a_chore_that_takes_its_end_for_something_else_is_told_again() -> None:
    async def work() -> None:
        chores, told = Chores(Metrics()), list[int]()

        async def deaf() -> None:
            while True:
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    told.append(len(told))
                    if len(told) == 3:
                        raise

        chores.start("deaf", deaf)
        await asyncio.sleep(0)
        await chores.close()
        assert len(told) == 3

    run(work)
