"""The ten cards taken off the pile unseen (S2)."""

import pytest

from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.sight import mask
from tests.support.play import at_random, random_game, truth

pytestmark = pytest.mark.engine


@pytest.mark.rule("S2")
def test_nobody_knows_the_ten_cards_but_everybody_may_count_them() -> None:
    edition, state, _ = truth("jubilee+saboteur2", 5, 1)
    cut = edition.rules.layout.zones.index("cut")
    for eye in (WATCHER, *range(5)):
        assert list(mask(state, eye).cards(cut)) == [BACK] * 10


@pytest.mark.rule("S2")
def test_the_ten_cards_take_no_part_in_the_round() -> None:
    edition, state, _ = truth("jubilee+saboteur2", 3, 2)
    cut, rounds = edition.rules.layout.zones.index("cut"), edition.rules.layout.nums.index("round")
    aside = state.zones[cut]
    plies = 0
    for step in random_game("jubilee+saboteur2", 3, 2, at_random):
        if step.after.nums[rounds] > 1:
            break
        assert step.after.zones[cut] == aside
        plies += 1
    assert plies > 60


@pytest.mark.rule("S2")
def test_the_ten_are_others_in_every_round_and_game() -> None:
    seen = set()
    for seed in range(8):
        edition, state, _ = truth("jubilee+saboteur2", 3, seed)
        seen.add(state.zones[edition.rules.layout.zones.index("cut")])
    rounds = edition.rules.layout.nums.index("round")
    aside: dict[int, bytes] = {}
    for step in random_game("jubilee+saboteur2", 3, 7, at_random):
        cut = step.after.zones[edition.rules.layout.zones.index("cut")]
        aside[step.after.nums[rounds]] = cut
    assert len(seen) == 8
    assert len(set(aside.values())) == 3
