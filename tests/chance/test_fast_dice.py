"""Fast dice: fair, the same for the same seed, and good for whole games."""

from collections import Counter
from itertools import pairwise

import pytest

from rockfall.kernel.fast_dice import FastDice
from rockfall.kernel.state import State
from tests.support.play import SOAK, edition, settle

pytestmark = pytest.mark.engine

ROLLS = 400_000 if SOAK else 40_000
SIDES = [2, 3, 5, 6, 28, 67, 200]


def fair(seen: Counter[int], sides: int) -> bool:
    """Whether counts are as even as chance makes them: chi-square within 5 standard deviations."""
    expected = seen.total() / sides
    square = sum((seen[side] - expected) ** 2 for side in range(sides)) / expected
    freedom = sides - 1
    return set(seen) <= set(range(sides)) and abs(square - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_measure_of_fairness_notices_loaded_and_regular_dice() -> None:
    sides, each = 6, ROLLS // 6
    assert not fair(Counter(dict.fromkeys(range(sides), each) | {5: each + each // 10}), sides)
    assert not fair(Counter(dict.fromkeys(range(sides + 1), each)), sides)
    assert not fair(Counter(number % 200 for number in range(ROLLS)), 200)


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_every_side_comes_up_as_often(sides: int, seed: int) -> None:
    dice = FastDice(seed)
    assert fair(Counter(dice.roll("", sides) for _ in range(ROLLS)), sides)


@pytest.mark.parametrize("apart", [1, 2, 3])
def test_a_roll_says_nothing_about_later_ones(apart: int) -> None:
    dice, sides = FastDice(5), 12
    rolls = [dice.roll("", sides) for _ in range(ROLLS)]
    pairs = zip(rolls, rolls[apart:], strict=False)
    assert fair(Counter(one * sides + other for one, other in pairs), sides**2)


@pytest.mark.parametrize("step", [1, 2**32, 2**63 // ROLLS])
def test_seeds_side_by_side_roll_independently(step: int) -> None:
    sides = 12
    firsts = [FastDice(step * number).roll("", sides) for number in range(ROLLS)]
    pairs = pairwise(firsts)
    assert fair(Counter(one * sides + other for one, other in pairs), sides**2)


def test_the_same_seed_rolls_the_same_whatever_it_is_for() -> None:
    one, other = FastDice(7), FastDice(7)
    rolls = [one.roll("pile", 100) for _ in range(10)]
    other.begin(1)
    assert [other.roll(f"stream {number}", 100) for number in range(10)] == rolls
    assert rolls == [19, 81, 22, 59, 53, 95, 24, 44, 96, 16]


def test_a_copy_rolls_on_alike_and_leaves_the_original_alone() -> None:
    dice = FastDice(11)
    dice.roll("", 6)
    twin, third = dice.copy(), dice.copy()
    rolls = [twin.roll("", 1000) for _ in range(50)]
    assert [dice.roll("", 1000) for _ in range(50)] == rolls
    assert [third.draw("", bytes(1000)) for _ in range(50)] == rolls


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_does_not_fit_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"a seed of fast dice has 64 bits, not -?\d+"):
        FastDice(seed)


def played(seed: int) -> list[State]:
    """The deal and the end of a game with these dice, for the moves as for the cards."""
    rules, dice = edition().rules, FastDice(seed)
    state = rules.start(dice)
    deal = state.copy()
    while not rules.over(state):
        moves = rules.moves(state)
        rules.play(state, moves[dice.roll("move", len(moves))], dice)
        settle(rules, state, dice)
    return [deal, state]


def test_a_game_follows_from_its_seed() -> None:
    for seed in range(3):
        for one, other in zip(played(seed), played(seed), strict=True):
            assert one.same(other)
    assert not played(0)[0].same(played(1)[0])


def test_the_treasure_and_the_role_left_over_are_dealt_fairly() -> None:
    rules = edition("classic", 5).rules
    layout = rules.layout
    spare = layout.zones.index("spare")
    goals = [layout.zones.index(f"goal.{number}") for number in range(3)]
    treasure, found, left_over = layout.kinds.index("treasure"), Counter[int](), Counter[int]()
    for seed in range(6000 if SOAK else 1500):
        state = rules.start(FastDice(seed))
        found[[state.card(goal) for goal in goals].index(treasure)] += 1
        left_over[state.card(spare)] += 1
    assert fair(found, 3)
    # Two of the six roles that five players are dealt from are saboteurs (B1).
    third = left_over.total() / 3
    assert abs(left_over[layout.kinds.index("saboteur")] - third) < 5 * (third * 2 / 3) ** 0.5
