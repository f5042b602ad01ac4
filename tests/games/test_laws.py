"""The laws hold for a second game: they know nothing of the first one."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.state import State
from tests.laws.conservation import conserved
from tests.laws.games.facts import Facts
from tests.laws.legality import (
    answers_are_public_to_the_asker,
    legality_is_public_to_the_actor,
    refusals_are_public_to_the_asker,
)
from tests.laws.projection import Projection
from tests.laws.resampling import resample
from tests.laws.telling import fold_is_projection, replay, told_within_seen, within
from tests.laws.termination import ends_in_time, ends_nearer
from tests.laws.test_every_roll import every_roll_can_be_given
from tests.laws.test_planted_leaks import redaction_off
from tests.laws.twins import twin_worlds
from tests.support.lots import LOTS
from tests.support.play import at_random
from tests.support.strategies import Game, games_of, lane, mixtures_of

pytestmark = pytest.mark.interpreted

GAMES = games_of(LOTS) | mixtures_of(LOTS)
MOST_DECISIONS = 3 * 3


def decisions_left(state: State) -> int:
    """One decision of every seat in every round."""
    layout = state.layout
    number = dict(zip(layout.nums, state.nums, strict=True))
    rounds = layout.frame.rounds - number["round"]
    return rounds * layout.seats + (layout.seats - number["chosen"] if state.todo else 0)


FACTS = Facts(2 * 2 + 1, lambda spec: MOST_DECISIONS, decisions_left)


@lane(20)
@given(GAMES)
def test_replay_projection_and_what_is_told(game: Game) -> None:
    layout = game.rules.layout
    assert replay(layout, game.steps()) >= FACTS.fewest_steps
    assert fold_is_projection(layout, game.steps()) > 0
    assert told_within_seen(layout, game.steps()) > 0


@lane(20)
@given(GAMES, st.integers(0, 2**32 - 1))
def test_what_a_seat_may_do_follows_from_what_it_sees(game: Game, seed: int) -> None:
    assert legality_is_public_to_the_actor(game.rules, game.steps()) > 0
    chance, codes = Random(seed), set[str]()
    for step in game.steps():
        codes |= refusals_are_public_to_the_asker(game.rules, step.after, chance, 12)
        answers_are_public_to_the_asker(game.rules, step.after, chance, 4)
    assert {"game-over", "round-over", "not-your-turn"} <= codes


@lane(10)
@given(GAMES)
def test_guesses_fit_and_vary(game: Game) -> None:
    assert resample(game.rules, game.steps()) > 0


@lane(10)
@given(games_of(LOTS))
def test_worlds_that_look_alike_are_told_alike(game: Game) -> None:
    assert twin_worlds(game)


@lane(20)
@given(GAMES)
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    for step in game.steps():
        conserved(step.after)
        for _, _, after in within(step):
            conserved(after)


@lane(20)
@given(GAMES, st.integers(0, 9), st.integers(0, 2**32 - 1))
def test_every_game_ends(game: Game, plies: int, seed: int) -> None:
    ends_nearer(game, FACTS)
    ends_in_time(game, FACTS, plies, seed)


@lane(10)
@given(GAMES)
def test_every_roll_can_be_given_beforehand(game: Game) -> None:
    assert every_roll_can_be_given(game) > 0


def test_the_laws_bite_in_it_too() -> None:
    game = Game("village", 3, 1, at_random)
    leak = Projection(redact=redaction_off)
    with pytest.raises(AssertionError):
        told_within_seen(game.rules.layout, game.steps(), leak)
