"""Replays as files: bounded, whole or not there, and gone with their table."""

from pathlib import Path

from rockfall.server.replay_files import file_name
from tests.server.test_replays import names, opened


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
