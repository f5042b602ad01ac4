"""A standard bot with a kind heart, which takes one player for another at times."""

from typing import Final

from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER, Evaluator
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.kernel.dice import Dice
from rockfall.kernel.state import State

#: Of ten times that it thinks of the others, so often it takes one for another.
_MIXES_UP: Final = 3
#: So much better it must be to break somebody's tool than to do something else.
_LATE: Final = 0.8
#: What it is worth to mend somebody's tool.
_KIND: Final = 1.1
#: As a saboteur it begins at this part of the distance at which the standard bot does.
_BEGINS: Final = 0.5


class GentleDigger(Digger):
    """Mends whoever needs it, and breaks late."""

    def _break(self, target: int) -> float:
        return max(NEVER, super()._break(target) - _LATE)

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return super()._repair(target)
        return _KIND * (1 - self.chances[target])


class GentleSaboteur(Saboteur):
    """Begins late, and is sorry for who cannot dig."""

    begins = _BEGINS

    def _repair(self, target: int) -> float:
        return _KIND / 2 if target != self.position.seat else super()._repair(target)


class GentleBot(StandardBot):
    """Thinks as the standard bot does, of others with less attention."""

    def evaluator(self, view: State) -> Evaluator:
        position = self._position(view)
        evaluator = (GentleSaboteur if position.hinders else GentleDigger)(position, self.trust)
        if Dice(self.whim.seed).roll(f"mixes/{self.whim.watched}", 10) < _MIXES_UP:
            evaluator.chances = self._mixed_up(evaluator.chances)
        return evaluator

    def _mixed_up(self, chances: list[float]) -> list[float]:
        """What is thought of the others, each thought of the next one."""
        others = [seat for seat in range(len(chances)) if seat != self.seat]
        mixed = list(chances)
        for seat, other in zip(others, [*others[1:], *others[:1]], strict=True):
            mixed[seat] = chances[other]
        return mixed
