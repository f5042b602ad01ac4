"""A round that is over is over: nothing else happens in the step that ended it (A1)."""

from collections import Counter

import pytest
from hypothesis import given

from tests.support.endings import after_the_end, assert_nothing_follows
from tests.support.games import presets, seats_of
from tests.support.play import diggingly
from tests.support.strategies import Game, choosers, games, lane, mixtures

pytestmark = pytest.mark.engine


def rounds_ended(game: Game) -> Counter[str]:
    """Why the rounds of a game ended, each of them with nothing after it."""
    rules = game.rules
    frame = rules.layout.frame
    why: Counter[str] = Counter()
    for step in game.steps():
        if assert_nothing_follows(rules, step.ops):
            assert step.seat >= 0, "a round is ended by what somebody did"
            why[frame.reasons[step.after.nums[frame.ended] - 1]] += 1
            assert not step.after.todo
    assert why.total() == frame.rounds
    return why


@pytest.mark.rule("A1", "B13", "B14")
@lane(16)
@given(games())
def test_nothing_follows_the_end_of_a_round_at_any_set_up(game: Game) -> None:
    rounds_ended(game)


@pytest.mark.rule("A1", "B13", "B14", "N2")
@lane(32)
@given(mixtures())
def test_nothing_follows_the_end_of_a_round_in_any_mixture(game: Game) -> None:
    rounds_ended(game)


@pytest.mark.rule("A1", "B13", "B14", "N2")
def test_nothing_follows_any_reason_at_any_preset() -> None:
    seen: Counter[str] = Counter()
    for spec in presets().values():
        numbers = seats_of(spec)
        for seed, seats in enumerate((numbers[0], numbers[-1], numbers[len(numbers) // 2])):
            seen += rounds_ended(Game(spec, seats, seed, choosers(spec)[-1]))
    for seed in range(60):
        if "spider" not in seen:
            seen += rounds_ended(Game("jubilee+new-goals+costume+chests", 3, seed, diggingly))
    assert {"treasure", "spider"} < set(seen)


def test_what_follows_an_end_would_be_seen() -> None:
    game = Game("jubilee", 3, 1, diggingly)
    ended = next(s for s in game.steps() if after_the_end(game.rules.layout, s.ops) is not None)
    with pytest.raises(AssertionError, match="after the end of the round"):
        assert_nothing_follows(game.rules, [*ended.ops, ended.ops[0]])
