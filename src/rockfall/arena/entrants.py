"""Who can enter the arena, by name."""

from collections.abc import Callable
from contextlib import ExitStack
from time import process_time

from rockfall.bots.bot import Bot
from rockfall.bots.play import seat_bots
from rockfall.editions.registry import Edition


def seated(edition: Edition, names: tuple[str, ...], seed: bytes, stack: ExitStack) -> list[Bot]:
    """A bot for every seat of a game; what has to be ended after the game is put on the stack."""
    return seat_bots(edition, names, seed)


def clock_of(name: str) -> Callable[[], float]:
    """What a bot's thinking is measured with: time that others had the core for is not its own."""
    return process_time
