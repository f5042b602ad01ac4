"""What somebody tries who means harm: each of these once worked."""

from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.denied import DeniedError
from tests.server.halls import listen, open_hall, run
from tests.server.test_driver import table_of
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
