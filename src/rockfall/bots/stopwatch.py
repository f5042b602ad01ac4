"""A stopwatch around a bot: how long it thought about each of its moves."""

from collections.abc import Callable
from time import perf_counter

from rockfall.bots.bot import Belief, Bot, Budget
from rockfall.kernel.state import State


class Stopwatch:
    """Plays exactly like the bot inside; watching the others counts towards the next own move."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = perf_counter) -> None:
        self.bot = bot
        self.clock = clock
        #: seconds spent on each move so far
        self.moves: list[float] = []
        self._watching = 0.0

    def watch(self, before: State, seat: int, move: int) -> None:
        begin = self.clock()
        self.bot.watch(before, seat, move)
        self._watching += self.clock() - begin

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        begin = self.clock()
        move = self.bot.choose(view, moves, budget)
        self.moves.append(self.clock() - begin + self._watching)
        self._watching = 0.0
        return move

    def belief(self, view: State) -> Belief | None:
        return self.bot.belief(view)
