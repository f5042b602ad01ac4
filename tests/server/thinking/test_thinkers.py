"""Many seats ask, thinkers die or hang, and everybody gets an answer or an error in time."""

import asyncio
import os
import signal
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from rockfall.kernel.layout import TABLE
from rockfall.server.thinking.frames import SeatStep
from rockfall.server.thinking.thinkers import ThinkError, Thinkers
from tests.server.thinking.asking import PARTY, Asker, children, dealt
from tests.server.thinking.working import LOOPS, at_work, expected
from tests.support.play import act


def only_child() -> int:
    """The one thinker."""
    (pid,) = children()
    return pid


@pytest.mark.parametrize("loop", LOOPS)
def test_a_match_is_played_and_each_bot_is_told_only_what_is_new_to_it(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def play(thinkers: Thinkers) -> None:
        asker = Asker(dealt(PARTY, 3))
        match, heard = asker.match, dict[int, int]()
        for _ in range(30):
            actor = match.actor
            asker.wanted.clear()
            move = await thinkers.think(asker.question())
            assert asker.wanted == [heard.get(actor, 0)]
            assert move == expected(asker)
            heard[actor] = len(match.steps)
            act(match, move)
        assert len(heard) == 3

    at_work(play, loop=loop)


def test_a_thousand_seats_ask_at_once() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = dealt()
        askers = [Asker(match, key=f"table {number}") for number in range(1000)]
        moves = await asyncio.gather(*[thinkers.think(asker.question()) for asker in askers])
        assert set(moves) == {expected(askers[0])}
        assert {tuple(asker.wanted[:1]) for asker in askers} == {(0,)}

    at_work(ask)


def test_a_bot_asks_the_thinker_that_remembers_it() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = dealt(plies=4)
        askers = [Asker(match, key=f"table {number}") for number in range(20)]
        for _ in range(2):
            await asyncio.gather(*[thinkers.think(asker.question()) for asker in askers])
        assert {tuple(asker.wanted) for asker in askers} == {(0, 5)}
        os.kill(children()[0], signal.SIGKILL)
        await asyncio.gather(*[thinkers.think(asker.question()) for asker in askers])
        assert {asker.wanted[-1] for asker in askers} == {0, 5}, "only one of them was asked"

    at_work(ask, processes=2)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_thinker_that_died_is_replaced_and_told_everything_again(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def ask(thinkers: Thinkers) -> None:
        asker, other = Asker(dealt(plies=4)), Asker(dealt(plies=4), key="other")
        move = await thinkers.think(asker.question())
        await thinkers.think(other.question())
        dead = only_child()
        os.kill(dead, signal.SIGKILL)
        assert await thinkers.think(asker.question()) == move
        assert dead not in children()
        assert asker.wanted[-1] == 0
        await thinkers.think(other.question())
        assert other.wanted == [0, 0]

    at_work(ask, loop=loop)


def test_a_bot_that_fails_takes_no_thinker_with_it() -> None:
    async def ask(thinkers: Thinkers) -> None:
        asker = Asker(dealt())
        await thinkers.think(asker.question())
        before = only_child()
        with pytest.raises(ThinkError, match="unknown bot 'clairvoyant'"):
            await thinkers.think(Asker(dealt(), level="clairvoyant", key="other").question())
        await thinkers.think(asker.question())
        assert only_child() == before

    at_work(ask)


def test_what_breaks_in_a_bot_is_logged_without_a_card() -> None:
    def lie(since: int) -> list[SeatStep]:
        return [SeatStep(TABLE, 0, ((0, 7, 1, -1, 2),))]

    async def ask(thinkers: Thinkers) -> None:
        question = Asker(dealt()).question()._replace(told_since=lie)
        with pytest.raises(ThinkError, match=r"^ValueError$"):
            await thinkers.think(question)

    with capture_logs() as logs:
        at_work(ask)
    lines = [entry["line"] for entry in logs if entry["event"] == "thinker complains"]
    assert lines.count("ValueError") == 2
    assert [entry["reason"] for entry in logs if entry["event"] == "bot failed"] == [
        "ValueError"
    ] * 2


def test_what_breaks_in_telling_is_for_whoever_asked() -> None:
    def stumble(since: int) -> list[SeatStep]:
        raise OSError("the match is gone")

    async def ask(thinkers: Thinkers) -> None:
        asker = Asker(dealt())
        with pytest.raises(OSError, match="the match is gone"):
            await thinkers.think(asker.question()._replace(told_since=stumble))
        assert await thinkers.think(asker.question()) == expected(asker)

    at_work(ask)


def test_who_loses_interest_is_neither_asked_nor_in_the_way() -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = dealt()
        askers = [Asker(match, key=f"{number}") for number in range(4)]
        await thinkers.think(askers[0].question())
        tasks = [asyncio.create_task(thinkers.think(asker.question())) for asker in askers]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[2].cancel()
        moves = await asyncio.gather(*tasks, return_exceptions=True)
        assert moves[0] == moves[3] == expected(askers[0])
        assert [type(move) for move in moves[1:3]] == [asyncio.CancelledError] * 2
        assert askers[2].wanted == []
        assert await thinkers.think(askers[1].question()) == moves[0]

    at_work(ask)


def test_interest_lost_in_the_middle_of_a_question_does_not_mix_up_the_answers() -> None:
    async def ask(thinkers: Thinkers) -> None:
        asker, other = Asker(dealt()), Asker(dealt(plies=5), key="other")
        await thinkers.think(asker.question())
        task = asyncio.create_task(thinkers.think(asker.question()))
        while len(asker.wanted) < 2:
            await asyncio.sleep(0)
        task.cancel()
        before = only_child()
        assert await thinkers.think(other.question()) == expected(other)
        assert only_child() == before

    at_work(ask)


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_answers_everybody_who_still_waits(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def ask(thinkers: Thinkers) -> None:
        match = dealt()
        await thinkers.think(Asker(match).question())
        os.kill(only_child(), signal.SIGSTOP)
        questions = [Asker(match, key=f"{number}").question() for number in range(3)]
        tasks = [asyncio.create_task(thinkers.think(question)) for question in questions]
        await asyncio.sleep(0.05)
        await thinkers.close()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert [(type(answer), str(answer)) for answer in answers] == [(ThinkError, "closed")] * 3
        with pytest.raises(ThinkError, match="closed"):
            await thinkers.think(questions[0])

    at_work(ask, loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("moments", [0, 1, 2, 5, 10])
def test_closing_while_a_thinker_is_being_started_leaves_nothing_behind(
    moments: int, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    async def nothing(thinkers: Thinkers) -> None:
        for _ in range(moments):
            await asyncio.sleep(0)

    at_work(nothing, processes=2, loop=loop)
