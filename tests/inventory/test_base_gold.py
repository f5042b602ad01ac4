"""Rounds that were really played are paid what the tables of the box say."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.ops import GATHER, MOVE
from tests.inventory.box import BOX
from tests.inventory.ends import nuggets, roles_shown
from tests.laws.telling import within
from tests.support.play import SOAK, Step, at_random, diggingly, edition, random_game
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

PAY = {saboteurs: each for saboteurs, each, _ in BOX["saboteur-pay"]["rows"]}


def treasure_found(step: Step) -> bool:
    """Whether the treasure has been turned up when a step is made."""
    return step.before.nums[step.before.layout.nums.index("finder")] > 0


@pytest.mark.rule("B16", "B17", "R12", "R48")
def test_saboteurs_are_paid_by_how_many_are_in_play() -> None:
    met: Counter[int] = Counter()
    for seats in range(3, 11):
        for seed in range(60 if SOAK else 6):
            for step in random_game("jubilee", seats, seed, at_random):
                roles = roles_shown(step)
                if roles and not treasure_found(step):
                    saboteurs = roles.count("saboteur")
                    met[saboteurs] += 1
                    for seat, role in enumerate(roles):
                        gained = nuggets(step.after, seat) - nuggets(step.before, seat)
                        assert gained == (PAY[saboteurs] if role == "saboteur" else 0)
    assert set(met) == {0, *PAY}


@pytest.mark.rule("B15", "E1", "R1")
@pytest.mark.parametrize(("seats", "cards"), BOX["gold-per-player"]["rows"])
def test_gold_is_drawn_for_the_diggers_as_the_edition_counts(seats: int, cards: int) -> None:
    found = 0
    for spec in ("jubilee", "gigamic"):
        for seed in range(60):
            for step in random_game(spec, seats, seed, diggingly):
                if roles_shown(step) and treasure_found(step):
                    found += 1
                    diggers = roles_shown(step).count("digger")
                    assert drawn(step) == (diggers if spec == "jubilee" else cards)
            if found > 5:
                break
        assert found
        found = 0


def drawn(step: Step) -> int:
    """How many cards left the gold pile for the diggers."""
    zones = step.before.layout.zones
    return sum(
        op[0] == MOVE and zones[op[2]] == "gold-pile" and zones[op[4]].startswith("offer.")
        for op in step.ops
    )


@pytest.mark.rule("B19")
@lane(15)
@given(st.sampled_from(["jubilee", "classic", "gigamic"]), st.integers(3, 10), st.integers(0, 999))
def test_three_rounds_are_played_and_gold_outlives_them(spec: str, seats: int, seed: int) -> None:
    rounds = edition(spec, seats).rules.layout.nums.index("round")
    gathered = 0
    for step in random_game(spec, seats, seed, diggingly):
        for before, op, after in within(step):
            if op[0] == GATHER:
                gathered += 1
                for seat in range(seats):
                    assert nuggets(after, seat) == nuggets(before, seat)
    assert gathered == BOX["rounds"] - 1
    assert step.after.nums[rounds] == BOX["rounds"]
