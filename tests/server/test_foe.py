"""What somebody tries who means harm: each of these once worked."""

from pathlib import Path

import pytest

from rockfall.server import driver
from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from tests.server.halls import listen, open_hall, run, until
from tests.server.test_driver import move, table_of
from tests.server.test_live import Shaky
from tests.server.windows import to_window


def test_who_has_no_seat_answers_for_nobody_while_all_are_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            live, _ = await table_of(hall, 3, spec="jubilee+veto", window=5.0)
            stranger = await listen(hall, live.table.id)
            await to_window(live)
            for move in {*live.audience.teller.moves(0), 1}:
                wish = p.Move(step=live.table.step, move=move)
                with pytest.raises(DeniedError) as caught:
                    await live.act(stranger.member, wish)
                # One reason for all moves: another would tell what somebody holds.
                assert caught.value.refusal.code == "only-watching"
            assert not live.driver._early

    run(work)


def test_a_bot_sits_in_although_that_could_not_be_stored_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "_RETRY", 0.05)

    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            shaky = Shaky(hall.house.store)
            hall.house = hall.house._replace(store=shaky)  # type: ignore[arg-type]
            live, ears = await table_of(hall, 3, sit_in="greedy", away=1)
            seat = live.table.actor
            shaky.fails = "before"
            feed = ears[seat].feed
            assert feed is not None
            live.exit(feed)
            failed = shaky.failures
            await until(lambda: shaky.failures > failed)
            shaky.fails = ""
            await until(lambda: live.table.step > 0)

    run(work)


def test_only_who_misses_the_clock_twice_in_a_row_is_taken_to_be_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            clock = p.Clock("move", 5)
            live, ears = await table_of(hall, 1, sit_in="greedy", clock=clock)

            async def decide(late: bool) -> None:
                await until(lambda: live.table.actor == 0)
                step = live.table.step
                if late:
                    hall.house.clock.ahead += 6000  # type: ignore[attr-defined]
                    live.driver._about = ()
                    live.driver.drive()
                else:
                    await move(live, ears)
                await until(lambda: live.table.step > step)

            for late in (True, False, True):
                await decide(late)
            assert not live.table.chairs[0].away
            await decide(True)
            assert live.table.chairs[0].away

    run(work)
