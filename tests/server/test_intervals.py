"""Between two rounds: people see how one came out before the next is dealt, and not for ever."""

import asyncio

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from rockfall.server.table_copy import folded
from rockfall.server.time_banks import NOBODY
from rockfall.server.turnstile import Turnstile
from rockfall.server.wish_handlers import MOST_EXTRAS
from tests.server.intervals import (
    DAYS,
    INTERVAL,
    begun,
    due,
    number,
    over,
    play_on,
    ready,
    session_of,
    told,
)
from tests.server.virtual import MemoryStore, run_virtually


def test_the_next_round_is_dealt_when_the_last_of_all_people_is_ready() -> None:
    async def work() -> None:
        session = await over()
        assert (number(session), session.table.in_interval) == (1, True)
        await ready(session, 2, 0)
        await asyncio.sleep(INTERVAL - 1)
        assert number(session) == 1
        await ready(session, 1)
        assert number(session) == 2
        assert [member.ready for member in session.table.members] == [False] * 3
        await session.close()

    run_virtually(work)


def test_who_is_not_ready_keeps_the_others_waiting_until_the_foretold_moment() -> None:
    async def work() -> None:
        session = await over()
        assert [due(session, eye) for eye in range(-1, 3)] == [INTERVAL] * 4
        await asyncio.sleep(INTERVAL - 0.5)
        await ready(session, 1)
        assert (number(session), session.driver.busy) == (1, True)
        await asyncio.sleep(0.5)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_who_is_alone_with_bots_has_all_the_time_there_is() -> None:
    async def work() -> None:
        session = await begun()
        for member in (1, 2):
            await session.act(member, p.Leave())
        await play_on(session)
        assert due(session, 0) == 0
        await asyncio.sleep(DAYS)
        assert (number(session), session.driver.busy) == (1, False)
        await ready(session, 0)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_where_only_bots_play_the_next_round_comes_at_once() -> None:
    async def work() -> None:
        session = await begun()
        for member in range(3):
            await session.act(member, p.Away())
        await play_on(session)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_tables_without_an_interval_go_on_at_once() -> None:
    async def work() -> None:
        session = await over(interval=0)
        assert number(session) == 2
        assert p.Settings().interval == 0
        await session.close()

    run_virtually(work)


def test_after_the_last_round_nothing_is_waited_for() -> None:
    async def work() -> None:
        session = await over()
        for last in (2, 3):
            await ready(session, 0, 1, 2)
            assert number(session) == last
            await play_on(session)
        assert session.table.how == "finished"
        assert not session.table.in_interval
        await session.close()

    run_virtually(work)


def test_who_leaves_or_goes_away_is_not_waited_for() -> None:
    async def work() -> None:
        session = await over()
        await ready(session, 0)
        await session.act(1, p.Leave())
        assert number(session) == 1
        await session.act(2, p.Away())
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_who_comes_back_is_waited_for_but_no_longer_than_the_others() -> None:
    async def work() -> None:
        session = await begun()
        await session.act(2, p.Away())
        await play_on(session)
        await ready(session, 0)
        await session.act(2, p.Away(away=False))
        await ready(session, 1)
        await asyncio.sleep(INTERVAL - 1)
        assert number(session) == 1
        await asyncio.sleep(1.1)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_who_is_ready_while_a_bot_plays_for_them_has_come_back() -> None:
    async def work() -> None:
        session = await begun()
        await session.act(2, p.Away())
        await play_on(session)
        await ready(session, 2)
        assert session.table.plays(2) == ""
        await ready(session, 0, 1)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_a_pause_stops_the_time_and_nobody_can_be_ready_in_it() -> None:
    async def work() -> None:
        session = await over()
        await session.act(0, p.Propose(motion="pause"))
        await asyncio.sleep(DAYS)
        with pytest.raises(DeniedError, match="match-paused"):
            await ready(session, 0)
        assert number(session) == 1
        await session.act(0, p.Propose(motion="continue"))
        await asyncio.sleep(INTERVAL - 1)
        assert number(session) == 1
        await asyncio.sleep(1)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_a_match_that_is_ended_between_two_rounds_stays_so() -> None:
    async def work() -> None:
        session = await over()
        await session.act(0, p.Propose(motion="void"))
        await asyncio.sleep(DAYS)
        assert (number(session), session.table.how) == (1, "void")
        assert not session.driver.busy
        await session.close()

    run_virtually(work)


def test_a_server_that_was_down_still_waits_and_remembers_who_is_ready() -> None:
    async def work() -> None:
        session = await over()
        await ready(session, 0, 1)
        await asyncio.sleep(INTERVAL - 1)
        await session.close()
        store = session.writer.services.store
        assert isinstance(store, MemoryStore)
        rows = await store.entries("a-table")
        woken = session_of(await folded("a-table", rows, Turnstile()), store)
        async with woken.writer.lock:
            await woken.writer.commit([p.Woke()])
        await asyncio.sleep(INTERVAL - 1)
        assert number(woken) == 1, "the time in between counts for nobody"
        await ready(woken, 2)
        assert number(woken) == 2
        await woken.close()

    run_virtually(work)


@pytest.mark.parametrize("early", [0.0, 0.001, -0.001])
def test_the_last_one_ready_at_the_last_moment_has_one_round_dealt_and_not_two(
    early: float,
) -> None:
    async def work() -> None:
        session = await over()
        await ready(session, 0, 1)
        step = session.table.step

        async def press() -> str:
            await asyncio.sleep(INTERVAL - early)
            try:
                await ready(session, 2)
            except DeniedError as error:
                return error.refusal.code
            return ""

        code = await press()
        await asyncio.sleep(1)
        assert (number(session), session.table.step) == (2, step + 1)
        assert code in ("", "match-began")
        await session.close()

    run_virtually(work)


def test_only_who_plays_can_be_ready_and_only_once_between_two_rounds() -> None:
    async def work() -> None:
        session = await begun()
        with pytest.raises(DeniedError, match="match-began"):
            await ready(session, 0)
        await play_on(session)
        with pytest.raises(DeniedError, match="only-watching"):
            await ready(session, NOBODY)
        await ready(session, 0)
        for wish in (p.Ready(ready=True), p.Ready(ready=False)):
            with pytest.raises(DeniedError, match="match-began"):
                await session.act(0, wish)
        await session.close()

    run_virtually(work)


def test_however_much_somebody_has_said_they_can_be_ready() -> None:
    async def work() -> None:
        session = await over()
        session.table.members[0].extras = MOST_EXTRAS
        await ready(session, 0, 1, 2)
        assert number(session) == 2
        await session.close()

    run_virtually(work)


def test_who_is_ready_is_told_to_all_alike_and_changes_no_moment() -> None:
    async def work() -> None:
        session = await over()
        before = session.table.due()
        await asyncio.sleep(3)
        await ready(session, 1)
        assert len({told(session, eye, session.table.seq - 1) for eye in range(-1, 3)}) == 1
        assert session.table.due() == before
        with pytest.raises(DeniedError, match="round-over"):
            await session.act(0, p.Move(step=session.table.step, move=1))
        assert session.audience.step_texts.moves(0) == []
        await session.close()

    run_virtually(work)
