"""The laws over any legal mixture of parts, switches and seats, and over the presets."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from rockfall.editions.games import GAMES
from rockfall.editions.registry import EditionError, load
from rockfall.kernel.dice import Dice
from rockfall.kernel.rules import Rules
from tests.laws.conservation import conserved
from tests.laws.legality import legality_is_public_to_the_actor
from tests.laws.resampling import resample
from tests.laws.telling import fold_is_projection, replay, told_at_once, told_within_seen
from tests.laws.twins import twin_worlds
from tests.support.play import SOAK, settle
from tests.support.strategies import Game, lane, mixtures, presets_played


@lane(16)
@given(mixtures())
def test_what_every_eye_is_told_is_what_it_may_see(game: Game) -> None:
    layout = game.rules.layout
    assert replay(layout, game.steps())
    assert fold_is_projection(layout, game.steps())
    assert told_within_seen(layout, game.steps())
    assert told_at_once(layout, game.steps())


@lane(16)
@given(mixtures())
def test_legality_is_public_and_a_guess_fits_the_view(game: Game) -> None:
    assert legality_is_public_to_the_actor(game.rules, game.steps())
    resample(game.rules, game.steps())


#: Large tables have many eyes; a few at every step will do, each time others.
EYES = None if SOAK else 2


@lane(6)
@given(mixtures())
def test_twin_worlds_tell_the_same(game: Game) -> None:
    assert twin_worlds(game, eyes=EYES)


@lane(10)
@given(mixtures())
def test_no_card_is_lost_and_every_game_ends(game: Game) -> None:
    for step in game.steps():
        conserved(step.after)
    assert game.rules.over(step.after)


@pytest.mark.rule("M1")
@pytest.mark.parametrize("game", presets_played())
def test_the_laws_hold_at_every_preset(game: Game) -> None:
    layout = game.rules.layout
    assert replay(layout, game.steps())
    assert fold_is_projection(layout, game.steps(plies=60))
    assert told_within_seen(layout, game.steps(plies=60))


@pytest.mark.rule("M1")
@pytest.mark.parametrize("game", presets_played())
def test_twin_worlds_tell_the_same_at_every_preset(game: Game) -> None:
    assert twin_worlds(game, eyes=EYES, plies=None if SOAK else 120)


@lane(4)
@given(mixtures())
def test_permuting_offers_and_gates_changes_no_set_of_moves(game: Game) -> None:
    rules = load(game.spec, game.seats).rules
    for step in game.steps(plies=40):
        before = rules.moves(step.before)
        rules.offering.reverse()
        rules.barring.reverse()
        rules.fencing.reverse()
        assert rules.moves(step.before) == before
    assert all(one <= other for one, other in pairwise(before))


def test_random_games_over_random_mixtures_never_get_stuck() -> None:
    chance = Random(2024)
    combinations, games = (400, 10_000) if SOAK else (60, 120)
    tables: list[Rules] = []
    while len(tables) < combinations:
        game = chance.choice(list(GAMES.values()))
        parts = [part for part in game.catalogue.parts if chance.random() < 0.4]
        try:
            tables.append(load("+".join([game.default, *parts]), chance.randint(2, 12)).rules)
        except EditionError:
            continue
    for number in range(games):
        rules = tables[number % combinations]
        dice = Dice(number.to_bytes(4, "big"))
        state = rules.start(dice)
        # A card can be asked about by every other seat, and there are fewer than 200 cards.
        for _ in range(3 * 2 * 200 * 12):
            if rules.over(state):
                break
            rules.play(state, chance.choice(rules.moves(state)), dice)
            settle(rules, state, dice)
        assert rules.over(state)
        conserved(state)
