"""What follows from evidence for an eye: the odds of every seat and of every goal, exactly."""

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


def posterior(lookup: Lookup, evidence: Evidence, known: Known) -> Belief:
    """Sum over every set of seats and every goal that the eye thinks possible."""
    every = sets(lookup)
    foes, friends = known.foes, known.friends
    possible = [
        place
        for place, deal in enumerate(every)
        if deal.ways and deal.bits & foes == foes and not deal.bits & friends
    ]
    alone = _alone(lookup, evidence)
    by_set = [0.0] * len(every)
    goals = dict.fromkeys(known.odds, 0.0)
    first = max(evidence.treasure, default=0.0)
    hiding = [(at, chance) for at, chance in known.odds.items() if chance > 0]
    odds: list[float] = []
    products: list[float] = []
    for goal, chance in hiding or [(_FOUND, 1.0)]:
        seats, treasure = read_odds(evidence, goal)
        if seats != odds:
            # Often all goals say the same of all seats: then it is worked out once.
            odds, products = seats, _products(lookup, seats, alone)
        scale = chance * exp(treasure - first)
        goals[goal] = scale * sum([products[place] for place in possible])
        by_set = [old + scale * new for old, new in zip(by_set, products, strict=True)]
    total = sum(goals.values())
    chances = [0.0] * lookup.seats
    for place in possible:
        weight = by_set[place]
        for seat in every[place].seats:
            chances[seat] += weight
    goals.pop(_FOUND, None)
    found = {at: weight / total for at, weight in goals.items()}
    told = [
        1.0 if foes >> seat & 1 else min(1.0, chance / total) for seat, chance in enumerate(chances)
    ]
    return Belief(tuple(told), found)


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
