"""Who wins a round: teams, boss, profiteer, saboteurs (S16, S20-S22, G9, E7, E9)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.bypay import End, pay
from tests.support.second import (
    BLUE,
    BLUE_DOOR,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_DOOR,
    PROFITEER,
    S2,
    SABOTEUR,
    before_the_end,
    found,
    missed,
    purse,
)
from tests.support.strategies import lane

pytestmark = pytest.mark.engine

DOORS = {
    "both": (),
    "blue": (BLUE_DOOR,),
    "green": (GREEN_DOOR,),
    "neither": (BLUE_DOOR, GREEN_DOOR),
}
COLOURS = {"both": {BLUE, GREEN}, "blue": {BLUE}, "green": {GREEN}, "neither": set[str]()}
#: How many of each role there are.
BOX = [*[BLUE] * 4, *[GREEN] * 4, BOSS, PROFITEER, *[GEOLOGIST] * 2, *[SABOTEUR] * 3]
CRYSTALS = ("crystal-NESW 0,1", "crystal-NES 3,4", "crystal-w 5,4")


# -- S21: teams -----------------------------------------------------------------------------------


@pytest.mark.rule("S21")
@pytest.mark.parametrize(("finisher", "paid"), [(0, [5, 0, 0]), (1, [0, 4, 4])])
def test_open_to_both_the_finisher_s_team_wins(finisher: int, paid: list[int]) -> None:
    assert found(BLUE, GREEN, GREEN, finisher=finisher) == paid


@pytest.mark.rule("S21")
@pytest.mark.parametrize(
    ("role", "paid"), [(BOSS, [2, 3, 3]), (PROFITEER, [1, 3, 3]), (GEOLOGIST, [0, 4, 4])]
)
def test_finished_by_somebody_of_no_team_both_teams_win(role: str, paid: list[int]) -> None:
    assert found(role, BLUE, GREEN) == paid


@pytest.mark.rule("S21", "E9", "R56")
@pytest.mark.parametrize("edition", ["jubilee", "classic", "gigamic"])
def test_finished_by_a_saboteur_both_teams_win(edition: str) -> None:
    assert found(SABOTEUR, BLUE, GREEN, spec=f"{edition}+saboteur2") == [0, 4, 4]


@pytest.mark.rule("E9", "S21", "R56")
def test_the_house_rule_lets_nobody_win_when_a_saboteur_finishes() -> None:
    spec = f"{S2}+E9=nobody"
    roles = (SABOTEUR, BLUE, GREEN, BOSS, PROFITEER, SABOTEUR)
    assert found(*roles, spec=spec) == [0] * 6
    assert found(*roles, spec=spec, finisher=1) == [0, 3, 0, 2, 1, 0]
    assert found(*roles, spec=spec, finisher=3) == [0, 2, 2, 1, 0, 0]


@pytest.mark.rule("E9", "S21", "R56")
def test_the_house_rule_leaves_a_treasure_open_to_one_colour_to_that_colour() -> None:
    """S21: open to one colour only, that colour wins, whoever finished."""
    spec = f"{S2}+E9=nobody"
    assert found(SABOTEUR, BLUE, GREEN, BOSS, spec=spec, doors=[BLUE_DOOR]) == [0, 4, 0, 3]


@pytest.mark.rule("E9", "S23")
def test_under_the_house_rule_geologists_are_still_paid_and_hidden_treasure_is_the_saboteurs() -> (
    None
):
    spec = f"{S2}+E9=nobody"
    assert found(SABOTEUR, BLUE, GEOLOGIST, spec=spec, doors=CRYSTALS) == [0, 0, 3]
    assert missed(SABOTEUR, BLUE, GEOLOGIST, spec=spec) == [5, 0, 0]


@pytest.mark.rule("S21")
@pytest.mark.parametrize("finisher", range(6))
@pytest.mark.parametrize(
    ("door", "paid"), [(BLUE_DOOR, [3, 0, 2, 1, 0, 0]), (GREEN_DOOR, [0, 3, 2, 1, 0, 0])]
)
def test_open_to_one_colour_that_colour_wins_whoever_finished(
    finisher: int, door: str, paid: list[int]
) -> None:
    roles = (BLUE, GREEN, BOSS, PROFITEER, GEOLOGIST, SABOTEUR)
    assert found(*roles, finisher=finisher, doors=[door]) == paid


@pytest.mark.rule("S21", "R70")
@pytest.mark.parametrize(
    ("roles", "paid"),
    [
        ((GREEN, BOSS, PROFITEER), [0, 3, 2]),
        ((GREEN, BOSS, SABOTEUR), [0, 4, 0]),
        ((GREEN, PROFITEER, SABOTEUR), [0, 3, 0]),
        ((GREEN, GREEN, SABOTEUR), [0, 0, 0]),
    ],
)
def test_a_team_wins_even_if_none_of_it_is_in_play(roles: tuple[str, ...], paid: list[int]) -> None:
    assert found(*roles, doors=[BLUE_DOOR]) == paid


@pytest.mark.rule("S21", "S16", "R70")
def test_a_team_wins_even_if_all_of_it_is_trapped() -> None:
    assert found(BOSS, BLUE, PROFITEER, GREEN, doors=[BLUE_DOOR], trapped=[1]) == [3, 0, 2, 0]


@pytest.mark.rule("S16", "S21", "R69")
def test_a_trapped_finisher_s_team_still_wins() -> None:
    """No card of this game lets the trapped finish; the rule is for those that do."""
    scene = before_the_end(GREEN, BLUE, BLUE, BOSS, trapped=[1]).tunnel("1,0", "7,0")
    scene.goals("stone-nw", "?", "stone-ne").board("treasure 8,0").counter("finder", 2)
    assert purse(scene.play("pass NE")) == [0, 0, 4, 3]


# -- S22: boss, profiteer, saboteurs --------------------------------------------------------------


@pytest.mark.rule("S22")
def test_the_boss_wins_whenever_a_team_wins() -> None:
    assert found(BLUE, BOSS) == [4, 3]
    assert found(GREEN, BOSS) == [4, 3]
    assert found(BOSS, BLUE, doors=[BLUE_DOOR]) == [3, 4]
    assert missed(BOSS, BLUE, SABOTEUR) == [0, 0, 5]


@pytest.mark.rule("S22", "B14")
def test_saboteurs_win_when_the_treasure_stays_hidden() -> None:
    assert missed(SABOTEUR, BLUE, GREEN) == [5, 0, 0]
    assert missed(SABOTEUR, BLUE, GREEN, SABOTEUR, SABOTEUR) == [3, 0, 0, 3, 3]


@pytest.mark.rule("S22")
def test_the_profiteer_wins_with_diggers_and_with_saboteurs() -> None:
    assert found(BLUE, PROFITEER, SABOTEUR) == [4, 2, 0]
    assert missed(BLUE, PROFITEER, SABOTEUR) == [0, 2, 4]


@pytest.mark.rule("S22", "R58")
def test_the_profiteer_wins_alone_when_no_saboteur_is_in_play_and_the_treasure_is_hidden() -> None:
    assert missed(BLUE, PROFITEER, GREEN, BOSS) == [0, 3, 0, 0]


@pytest.mark.rule("S22", "S16", "R58")
def test_with_all_saboteurs_trapped_the_profiteer_is_the_only_one_counted() -> None:
    assert missed(BLUE, PROFITEER, SABOTEUR, trapped=[2]) == [0, 3, 0]


@pytest.mark.rule("S22", "B17", "R58")
def test_without_saboteur_and_profiteer_a_hidden_treasure_pays_nobody() -> None:
    assert missed(BLUE, GREEN, BOSS) == [0, 0, 0]


@pytest.mark.rule("S1", "S22")
def test_a_role_in_the_role_pile_is_not_in_play() -> None:
    scene = before_the_end(BLUE, PROFITEER).spare(SABOTEUR, SABOTEUR, SABOTEUR, BOSS)
    assert purse(scene.play("pass NE")) == [0, 3]


# -- every combination ----------------------------------------------------------------------------


@pytest.mark.rule("S16", "S20", "S21", "S22", "S23", "E7", "E9")
@lane(250)
@given(
    st.permutations(BOX),
    st.integers(2, 12),
    st.sampled_from(list(DOORS)),
    st.sets(st.integers(1, 11), max_size=3),
    st.sampled_from(["boss-profiteer", "boss-alone"]),
    st.sampled_from(["both-teams", "nobody"]),
)
def test_every_end_pays_what_the_rules_say_when_read_slowly(
    box: list[str], seats: int, open_to: str, trapped: set[int], shut: str, spoiled: str
) -> None:
    roles = box[:seats]
    caught = {seat for seat in trapped if seat < seats}
    spec = f"{S2}+E7={shut}+E9={spoiled}"
    end = End(roles, 0, COLOURS[open_to], caught, 3, shut, spoiled)
    doors = (*DOORS[open_to], *CRYSTALS)
    assert found(*roles, spec=spec, doors=doors, trapped=sorted(caught)) == pay(end)
    lost = End(roles, -1, set(), caught, 0, shut, spoiled)
    assert missed(*roles, spec=spec, trapped=sorted(caught)) == pay(lost)


@pytest.mark.rule("S21", "S22", "S23")
@pytest.mark.parametrize("open_to", list(DOORS))
def test_every_two_players_are_paid_by_the_rules(open_to: str) -> None:
    roles = (BLUE, GREEN, BOSS, PROFITEER, GEOLOGIST, SABOTEUR)
    for mine, yours in product(roles, roles):
        if mine == yours and mine in (BOSS, PROFITEER):
            continue
        end = End([mine, yours], 0, COLOURS[open_to], set())
        assert found(mine, yours, doors=DOORS[open_to]) == pay(end)
