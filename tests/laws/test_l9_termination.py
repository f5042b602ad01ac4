"""L9: every game ends, and no later than the cards allow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import facts_of
from tests.laws.games.saboteur import DECK, GOALS, SECOND_DECK, bound, decisions_left
from tests.laws.termination import ends_in_time, ends_nearer
from tests.support.play import truth
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@pytest.mark.rule("A3", "B7", "B19", "S8", "S25")
@lane(60)
@given(games())
def test_every_decision_brings_the_end_of_the_game_nearer(game: Game) -> None:
    ends_nearer(game, facts_of(game))


@pytest.mark.rule("B19", "S25")
@lane(30)
@given(games(), st.integers(0, 250), st.integers(0, 2**32 - 1))
def test_from_any_position_random_play_ends_in_time(game: Game, plies: int, seed: int) -> None:
    ends_in_time(game, facts_of(game), plies, seed)


def test_the_bound_is_met_at_the_deal() -> None:
    edition, state, _ = truth("jubilee", 10, 0)
    assert sum(edition.rules.layout.count) == DECK + 1 + GOALS + 28 + 11
    assert decisions_left(state) == bound("jubilee")


@pytest.mark.rule("S2")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_the_bound_of_saboteur_2_is_met_at_the_deal(seats: int) -> None:
    edition, state, _ = truth("jubilee+saboteur2", seats, 0)
    assert sum(edition.rules.layout.count) == SECOND_DECK + 10 + 1 + GOALS + 15
    assert decisions_left(state) == bound("jubilee+saboteur2")
