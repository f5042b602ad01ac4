"""How a match ended, and another one with the same people, for who asks over plain HTTP."""

from pathlib import Path

import pytest

from rockfall.server import protocol as p
from rockfall.server.api import Api
from rockfall.server.api_params import ByTable
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.openapi import Call
from rockfall.server.replays import Replays
from rockfall.server.table_info import info_of
from rockfall.server.turnstile import Turnstile
from rockfall.server.visitor import Allowances
from tests.server.played import finished_table
from tests.server.registries import listen, open_registry, run
from tests.server.test_replay_requests import SETTINGS, asking, refused
from tests.server.test_replays import opened

pytestmark = pytest.mark.usefixtures("arrangement")


def test_who_has_played_gets_another_table_and_strangers_do_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            allowances = Allowances(Budgets(1e6, 1e6), Openings(2), Shares(1 << 20))
            api = Api(registry, allowances, Replays(opened(tmp_path), Turnstile()))
            ann = await registry.open(p.MakeTable("Ann", SETTINGS))
            session = await registry.session(ann.table)

            async def ask(token: str) -> str:
                return (await api.open_rematch(Call(asking(token), ByTable(ann.table), None))).table

            await session.act(0, p.Start())
            assert await refused(ask(ann.token)) == (409, "match-not-over")
            await session.act(0, p.Propose(motion="void"))
            assert await refused(ask("")) == (409, "not-seated")
            assert await refused(ask("made-up")) == (409, "not-seated")
            other = await ask(ann.token)
            assert other == session.table.rematch == await ask(ann.token)
            ear = await listen(registry, p.Place(other, 0, 0, ann.token, ""))
            assert ear.session.table.seat_of(ear.member) == 0
            shown = await api.show_table(Call(asking(), ByTable(ann.table), None))
            assert (shown.rematch, shown.opened) == (other, session.table.log[0][0])
            assert shown.result == p.Result("void", [], [0, 0, 0])

    run(work)


def test_a_table_tells_how_its_match_came_out_when_it_is_over_and_not_before() -> None:
    table = finished_table()
    assert table.match is not None
    result = table.match.result()
    assert info_of(table).result == p.Result("finished", result.winners, result.scores)
