"""What a move is worth to a saboteur who counts what the table believes of it.

Players who watch see through a saboteur within two laps, whatever it does that helps its side, and
break its tools. So it does not hide, but does first what it will not be able to do then:

- it *lays* what blocks the way while its own tools are whole, best where only few passages would
  fit afterwards (`tight_cost.py`);
- it *breaks* tools, its own broken or not: in a band, that can stop everybody; who is alone gains
  no more by it than a turn or two, as the others mend each other;
- it *mends* itself or a fellow rather than pass, for then a digger has to break once more;
- among moves that harm alike it takes the one after which the table thinks best of it.
"""

from typing import Final, NamedTuple

from rockfall.bots.detective.mind import Mind
from rockfall.bots.standard.table.names import BREAK, DEAD_END, DIG, DIVERT, REPAIR
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.evaluator import NEVER
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.kernel.moves import verb_of


class SaboteurManner(NamedTuple):
    """What it is worth, in path cards, to be thought a digger, and to stop others."""

    #: being thought a digger for the rest of the round, at its start
    cover: float = 0.5
    #: the same in the first laps, and how many those are: none, since hiding has cost more than it
    #: brought against players who watch
    shy: float = 0.0
    laps: int = 0
    #: each card that is missing to the treasure once something has been laid
    laid: float = 2.0
    #: that nobody can dig any more, to a band and to who is alone; and what part of its share of
    #: that a further broken tool of the same player is worth
    stop: float = 8.0
    stop_alone: float = 2.4
    again: float = 0.7
    #: to be able to dig again, oneself or a fellow
    own: float = 0.8
    fellow: float = 0.6
    #: cards of the hand
    kept_mend: float = 0.5
    kept_break: float = 0.7


MANNER: Final = SaboteurManner()


class DetectiveSaboteur(Saboteur):
    """Evaluates moves for one turn of a saboteur."""

    def __init__(self, position: Position, mind: Mind, manner: SaboteurManner = MANNER) -> None:
        super().__init__(position, mind)
        self.manner = manner
        self.mind = mind
        #: the most that any move was worth so far
        self._best = float("-inf")
        lookup = position.lookup
        self.stop = manner.stop if lookup.saboteurs > 1 else manner.stop_alone
        deck = len(lookup.layout.full[lookup.pile])
        early = deck - position.left() < manner.laps * lookup.seats
        self.cover = (manner.shy if early else manner.cover) * position.left() / deck

    def weigh(self, move: int) -> float:
        """What it harms, less what is lost of the cover."""
        harm, seen = self._harm(move), self.mind.public.foes[self.position.seat]
        most = harm + self.cover * seen
        if most < self._best - abs(self.position.risk):
            # Whatever the table would think of it, something else is better, even to a persona
            # that likes harm, or dislikes it.
            return most
        self.nodes += 1
        worth = harm - self.cover * (self.mind.seen_as(move) - seen)
        self._best = max(self._best, worth)
        return worth

    def keeps(self, card: int) -> float:
        use = self.position.lookup.uses[card]
        if use == REPAIR:
            return self.manner.kept_mend
        return self.manner.kept_break if use == BREAK else super().keeps(card)

    def _harm(self, move: int) -> float:
        """Tools are needed to lay something, and they will be broken: that comes first."""
        harm = super()._harm(move)
        lays = self.position.lookup.verbs[verb_of(move)] in (DIG, DIVERT)
        return self.manner.laid * harm if lays else harm

    def _break(self, target: int) -> float:
        if target == self.position.seat:
            return NEVER
        again = self.manner.again if self.position.broken(target) else 1.0
        return again * self.stop / self.digging * (1 - 2 * self.chances[target])

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return self.manner.own + (0.4 if self.position.holds(DEAD_END) else 0.0)
        return self.manner.fellow * (2 * self.chances[target] - 1)
