"""Replays: told in slices, made once, kept when the match is over, and each eye's its own."""

import asyncio
import gzip
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.server import protocol as p
from rockfall.server import replays as module
from rockfall.server.replay_files import ReplayFiles, file_name
from rockfall.server.replays import Replays
from rockfall.server.table import Table
from rockfall.server.table_info import info_of
from rockfall.server.told_events import events
from rockfall.server.turnstile import Turnstile
from tests.server.played import dealt_table, finished_table, play
from tests.server.registries import run

EYES = [GOD, WATCHER, 0, 1, 2]
ROOM = 1 << 20


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
