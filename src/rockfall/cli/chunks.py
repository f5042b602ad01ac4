"""Games in chunks that any process can play."""

from typing import NamedTuple

from rockfall.arena.deals import game_seed, load_once
from rockfall.bots.play import play_game
from rockfall.cli.tally import Tally


class Chunk(NamedTuple):
    """Some games in a row, numbered from `first` up to but not including `end`."""

    spec: str
    bots: tuple[str, ...]
    seed: str
    first: int
    end: int


def chunks(spec: str, bots: tuple[str, ...], seed: str, games: int, size: int) -> list[Chunk]:
    """A number of games in chunks of a size, the last one perhaps smaller."""
    return [
        Chunk(spec, bots, seed, first, min(first + size, games)) for first in range(0, games, size)
    ]


def play_chunk(chunk: Chunk) -> Tally:
    """Play the games of a chunk."""
    players = len(chunk.bots)
    edition = load_once(chunk.spec, players)
    tally = Tally(players, edition.rules.layout.frame.all_sides())
    for number in range(chunk.first, chunk.end):
        tally.add(play_game(edition, chunk.bots, game_seed(chunk.seed, players, number)))
    return tally
