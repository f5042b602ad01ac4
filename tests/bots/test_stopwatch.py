"""A stopwatch around a bot counts what the bot thinks."""

from rockfall.bots.bot import BUDGET
from rockfall.bots.registry import make_bot
from rockfall.bots.stopwatch import Stopwatch
from rockfall.kernel.sight import mask
from tests.support.play import truth


def test_a_stopwatch_counts_watching_towards_the_next_own_move() -> None:
    built, state, _ = truth(seats=4, first=0)
    view, moves = mask(state, 0), built.rules.moves(state)
    ticks = iter(range(100))
    watch = Stopwatch(make_bot("random", built.rules, 0, b"tick"), lambda: float(next(ticks)))
    watch.choose(view, moves, BUDGET)
    for _ in range(3):
        watch.watch(view, 0, moves[0])
    watch.choose(view, moves, BUDGET)
    assert watch.moves == [1.0, 4.0]
