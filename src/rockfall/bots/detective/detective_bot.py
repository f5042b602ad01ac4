"""The detective itself: an observer that watches, and evaluators that ask it."""

from typing import Self

from rockfall.bots.beliefs.ledger import Reason, reasons
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.beliefs.teams import TeamObserver
from rockfall.bots.bot import Belief, Claim
from rockfall.bots.detective.digger import DetectiveDigger
from rockfall.bots.detective.mind import Mind
from rockfall.bots.detective.saboteur import MANNER, DetectiveSaboteur
from rockfall.bots.detective.teams import TeamDigger, TeamMind
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.table.position import map_costs
from rockfall.bots.standard.worth.evaluator import Evaluator
from rockfall.bots.standard.worth.saboteur import Saboteur
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State


class _Observing(StandardBot):
    """A bot with an observer, which hears what is said too, and is part of its memory."""

    observer: Observer

    def hears(self, view: State, claim: Claim) -> None:
        self.observer.hears(view, claim)

    def copy(self) -> Self:
        twin = super().copy()
        twin.observer = self.observer.copy()
        return twin


class DetectiveBot(_Observing):
    """Believes what deeds say of who is who, and knows what the others must believe."""

    def __init__(self, rules: Rules, seat: int, seed: bytes) -> None:
        super().__init__(rules, seat, seed)
        self.observer = Observer(self.lookup)
        self.manner = MANNER

    def watch(self, before: State, seat: int, move: int) -> None:
        self.whim.watched += 1
        self.observer.watch(before, seat, move)

    def belief(self, view: State) -> Belief:
        """What follows from all that was done in the round, for who sees this view."""
        return self.observer.asks(view)

    def reasons(self, view: State, seat: int) -> list[Reason]:
        """Why it believes what it does of a seat."""
        return reasons(self.observer, view, seat)

    def evaluator(self, view: State) -> Evaluator:
        mind = Mind(self.observer, view, self.seat)
        position = self._position(view)
        if mind.own.goals:
            position.odds = mind.own.goals
        if position.hinders:
            position.cost_map = map_costs(self.lookup, view, tight=True)
            return DetectiveSaboteur(position, mind, self.manner)
        return DetectiveDigger(position, mind)


class TeamDetectiveBot(_Observing):
    """Where teams compete: believes what deeds say of roles, and breaks and mends by it."""

    observer: TeamObserver

    def __init__(self, rules: Rules, seat: int, seed: bytes) -> None:
        super().__init__(rules, seat, seed)
        self.observer = TeamObserver(self.lookup)

    def watch(self, before: State, seat: int, move: int) -> None:
        super().watch(before, seat, move)
        self.observer.watch(before, seat, move)

    def belief(self, view: State) -> Belief:
        """Of those who hinder only saboteurs count, as they alone work against the rest."""
        roles = self.observer.roles(view)
        foes = tuple([seat.get(self.lookup.saboteur, 0.0) for seat in roles])
        return Belief(foes, self.observer.asks(view).goals, roles)

    def evaluator(self, view: State) -> Evaluator:
        position = self._position(view)
        mind = TeamMind(self.trust, self.observer.roles(view))
        return (Saboteur if position.hinders else TeamDigger)(position, mind)
