"""What a move is worth to a digger, in path cards saved."""

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
from rockfall.bots.standard.worth.chests import opens
from rockfall.bots.standard.worth.evaluator import FOUND, NEVER, Evaluator
from rockfall.bots.standard.worth.hand import digger_keeps
from rockfall.bots.standard.worth.laying import brings_besides
from rockfall.kernel.layout import BACK
from rockfall.kernel.moves import a_of, card_of, verb_of

#: How much somebody must have helped lately before a digger mends their tool.
_PROVEN = -1.0
#: By so much less sure, or more, somebody must be who takes risks, or takes none, before it breaks.
_DARING = 0.08


class Digger(Evaluator):
    """Evaluates moves for one turn of a digger."""

    def keeps(self, card: int) -> float:
        return digger_keeps(self.position, card)

    def weigh(self, move: int) -> float:
        """The worth of a move; what the bot does not know is neither good nor bad."""
        position, card = self.position, card_of(move)
        verb = position.lookup.verbs[verb_of(move)]
        if verb in (DIG, DIVERT):
            return self._dig(move)
        if verb == PASS:
            return 0.1 - self.keeps(card)
        if verb == ROCKFALL:
            return self._fall(move)
        if verb == MAP:
            return self._map(a_of(move))
        if verb == BREAK:
            return self._break(a_of(move))
        if verb == REPAIR:
            return self._repair(a_of(move))
        if verb == REVEAL:
            return self._reveal(a_of(move))
        return position.outcome(move).gain if verb == ROTATE else 0.0

    def _map(self, at: int) -> float:
        """The likeliest goal, as long as it is not known; then a pair that is not known (X3)."""
        position = self.position
        pair = position.pairs().get(at, -1)
        if pair >= 0:
            return 0.15 if position.view.card(pair) == BACK else NEVER
        return 0.2 + 0.9 * position.odds[at] if position.uncertain() else NEVER

    def _dig(self, move: int) -> float:
        position = self.position
        if position.lookup.uses[card_of(move)] == DEAD_END:
            # It leads nowhere; where reached goals wait for any path card, that is enough (E4).
            return FOUND * position.hit(position.view.grid) + NEVER
        outcome = position.outcome(move)
        # Of two cards that do the same, the one that will be missed less.
        spent = 0.02 * self.keeps(card_of(move))
        return outcome.gain + FOUND * outcome.hit - spent + brings_besides(self, move, outcome)

    def _fall(self, move: int) -> float:
        outcome = self.position.outcome(move)
        return outcome.gain - self.keeps(card_of(move)) + brings_besides(self, move, outcome)

    def _reveal(self, at: int) -> float:
        """The likeliest goal; chests that are worth something come before it, others never."""
        return self.position.odds.get(at, 0.0) + opens(self, [at])

    def _break(self, target: int) -> float:
        """Who is broken already does no harm by digging: the card is kept for later."""
        chance = self.chances[target]
        sure = self.position.lookup.sure - _DARING * self.position.risk
        if target == self.position.seat or chance < sure or self.position.broken(target):
            return NEVER
        return 1.6 * (2 * chance - 1)

    def _repair(self, target: int) -> float:
        """Itself first; others when they have proved themselves and it is not the last repair."""
        last = 1.0 if self.position.broken(target) == 1 else 0.7
        if target == self.position.seat:
            return 1.5 * last
        if self.trust.evidence[target] > _PROVEN or self.position.holds(REPAIR) < 2:
            return NEVER
        return 0.9 * last * (1 - 2 * self.chances[target])
