"""What the bot believes, what the table believes, and what a deed would add to that."""

from functools import cached_property
from math import exp, log

from rockfall.bots.beliefs.deeds import Table, read
from rockfall.bots.beliefs.evidence import grown, heard, woken_by
from rockfall.bots.beliefs.observer import Observer, log_odds, seatless
from rockfall.bots.bot import Belief
from rockfall.bots.standard.players.trust import Trust
from rockfall.kernel.state import State


class Mind(Trust):
    """Beliefs at one moment, where the standard bot keeps its trust."""

    def __init__(self, observer: Observer, view: State, seat: int) -> None:
        super().__init__(observer.lookup, seat)
        self.observer = observer
        self.view = view
        #: what the seat believes
        self.own = observer.asks(view)

    @cached_property
    def seatless(self) -> State:
        """What everybody sees."""
        return seatless(self.view)

    @cached_property
    def public(self) -> Belief:
        """What the table believes; only who has something to hide asks for it."""
        return self.observer.asks(self.seatless)

    @cached_property
    def _table(self) -> Table:
        standing = self.observer.standing(self.seatless)
        return self.observer.table(self.seatless, self.seat, standing)

    def chances(self, view: State) -> list[float]:
        return list(self.own.foes)

    def seen_as(self, move: int) -> float:
        """What the table would believe of the seat after a move of its own."""
        before = self.public.foes[self.seat]
        deed = read(self._table, self.seat, move) if self._table.goals else None
        if deed is None:
            return before
        evidence, weights = self.observer.evidence, self.observer.weights
        asleep, awake = evidence.asleep[self.seat], evidence.awake[self.seat]
        woken = woken_by(weights, asleep)
        still = asleep - sum(woken)
        change = 0.0
        for at, says in enumerate(heard(weights, deed)):
            after = still + sum(grown(awake[at], woken, says))
            chance = self.public.goals.get(evidence.goals[at], 0.0)
            change += chance * log(after / (asleep + sum(awake[at])))
        return 1 / (1 + exp(-log_odds(before) - change))
