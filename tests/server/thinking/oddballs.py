"""A thinker, started in the place of the real one, that has some bots no server should rely on.

A file that runs by itself, so it can be started from anywhere.
"""

import os
import time

from rockfall.bots.bot import Bot, Budget
from rockfall.bots.registry import make_bot
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.server.thinking import seat_bot, thinker


class Oddball:
    """A bot that does something else before it takes the first move."""

    def watch(self, before: State, seat: int, move: int) -> None:
        """It remembers nothing."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        return moves[0]

    def belief(self, view: State) -> None:
        """It believes nothing."""


class Sleeper(Oddball):
    """Never answers."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        time.sleep(1000)
        return moves[0]


class Ponderer(Oddball):
    """Answers when half of its budget is used up."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        time.sleep(budget.seconds / 2)
        return moves[0]


class Suicide(Oddball):
    """Takes its process along."""

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        os._exit(1)


ODD = {"sleeper": Sleeper, "ponderer": Ponderer, "suicide": Suicide}


def make(name: str, rules: Rules, seat: int, seed: bytes) -> Bot:
    """An odd bot, or a usual one."""
    return ODD[name]() if name in ODD else make_bot(name, rules, seat, seed)


if __name__ == "__main__":
    seat_bot.make_bot = make  # type: ignore[attr-defined]
    thinker.main()
