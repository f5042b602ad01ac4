"""Replays: told in slices, made once, kept when the match is over, and each eye's its own."""

import asyncio
import gzip
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.server import protocol as p
from rockfall.server import replays as module
from rockfall.server.api import Api, ByEye, ByTable
from rockfall.server.entries import Closed
from rockfall.server.keys import Keyring
from rockfall.server.limits import Budgets, Openings
from rockfall.server.live import Live
from rockfall.server.openapi import Call
from rockfall.server.packed import takes_gzip
from rockfall.server.problem import ProblemError
from rockfall.server.replay_files import ReplayFiles, file_name
from rockfall.server.replays import Replays, ended
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.telling import events
from rockfall.server.turnstile import Turnstile
from tests.server.halls import open_hall, run
from tests.server.played import dealt_table, finished_table, play
from tests.server.support.party import Party
from tests.server.support.process import ServerProcess

EYES = [GOD, WATCHER, 0, 1, 2]
ROOM = 1 << 20
SETTINGS = p.Settings(seats=3, bots=["", "random", "random"])


def opened(folder: Path, room: int = ROOM) -> ReplayFiles:
    files = ReplayFiles(folder / "replays", room)
    files.open()
    return files


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in (folder / "replays").iterdir())


def read(packed: bytes) -> p.Replay:
    return msgspec.json.decode(gzip.decompress(packed), type=p.Replay)


def steps(table: Table, eye: int, until: int) -> list[p.Told]:
    """What a replay must tell."""
    return [
        p.Told(seq, table.log[seq][0], p.Nothing() if isinstance(what[eye], p.Muted) else what[eye])
        for seq, what in enumerate(events(table, [eye], 0, until))
    ]


# -- making ----------------------------------------------------------------------------------


