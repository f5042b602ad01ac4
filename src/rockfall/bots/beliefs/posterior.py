"""What follows from evidence for an eye: the odds of every seat and of every goal, exactly."""

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from rockfall.bots.beliefs.deals import sets, steps
from rockfall.bots.beliefs.evidence import Evidence, means
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


@lru_cache(maxsize=256)
def _possible(
    lookup: Lookup, foes: int, friends: int
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The sets that an eye thinks possible, and for every seat those of them that it is in."""
    every = sets(lookup)
    possible = tuple(
        [
            place
            for place, deal in enumerate(every)
            if deal.ways and deal.bits & foes == foes and not deal.bits & friends
        ]
    )
    members = [
        tuple([place for place in possible if every[place].bits >> seat & 1])
        for seat in range(lookup.seats)
    ]
    return possible, tuple(members)


def posterior(lookup: Lookup, evidence: Evidence, known: Known) -> Belief:
    """Sum over every set of seats and every goal that the eye thinks possible."""
    possible, members = _possible(lookup, known.foes, known.friends)
    alone = evidence.alone or _alone(lookup, evidence)
    evidence.alone = alone
    first = max(evidence.treasure, default=0.0)
    hiding = [(at, chance) for at, chance in known.odds.items() if chance > 0]
    goals = dict.fromkeys(known.odds, 0.0)
    foes = [0.0] * lookup.seats
    odds: list[float] = []
    for goal, chance in hiding or [(_FOUND, 1.0)]:
        seats, treasure = read_odds(evidence, goal)
        if seats != odds:
            # Often all goals say the same of all seats: then it is worked out once.
            odds, products = seats, _products(lookup, seats, alone)
            total = sum(map(products.__getitem__, possible))
            each = [sum(map(products.__getitem__, places)) for places in members]
        scale = chance * exp(treasure - first)
        goals[goal] = scale * total
        foes = [foe + scale * much for foe, much in zip(foes, each, strict=True)]
    every = sum(goals.values())
    goals.pop(_FOUND, None)
    told = [
        1.0 if known.foes >> seat & 1 else min(1.0, foe / every) for seat, foe in enumerate(foes)
    ]
    return Belief(tuple(told), {at: weight / every for at, weight in goals.items()})


def read_odds(evidence: Evidence, goal: int) -> tuple[list[float], float]:
    """The odds of every seat if the treasure lies under a goal, and the logarithm of those of it.

    A goal that nobody knew of when the evidence was read is as good as any other.
    """
    if goal in evidence.goals:
        at = evidence.goals.index(goal)
        pairs = zip(evidence.asleep, evidence.awake, strict=True)
        return [asleep + sum(awake[at]) for asleep, awake in pairs], evidence.treasure[at]
    pairs = zip(evidence.asleep, evidence.awake, strict=True)
    odds = [asleep + sum(means(awake) or evidence.first) for asleep, awake in pairs]
    return odds, sum(evidence.treasure) / max(1, len(evidence.goals))


def _products(lookup: Lookup, odds: list[float], alone: list[float]) -> list[float]:
    """For every set the odds of its members, times what it is worth apart from them."""
    products = [1.0]
    for rest, seat, _ in steps(lookup):
        products.append(products[rest] * odds[seat])
    return [much * more for much, more in zip(products, alone, strict=True)]


def _alone(lookup: Lookup, evidence: Evidence) -> list[float]:
    """For every set its ways, times what is known of its members in pairs."""
    ways = [deal.ways for deal in sets(lookup)]
    if not evidence.pairs:
        return ways
    #: the later seat of a pair -> the earlier one, as a bit, and the odds
    pairs: list[list[tuple[int, float]]] = [[] for _ in range(lookup.seats)]
    for both, amount in evidence.pairs.items():
        last = both.bit_length() - 1
        pairs[last].append((both & ~(1 << last), exp(amount)))
    found = [1.0]
    for rest, seat, bits in steps(lookup):
        much = found[rest]
        for other, odds in pairs[seat]:
            if bits & other:
                much *= odds
        found.append(much)
    return [much * more for much, more in zip(found, ways, strict=True)]
