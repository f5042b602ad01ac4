"""Bots that hang, die or take long, and processes that do not start: nobody else has to wait."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from rockfall.server.thinking import process_pool
from rockfall.server.thinking.process_pool import LONGEST_WAIT, SLOW_STARTS, wait_after
from rockfall.server.thinking.question import ThinkError
from rockfall.server.thinking.question_queue import STRAGGLERS
from rockfall.server.thinking.thinkers import Thinkers
from tests.server.thinking.asking import LONG, Asker, children, dealt
from tests.server.thinking.working import at_work, expected, until

#: So long the others wait where a bot is sure to take longer.
SHORT = 0.3
#: A budget that is over soon.
SOON = 3.0


class Notes:
    """Asks, and notes in which order the answers come."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.order: list[str] = []

    async def ask(self, asker: Asker, budget: float = LONG) -> int:
        """The answer, once it is noted that it is there."""
        try:
            return await self.thinkers.think(asker.question(budget))
        finally:
            self.order.append(asker.key)


def crowd(number: int) -> list[Asker]:
    """Bots of several tables, none of them odd."""
    match = dealt(plies=4)
    return [Asker(match, key=f"{table}") for table in range(number)]


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize(("level", "reason"), [("sleeper", "late"), ("suicide", "dead")])
def test_a_question_that_no_thinker_survives_is_given_up_and_nobody_else_suffers(
    level: str, reason: str
) -> None:
    async def ask(thinkers: Thinkers) -> None:
        odd, others = Asker(dealt(plies=4), level, key="odd"), crowd(5)
        notes = Notes(thinkers)
        failed, *moves = await asyncio.gather(
            notes.ask(odd, SOON), *[notes.ask(other) for other in others], return_exceptions=True
        )
        assert isinstance(failed, ThinkError)
        assert str(failed) == reason
        assert set(moves) == {expected(others[0])}
        assert notes.order[-1] == "odd"
        assert len(odd.wanted) == {"late": 1, "dead": 2}[reason]
        assert await thinkers.think(others[0].question()) == moves[0]

    at_work(ask, patience=SHORT)


def test_a_thinker_that_hangs_is_replaced_and_ended() -> None:
    async def ask(thinkers: Thinkers) -> None:
        asker = crowd(1)[0]
        move = await thinkers.think(asker.question())
        (hanging,) = children()
        os.kill(hanging, signal.SIGSTOP)
        with pytest.raises(ThinkError, match="late"):
            await thinkers.think(asker.question(SHORT))
        assert await thinkers.think(asker.question()) == move
        await until(lambda: hanging not in children())

    at_work(ask, patience=SHORT)


def test_a_straggler_is_heard_and_remembers_what_it_was_told() -> None:
    async def ask(thinkers: Thinkers) -> None:
        asker, other = crowd(2)
        notes = Notes(thinkers)
        moves = [await notes.ask(asker), await notes.ask(other)]
        (slow,) = children()
        os.kill(slow, signal.SIGSTOP)
        straggling = asyncio.create_task(notes.ask(asker))
        await until(lambda: len(asker.wanted) == 2)
        assert await notes.ask(other) == moves[1]
        assert other.wanted == [0, 0]
        os.kill(slow, signal.SIGCONT)
        assert await straggling == moves[0]
        assert await notes.ask(asker) == moves[0]
        assert asker.wanted == [0, 5, 5], "it was told everything again"
        assert await notes.ask(other) == moves[1]
        assert slow in children()

    at_work(ask, patience=SHORT)


@pytest.mark.usefixtures("odd_bots")
def test_bots_may_think_side_by_side_for_far_longer_than_the_others_wait() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = dealt(plies=4)
        ponderers = [Asker(match, "ponderer", key=f"{number}") for number in range(3)]
        moves = await asyncio.gather(
            *[thinkers.think(ponderer.question(SOON)) for ponderer in ponderers]
        )
        assert moves == [match.moves(match.actor)[0]] * 3

    at_work(ask, patience=SHORT)


