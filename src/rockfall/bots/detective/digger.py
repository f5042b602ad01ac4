"""What a move is worth to a digger who believes something of the others."""

from typing import Final, NamedTuple

from rockfall.bots.detective.mind import Mind
from rockfall.bots.standard.table.names import BREAK, REPAIR
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER


class DiggerManner(NamedTuple):
    """What it is worth, in path cards, to stop or to mend somebody."""

    #: a saboteur that cannot dig, a digger that cannot, and either once more
    stopped: float = 2.6
    wronged: float = 3.0
    again: float = 0.35
    #: a digger that can dig again, and a saboteur
    mended: float = 1.4
    fed: float = 3.0
    #: oneself
    own: float = 2.0
    #: a card that breaks, kept for somebody who will turn out to deserve it
    kept_break: float = 0.5
    kept_mend: float = 0.5
    #: a look at a goal, besides how unsure one is
    look: float = 0.2
    unsure: float = 0.9


MANNER: Final = DiggerManner()


class DetectiveDigger(Digger):
    """Evaluates moves for one turn of a digger."""

    def __init__(self, position: Position, mind: Mind, manner: DiggerManner = MANNER) -> None:
        super().__init__(position, mind)
        self.manner = manner

    def keeps(self, card: int) -> float:
        use = self.position.lookup.uses[card]
        if use == BREAK:
            return self.manner.kept_break
        if use == REPAIR:
            return self.manner.kept_mend
        return super().keeps(card)

    def _map(self, at: int) -> float:
        if at not in self.position.odds or not self.position.uncertain():
            return super()._map(at)
        odds = self.position.odds
        doubt = 1 - max(odds.values())
        return self.manner.look + self.manner.unsure * 3 * odds[at] * (1 - odds[at]) * doubt

    def _break(self, target: int) -> float:
        """Who cannot dig does no harm, or does no good: what is expected of it counts."""
        if target == self.position.seat:
            return NEVER
        chance, manner = self.chances[target], self.manner
        worth = manner.stopped * chance - manner.wronged * (1 - chance)
        if self.position.broken(target):
            worth *= manner.again
        return worth if worth > 0 else NEVER

    def _repair(self, target: int) -> float:
        manner = self.manner
        last = 1.0 if self.position.broken(target) == 1 else 0.6
        if target == self.position.seat:
            return manner.own * last
        chance = self.chances[target]
        worth = last * (manner.mended * (1 - chance) - manner.fed * chance)
        return worth if worth > 0 else NEVER
