"""L6: the order in which modules offer and bar is nobody's business."""

from random import Random

import pytest
from hypothesis import given

from rockfall.editions.registry import load
from tests.laws.legality import order_of_modules_is_free
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@lane(25)
@given(games())
def test_offers_and_gates_may_be_asked_in_any_order(game: Game) -> None:
    other = load(game.spec, game.seats).rules
    assert len(other.offering) > 1
    assert order_of_modules_is_free(game.rules, other, game.steps(), Random(game.seed)) > 0