@pytest.mark.usefixtures("odd_bots")
def test_of_too_many_stragglers_the_oldest_is_ended() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match, notes = dealt(plies=4), Notes(thinkers)
        sleepers = [Asker(match, "sleeper", key=f"s{number}") for number in range(STRAGGLERS + 1)]
        tasks = [asyncio.create_task(notes.ask(sleeper)) for sleeper in sleepers]
        other = crowd(1)[0]
        await asyncio.sleep(0)
        assert await notes.ask(other) == expected(other)
        assert notes.order == ["s0", "0"]
        assert str(tasks[0].exception()) == "too many think for long"
        # One is asked, one is in reserve.
        await until(lambda: len(children()) <= STRAGGLERS + 2)
        await thinkers.close()
        answers = await asyncio.gather(*tasks[1:], return_exceptions=True)
        assert [str(answer) for answer in answers] == ["closed"] * STRAGGLERS

    at_work(ask, patience=SHORT)


def test_whoever_waits_in_the_queue_gets_an_error_in_time_too() -> None:
    async def ask(thinkers: Thinkers) -> None:
        askers = crowd(3)
        await thinkers.think(askers[0].question())
        os.kill(children()[0], signal.SIGSTOP)
        asked = [thinkers.think(asker.question(SHORT)) for asker in askers]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["late"] * 3
        assert [len(asker.wanted) for asker in askers] == [2, 0, 0]

    at_work(ask, patience=LONG)


@pytest.mark.usefixtures("odd_bots")
def test_a_straggler_nobody_waits_for_is_ended() -> None:
    async def ask(thinkers: Thinkers) -> None:
        odd, other = Asker(dealt(plies=4), "sleeper", key="odd"), crowd(1)[0]
        await thinkers.think(other.question())
        (sleeping,) = children()
        task = asyncio.create_task(thinkers.think(odd.question()))
        await asyncio.sleep(0)
        await thinkers.think(other.question())
        assert sleeping in children()
        task.cancel()
        await until(lambda: sleeping not in children())

    at_work(ask, patience=SHORT)


def test_a_thinker_that_dies_between_two_questions_is_replaced_before_the_next() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert thinkers.size == 2
        await until(lambda: thinkers.alive == 2)
        asker = crowd(1)[0]
        move = await thinkers.think(asker.question())
        for child in children():
            os.kill(child, signal.SIGKILL)
        await until(lambda: thinkers.alive == 0)
        await until(lambda: thinkers.alive == 2)
        assert await thinkers.think(asker.question()) == move
        assert asker.wanted == [0, 0]

    at_work(ask, processes=2)


def test_with_every_loss_in_a_row_the_next_start_waits_longer_up_to_some_seconds() -> None:
    waits = [wait_after(losses) for losses in range(10_000)]
    assert waits[:6] == [0, 0, 0.1, 0.2, 0.4, 0.8]
    assert waits == sorted(waits)
    assert waits[-1] == LONGEST_WAIT


def test_a_start_that_hangs_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, flag = tmp_path / "python", tmp_path / "started before"
    file.write_text(
        f"#!/bin/sh\nmkdir '{flag}' && exec sleep 1000\nexec '{sys.executable}' \"$@\"\n"
    )
    file.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(file))

    async def ask(thinkers: Thinkers) -> None:
        asker = crowd(1)[0]
        assert await thinkers.think(asker.question()) == expected(asker)
        assert len(children()) == 2

    at_work(ask)


def test_of_too_many_starts_that_hang_the_oldest_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "python"
    file.write_text("#!/bin/sh\nexec sleep 1000\n")
    file.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(file))
    monkeypatch.setattr(process_pool, "SLOW", 0.1)

    async def ask(thinkers: Thinkers) -> None:
        await until(lambda: bool(children()))
        oldest = children()[0]
        await until(lambda: oldest not in children())
        assert len(children()) <= SLOW_STARTS + 1
        assert thinkers.alive == 0

    at_work(ask)


def test_thinkers_that_cannot_be_started_are_tried_again_without_haste(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    python = sys.executable
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def ask(thinkers: Thinkers) -> None:
        asker = crowd(1)[0]
        asked = [thinkers.think(asker.question(SHORT)) for _ in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(answer) for answer in answers} == {"late"}
        assert (thinkers.alive, asker.wanted) == (0, [])
        monkeypatch.setattr(sys, "executable", python)
        assert await thinkers.think(asker.question()) == expected(asker)
        assert thinkers.alive == 1

    with capture_logs() as logs:
        at_work(ask)
    failures = [entry for entry in logs if entry.get("reason") == "not started"]
    assert 1 < len(failures) < 10
