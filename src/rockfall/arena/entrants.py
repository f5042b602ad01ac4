"""Who can enter the arena: bots by name, and programs by the command that starts them."""

import shlex
from collections.abc import Callable
from contextlib import ExitStack
from itertools import product
from time import perf_counter, process_time
from typing import Final

from rockfall.bots.bot import Bot
from rockfall.bots.personas import PERSONAS, joined
from rockfall.bots.play import own_seed
from rockfall.bots.registry import BOTS, LEVELS, can_play, make_bot
from rockfall.bots.styles.styled_bot import STYLES
from rockfall.editions.registry import Edition
from rockfall.kernel.layout import Layout
from rockfall.remote.pipe import command_of
from rockfall.remote.remote_bot import RemoteBot

#: Bots that are made here, of any persona; any other name is a program's.
_MADE: Final = {*BOTS, *STYLES, *(joined(*each) for each in product(LEVELS, PERSONAS))}


class EntrantError(ValueError):
    """Neither a bot nor a program, or a bot that does not know the game."""


def check(name: str, layout: Layout | None = None) -> None:
    """EntrantError if nobody of that name can enter, or play the game where it is known."""
    if name not in _MADE:
        _command(name)
    elif layout is not None and not can_play(name, layout):
        raise EntrantError(f"the bot '{name}' does not know this game")


def seated(edition: Edition, names: tuple[str, ...], seed: bytes, stack: ExitStack) -> list[Bot]:
    """A bot for every seat of a game; what has to be ended after the game is put on the stack.

    A program is started anew for every seat of every game: at the same deal it may have sat
    elsewhere before, and must not remember.
    """
    seats = enumerate(names)
    return [seated_alone(edition, name, seat, own_seed(seed, seat), stack) for seat, name in seats]


def seated_alone(edition: Edition, name: str, seat: int, seed: bytes, stack: ExitStack) -> Bot:
    """The same for one seat, with a seed of its own."""
    if name in _MADE:
        return make_bot(name, edition.rules, seat, seed)
    bot = RemoteBot(_command(name), edition, seat, seed)
    stack.callback(bot.close)
    return bot


def clock_of(name: str) -> Callable[[], float]:
    """What thinking is measured with: time that others had the core for is no bot's own.

    Of a program only its answers can be seen.
    """
    return process_time if name in _MADE else perf_counter


def _command(name: str) -> list[str]:
    try:
        words = shlex.split(name)
    except ValueError:
        words = []
    command = command_of(words) if words else None
    if command is None:
        raise EntrantError(f"'{name}' is no bot and no program: there are {', '.join(BOTS)}")
    return command
