"""Team swap: every bot as all who dig against every bot as all who hinder, at the same deals."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rockfall.arena.bouts import Bout, Deal, Results
from rockfall.arena.intervals import Pairs, pair_up, wilson
from rockfall.arena.plan import Plan


class Cell(NamedTuple):
    """Rounds of so many players with so many foes dealt, one bot on each side."""

    players: int
    foes: int
    diggers: str
    saboteurs: str
    rounds: int
    #: how many the foes have won
    won: int

    def share(self) -> tuple[float, float, float]:
        """The foes' share and its interval."""
        return self.won / self.rounds, *wilson(self.won, self.rounds)


class Change(NamedTuple):
    """The same deals with another bot on one side: what the foes have won more, or less."""

    players: int
    foes: int
    #: which side has changed, from which bot to which, against whom
    side: str
    first: str
    second: str
    against: str
    pairs: Pairs


def arrange(plan: Plan, deal: Deal, diggers: str, saboteurs: str) -> Bout:
    """One bot for all who dig, another for all who hinder."""
    bots = tuple(saboteurs if foe else diggers for foe in deal.foes)
    return Bout(plan.spec, bots, deal.seed, 1)


def bouts(plan: Plan) -> Iterator[Bout]:
    """Every deal with every bot on each side."""
    for deal in plan.deals:
        for diggers, saboteurs in product(plan.bots, plan.bots):
            yield arrange(plan, deal, diggers, saboteurs)


def won(plan: Plan, results: Results, deal: Deal, diggers: str, saboteurs: str) -> bool:
    """Whether the foes have won."""
    record = results.records[arrange(plan, deal, diggers, saboteurs)]
    return plan.foes in record.rounds[0].winner.split("+")


def strata(plan: Plan) -> dict[tuple[int, int], list[Deal]]:
    """Players and foes dealt -> the deals; without a foe nobody's skill at hiding is at stake."""
    found: dict[tuple[int, int], list[Deal]] = {}
    for deal in plan.deals:
        found.setdefault((deal.players, sum(deal.foes)), []).append(deal)
    return dict(sorted(found.items()))


def cells(plan: Plan, results: Results) -> list[Cell]:
    """The matrix, one for each number of players and foes dealt."""
    return [
        Cell(
            *stratum,
            diggers,
            saboteurs,
            len(deals),
            sum(won(plan, results, deal, diggers, saboteurs) for deal in deals),
        )
        for stratum, deals in strata(plan).items()
        for diggers, saboteurs in product(plan.bots, plan.bots)
    ]


def changes(plan: Plan, results: Results) -> list[Change]:
    """What every other bot makes of the first bot's place, on either side, against each bot."""
    first, *others = plan.bots
    found = []
    for (players, foes), deals in strata(plan).items():
        if not foes:
            continue
        for side, second, against in product(("diggers", "saboteurs"), others, plan.bots):
            names = [
                (bot, against) if side == "diggers" else (against, bot) for bot in (first, second)
            ]
            both = [
                (won(plan, results, deal, *names[0]), won(plan, results, deal, *names[1]))
                for deal in deals
            ]
            found.append(Change(players, foes, side, first, second, against, pair_up(both)))
    return found
