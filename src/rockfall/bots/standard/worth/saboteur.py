"""What a move is worth to a saboteur, in path cards lost, less what it gives away."""

from rockfall.bots.standard.players.deeds import judge
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.names import (
    BREAK,
    DEAD_END,
    DIG,
    DIVERT,
    MAP,
    PASS,
    REPAIR,
    REVEAL,
    ROCKFALL,
    ROTATE,
)
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.chests import opens
from rockfall.bots.standard.worth.evaluator import FOUND, NEVER, Evaluator
from rockfall.bots.standard.worth.hand import saboteur_keeps
from rockfall.bots.standard.worth.laying import brings_besides
from rockfall.kernel.moves import a_of, card_of, verb_of

#: So many cards from the treasure, for each digger that a saboteur has to stop, hiding ends ...
_STRIKE = 2.2
#: ... but never farther away than this; or as soon as the table has seen so much evidence.
_FARTHEST = 7.0
_EXPOSED = 1.2
#: A Rockfall waits for a card whose loss hurts more than this.
_PATIENCE = 0.6
#: By so much of that distance who takes risks begins sooner, and who does not later.
_DARING = 0.25


class Saboteur(Evaluator):
    """Evaluates moves for one turn of a saboteur, who hides or strikes."""

    #: at which part of the usual distance it strikes
    begins = 1.0

    def __init__(self, position: Position, trust: Trust) -> None:
        super().__init__(position, trust)
        lookup = position.lookup
        each = (lookup.role_cards - lookup.saboteurs) / lookup.saboteurs
        begins = self.begins * (1 + _DARING * position.risk)
        near = position.cost < begins * min(_FARTHEST, _STRIKE * each)
        self.striking = near or trust.evidence[position.seat] > _EXPOSED
        whole = [seat for seat in range(lookup.seats) if not position.broken(seat)]
        #: how many diggers, as far as the bot can tell, are able to dig
        self.digging = max(1.0, sum([1 - self.chances[seat] for seat in whole]))

    def keeps(self, card: int) -> float:
        return saboteur_keeps(self.position, card)

    def weigh(self, move: int) -> float:
        """The worth of a move; in hiding, all that others would think of it is part of that."""
        harm = self._harm(move)
        if self.striking:
            return harm
        return harm - judge(self.position, self.trust, self.position.seat, move)

    def _harm(self, move: int) -> float:
        position = self.position
        verb = position.lookup.verbs[verb_of(move)]
        if verb in (DIG, DIVERT):
            outcome = position.outcome(move)
            return -outcome.gain - FOUND * outcome.hit + brings_besides(self, move, outcome)
        if verb == PASS:
            return 0.2 - self.keeps(card_of(move))
        if verb == ROCKFALL:
            outcome = position.outcome(move)
            return -outcome.gain - _PATIENCE + brings_besides(self, move, outcome)
        if verb == MAP:
            return 0.3 if position.uncertain() and a_of(move) in position.odds else 0.05
        if verb == BREAK:
            return self._break(a_of(move))
        if verb == REPAIR:
            return self._repair(a_of(move))
        if verb == REVEAL:
            return opens(self, [a_of(move)]) - position.odds.get(a_of(move), 0.0)
        return -position.outcome(move).gain if verb == ROTATE else 0.0

    def _break(self, target: int) -> float:
        """The fewer can dig, the more each broken tool weighs; a fellow's is left alone."""
        if target == self.position.seat:
            return NEVER
        again = 0.3 if self.position.broken(target) else 1.0
        return again * 3.0 / self.digging * (1 - 2 * self.chances[target])

    def _repair(self, target: int) -> float:
        """Itself if it has something to dig with, else whoever seems to be a fellow."""
        if target == self.position.seat:
            return 0.6 if self.position.holds(DEAD_END) else 0.2
        return 0.5 * (2 * self.chances[target] - 1)
