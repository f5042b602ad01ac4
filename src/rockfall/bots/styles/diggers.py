"""How a digger may play."""

from rockfall.bots.standard.table.names import BREAK, MAP, REPAIR
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER
from rockfall.kernel.moves import a_of, verb_of


class Simple(Digger):
    """Digs the shortest way and takes no notice of anybody."""

    def weigh(self, move: int) -> float:
        verb = self.position.lookup.verbs[verb_of(move)]
        others = verb == REPAIR and a_of(move) != self.position.seat
        return NEVER if verb in (BREAK, MAP) or others else super().weigh(move)


class Police(Digger):
    """Breaks on fair suspicion, again and again, and mends whoever is not suspect."""

    sure = 0.6

    def _break(self, target: int) -> float:
        chance = self.chances[target]
        if target == self.position.seat or chance < self.sure:
            return NEVER
        return (0.8 if self.position.broken(target) else 1.8) * chance

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return super()._repair(target)
        return 1.1 * (1 - 2 * self.chances[target])


class Paranoid(Police):
    """Breaks whoever looks worst, on hardly any suspicion, and mends nobody."""

    sure = 0.35

    def _repair(self, target: int) -> float:
        return super()._repair(target) if target == self.position.seat else NEVER
