"""The same odds by the long way: every deal of marked role cards, every goal, every awakening."""

from itertools import permutations
from math import exp, prod

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.weights import Weights


def chances(
    roles: list[bool], seats: int, goals: int, deeds: list[Deed], weights: Weights
) -> tuple[list[float], list[float]]:
    """Whether each role card hinders -> the chances of all seats, and of all goals."""
    of_seats, of_goals, total = [0.0] * seats, [0.0] * goals, 0.0
    # Equal cards swapped make the same deal, as often for each.
    for deal in set(permutations(roles)):
        for goal in range(goals):
            weight = _weight(deal[:seats], goal, deeds, weights)
            total += weight
            of_goals[goal] += weight
            for seat in range(seats):
                of_seats[seat] += weight * deal[seat]
    return [one / total for one in of_seats], [one / total for one in of_goals]


def _weight(foes: tuple[bool, ...], goal: int, deeds: list[Deed], weights: Weights) -> float:
    weight = 1.0
    for deed in deeds:
        reading = deed.readings[goal]
        weight *= exp(weights.of_treasure(*reading))
        if deed.target >= 0 and foes[deed.seat] and foes[deed.target]:
            weight *= exp(weights.of_pair(*deed.readings[0]))
    for seat, foe in enumerate(foes):
        if foe:
            weight *= _told(_about(seat, goal, deeds, weights), weights)
    return weight


def _about(seat: int, goal: int, deeds: list[Deed], weights: Weights) -> list[list[float]]:
    """What is said of a seat, for each way to hinder, in the order in which it is said."""
    said = []
    for deed in deeds:
        if deed.seat == seat:
            said.append(weights.of_foe(*deed.readings[goal]))
        if deed.target == seat and deed.suffered is not None:
            said.append(weights.of_foe(*deed.suffered))
    return said


def _told(said: list[list[float]], weights: Weights) -> float:
    """The odds of all that, over every way to hinder and every deed at which it may have begun."""
    total = (1 - weights.asleep) * _in_any_way(said, weights)
    sleeps = weights.asleep
    for first in range(len(said)):
        total += sleeps * weights.wakes * _in_any_way(said[first:], weights)
        sleeps *= 1 - weights.wakes
    return total + sleeps


def _in_any_way(said: list[list[float]], weights: Weights) -> float:
    ways = enumerate(weights.shares)
    return sum(share * prod(deed[way] for deed in said) for way, share in ways)
