"""Evaluating moves for one turn: what all roles share."""

from abc import ABC, abstractmethod

from rockfall.bots.standard.players.rivals import Rivals, hinderers
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.position import Position

#: The treasure itself, in path cards.
FOUND = 20.0
#: What one would rather not do, though one may have to.
NEVER = -1.0
#: A piece of gold, in path cards.
PIECE = 1.5


class Evaluator(ABC):
    """A position with what the bot believes of the others, and what moves are worth in it."""

    def __init__(self, position: Position, trust: Trust) -> None:
        self.position = position
        self.trust = trust
        #: how much was weighed so far, see `Budget`
        self.nodes = 0
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
        return 1 - self.chances[seat] if self.position.hinders else self.chances[seat]
