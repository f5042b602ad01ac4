"""Settings: what can be played, in whose words it cannot, and the link that carries them."""

import gc
import tracemalloc
import weakref
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockfall.bots.registry import BOTS
from rockfall.editions.data import CATALOGUE, JUBILEE
from rockfall.editions.listing import excluded
from rockfall.editions.registry import EditionError, load, parse, seat_limits
from rockfall.match.match import Match
from rockfall.server.denied import DeniedError
from rockfall.server.protocol import Clock, Settings
from rockfall.server.settings import EDITIONS, checked, edition_of, from_link, link_of
from rockfall.server.telling import layout_of
from rockfall.server.thinking.thinker import _EDITIONS as THINKERS_EDITIONS


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
    for preset in CATALOGUE.presets.values():
        fewest, most, _ = seat_limits(parse(preset.spec).parts)
        for seats in range(fewest, most + 1):
            good = playable(Settings(spec=preset.spec, seats=seats))
            assert checked(good) == good


def test_what_cannot_be_played_is_refused_in_the_words_of_the_engine() -> None:
    refusal = denied(Settings(spec="jubilee+tournament+saboteur2")).refusal
    assert refusal.code == "impossible-settings"
    assert "'saboteur2'" in str(refusal.args["why"])
    assert "not for 12" in str(denied(Settings(seats=12)).refusal.args["why"])
    assert "unknown edition" in str(denied(Settings(spec="chess")).refusal.args["why"])
    assert "cannot begin" in str(denied(Settings(first=7)).refusal.args["why"])


def test_parts_are_refused_together_exactly_where_the_listing_says_so() -> None:
    for one, other in combinations(CATALOGUE.parts, 2):
        settings = Settings(spec=f"jubilee+{one}+{other}", seats=6)
        if other in excluded(one):
            assert excluded(one)[other] in str(denied(settings).refusal.args["why"])
        else:
            playable(settings)


def test_chests_lie_as_any_lay_out_says_whatever_else_is_played() -> None:
    for part in set(CATALOGUE.parts) - {"chests"}:
        for layout in JUBILEE.chests.layouts:
            playable(Settings(spec=f"jubilee+{part}+chests={layout}", seats=6))


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(seats=3, bots=["greedy"] * 4), "too-many-bots"),
        (Settings(bots=["", "genius"]), "unknown-bot"),
        (Settings(sit_in="genius"), "unknown-bot"),
        (Settings(clock=Clock("move", 4)), "clock-too-short"),
        (Settings(clock=Clock("bank", 0, 30)), "clock-too-short"),
    ],
)
def test_other_slips_are_refused_by_code(settings: Settings, code: str) -> None:
    assert denied(settings).refusal.code == code


def test_settings_take_their_shortest_form() -> None:
    long = Settings(
        spec="jubilee+E6=yes+saboteur2+saboteur2", bots=["greedy", "", ""], clock=Clock("none", 99)
    )
    short = checked(long)
    assert short.spec == checked(Settings(spec="jubilee+saboteur2+E6=yes")).spec
    assert short.bots == ["greedy"]
    assert short.clock == Clock()


@given(
    st.builds(
        Settings,
        spec=st.sampled_from([preset.spec for preset in CATALOGUE.presets.values()]),
        seats=st.integers(2, 12),
        bots=st.lists(st.sampled_from(["", *BOTS]), max_size=12),
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


def some_spec(choice: Random) -> str:
    """A line by chance; many cannot be played."""
    parts = choice.sample(list(CATALOGUE.parts), choice.randint(0, len(CATALOGUE.parts)))
    words = [
        f"{name}={choice.choice(list(switch.values))}"
        for name, switch in CATALOGUE.switches.items()
        if choice.random() < 0.5
    ]
    return "+".join([choice.choice(list(CATALOGUE.editions)), *parts, *words])


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
    choice, before = Random(6), edition_of.cache_info()
    for _ in range(500):
        try:
            checked(Settings(spec=some_spec(choice), seats=choice.randint(2, 12)))
        except DeniedError:
            continue
    assert edition_of.cache_info() == before


def test_a_match_shares_its_edition_however_many_others_come_meanwhile() -> None:
    mine = Match(edition_of("classic", 4, 0), b"x" * 32)
    for number in range(EDITIONS + 1):
        edition_of(f"classic{'+E6=no' * (number + 1)}", 4, 0)
    assert edition_of("classic", 4, 0) is mine.edition


def test_an_edition_that_nobody_plays_any_more_is_let_go() -> None:
    built = weakref.ref(edition_of("classic", 5, 3))
    for number in range(EDITIONS):
        edition_of(f"classic{'+E6=no' * (number + 1)}", 5, 3)
    gc.collect()
    assert built() is None


def test_editions_that_are_kept_take_bounded_room() -> None:
    choice, biggest = Random(7), 0
    for _ in range(100):
        spec, seats = some_spec(choice), choice.randint(2, 12)
        try:
            load(spec, seats)
        except EditionError:
            continue
        tracemalloc.start()
        edition = load(spec, seats)
        told = layout_of.__wrapped__(edition.rules.layout)
        biggest = max(biggest, tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        assert told.kinds
    assert biggest > 50_000
    kept = EDITIONS + (layout_of.cache_info().maxsize or 10**9)
    assert kept * biggest < 64 << 20
    assert THINKERS_EDITIONS * biggest < 16 << 20
