"""How much stronger the detective is than the standard bot, over fixed deals; more when soaking."""

from functools import cache

import pytest

from tests.support.play import SOAK
from tools.fit.duels import deals, duel

#: Players and saboteurs -> by how many points of a hundred rounds detectives must be better.
POINTS = {(4, 1): 20, (5, 2): 25, (8, 3): 20}
ROUNDS = 400 if SOAK else 10


@cache
def found(seats: int, foes: int, digger: str, saboteur: str) -> int:
    """In how many of the same rounds the treasure was found."""
    seeds = deals(seats, foes, ROUNDS, "strength")
    return sum(one.won for one in duel(seeds, seats, ({digger: 1}, {saboteur: 1}), 1))


@pytest.mark.parametrize(("seats", "foes"), POINTS if SOAK else [(5, 2)])
def test_detectives_find_the_treasure_against_standard_saboteurs(seats: int, foes: int) -> None:
    gain = found(seats, foes, "detective", "standard") - found(seats, foes, "standard", "standard")
    assert 100 * gain >= POINTS[seats, foes] * ROUNDS


@pytest.mark.parametrize(("seats", "foes"), [(5, 2), (8, 3)] if SOAK else [(5, 2)])
def test_detectives_hinder_detectives_better_than_standard_saboteurs_do(
    seats: int, foes: int
) -> None:
    ours, theirs = [found(seats, foes, "detective", name) for name in ("detective", "standard")]
    assert ours < theirs
