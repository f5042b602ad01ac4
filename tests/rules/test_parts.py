"""Parts: what goes together, for how many players, and how a set-up is written (M1, V3, C15)."""

import re
from itertools import combinations

import pytest

from rockfall.editions.registry import (
    EditionError,
    canonical,
    load,
    parse,
    seat_limits,
)
from rockfall.editions.saboteur.game import SABOTEUR
from tests.laws.conservation import conserved
from tests.support.play import SOAK, Chooser, at_random, diggingly, from_deal

pytestmark = pytest.mark.engine

#: The cards of the championship that go into the draw pile (C15).
CARDS = ("swap-goals", "storehouse", "veto", "direction", "craftsman", "pathfinder", "diversion")
PARTS = (
    "saboteur2",
    "greedy",
    *CARDS,
    "toll",
    "costume",
    "party",
    "new-goals",
    "sabotaged",
    "tournament",
)
REFUSED = [
    ("greedy", "saboteur2"),
    ("sabotaged", "saboteur2"),
    ("tournament", "saboteur2"),
    ("greedy", "tournament"),
    ("costume", "tournament"),
    ("costume", "party"),
    ("party", "tournament"),  # both would lie on 4,0
]
EXCLUDED = {frozenset((one, other)) for one, other, _ in SABOTEUR.exclusions()}
LEGAL = [
    pair for pair in combinations(SABOTEUR.catalogue.parts, 2) if frozenset(pair) not in EXCLUDED
]
BASE = "the base game"


def spec_of(*parts: str) -> str:
    """The jubilee edition with parts."""
    return "+".join(["jubilee", *parts])


# -- what does not go together ------------------------------------------------------------------


@pytest.mark.rule("M1")
@pytest.mark.parametrize(("one", "other"), REFUSED)
@pytest.mark.parametrize("edition", SABOTEUR.catalogue.editions)
def test_what_does_not_go_together_is_refused_naming_both_sides(
    edition: str, one: str, other: str
) -> None:
    for spec in (f"{edition}+{one}+{other}", f"{edition}+direction+{other}+E6=no+{one}"):
        with pytest.raises(EditionError) as error:
            load(spec, 5)
        assert f"'{one}'" in str(error.value)
        assert f"'{other}'" in str(error.value)


@pytest.mark.rule("M1")
def test_nothing_else_of_these_is_refused() -> None:
    refused = {pair for pair in EXCLUDED if pair <= set(PARTS)}
    assert refused == {frozenset(pair) for pair in REFUSED}


@pytest.mark.rule("M1")
@pytest.mark.parametrize(("one", "other", "reason"), SABOTEUR.exclusions())
def test_every_refusal_says_why(one: str, other: str, reason: str) -> None:
    assert {one, other} <= set(SABOTEUR.catalogue.parts)
    with pytest.raises(EditionError, match=re.escape(reason)):
        parse(spec_of(one, other))


@pytest.mark.rule("M1")
def test_an_unknown_part_is_refused_naming_it_and_those_there_are() -> None:
    with pytest.raises(EditionError) as error:
        load("jubilee+goblins", 5)
    assert all(name in str(error.value) for name in ("goblins", *PARTS))


# -- players ------------------------------------------------------------------------------------


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("parts", "limits"),
    [
        ([], (3, 10, BASE)),
        (["direction", "craftsman", "new-goals", "sabotaged", "greedy"], (3, 10, BASE)),
        (["saboteur2"], (2, 12, "Saboteur 2")),
        (["new-goals", "saboteur2"], (2, 12, "Saboteur 2")),
        (["tournament"], (5, 9, "the tournament")),
        (["sabotaged", "tournament"], (5, 9, "the tournament")),
    ],
)
def test_the_number_of_players_depends_on_the_parts(
    parts: list[str], limits: tuple[int, int, str]
) -> None:
    fewest, most, game = limits
    assert seat_limits(spec_of(*parts)) == (fewest, most)
    for seats in range(fewest, most + 1):
        assert load(spec_of(*parts), seats).seats == seats
    for seats in (-1, 0, fewest - 1, most + 1, 100):
        with pytest.raises(EditionError) as error:
            load(spec_of(*parts), seats)
        said = str(error.value)
        assert game in said
        assert {str(fewest), str(most), str(seats)} <= set(said.replace(",", " ").split())


