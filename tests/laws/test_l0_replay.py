"""L0: the operations are the whole story; whoever replays them arrives at the truth."""

import pytest
from hypothesis import given

from tests.laws.telling import replay
from tests.support.play import alike, dice_of
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@lane(60)
@given(games())
def test_replaying_the_operations_gives_the_truth_at_every_step(game: Game) -> None:
    # Three rounds, seven cards to the nearest goal in each, and the deal.
    assert replay(game.rules.layout, game.steps()) >= 3 * 7 + 1


@lane(30)
@given(games())
def test_keeping_no_log_changes_nothing(game: Game) -> None:
    rules = game.rules
    dice = dice_of(game.seed)
    unlogged = rules.start(dice)
    for step in game.steps():
        if step.seat >= 0:
            rules.play(unlogged, step.move, dice)
        assert alike(unlogged, step.after)
    assert rules.over(unlogged)
