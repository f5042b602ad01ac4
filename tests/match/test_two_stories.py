"""A story that is told to all and to one at once is what each of them is told alone."""

import pytest
from hypothesis import given

from rockfall.kernel.layout import BACK, TABLE, WATCHER
from rockfall.kernel.ops import MOVE
from rockfall.kernel.sight import mask, redact_move, redact_step
from rockfall.match.match import ToldStep
from rockfall.match.own_cards import only_own_cards
from rockfall.match.story import tell, tell_two
from tests.support.play import Step, at_random
from tests.support.strategies import Game, games, lane, mixtures, presets_played

pytestmark = pytest.mark.engine


def heard(step: Step, eye: int) -> ToldStep:
    """A step as an eye is told it."""
    (ops,) = redact_step(step.before, tuple(step.ops), [eye])
    move = redact_move(step.before.layout, step.move, step.seat, eye)
    return ToldStep(1, step.seat, move, ops)


def two_are_told_alike(game: Game) -> int:
    """How often both can be told at once; it must be the same then."""
    count, rules = 0, game.rules
    for step in game.steps():
        if step.seat == TABLE:
            continue
        told, own = heard(step, WATCHER), heard(step, step.seat)
        if only_own_cards(rules.layout, told, own):
            view = mask(step.before, WATCHER)
            both = tell_two(rules, told, own, view)
            assert view.same(mask(step.after, WATCHER))
            assert both[0] == tell(rules, told, mask(step.before, WATCHER))
            assert both[1] == tell(rules, own, mask(step.before, step.seat))
            count += both[0] != both[1]
    return count


@lane(20)
@given(games())
def test_who_makes_a_move_is_told_with_all_as_if_alone(game: Game) -> None:
    assert two_are_told_alike(game) > 0


@lane(30)
@given(mixtures())
def test_so_it_is_in_every_mixture(game: Game) -> None:
    two_are_told_alike(game)


@pytest.mark.parametrize("game", presets_played())
def test_so_it_is_at_every_preset(game: Game) -> None:
    two_are_told_alike(game)


def test_most_moves_can_be_told_at_once() -> None:
    steps = [step for step in Game("jubilee", 5, 3, at_random).steps() if step.seat != TABLE]
    layout = steps[0].before.layout
    at_once = [
        only_own_cards(layout, heard(step, WATCHER), heard(step, step.seat)) for step in steps
    ]
    assert sum(at_once) > 0.8 * len(steps)


def test_who_hears_more_than_of_their_own_hand_is_told_alone() -> None:
    steps = [step for step in Game("jubilee", 5, 3, at_random).steps() if step.seat != TABLE]
    layout = steps[0].before.layout
    for step in steps:
        told, own = heard(step, WATCHER), heard(step, step.seat)
        if not only_own_cards(layout, told, own):
            continue
        hidden = [at for at, op in enumerate(told.ops) if op != own.ops[at]]
        for at in hidden:
            code, card, src, _, dst = own.ops[at]
            assert code == MOVE
            assert f"hand.{step.seat}" in (layout.zones[src], layout.zones[dst])
            assert card != BACK == told.ops[at][1]
        # Who is told of another's card is not told with all.
        assert not hidden or not only_own_cards(
            layout, told, own._replace(seat=(step.seat + 1) % 5)
        )
