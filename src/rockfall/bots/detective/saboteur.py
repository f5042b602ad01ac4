"""What a move is worth to a saboteur who counts what the table believes of it."""

from typing import Final, NamedTuple

from rockfall.bots.detective.mind import Mind
from rockfall.bots.standard.table.names import BREAK, DEAD_END, REPAIR
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.evaluator import NEVER
from rockfall.bots.standard.worth.saboteur import Saboteur


class SaboteurManner(NamedTuple):
    """What it is worth, in path cards, to be thought a digger, and to stop others."""

    #: being thought a digger for the rest of the round, at its start
    cover: float = 1.0
    #: how much more that is while the treasure is far away
    hiding: float = 0.0
    #: how much more harm counts when the treasure is a card away
    urgent: float = 1.0
    #: so many cards away it begins to be urgent
    near: float = 5.0
    #: to break all who can dig
    stop: float = 3.0
    again: float = 0.3
    own: float = 0.8
    fellow: float = 0.6
    kept_mend: float = 0.5
    kept_break: float = 0.7


MANNER: Final = SaboteurManner()


class DetectiveSaboteur(Saboteur):
    """Evaluates moves for one turn of a saboteur."""

    def __init__(self, position: Position, mind: Mind, manner: SaboteurManner = MANNER) -> None:
        super().__init__(position, mind)
        self.manner = manner
        self.mind = mind
        near = max(0.0, min(1.0, (manner.near - position.cost) / manner.near))
        self.urgency = 1 + manner.urgent * near
        deck = len(position.lookup.layout.full[position.lookup.pile])
        self.cover = (manner.cover + manner.hiding * (1 - near)) * position.left() / deck

    def weigh(self, move: int) -> float:
        """What it harms, less what is lost of the cover."""
        harm = self._harm(move)
        exposed = self.mind.seen_as(move) - self.mind.public.foes[self.position.seat]
        return (harm * self.urgency if harm > 0 else harm) - self.cover * exposed

    def keeps(self, card: int) -> float:
        use = self.position.lookup.uses[card]
        if use == REPAIR:
            return self.manner.kept_mend
        return self.manner.kept_break if use == BREAK else super().keeps(card)

    def _break(self, target: int) -> float:
        if target == self.position.seat:
            return NEVER
        again = self.manner.again if self.position.broken(target) else 1.0
        return again * self.manner.stop / self.digging * (1 - 2 * self.chances[target])

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return self.manner.own + (0.4 if self.position.holds(DEAD_END) else 0.0)
        return self.manner.fellow * (2 * self.chances[target] - 1)
