"""The random bot: any legal move, each as likely as the next."""

from rockfall.bots.bot import Budget, Whim
from rockfall.kernel.state import State


class RandomBot:
    """Knows nothing, remembers nothing, and finds the treasure by accident."""

    def __init__(self, seed: bytes) -> None:
        self.whim = Whim(seed)

    def copy(self) -> "RandomBot":
        """The same bot, which goes on by itself."""
        twin = RandomBot(self.whim.seed)
        twin.whim = self.whim.copy()
        return twin

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        # A roll of the dice weighs nothing.
        return self.whim.pick(moves)

    def belief(self, view: State) -> None:
        """It knows nothing."""
