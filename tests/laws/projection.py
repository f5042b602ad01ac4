"""What the laws are about: the functions between the truth and an eye, to be tried or planted."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import GOD, WATCHER, Layout
from rockfall.kernel.ops import Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact, redact_move
from rockfall.kernel.state import State


def _moves(rules: Rules, state: State) -> list[int]:
    return rules.moves(state)


def _play(rules: Rules, state: State, move: int, dice: Dice, ops: list[Op]) -> None:
    rules.play(state, move, dice, ops)


class Projection(NamedTuple):
    """The engine's own functions, unless one is replaced by a leaking one."""

    mask: Callable[[State, int], State] = mask
    redact: Callable[[State, Op, int], Op] = redact
    redact_move: Callable[[Layout, int, int, int], int] = redact_move
    moves: Callable[[Rules, State], list[int]] = _moves
    play: Callable[[Rules, State, int, Dice, list[Op]], None] = _play
    determinise: Callable[[State, Dice], State] = determinise


REAL: Final = Projection()


def seats_and_watcher(layout: Layout) -> list[int]:
    """Every eye from which something is hidden."""
    return [WATCHER, *range(layout.seats)]


def every_eye(layout: Layout) -> list[int]:
    """Every eye there is."""
    return [GOD, *seats_and_watcher(layout)]
