"""The neutral move: what a seat does when nobody is there to choose for it.

It is made of the legal moves and of dice, and of nothing else, so the others learn no more
about the seat's cards from it than from any pass.
"""

from rockfall.bots.bot import Whim
from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import verb_of


def neutral_move(layout: Layout, moves: list[int], seed: bytes, step: int) -> int:
    """One of the legal moves: one that says nothing if there is any, else any, by whim.

    A question with a single verb has no neutral answer, since a fixed one would tell everybody
    which goals were not swapped, or which gold card was kept. `step` is the number of the step
    that the move will be, so that a table set up anew asks for the very same move.
    """
    whim = Whim(seed)
    whim.watched = step
    return whim.pick([move for move in moves if layout.verbs[verb_of(move)].neutral] or moves)
