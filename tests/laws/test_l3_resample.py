"""L3: whoever guesses at the hidden cards gets worlds that fit, and every world can come up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import WATCHER
from rockfall.kernel.sight import mask
from tests.laws.resampling import resample
from tests.support.play import reach, truth
from tests.support.strategies import Game, games, lane, saboteur_games

pytestmark = pytest.mark.engine


@lane(15)
@given(games())
def test_a_guess_fits_the_view_and_guesses_vary(game: Game) -> None:
    assert resample(game.rules, game.steps()) > 0


@pytest.mark.rule("B1")
@lane(8)
@given(st.integers(3, 10), st.integers(0, 2**32 - 1))
def test_another_seat_and_the_spare_may_be_digger_or_saboteur(seats: int, seed: int) -> None:
    edition, state, _ = truth("jubilee", seats, seed)
    layout = edition.rules.layout
    hidden = [z for z, name in enumerate(layout.zones) if name in ("spare", "role.1", "role.2")]
    view = mask(state, 0)
    worlds = [determinise(view, Dice(b"%d" % number)) for number in range(200)]
    mine = layout.kinds[state.card(layout.zones.index("role.0"))]
    lone = seats < 5 and mine == "saboteur"
    for zone in hidden:
        kinds = {layout.kinds[world.cards(zone)[0]] for world in worlds}
        assert kinds == ({"digger"} if lone else {"digger", "saboteur"})


@pytest.mark.rule("S1")
@lane(8)
@given(st.integers(3, 12), st.integers(0, 2**32 - 1))
def test_in_saboteur_2_others_and_the_role_pile_may_be_anything_but_the_only_one_i_am(
    seats: int, seed: int
) -> None:
    edition, state, _ = truth("jubilee+saboteur2", seats, seed)
    layout = edition.rules.layout
    mine = layout.kinds[state.card(layout.zones.index("role.0"))]
    view = mask(state, 0)
    worlds = [determinise(view, Dice(b"%d" % number)) for number in range(400)]
    wanted = {"blue", "green", "boss", "profiteer", "geologist", "saboteur"}
    for name in ("role.1", "role.2", "spare"):
        zone = layout.zones.index(name)
        kinds = {layout.kinds[world.card(zone)] for world in worlds}
        assert kinds == wanted - ({mine} & {"boss", "profiteer"})


@pytest.mark.rule("B2")
@lane(8)
@given(saboteur_games())
def test_the_truth_about_the_goals_is_one_of_the_guesses(game: Game) -> None:
    step = next(game.steps())
    layout = game.rules.layout
    goals = [zone for zone, name in enumerate(layout.zones) if name.startswith("goal.")]
    view = mask(step.after, WATCHER)
    guesses = {
        tuple(guess.card(zone) for zone in goals)
        for guess in (determinise(view, Dice(b"%d" % number)) for number in range(150))
    }
    assert len(guesses) == 6
    assert tuple(step.after.card(zone) for zone in goals) in guesses


@lane(6)
@given(saboteur_games(), st.integers(0, 40))
def test_any_unseen_card_may_be_in_any_other_hand(game: Game, plies: int) -> None:
    _, state, _ = reach(game.spec, game.seats, game.seed, plies, game.choose)
    layout = state.layout
    view = mask(state, 0)
    hand = layout.zones.index("hand.1")
    seen = view.zones[layout.zones.index("hand.0")] + view.cards(layout.zones.index("discard"))
    mats = [zone for zone, name in enumerate(layout.zones) if name.startswith("mat.")]
    seen += b"".join(view.zones[zone] for zone in mats)
    seen += bytes(tile >> 1 for tile in view.grid.tiles.values())
    deck = layout.decks.index("pile")
    unseen = {
        kind
        for kind, count in enumerate(layout.count)
        if layout.deck[kind] == deck and count > seen.count(kind)
    }
    held: set[int] = set()
    for number in range(2000):
        held |= set(determinise(view, Dice(b"%d" % number)).zones[hand])
    assert held == (unseen if view.size(hand) else set())
