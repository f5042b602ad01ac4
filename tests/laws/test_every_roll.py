"""Every roll is a chance node: rules can be stopped at it, told how it fell, and go on."""

import pytest
from hypothesis import given

from rockfall.kernel.chance import Chance
from rockfall.kernel.dice import Dice
from rockfall.kernel.given import GivenRolls, RollNotGivenError
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from tests.support.play import Step, again, alike, dice_of
from tests.support.strategies import Game, games, lane, mixtures, presets_played

pytestmark = pytest.mark.engine


def play(rules: Rules, step: Step, chance: Chance) -> State:
    """A step made again, on a copy."""
    after = step.before.copy()
    again(rules, step, after, chance)
    return after


def fallen(stop: RollNotGivenError, roll: int) -> int:
    """The outcome that a roll belongs to."""
    outcomes = stop.outcomes()
    assert sum(weight for _, weight in outcomes) == stop.sides
    if not stop.cards:
        assert [one for one, _ in outcomes] == list(range(stop.sides))
        return roll
    of_card = {stop.cards[one]: (one, weight) for one, weight in outcomes}
    assert len(of_card) == len(outcomes)
    same, weight = of_card[stop.cards[roll]]
    assert weight == stop.cards.count(stop.cards[roll])
    return same


def replay(rules: Rules, step: Step, dice: Dice) -> tuple[State, int]:
    """A step with every roll stopped at and then given, as the keyed dice have it."""
    rolls: list[int] = []
    while True:
        chance = GivenRolls(rolls)
        try:
            after = play(rules, step, chance)
        except RollNotGivenError as stop:
            assert chance.used == len(rolls)
            if chance.round not in (0, dice.round):
                dice.begin(chance.round)
            rolls.append(fallen(stop, dice.roll(stop.stream, stop.sides)))
            continue
        assert chance.used == len(rolls)
        return after, len(rolls)


def every_roll_can_be_given(game: Game, plies: int | None = None) -> int:
    """Whether a game with given rolls is the game of the keyed dice; how many rolls it took."""
    dice, rolled = dice_of(game.seed), 0
    for step in game.steps(plies):
        before = step.before.copy()
        after, rolls = replay(game.rules, step, dice)
        assert alike(after, step.after)
        assert alike(step.before, before)
        rolled += rolls
    return rolled


@lane(20)
@given(games() | mixtures())
def test_a_game_can_be_stopped_at_every_roll_and_go_on(game: Game) -> None:
    assert every_roll_can_be_given(game) > 0


@pytest.mark.rule("M1")
@pytest.mark.parametrize("game", presets_played())
def test_every_preset_can_be_stopped_at_every_roll_and_go_on(game: Game) -> None:
    assert every_roll_can_be_given(game) > 0