# -- how a set-up is written --------------------------------------------------------------------


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("spec", "short"),
    [
        ("jubilee+craftsman+greedy+direction", "jubilee+greedy+direction+craftsman"),
        ("jubilee+greedy+greedy", "jubilee+greedy"),
        ("classic+E6=no+tournament", "classic+tournament+E6=no"),
        ("classic+tournament+E6=yes", "classic+tournament"),
        ("gigamic+sabotaged+new-goals+E1=per-digger", "gigamic+new-goals+sabotaged+E1=per-digger"),
    ],
)
def test_every_set_up_has_one_shortest_line(spec: str, short: str) -> None:
    assert canonical(spec) == canonical(short) == short
    assert load(spec, 5).spec == short
    assert parse(spec).switches == parse(short).switches
    assert set(parse(spec).parts) == set(parse(short).parts)


@pytest.mark.rule("M1")
def test_parts_are_read_apart_from_edition_and_switches() -> None:
    setup = parse("classic+direction+E2=no-playable+new-goals")
    assert (setup.edition, setup.parts) == ("classic", ["direction", "new-goals"])
    assert setup.switches == {**parse("classic").switches, "E2": "no-playable"}


@pytest.mark.rule("M1")
def test_no_part_is_in_an_edition_unless_it_is_asked_for() -> None:
    for edition in SABOTEUR.catalogue.editions:
        assert parse(edition).parts == []
    modules = SABOTEUR.catalogue.modules
    assert SABOTEUR.modules([]) == [name for name in modules.order if name in modules.base]


@pytest.mark.rule("M1")
@pytest.mark.parametrize("pair", LEGAL, ids="+".join)
def test_the_order_of_parts_in_a_line_makes_no_difference(pair: tuple[str, str]) -> None:
    one, other = (load(spec_of(*parts), 5) for parts in (pair, pair[::-1]))
    assert one.spec == other.spec
    assert one.rules.layout.kinds == other.rules.layout.kinds
    assert one.rules.layout.zones == other.rules.layout.zones


# -- all else combines --------------------------------------------------------------------------


def plays_out(spec: str, seats: int, seed: int, choose: Chooser) -> None:
    """Play a game to its end; no card is ever lost or made up."""
    for step in from_deal(spec, seats, seed, choose):
        conserved(step.after)
    assert not step.after.todo, "the game is over"
    assert step.after.nums[step.after.layout.nums.index("round")] == 3


@pytest.mark.rule("M1", "V3", "C15")
@pytest.mark.parametrize("pair", LEGAL, ids="+".join)
def test_every_legal_pair_plays_to_its_end_with_all_cards_accounted_for(
    pair: tuple[str, str],
) -> None:
    fewest, most = seat_limits(spec_of(*pair))
    for seed in range(10 if SOAK else 1):
        plays_out(spec_of(*pair), fewest, seed, diggingly)
        plays_out(spec_of(*pair), most, seed, at_random)


@pytest.mark.rule("M1", "V3", "C15")
@pytest.mark.parametrize("edition", SABOTEUR.catalogue.editions)
@pytest.mark.parametrize(
    "parts",
    [
        ("greedy", "direction", "craftsman", "new-goals", "sabotaged"),
        ("direction", "craftsman", "new-goals", "sabotaged", "tournament"),
        ("saboteur2", "direction", "craftsman", "new-goals"),
    ],
    ids="+".join,
)
def test_as_many_parts_as_go_together_play_to_the_end(edition: str, parts: tuple[str, ...]) -> None:
    spec = "+".join([edition, *parts])
    for seed in range(20 if SOAK else 1):
        for seats in (5, 7, 9):
            plays_out(spec, seats, seed, diggingly)
        plays_out(spec, 6, seed, at_random)
