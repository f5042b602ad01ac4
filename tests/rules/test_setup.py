"""Setting up: players, editions, switches (M1, E1-E10)."""

from itertools import combinations, product

import pytest

from rockfall.editions.registry import EditionError, canonical, load, parse
from rockfall.editions.saboteur.game import SABOTEUR
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
    "E7": ["boss-profiteer", "boss-alone"],
    "E8": ["top-under", "random-out", "top-out"],
    "E9": ["both-teams", "nobody"],
    "E10": ["no", "yes"],
}
#: The switches that the base game asks.
BASE = ("E1", "E2", "E3", "E4", "E5", "E6")
JUBILEE = (
    *("per-digger", "hands-empty", "last-turn", "all", "chooser", "no"),
    *("boss-profiteer", "top-under", "both-teams", "no"),
)
CLASSIC = (
    *("per-digger", "all-passed", "last-turn", "one-only", "chooser-if-misfit", "yes"),
    *("boss-profiteer", "top-under", "both-teams", "no"),
)
GIGAMIC = (
    *("per-player", "hands-empty", "last-card", "all", "fixed", "no"),
    *("boss-alone", "random-out", "both-teams", "yes"),
)


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
        ("jubilee+E6", ["E6", "saboteur2"]),
        ("classic+E2=", ["E2", "hands-empty", "all-passed", "no-playable"]),
        ("classic+dragons", ["dragons", "saboteur2"]),
        ("classic+saboteur2+E8=any", ["E8", "any", "top-under", "random-out", "top-out"]),
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


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10")
@pytest.mark.rule("R1", "R2", "R3", "R5", "R9")
@pytest.mark.parametrize(
    ("spec", "values"), [("jubilee", JUBILEE), ("classic", CLASSIC), ("gigamic", GIGAMIC)]
)
def test_every_edition_has_its_own_values(spec: str, values: tuple[str, ...]) -> None:
    assert parse(spec) == (SABOTEUR, spec, [], dict(zip(VALUES, values, strict=True)), {})
    both = parse(f"{spec}+saboteur2")
    assert both == (SABOTEUR, spec, ["saboteur2"], dict(zip(VALUES, values, strict=True)), {})


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10")
def test_the_switches_have_these_values_and_no_others() -> None:
    assert {name: switch.values for name, switch in SABOTEUR.catalogue.switches.items()} == VALUES


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("switch", list(VALUES))
def test_every_switch_can_be_set_alone_and_changes_nothing_else(spec: str, switch: str) -> None:
    usual = parse(spec).switches
    for value in VALUES[switch]:
        setup = parse(f"{spec}+{switch}={value}")
        assert setup == (SABOTEUR, spec, [], {**usual, switch: value}, {})


@pytest.mark.rule("R37")
def test_every_value_goes_with_every_value_of_the_others() -> None:
    for values in product(*[VALUES[switch] for switch in BASE]):
        pairs = zip(BASE, values, strict=True)
        spec = "jubilee" + "".join(f"+{switch}={value}" for switch, value in pairs)
        rules = load(spec, 3).rules
        assert rules.moves(rules.start(dice_of(2)))


@pytest.mark.rule("M1")
def test_with_saboteur_2_any_value_goes_with_any_value_of_another_switch() -> None:
    for one, other in combinations(VALUES, 2):
        for mine, yours in product(VALUES[one], VALUES[other]):
            rules = load(f"jubilee+saboteur2+{one}={mine}+{other}={yours}", 3).rules
            assert rules.moves(rules.start(dice_of(2)))


@pytest.mark.rule("M1")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", range(2, 13))
def test_two_to_twelve_can_play_saboteur_2_in_every_edition(spec: str, seats: int) -> None:
    edition = load(f"{spec}+saboteur2", seats)
    state = edition.rules.start(dice_of(1))
    assert edition.rules.moves(state)
    assert edition.rules.layout.seats == seats


@pytest.mark.rule("M1")
@pytest.mark.parametrize("spec", EDITIONS)
@pytest.mark.parametrize("seats", [-1, 0, 1, 13, 100])
def test_any_other_number_is_refused_by_saboteur_2_naming_both_sides(spec: str, seats: int) -> None:
    with pytest.raises(EditionError) as error:
        load(f"{spec}+saboteur2", seats)
    said = str(error.value)
    assert "Saboteur 2" in said
    assert {"2", "12", str(seats)} <= set(said.replace(",", " ").split())


@pytest.mark.rule("M1")
def test_jubilee_is_what_one_gets_without_asking() -> None:
    assert load().spec == "jubilee"
    assert canonical("jubilee+E2=hands-empty") == "jubilee"
    assert canonical("jubilee+E10=yes+saboteur2+E8=top-under") == "jubilee+saboteur2+E10=yes"
    assert canonical("jubilee+saboteur2+saboteur2") == "jubilee+saboteur2"
    assert canonical("classic+E6=no+E2=no-playable") == "classic+E2=no-playable+E6=no"
