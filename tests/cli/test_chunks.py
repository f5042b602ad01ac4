"""Chunks of games."""

from rockfall.cli.chunks import chunks


def test_chunks_hold_every_game_once() -> None:
    for size in (1, 3, 10, 99):
        work = chunks("jubilee", ("random",) * 3, "0", games=10, size=size)
        played = [number for chunk in work for number in range(chunk.first, chunk.end)]
        assert played == list(range(10))
