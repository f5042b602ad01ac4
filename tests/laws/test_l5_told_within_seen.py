"""L5: nobody is told of a card that they do not see, before or after."""

import pytest
from hypothesis import given

from tests.laws.telling import told_at_once, told_within_seen
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@pytest.mark.rule("A4", "B6", "B12", "B15", "B18", "R34")
@lane(15)
@given(games())
def test_a_card_is_named_only_to_those_who_see_it(game: Game) -> None:
    assert told_within_seen(game.rules.layout, game.steps()) > 0


@pytest.mark.rule("A4")
@lane(15)
@given(games())
def test_a_step_that_is_told_at_once_is_told_as_one_by_one(game: Game) -> None:
    assert told_at_once(game.rules.layout, game.steps()) > 0
