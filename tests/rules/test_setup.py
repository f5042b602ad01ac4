"""Setting up: players, editions, switches (M1, E1-E6)."""

from itertools import product

import pytest

from rockfall.editions.data import CATALOGUE
from rockfall.editions.registry import EditionError, canonical, load, parse
from tests.support.play import dice_of

pytestmark = pytest.mark.engine

EDITIONS = ("jubilee", "classic", "gigamic")
VALUES = {
    "E1": ["per-digger", "per-player"],
    "E2": ["hands-empty", "all-passed", "no-playable"],
    "E3": ["last-turn", "last-card", "last-path"],
    "E4": ["all", "one-only"],
    "E5": ["chooser", "chooser-if-misfit", "fixed"],
    "E6": ["no", "yes"],
}
JUBILEE = ("per-digger", "hands-empty", "last-turn", "all", "chooser", "no")
CLASSIC = ("per-digger", "all-passed", "last-turn", "one-only", "chooser-if-misfit", "yes")
GIGAMIC = ("per-player", "hands-empty", "last-card", "all", "fixed", "no")


@pytest.mark.rule("M1")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", range(3, 11))
def test_three_to_ten_players_can_play_every_edition(spec: str, seats: int) -> None:
    edition = load(spec, seats)
    state = edition.rules.start(dice_of(1))
    assert edition.rules.moves(state)
    assert edition.rules.layout.seats == seats


@pytest.mark.rule("M1", "R37")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 12, 100])
def test_any_other_number_is_refused_naming_what_was_asked_and_what_is_allowed(
    spec: str, seats: int
) -> None:
    with pytest.raises(EditionError) as error:
        load(spec, seats)
    said = str(error.value).replace(",", " ").split()
    assert {"3", "10", str(seats)} <= set(said)


@pytest.mark.rule("M1", "R37")
@pytest.mark.parametrize(
    ("spec", "named"),
    [
        ("ruby", ["ruby", "jubilee", "classic", "gigamic"]),
        ("", ["jubilee", "classic", "gigamic"]),
        ("jubilee+E99=no", ["E99", "E1", "E6"]),
        ("jubilee+E6=maybe", ["E6", "maybe", "yes", "no"]),
        ("jubilee+E6", ["E6", "jubilee"]),
        ("classic+E2=", ["E2", "hands-empty", "all-passed", "no-playable"]),
        ("classic+dragons", ["dragons", "classic"]),
    ],
)
def test_an_unknown_edition_switch_or_value_is_refused_by_name(spec: str, named: list[str]) -> None:
    with pytest.raises(EditionError) as error:
        load(spec, 5)
    assert all(word in str(error.value) for word in named)


@pytest.mark.rule("B5", "R17")
@pytest.mark.parametrize("first", [-2, 4, 10])
def test_a_first_player_who_does_not_sit_there_is_refused(first: int) -> None:
    with pytest.raises(EditionError, match=str(first)):
        load("jubilee", 4, first)


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "R1", "R2", "R3", "R5", "R9")
@pytest.mark.parametrize(
    ("spec", "values"), [("jubilee", JUBILEE), ("classic", CLASSIC), ("gigamic", GIGAMIC)]
)
def test_every_edition_has_its_own_values(spec: str, values: tuple[str, ...]) -> None:
    assert parse(spec) == (spec, dict(zip(VALUES, values, strict=True)))


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6")
def test_the_switches_have_these_values_and_no_others() -> None:
    assert {name: switch.values for name, switch in CATALOGUE.switches.items()} == VALUES


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("switch", list(VALUES))
def test_every_switch_can_be_set_alone_and_changes_nothing_else(spec: str, switch: str) -> None:
    _, usual = parse(spec)
    for value in VALUES[switch]:
        assert parse(f"{spec}+{switch}={value}") == (spec, {**usual, switch: value})


@pytest.mark.rule("R37")
def test_every_value_goes_with_every_value_of_the_others() -> None:
    for values in product(*VALUES.values()):
        pairs = zip(VALUES, values, strict=True)
        spec = "jubilee" + "".join(f"+{switch}={value}" for switch, value in pairs)
        rules = load(spec, 3).rules
        assert rules.moves(rules.start(dice_of(2)))


@pytest.mark.rule("M1")
def test_jubilee_is_what_one_gets_without_asking() -> None:
    assert load().spec == "jubilee"
    assert canonical("jubilee+E2=hands-empty") == "jubilee"
    assert canonical("classic+E6=no+E2=no-playable") == "classic+E2=no-playable+E6=no"
