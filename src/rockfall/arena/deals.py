"""Deals: every game of a run has a seed of its own, wherever and by whomever it is played.

It follows from the run's seed, the number of players and the number of the game, so neither the
number of processes nor who plays what changes a result, and the same deal can be played again by
others.
"""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b

from rockfall.editions.registry import Edition, load

load_once: Callable[[str, int], Edition] = cache(load)


def game_seed(seed: str, players: int, number: int) -> bytes:
    """The seed of one game of a run."""
    return blake2b(f"{players}/{number}/{seed}".encode(), digest_size=32).digest()