def test_every_eye_gets_its_own_replay_made_or_kept(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        for _ in range(2):
            # Anew with each round: what was kept is found by its name alone.
            replays = Replays(opened(tmp_path), Turnstile())
            for eye in EYES:
                replay = read(await replays.finished(table, eye, table.seq))
                assert (replay.eye, replay.info) == (eye, info_of(table))
                assert replay.steps == steps(table, eye, table.seq)
        assert len(names(tmp_path)) == len(EYES)

    run(work)


def test_a_replay_that_is_kept_is_sent_and_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished_table()

    async def work() -> None:
        replays = Replays(opened(tmp_path), Turnstile())
        assert not replays.ready(table, 0, table.seq)
        made = await replays.finished(table, 0, table.seq)
        assert replays.ready(table, 0, table.seq)
        assert not replays.ready(table, 1, table.seq)
        assert not replays.ready(table, 0, table.seq - 1)
        monkeypatch.setattr(module, "events", None)
        assert await replays.finished(table, 0, table.seq) == made
        assert await Replays(opened(tmp_path), Turnstile()).finished(table, 0, table.seq) == made

    run(work)


def test_many_who_ask_for_the_same_wait_for_one_making(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, made = finished_table(), list[int]()

    def counted(table: Table, eyes: list[int], *rest: int) -> Iterator[dict[int, p.ToldEvent]]:
        made.extend(eyes)
        return events(table, eyes, *rest)

    monkeypatch.setattr(module, "events", counted)

    async def work() -> None:
        replays = Replays(opened(tmp_path), Turnstile())
        asked = [replays.finished(table, eye, table.seq) for eye in [0, 1] * 10]
        got = await asyncio.gather(*asked)
        assert sorted(made) == [0, 1]
        assert {read(packed).eye for packed in got[::2]} == {0}
        assert {read(packed).eye for packed in got[1::2]} == {1}

    run(work)


def test_who_goes_away_does_not_take_the_replay_from_the_others(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        replays = Replays(opened(tmp_path), Turnstile())
        one, other = (asyncio.create_task(replays.so_far(table, 0, table.seq)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        assert len(msgspec.json.decode(await other, type=p.Replay).steps) == table.seq

    run(work)


def test_others_have_their_turn_while_a_replay_is_made(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        making = asyncio.create_task(
            Replays(opened(tmp_path), Turnstile()).so_far(table, 0, table.seq)
        )
        turns = 0
        while not making.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns >= table.seq // 8 > 20

    run(work)


def test_a_replay_ends_where_it_began_to_be_made_though_moves_are_made_meanwhile(
    tmp_path: Path,
) -> None:
    table = play(dealt_table(), 60)
    until = table.seq
    expected = steps(table, 0, until)

    async def work() -> None:
        replays = Replays(opened(tmp_path), Turnstile())
        making = asyncio.create_task(replays.so_far(table, 0, until))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not making.done()
        play(table, 10, chance=2)
        assert msgspec.json.decode(await making, type=p.Replay).steps == expected

    run(work)
    assert names(tmp_path) == []


# -- keeping ---------------------------------------------------------------------------------


def test_only_the_owner_of_the_server_can_read_the_files(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        await Replays(opened(tmp_path), Turnstile()).finished(table, GOD, table.seq)

    run(work)
    folder = tmp_path / "replays"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (file,) = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert table.id not in file.name


def test_a_replay_that_cannot_be_kept_is_given_all_the_same(tmp_path: Path) -> None:
    table, files = finished_table(), opened(tmp_path)
    (tmp_path / "replays").rmdir()
    (tmp_path / "replays").touch()

    async def work() -> None:
        replay = read(await Replays(files, Turnstile()).finished(table, 0, table.seq))
        assert replay.steps == steps(table, 0, table.seq)

    run(work)


def test_a_file_that_is_lost_is_made_again(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        replays = Replays(opened(tmp_path), Turnstile())
        for _ in range(2):
            assert read(await replays.finished(table, 0, table.seq)).eye == 0
            (tmp_path / "replays" / file_name(table.id, 0, table.seq)).unlink()

    run(work)


def test_what_is_made_longest_ago_goes_first_when_the_room_is_full(tmp_path: Path) -> None:
    files = opened(tmp_path, 100)
    for number in range(5):
        files.write(file_name(f"{number}", 0, 1), b"x" * 30)
    kept = [file_name(f"{number}", 0, 1) for number in (2, 3, 4)]
    assert names(tmp_path) == sorted(kept)
    assert [name in files for name in kept] == [True] * 3
    assert files.read(file_name("0", 0, 1)) is None
    # The same after a restart, with less room.
    again = opened(tmp_path, 60)
    assert names(tmp_path) == sorted(kept[1:])
    assert again.read(kept[2]) == b"x" * 30


def test_a_longer_replay_takes_the_place_of_a_shorter_one(tmp_path: Path) -> None:
    files = opened(tmp_path)
    for eye, length in [(0, 10), (1, 10), (0, 11)]:
        files.write(file_name("a", eye, length), b"x")
    assert names(tmp_path) == sorted([file_name("a", 1, 10), file_name("a", 0, 11)])


def test_half_written_files_are_thrown_away_at_the_start(tmp_path: Path) -> None:
    opened(tmp_path).write(file_name("a", 0, 1), b"x")
    (tmp_path / "replays" / "tmp123.part").touch()
    opened(tmp_path)
    assert names(tmp_path) == [file_name("a", 0, 1)]


def test_with_a_table_goes_what_was_kept_of_it_and_of_no_other(tmp_path: Path) -> None:
    table = finished_table()

    async def work() -> None:
        files = opened(tmp_path)
        files.write(file_name("other", 0, 1), b"x")
        replays = Replays(files, Turnstile())
        await replays.finished(table, 0, table.seq)
        # Also what is just being made.
        making = asyncio.create_task(replays.finished(table, GOD, table.seq))
        while len(names(tmp_path)) < 2 or not replays._making:
            await asyncio.sleep(0)
        await replays.forget(table.id)
        assert names(tmp_path) == [file_name("other", 0, 1)]
        assert read(await making).eye == GOD

    run(work)


# -- asking ----------------------------------------------------------------------------------


def asking(token: str = "", **headers: str) -> Request:
    told = {"authorization": f"Bearer {token}", **headers}
    pairs = [(name.encode(), value.encode()) for name, value in told.items()]
    return Request({"type": "http", "headers": pairs, "client": ("127.0.0.1", 1)})


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(ProblemError) as error:
        await work
    return error.value.status, error.value.problem.code


def test_a_match_is_over_when_its_end_is_durable_and_not_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            budgets = Budgets(1e6, 1e6)
            api = Api(hall, budgets, Openings(9), Replays(opened(tmp_path), Turnstile()))
            ann = await hall.open(p.MakeTable("Ann", SETTINGS))
            live = await hall.live(ann.table)

            async def ask(eye: int, token: str = "") -> p.Replay:
                call = Call(asking(token), ByEye(ann.table, eye), None)
                answer = await api.show_replay(call)
                return msgspec.json.decode(answer.body, type=p.Replay)

            assert await refused(ask(0)) == (409, "match-not-begun")
            await live.act(0, p.Start())
            # A table in the middle of a wish keeps nobody from reading.
            async with live.writer.lock:
                assert (await ask(0, ann.token)).eye == 0
                # The end has happened in memory, and may still be taken back.
                live.table.fold(live.table.log[-1][0], Closed("void"))
                assert live.table.phase == "over"
                for eye in EYES:
                    assert await refused(ask(eye)) == (403, "match-not-over")
                proof = api.show_proof(Call(asking(), ByTable(ann.table), None))
                assert await refused(proof) == (403, "match-not-over")
                assert (await ask(0, ann.token)).steps[-1].seq == live.writer.durable - 1
                assert names(tmp_path) == []
                await live.writer.undo()
            await live.act(0, p.Propose(motion="void"))
            for eye in EYES:
                assert (await ask(eye)).eye == eye
            assert len(names(tmp_path)) == len(EYES)

    run(work)


def test_a_replay_costs_its_steps_and_a_tenth_of_them_when_it_lies_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_hall(tmp_path) as hall:
            table = finished_table()
            hall.lives[table.id] = Live(hall.house, table, Keyring())
            # Too slow a rate for the test to notice.
            budgets = Budgets(1e-6, 2 * table.seq)
            api = Api(hall, budgets, Openings(9), Replays(opened(tmp_path), Turnstile()))
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
    assert ended(table, table.seq)
    assert not ended(table, table.seq - 1)
    table.fold(table.seq, p.Rematched("other"))
    assert ended(table, table.seq)


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
