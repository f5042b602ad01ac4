"""The saboteur's scales: what a move is worth, in path cards lost, less what it gives away."""

from rockfall.bots.greedy.deeds import judge
from rockfall.bots.greedy.hand import saboteur_keeps
from rockfall.bots.greedy.position import Position
from rockfall.bots.greedy.sheet import BREAK, DEAD_END, DIG, MAP, PASS, REPAIR, ROCKFALL
from rockfall.bots.greedy.trust import Trust
from rockfall.kernel.moves import a_of, card_of, verb_of

_FOUND = 20.0
#: How many cards from the treasure a saboteur strikes, and how suspect before it stops hiding.
STRIKE_AT = 5.0
EXPOSED = 1.2
CAUTION = 1.0
BOLD = 0.0
HURT = 3.0
AGAIN = 0.3
MEND = 0.6
FALL = 0.6
HARM = 1.0
IDLE = 0.2
LOOK = 0.3


class Saboteur:
    """A saboteur's mood for one turn."""

    def __init__(self, position: Position, trust: Trust) -> None:
        self.position = position
        self.trust = trust
        self.chances = trust.chances(position.view)
        evidence = trust.evidence[position.seat]
        self.price = CAUTION
        if position.cost < STRIKE_AT or evidence > EXPOSED:
            self.price = BOLD
        seats = range(position.sheet.seats)
        self.able = sum([1 - self.chances[seat] for seat in seats if not position.broken(seat)])
        hand = position.view.zones[position.sheet.hands[position.seat]]
        self.stubs = sum([position.sheet.uses[card] == DEAD_END for card in hand])

    def weigh(self, move: int) -> float:
        """The worth of a move of a turn."""
        worth = self._harm(move)
        if self.price:
            worth -= self.price * judge(self.position, self.trust, self.position.seat, move)
        return worth

    def _harm(self, move: int) -> float:
        position = self.position
        verb = position.sheet.verbs[verb_of(move)]
        if verb == DIG:
            grid = position.dug(move)
            return -HARM * position.gain(grid) - _FOUND * position.hit(grid)
        if verb == PASS:
            return IDLE - saboteur_keeps(position, card_of(move))
        if verb == ROCKFALL:
            return -position.gain(position.fallen(move)) - FALL
        if verb == MAP:
            return LOOK if position.uncertain() else 0.05
        if verb == BREAK:
            return self._break(a_of(move))
        if verb == REPAIR:
            return self._repair(a_of(move))
        return 0.0

    def _break(self, target: int) -> float:
        if target == self.position.seat:
            return -1.0
        again = AGAIN if self.position.broken(target) else 1.0
        return again * HURT / max(1.0, self.able) * (1 - 2 * self.chances[target])

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return MEND if self.stubs else 0.2
        return 0.5 * (2 * self.chances[target] - 1)
