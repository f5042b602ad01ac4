"""L8: no card is ever lost, doubled, or lying where cards of another deck belong."""

import pytest
from hypothesis import given

from tests.laws.conservation import conserved
from tests.laws.telling import within
from tests.support.strategies import Game, games, lane, saboteur_games

pytestmark = pytest.mark.engine


@lane(30)
@given(games())
def test_every_card_is_in_exactly_one_place_after_every_operation(game: Game) -> None:
    for step in game.steps():
        conserved(step.after)
        for _, _, after in within(step):
            conserved(after)
    assert game.rules.over(step.after)


@pytest.mark.rule("G1", "B2")
@lane(30)
@given(saboteur_games())
def test_a_cell_holds_one_card_and_a_hidden_goal_has_its_own_zone(game: Game) -> None:
    for step in game.steps():
        grid = step.after.grid
        assert not set(grid.tiles) & set(grid.down)
        assert len(set(grid.down.values())) == len(grid.down)
        assert all(step.after.size(zone) == 1 for zone in grid.down.values())
    assert grid.tiles
