"""What follows from evidence for an eye: the odds of every seat and of every goal, exactly."""

from math import exp
from typing import Final, NamedTuple

from rockfall.bots.beliefs.deals import Deal, deals
from rockfall.bots.beliefs.evidence import Evidence
from rockfall.bots.bot import Belief
from rockfall.bots.standard.table.lookup import Lookup

#: Where the treasure is if it lies under no goal any more.
_FOUND: Final = -1


class Known(NamedTuple):
    """What an eye knows for certain."""

    #: seats that hinder, and seats that do not, as bits
    foes: int
    friends: int
    #: cell of a goal -> how likely the treasure lies there, by the cards that were seen
    odds: dict[int, float]


def posterior(lookup: Lookup, evidence: Evidence, known: Known) -> Belief:
    """Sum over every set of seats and every goal that the eye thinks possible."""
    foes, friends = known.foes, known.friends
    possible = [
        deal for deal in deals(lookup) if deal.bits & foes == foes and not deal.bits & friends
    ]
    alone = [deal.ways * _together(evidence, deal) for deal in possible]
    by_deal = [0.0] * len(possible)
    goals = dict.fromkeys(known.odds, 0.0)
    first = max(evidence.treasure, default=0.0)
    hiding = [(at, chance) for at, chance in known.odds.items() if chance > 0]
    for goal, chance in hiding or [(_FOUND, 1.0)]:
        seats, treasure = _read(evidence, goal)
        scale = chance * exp(treasure - first)
        weights = [
            scale * much * _product(seats, deal) for much, deal in zip(alone, possible, strict=True)
        ]
        goals[goal] = sum(weights)
        by_deal = [old + new for old, new in zip(by_deal, weights, strict=True)]
    total = sum(by_deal)
    chances = [0.0] * lookup.seats
    for weight, deal in zip(by_deal, possible, strict=True):
        for seat in deal.seats:
            chances[seat] += weight
    goals.pop(_FOUND, None)
    found = {at: weight / total for at, weight in goals.items()}
    return Belief(tuple([chance / total for chance in chances]), found)


def _read(evidence: Evidence, goal: int) -> tuple[list[float], float]:
    """The odds of every seat if the treasure lies under a goal, and the logarithm of those of it.

    A goal that nobody knew of when the evidence was read is as good as any other.
    """
    if goal in evidence.goals:
        at = evidence.goals.index(goal)
        pairs = zip(evidence.asleep, evidence.awake, strict=True)
        return [asleep + awake[at] for asleep, awake in pairs], evidence.treasure[at]
    count = max(1, len(evidence.goals))
    means = [sum(awake) / count for awake in evidence.awake]
    odds = [asleep + awake for asleep, awake in zip(evidence.asleep, means, strict=True)]
    return odds, sum(evidence.treasure) / count


def _together(evidence: Evidence, deal: Deal) -> float:
    """What is known of pairs of seats that both hinder."""
    amount = 0.0
    for both, more in evidence.pairs.items():
        if deal.bits & both == both:
            amount += more
    return exp(amount)


def _product(odds: list[float], deal: Deal) -> float:
    much = 1.0
    for seat in deal.seats:
        much *= odds[seat]
    return much
