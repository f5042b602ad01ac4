"""How a saboteur may play; most of them play as a digger for some time."""

from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.names import PASS
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.kernel.moves import card_of, verb_of


class AllIn(Saboteur):
    """Strikes from the first card on."""

    def __init__(self, position: Position, trust: Trust) -> None:
        super().__init__(position, trust)
        self.striking = True


class Idler(Saboteur):
    """Throws cards away and does nothing else."""

    def weigh(self, move: int) -> float:
        idle = self.position.lookup.verbs[verb_of(move)] == PASS
        return -self.keeps(card_of(move)) if idle else 2 * NEVER + super().weigh(move) / 100


class Framer(Digger):
    """Digs like a digger, and breaks the tools of those who look best."""

    def _break(self, target: int) -> float:
        if target == self.position.seat or self.position.broken(target):
            return NEVER
        return 1.4 * (1 - self.chances[target])

    def _repair(self, target: int) -> float:
        return super()._repair(target) if target == self.position.seat else NEVER


class Liar(Digger):
    """Digs with zeal for a goal that is not the treasure's, as one does who has seen it there."""

    def __init__(self, position: Position, trust: Trust) -> None:
        super().__init__(position, trust)
        known = [at for at in position.goals if position.odds[at] == 1.0]
        wrong = [at for at in position.odds if at not in known]
        if wrong:
            goal = wrong[position.seat % len(wrong)]
            position.odds = {at: float(at == goal) for at in position.odds}
            position.goals = [goal]
