"""Who seemed to be against the rest: told of a finished match, step by step, made once and kept."""

import gzip
from pathlib import Path

import msgspec
import pytest

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.match.match import Match
from rockfall.server import prices
from rockfall.server import protocol as p
from rockfall.server import replays as module
from rockfall.server.advice import advice, curve
from rockfall.server.api import Api
from rockfall.server.api_params import ByTable
from rockfall.server.keys import Keyring
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.openapi import Call
from rockfall.server.replays import Replays
from rockfall.server.table import Table
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import Turnstile
from rockfall.server.visitor import Allowances
from rockfall.server.watched_match import WatchedMatch
from tests.server.played import dealt_table, finished_table, play
from tests.server.registries import open_registry, run
from tests.server.test_replay_requests import asking, refused
from tests.server.test_replays import names, opened

pytestmark = pytest.mark.usefixtures("arrangement")


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def test_the_curve_is_what_watchers_would_have_been_advised_after_every_step() -> None:
    match = match_of(play(dealt_table(), 60))
    told = list(curve(match))
    assert len(told) == len(match.steps)
    for step in range(0, len(told), 7):
        watched = WatchedMatch(match)
        for _ in watched.watch(step + 1):
            pass
        advised = advice(watched, WATCHER, 0)
        assert advised.step == step
        if told[step]:
            assert told[step] == [suspicion.chance for suspicion in advised.seats]


def test_where_roles_lie_open_there_is_nothing_to_guess() -> None:
    match = match_of(finished_table())
    roles = match.truth.layout.frame.roles
    told = list(curve(match))
    views = [match.view_before(WATCHER, step + 1) for step in range(len(told) - 1)]
    opens = [all(view.card(role) != BACK for role in roles) for view in views]
    assert [not chances for chances in told[:-1]] == opens
    assert True in opens
    assert False in opens


def test_a_curve_is_made_once_and_goes_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        table = finished_table()
        replays = Replays(opened(tmp_path), Turnstile())
        assert not replays.ready(table, module.SUSPICION, table.seq)
        made = await replays.suspicion(table, match_of(table), table.seq)
        assert replays.ready(table, module.SUSPICION, table.seq)
        told = msgspec.json.decode(gzip.decompress(made), type=p.SuspicionCurve)
        assert told.chances == list(curve(match_of(table), table.told_claims))
        monkeypatch.setattr(module, "curve", lambda match: [])
        assert await replays.suspicion(table, match_of(table), table.seq) == made
        await replays.forget(table.id)
        assert names(tmp_path) == []

    run(work)


def test_it_is_shown_when_the_match_is_over_and_paid_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            going, over, cave = dealt_table(), finished_table(), finished_table("cave", 3)
            going.id, cave.id = "going", "cave"
            for table in (going, over, cave):
                registry.sessions[table.id] = TableSession(registry.services, table, Keyring())
            steps = len(match_of(over).steps)
            price = prices.suspicion(steps, False) + prices.suspicion(steps, True)
            allowances = Allowances(Budgets(1e-6, price), Openings(9), Shares(1 << 20))
            api = Api(registry, allowances, Replays(opened(tmp_path), Turnstile()))

            async def ask(table: Table) -> p.SuspicionCurve:
                answer = await api.show_suspicion(Call(asking(), ByTable(table.id), None))
                return msgspec.json.decode(answer.body, type=p.SuspicionCurve)

            assert await refused(ask(going)) == (403, "match-not-over")
            assert await refused(ask(cave)) == (409, "no-advice")
            for _ in range(2):
                assert len((await ask(over)).chances) == steps
            assert await refused(ask(over)) == (429, "too-fast")

    run(work)
