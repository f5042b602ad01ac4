"""What follows from evidence for an eye: the odds of every seat and of every goal, exactly."""

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from rockfall.bots.beliefs.deals import sets, steps
from rockfall.bots.beliefs.evidence import Evidence, means
from rockfall.bots.beliefs.talk import odds_of, pairs_of
from rockfall.bots.bot import Belief
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.kernel.layout import WATCHER

#: Where the treasure is if it lies under no goal any more.
_FOUND: Final = -1


class Known(NamedTuple):
    """What an eye knows for certain."""

    #: seats that hinder, and seats that do not, as bits
    foes: int
    friends: int
    #: cell of a goal -> how likely the treasure lies there, by the cards that were seen
    odds: dict[int, float]
    #: whose eye it is: to who speaks their own words are no news
    eye: int = WATCHER


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
    alone = _alone(lookup, evidence, known.eye)
    first = max(evidence.treasure, default=0.0)
    hiding = [(at, chance) for at, chance in known.odds.items() if chance > 0]
    goals = dict.fromkeys(known.odds, 0.0)
    foes = [0.0] * lookup.seats
    odds: list[float] = []
    for goal, chance in hiding or [(_FOUND, 1.0)]:
        seats, treasure = read_odds(evidence, goal, known.eye)
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


def read_odds(evidence: Evidence, goal: int, eye: int) -> tuple[list[float], float]:
    """The odds of every seat if the treasure lies under a goal, and the logarithm of those of it.

    A goal that nobody knew of when the evidence was read is as good as any other.
    """
    pairs = zip(evidence.asleep, evidence.awake, strict=True)
    if goal in evidence.goals:
        at = evidence.goals.index(goal)
        odds = [asleep + sum(awake[at]) for asleep, awake in pairs]
        treasure = evidence.treasure[at]
    else:
        odds = [asleep + sum(means(awake) or evidence.first) for asleep, awake in pairs]
        treasure = sum(evidence.treasure) / max(1, len(evidence.goals))
    if evidence.said:
        talk = odds_of(evidence.heard_by(eye), len(odds))
        odds = [much * more for much, more in zip(odds, talk, strict=True)]
    return odds, treasure


def _products(lookup: Lookup, odds: list[float], alone: list[float]) -> list[float]:
    """For every set the odds of its members, times what it is worth apart from them."""
    products = [1.0]
    add = products.append
    for rest, seat in steps(lookup):
        add(products[rest] * odds[seat])
    return list(map(mul, products, alone))


def _alone(lookup: Lookup, evidence: Evidence, eye: int) -> list[float]:
    """For every set its ways, times what is known of its members in pairs."""
    heard = evidence.heard_by(eye)
    muted = eye if len(heard) < len(evidence.said) else WATCHER
    if muted not in evidence.alone:
        amounts = dict(evidence.pairs)
        for both, amount in pairs_of(heard).items():
            amounts[both] = amounts.get(both, 0.0) + amount
        evidence.alone = {**evidence.alone, muted: _in_pairs(lookup, amounts)}
    return evidence.alone[muted]


def _in_pairs(lookup: Lookup, amounts: dict[int, float]) -> list[float]:
    """For every set its ways, times the odds of all pairs that are in it."""
    found = [deal.ways for deal in sets(lookup)]
    for both, amount in amounts.items():
        odds = exp(amount)
        for place in _together(lookup, both):
            found[place] *= odds
    return found


@lru_cache(maxsize=1024)
def _together(lookup: Lookup, both: int) -> tuple[int, ...]:
    """The sets that two seats are in, given as bits."""
    return tuple([place for place, deal in enumerate(sets(lookup)) if deal.bits & both == both])
