"""A mind for one turn: what the bot makes of a position, whatever its role."""

from abc import ABC, abstractmethod

from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.rivals import Rivals, hinderers
from rockfall.bots.greedy.trust import Trust

#: The treasure itself, in path cards.
FOUND = 20.0
#: What one would rather not do, though one may have to.
NEVER = -1.0
#: A piece of gold, in path cards.
PIECE = 1.5


class Mind(ABC):
    """What scales of all roles share."""

    def __init__(self, position: Position, trust: Trust) -> None:
        self.position = position
        self.trust = trust
        self.rivals = Rivals(position, trust)
        self.chances = hinderers(position, self.rivals)

    @abstractmethod
    def weigh(self, move: int) -> float:
        """The worth of a move, in path cards."""

    @abstractmethod
    def keeps(self, card: int) -> float:
        """How much a card of the hand would be missed."""

    def foe(self, seat: int) -> float:
        """How likely a seat wins when the bot does not."""
        return 1 - self.chances[seat] if self.position.bad else self.chances[seat]
