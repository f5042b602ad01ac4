"""L2: what a seat may do follows from what it sees; nobody else can list its moves."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.why_not import Parts, why_not
from tests.laws.legality import (
    answers_are_public_to_the_asker,
    legality_is_public_to_the_actor,
    refusals_are_public_to_the_asker,
)
from tests.support.play import at_random
from tests.support.strategies import Game, games, lane, mixtures

pytestmark = pytest.mark.engine


@lane(30)
@given(games())
def test_the_actor_lists_the_same_moves_as_the_truth_and_others_none(game: Game) -> None:
    assert legality_is_public_to_the_actor(game.rules, game.steps()) > 0


@lane(25)
@given(games(), st.integers(0, 2**32 - 1))
def test_a_wrong_move_is_refused_for_the_same_reason_on_view_and_truth(
    game: Game, seed: int
) -> None:
    chance = Random(seed)
    codes: set[str] = set()
    for step in game.steps():
        codes |= refusals_are_public_to_the_asker(game.rules, step.after, chance, 12)
    assert {"game-over", "not-your-turn", "not-in-hand"} <= codes


@lane(10)
@given(games())
def test_every_legal_move_is_accepted_from_the_actor_and_from_nobody_else(game: Game) -> None:
    rules = game.rules
    for step in game.steps():
        actor = rules.actor(step.after)
        for move in rules.moves(step.after):
            assert rules.refusal(step.after, actor, move) is None
            other = (actor + 1) % game.seats
            wrong = Refusal("not-your-turn", {"seat": actor})
            assert rules.refusal(step.after, other, move) == wrong


@lane(15)
@given(games() | mixtures(), st.integers(0, 2**32 - 1))
def test_why_not_is_answered_alike_on_view_and_truth_and_in_twin_worlds(
    game: Game, seed: int
) -> None:
    chance = Random(seed)
    codes: set[str] = set()
    for step in game.steps(120):
        codes |= answers_are_public_to_the_asker(game.rules, step.after, chance, 4)
    assert {"not-your-turn", "not-in-hand"} <= codes


def leaking(rules: Rules, state: State, seat: int, parts: Parts) -> list[Refusal]:
    """Answers that say which card lies at a hidden goal."""
    (goal,) = state.cards(rules.layout.zones.index("goal.0"))
    return [*why_not(rules, state, seat, parts), Refusal(rules.layout.kinds[goal])]


def test_an_answer_that_knows_what_the_asker_cannot_see_is_caught() -> None:
    game = Game("jubilee", 4, 3, at_random)
    deal = next(game.steps())
    with pytest.raises(AssertionError):
        answers_are_public_to_the_asker(game.rules, deal.after, Random(3), 40, leaking)
