"""Asking for replays: who may see them, what they cost, and how they are sent."""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from rockfall.kernel.layout import GOD
from rockfall.server import protocol as p
from rockfall.server.api import Api
from rockfall.server.api_params import ByEye, ByTable
from rockfall.server.entries import Closed
from rockfall.server.keys import Keyring
from rockfall.server.limits import Budgets, Openings, Shares
from rockfall.server.openapi import Call
from rockfall.server.packed import takes_gzip
from rockfall.server.problem import ProblemError
from rockfall.server.replays import Replays
from rockfall.server.table_folds import fold
from rockfall.server.table_session import TableSession
from rockfall.server.turnstile import Turnstile
from rockfall.server.visitor import Allowances
from tests.server.played import finished_table
from tests.server.registries import open_registry, run
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess
from tests.server.test_replays import EYES, names, opened

pytestmark = pytest.mark.usefixtures("arrangement")

SETTINGS = p.Settings(seats=3, bots=["", "random", "random"])


def asking(token: str = "", **headers: str) -> Request:
    told = {"authorization": f"Bearer {token}", **headers}
    pairs = [(name.encode(), value.encode()) for name, value in told.items()]
    return Request({"type": "http", "headers": pairs, "client": ("127.0.0.1", 1)})


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(ProblemError) as error:
        await work
    return error.value.status, error.value.problem.code


@pytest.mark.one_server
def test_a_match_is_over_when_its_end_is_durable_and_not_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            budgets = Budgets(1e6, 1e6)
            allowances = Allowances(budgets, Openings(9), Shares(1 << 20))
            api = Api(registry, allowances, Replays(opened(tmp_path), Turnstile()))
            ann = await registry.open(p.MakeTable("Ann", SETTINGS))
            session = await registry.session(ann.table)

            async def ask(eye: int, token: str = "") -> p.Replay:
                call = Call(asking(token), ByEye(ann.table, eye), None)
                answer = await api.show_replay(call)
                return msgspec.json.decode(answer.body, type=p.Replay)

            assert await refused(ask(0)) == (409, "match-not-begun")
            await session.act(0, p.Start())
            # A table in the middle of a wish keeps nobody from reading.
            async with session.writer.lock:
                assert (await ask(0, ann.token)).eye == 0
                # The end has happened in memory, and may still be taken back.
                fold(session.table, session.table.log[-1][0], Closed("void"))
                assert session.table.phase == "over"
                for eye in EYES:
                    assert await refused(ask(eye)) == (403, "match-not-over")
                proof = api.show_proof(Call(asking(), ByTable(ann.table), None))
                assert await refused(proof) == (403, "match-not-over")
                asked = asyncio.create_task(ask(0, ann.token))
                await asyncio.sleep(0.05)
                assert names(tmp_path) == []
                await session.writer.undo()
            # It has been taken back, so who asked meanwhile is not shown that it ever happened.
            replay = await asked
            assert replay.info.phase == "playing"
            assert replay.steps[-1].seq == session.writer.durable - 1
            await session.act(0, p.Propose(motion="void"))
            for eye in EYES:
                assert (await ask(eye)).eye == eye
            assert len(names(tmp_path)) == len(EYES)

    run(work)


def test_a_replay_costs_its_steps_and_a_tenth_of_them_when_it_lies_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_registry(tmp_path) as registry:
            table = finished_table()
            registry.sessions[table.id] = TableSession(registry.services, table, Keyring())
            # Too slow a rate for the test to notice.
            budgets = Budgets(1e-6, 2 * table.seq)
            allowances = Allowances(budgets, Openings(9), Shares(1 << 20))
            api = Api(registry, allowances, Replays(opened(tmp_path), Turnstile()))
            call = Call(asking(), ByEye(table.id, GOD), None)
            await api.show_replay(call)
            assert budgets.take("127.0.0.1", table.seq + 1, time.monotonic())
            for _ in range(10):
                await api.show_replay(call)
            assert await refused(api.show_replay(call)) == (429, "too-fast")
            proof = api.show_proof(Call(asking(), ByTable(table.id), None))
            assert await refused(proof) == (429, "too-fast")
            budgets.give_back("127.0.0.1", table.seq, time.monotonic())
            shown = await api.show_proof(Call(asking(), ByTable(table.id), None))
            assert shown.match["seed"] == table.seed
            assert await refused(api.show_replay(call)) == (429, "too-fast")

    run(work)


def test_whether_it_is_over_is_read_off_the_log() -> None:
    table = finished_table()
    assert table.ended(table.seq)
    assert not table.ended(table.seq - 1)
    fold(table, table.seq, p.Rematched("other"))
    assert table.ended(table.seq)


@pytest.mark.parametrize(
    ("header", "takes"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP; q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("identity", False),
        ("", False),
        ("xgzip", False),
    ],
)
def test_who_takes_gzip_says_so(header: str, takes: bool) -> None:
    assert takes_gzip(header) is takes


def test_a_server_sends_finished_replays_as_it_keeps_them(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:

        async def play() -> str:
            party = Party(server, 1, 3, seats=3)
            await party.begin()
            await party.play()
            await party.close()
            return party.table

        path = f"/api/tables/{asyncio.run(play())}/replay?eye=-2"
        plain = server.ask(path)
        packed = server.ask(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert gzip.decompress(packed.body) == plain.body
        assert plain.read(p.Replay).eye == GOD
        (file,) = (server.data / "replays").iterdir()
        assert file.read_bytes() == packed.body
        server.kill()
        assert server.start().ask(path).body == plain.body
        assert not server.faults
