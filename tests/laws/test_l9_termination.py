"""L9: every game ends, and no later than the cards allow."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.moves import kind_of
from rockfall.kernel.state import State
from tests.support.play import at_random, reach, truth, walk
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine

ROUNDS = 3
DECK = 67
GOALS = 3
MOST_GOLD = 10
#: A round at its start: each card of the deck makes one turn at most, since no card ever comes
#: back to a hand or the pile; each goal may be picked and then turned, two decisions; and of
#: the gold on offer, a card for each seat at most, one is kept at a time.
ROUND = DECK + 2 * GOALS + MOST_GOLD


def decisions_left(state: State) -> int:
    """More decisions than this cannot come: it falls with every one that is made."""
    layout = state.layout
    number = dict(zip(layout.nums, state.nums, strict=True))
    if not state.todo:
        return 0
    sizes = {name: state.size(zone) for zone, name in enumerate(layout.zones)}

    def cards(kind: str) -> int:
        return sum(size for name, size in sizes.items() if name.split(".")[0] == kind)

    later = (ROUNDS - number["round"]) * ROUND
    if number["sharing"]:
        return later + cards("offer")
    picked = layout.tasks[kind_of(state.todo[-1])] == "rotation"
    return later + cards("pile") + cards("hand") + 2 * len(state.grid.down) - picked + MOST_GOLD


@pytest.mark.rule("A3", "B7", "B19")
@lane(60)
@given(games())
def test_every_decision_brings_the_end_of_the_game_nearer(game: Game) -> None:
    for step in game.steps():
        assert decisions_left(step.after) >= 0
        if step.seat >= 0:
            assert decisions_left(step.after) < decisions_left(step.before)
    assert game.rules.over(step.after)


@pytest.mark.rule("B19")
@lane(30)
@given(games(), st.integers(0, 250), st.integers(0, 2**32 - 1))
def test_from_any_position_random_play_ends_in_time(game: Game, plies: int, seed: int) -> None:
    edition, state, dice = reach(game.spec, game.seats, game.seed, plies, game.choose)
    bound = decisions_left(state)
    steps = list(walk(edition.rules, state, dice, Random(seed), at_random, bound))
    assert edition.rules.over(steps[-1].after if steps else state)
    assert bound <= ROUNDS * ROUND


def test_the_bound_is_met_at_the_deal() -> None:
    edition, state, _ = truth("jubilee", 10, 0)
    assert sum(edition.rules.layout.count) == DECK + 1 + GOALS + 28 + 11
    assert decisions_left(state) == ROUNDS * ROUND
