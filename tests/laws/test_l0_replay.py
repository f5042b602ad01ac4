"""L0: the operations are the whole story; whoever replays them arrives at the truth."""

import pytest
from hypothesis import given

from tests.laws.games import facts_of
from tests.laws.telling import replay
from tests.support.play import again, alike, dice_of
from tests.support.strategies import Game, games, lane

pytestmark = pytest.mark.engine


@lane(60)
@given(games())
def test_replaying_the_operations_gives_the_truth_at_every_step(game: Game) -> None:
    assert replay(game.rules.layout, game.steps()) >= facts_of(game).fewest_steps


@lane(30)
@given(games())
def test_keeping_no_log_changes_nothing(game: Game) -> None:
    rules = game.rules
    dice = dice_of(game.seed)
    unlogged = rules.start(dice)
    deal, *steps = game.steps()
    assert alike(unlogged, deal.after)
    for step in steps:
        again(rules, step, unlogged, dice)
        assert alike(unlogged, step.after)
    assert rules.over(unlogged)
