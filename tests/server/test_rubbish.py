"""Rubbish is found, be it late, and a server that serves does not look for it after every move."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server import rubbish
from tests.server.registries import listen, open_registry, run


class Ring:
    """Something that refers to itself, so that it stays until somebody looks."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Other tests in this process are not about rubbish."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def thrown_away() -> "weakref.ref[Ring]":
    return weakref.ref(Ring())


def test_what_came_since_the_last_look_is_found() -> None:
    rubbish.look_seldom()
    ring = thrown_away()
    assert ring() is not None
    assert rubbish.look() > 0
    assert ring() is None


def test_what_became_rubbish_after_a_look_is_found_by_a_thorough_one() -> None:
    rubbish.look_seldom()
    kept = Ring()
    ring = weakref.ref(kept)
    rubbish.look()
    del kept
    rubbish.look()
    assert ring() is not None, "what outlived a look was looked at by the next one"
    rubbish.look(everything=True)
    assert ring() is None


def test_many_objects_come_and_go_without_a_look() -> None:
    rubbish.look_seldom()
    before = [one["collections"] for one in gc.get_stats()]
    states = [[number] for number in range(200_000)]
    states = [[number] for number in range(200_000)]
    assert len(states) == 200_000
    assert [one["collections"] for one in gc.get_stats()] == before


def test_far_too_many_are_looked_through_at_once() -> None:
    rubbish.look_seldom()
    ring = thrown_away()
    states = [[number] for number in range(600_000)]
    assert ring() is None
    assert len(states) == 600_000


def test_somebody_looks_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []
    monkeypatch.setattr(rubbish, "_SOON", 0.001)
    monkeypatch.setattr(rubbish, "_THOROUGH", 0.02)
    monkeypatch.setattr(rubbish, "look", lambda *, everything=False: looks.append(everything))

    async def until_both() -> None:
        task = asyncio.create_task(rubbish.look_often())
        async with asyncio.timeout(20):
            while {*looks} != {False, True}:
                await asyncio.sleep(0.001)
        task.cancel()

    asyncio.run(until_both())
    assert looks[0] is False


def test_a_table_that_was_let_go_of_is_gone_without_a_look(tmp_path: Path) -> None:
    gone: list[weakref.ref[object]] = []

    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            made = await registry.open(p.MakeTable("Ann", p.Settings(seats=3, pace=0.0)))
            session = await registry.session(made.table)
            ear = await listen(registry, made)
            await session.act(0, p.Start())
            assert ear.feed is not None
            session.exit(ear.feed)
            ear.feed = None
            gone.extend(weakref.ref(one) for one in (session, session.writer, session.driver))
            del registry.sessions[made.table], ear
            await registry.let_go(session)
            del session
            # What was waiting is called off, and ends in the next rounds.
            for _ in range(5):
                await asyncio.sleep(0)
            assert [one() for one in gone] == [None] * len(gone)

    gc.disable()
    try:
        run(work)
    finally:
        gc.enable()
    assert gone
