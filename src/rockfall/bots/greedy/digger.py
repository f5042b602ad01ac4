"""The digger's scales: what a move is worth, in path cards saved."""

from rockfall.bots.greedy.hand import digger_keeps
from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import (
    BREAK,
    DEAD_END,
    DIG,
    MAP,
    PASS,
    REPAIR,
    REVEAL,
    ROCKFALL,
    ROTATE,
)
from rockfall.bots.greedy.trust import Trust
from rockfall.kernel.moves import a_of, card_of, verb_of

#: The treasure itself.
_FOUND = 20.0
#: What a digger would rather not do, though it may have to.
_NEVER = -1.0
#: How sure a digger must be of a saboteur before it breaks a tool.
_SURE = 0.9
#: How much somebody must have helped lately before a digger mends their tool.
_PROVEN = -1.0


class Digger:
    """A digger's mind for one turn."""

    def __init__(self, position: Position, trust: Trust) -> None:
        self.position = position
        self.evidence = trust.evidence
        self.chances = trust.chances(position.view)

    def weigh(self, move: int) -> float:
        """The worth of a move; what the bot does not know is neither good nor bad."""
        position, card = self.position, card_of(move)
        verb = position.sheet.verbs[verb_of(move)]
        if verb == DIG:
            return self._dig(move)
        if verb == PASS:
            return 0.1 - digger_keeps(position, card)
        if verb == ROCKFALL:
            return position.outcome(move).gain - digger_keeps(position, card)
        if verb == MAP:
            return 0.2 + 0.9 * position.odds[a_of(move)] if position.uncertain() else _NEVER
        if verb == BREAK:
            return self._break(a_of(move))
        if verb == REPAIR:
            return self._repair(a_of(move))
        if verb == REVEAL:
            return position.odds[a_of(move)]
        return position.outcome(move).gain if verb == ROTATE else 0.0

    def _dig(self, move: int) -> float:
        position = self.position
        if position.sheet.uses[card_of(move)] == DEAD_END:
            # It leads nowhere; where reached goals wait for any path card, that is enough (E4).
            return _FOUND * position.hit(position.view.grid) + _NEVER
        outcome = position.outcome(move)
        # Of two cards that do the same, the one that will be missed less.
        spent = 0.02 * digger_keeps(position, card_of(move))
        return outcome.gain + _FOUND * outcome.hit - spent

    def _break(self, target: int) -> float:
        """Who is broken already does no harm by digging: the card is kept for later."""
        chance = self.chances[target]
        if target == self.position.seat or chance < _SURE or self.position.broken(target):
            return _NEVER
        return 1.6 * (2 * chance - 1)

    def _repair(self, target: int) -> float:
        """Itself first; others when they have proved themselves and it is not the last repair."""
        last = 1.0 if self.position.broken(target) == 1 else 0.7
        if target == self.position.seat:
            return 1.5 * last
        if self.evidence[target] > _PROVEN or self.position.holds(REPAIR) < 2:
            return _NEVER
        return 0.9 * last * (1 - 2 * self.chances[target])
