"""L1: folding what an eye is told equals projecting the truth for it, operation by operation."""

import pytest
from hypothesis import given

from tests.laws.telling import fold_is_projection
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@lane(25)
@given(games())
def test_every_eye_can_follow_the_game_from_what_it_is_told(game: Game) -> None:
    assert fold_is_projection(game.rules.layout, game.steps()) > 0
