"""Settings: what can be played, in whose words it cannot, and the link that carries them."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.bots.registry import BOTS
from rockfall.editions.games import GAMES
from rockfall.editions.registry import EditionError, load
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.server.denied import DeniedError
from rockfall.server.edition_cache import EDITIONS
from rockfall.server.protocol import Clock, Settings
from rockfall.server.settings import checked, from_link, link_of
from tests.server.specs import some_spec
from tests.support.games import presets, seats_of


def denied(settings: Settings) -> DeniedError:
    """The refusal that settings meet."""
    with pytest.raises(DeniedError) as caught:
        checked(settings)
    return caught.value


def playable(settings: Settings) -> Settings:
    """Settings that are found good, and a match can be set up with."""
    good = checked(settings)
    assert load(good.spec, good.seats, good.first).spec == good.spec
    return good


def test_settings_as_usual_can_be_played_and_need_no_link() -> None:
    assert checked(Settings()) == Settings()
    assert link_of(Settings()) == ""
    assert from_link("") == Settings()


def test_every_preset_can_be_played() -> None:
    for spec in presets().values():
        for seats in seats_of(spec):
            good = playable(Settings(spec=spec, seats=seats))
            assert checked(good) == good


def test_what_cannot_be_played_is_refused_in_the_words_of_the_engine() -> None:
    refusal = denied(Settings(spec="jubilee+tournament+saboteur2")).refusal
    assert refusal.code == "impossible-settings"
    assert "'saboteur2'" in str(refusal.args["why"])
    assert "not for 12" in str(denied(Settings(seats=12)).refusal.args["why"])
    assert "unknown edition" in str(denied(Settings(spec="chess")).refusal.args["why"])
    assert "cannot begin" in str(denied(Settings(first=7)).refusal.args["why"])


def test_parts_are_refused_together_exactly_where_the_listing_says_so() -> None:
    for game in GAMES.values():
        for one, other in combinations(game.catalogue.parts, 2):
            settings = Settings(spec=f"{game.default}+{one}+{other}", seats=6)
            if other in game.excluded(one):
                assert game.excluded(one)[other] in str(denied(settings).refusal.args["why"])
            else:
                playable(settings)


def test_chests_lie_as_any_lay_out_says_whatever_else_is_played() -> None:
    for part in set(SABOTEUR.catalogue.parts) - {"chests"}:
        for layout in SABOTEUR.settings["chests"].names:
            playable(Settings(spec=f"jubilee+{part}+chests={layout}", seats=6))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(seats=3, bots=["standard"] * 4), "too-many-bots"),
        (Settings(bots=["", "genius"]), "unknown-bot"),
        (Settings(sit_in="genius"), "unknown-bot"),
        (Settings(bots=["", "standard.grim"]), "unknown-persona"),
        (Settings(clock=Clock("move", 4)), "clock-too-short"),
        (Settings(clock=Clock("bank", 0, 30)), "clock-too-short"),
    ],
)
def test_other_slips_are_refused_by_code(settings: Settings, code: str) -> None:
    assert denied(settings).refusal.code == code


def test_settings_take_their_shortest_form() -> None:
    long = Settings(
        spec="jubilee+E6=yes+saboteur2+saboteur2",
        bots=["standard", "", ""],
        clock=Clock("none", 99),
    )
    short = checked(long)
    assert short.spec == checked(Settings(spec="jubilee+saboteur2+E6=yes")).spec
    assert short.bots == ["standard"]
    assert short.clock == Clock()


@given(
    st.builds(
        Settings,
        spec=st.sampled_from(list(presets().values())),
        seats=st.integers(2, 12),
        bots=st.lists(st.sampled_from(["", *BOTS, "detective.hot-headed"]), max_size=12),
        first=st.integers(-1, 11),
        clock=st.builds(
            Clock,
            st.sampled_from(["none", "move", "bank"]),
            st.integers(0, 86_400),
            st.integers(0, 600),
        ),
        listed=st.booleans(),
        watch=st.sampled_from(["nobody", "anyone"]),
        delay=st.integers(0, 100),
        chat=st.booleans(),
        sit_in=st.sampled_from(["", *BOTS]),
        away=st.integers(1, 3600),
        pace=st.floats(0, 3),
        window=st.floats(0, 30),
    )
)
def test_a_link_makes_the_same_settings_again(settings: Settings) -> None:
    # One bot seat for a person looks like none at all: both are seats for persons.
    again = from_link(link_of(settings))
    assert again == settings or settings.bots == [""] == again.bots


@pytest.mark.parametrize("line", ["seats=many", "seats=99", "colour=red", "clock=sand-3", "pace=9"])
def test_a_broken_link_says_what_is_wrong(line: str) -> None:
    with pytest.raises(DeniedError) as caught:
        from_link(line)
    assert caught.value.refusal.code == "bad-link"
    assert line.partition("=")[0] in str(caught.value.refusal.args["why"])


# -- what is kept ----------------------------------------------------------------------------


def test_whatever_is_found_good_can_be_built_and_what_is_not_cannot() -> None:
    choice, good = Random(5), 0
    for _ in range(400):
        settings = Settings(spec=some_spec(choice), seats=choice.randint(2, 12))
        try:
            load(settings.spec, settings.seats, settings.first)
        except EditionError as error:
            why = str(error)
        else:
            playable(settings)
            good += 1
            continue
        assert denied(settings).refusal.args == {"why": why}
    assert 50 < good < 350


def test_settings_that_are_only_tried_are_not_kept() -> None:
    choice, before = Random(6), (len(EDITIONS), EDITIONS.weight)
    for _ in range(500):
        try:
            checked(Settings(spec=some_spec(choice), seats=choice.randint(2, 12)))
        except DeniedError:
            continue
    assert (len(EDITIONS), EDITIONS.weight) == before
