"""What laws must be told of a game, because it cannot be read off its rules."""

from collections.abc import Callable
from typing import NamedTuple

from rockfall.kernel.state import State


class Facts(NamedTuple):
    """How short and how long games can be."""

    #: the steps of the shortest game, with the deal
    fewest_steps: int
    #: a line -> more decisions than this has no game
    bound: Callable[[str], int]
    #: more decisions than this cannot come: it falls with every one that is made
    decisions_left: Callable[[State], int]
