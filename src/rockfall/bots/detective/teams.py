"""Where teams compete: what the bot believes of roles, and what it does with it (S1)."""

from typing import Final, NamedTuple

from rockfall.bots.beliefs.roles import Roles
from rockfall.bots.standard.players.trust import Trust
from rockfall.bots.standard.table.position import Position
from rockfall.bots.standard.worth.digger import Digger
from rockfall.bots.standard.worth.evaluator import NEVER


class TeamMind(Trust):
    """Beliefs at one moment beside the standard bot's trust, which some of its rules ask for."""

    def __init__(self, trust: Trust, roles: tuple[Roles, ...]) -> None:
        super().__init__(trust.lookup, trust.seat)
        self.evidence = trust.evidence
        self.believed = roles

    def roles(self, seat: int) -> Roles:
        return self.believed[seat]


class TeamManner(NamedTuple):
    """What it is worth to a digger, in path cards, that somebody cannot dig, and that one can."""

    #: one who hinders, one of the other team, one of its own or the boss; either once more
    stopped: float = 2.4
    rival: float = 0.3
    wronged: float = 2.6
    again: float = 0.3
    #: the same the other way round
    mended: float = 1.2
    fed: float = 2.6


MANNER: Final = TeamManner()


class TeamDigger(Digger):
    """Evaluates moves for one turn of a digger of a team, or of the boss."""

    def __init__(self, position: Position, mind: Trust, manner: TeamManner = MANNER) -> None:
        super().__init__(position, mind)
        self.manner = manner

    def _sides(self, seat: int) -> tuple[float, float]:
        """How likely a seat hinders, and how likely it digs for another team."""
        aims, colour = self.position.lookup.aims, self.position.aim.colour
        hinders = rivals = 0.0
        for kind, chance in self.rivals.roles(seat).items():
            if aims[kind].hinders:
                hinders += chance
            elif colour and aims[kind].colour not in (0, colour):
                rivals += chance
        return hinders, rivals

    def _break(self, target: int) -> float:
        if target == self.position.seat:
            return NEVER
        manner, (hinders, rivals) = self.manner, self._sides(target)
        worth = manner.stopped * hinders + manner.rival * rivals
        worth -= manner.wronged * (1 - hinders - rivals)
        if self.position.broken(target):
            worth *= manner.again
        return worth if worth > 0 else NEVER

    def _repair(self, target: int) -> float:
        if target == self.position.seat:
            return super()._repair(target)
        manner, (hinders, rivals) = self.manner, self._sides(target)
        worth = manner.mended * (1 - hinders - rivals) - manner.fed * hinders
        return worth if worth > 0 else NEVER
