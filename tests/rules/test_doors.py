"""Doors: open for building, shut at scoring for diggers of the other colour (S13, S14, S20)."""

import pytest

from tests.support.scene import Scene
from tests.support.second import BLUE, BOSS, GREEN, S2, SABOTEUR, finish, found, purse

pytestmark = pytest.mark.engine

DOORS = ("green-ES", "green-EW", "green-NS+e", "blue-NS", "blue-EW", "blue-SW")
BOTH, ONLY_BLUE, ONLY_GREEN, NEITHER = [3, 3, 2, 0], [4, 0, 3, 0], [0, 4, 3, 0], [0, 0, 4, 0]


def opened_to(scene: Scene) -> list[int]:
    """What a blue digger, a green one, the finishing boss and a saboteur are paid."""
    return purse(finish(scene))


def tunnel() -> Scene:
    """All but cell 7,0 of a way to the treasure; the boss is to dig it."""
    scene = Scene(S2, seats=4, active=2, in_round=3).roles(BLUE, GREEN, BOSS, SABOTEUR)
    return scene.tunnel("1,0", "6,0").hand(2, "EW")


@pytest.mark.rule("S14", "G4", "G5")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("role", [BLUE, GREEN, SABOTEUR])
def test_everybody_may_lay_any_door(door: str, role: str) -> None:
    scene = Scene(S2, seats=3).roles(role, BOSS, "profiteer").hand(0, door)
    assert scene.offered("dig")


@pytest.mark.rule("S14", "G4", "G5")
@pytest.mark.parametrize("door", ["green-EW", "blue-EW"])
@pytest.mark.parametrize("role", [BLUE, GREEN, SABOTEUR])
def test_everybody_builds_on_behind_any_door(door: str, role: str) -> None:
    scene = Scene(S2, seats=3).roles(role, BOSS, "profiteer").board(f"{door} 1,0").hand(0, "NESW")
    assert scene.reached("1,0") == "EW"
    assert scene.can("dig NESW 2,0")


@pytest.mark.rule("S14", "B11")
@pytest.mark.parametrize("door", DOORS)
def test_a_rockfall_takes_a_door_away(door: str) -> None:
    scene = Scene(S2, seats=3).board(f"{door} 1,0").hand(0, "rockfall").play("rockfall 1,0")
    assert scene.cards("discard") == [door, "rockfall"]


@pytest.mark.rule("S20")
def test_without_a_door_the_treasure_is_open_to_both() -> None:
    assert opened_to(tunnel()) == BOTH


@pytest.mark.rule("S20", "S14")
def test_a_green_door_keeps_blue_out_and_a_blue_one_green() -> None:
    assert opened_to(tunnel().board("green-EW 3,0")) == ONLY_GREEN
    assert opened_to(tunnel().board("blue-EW 3,0")) == ONLY_BLUE
    assert opened_to(tunnel().board("blue-EW 3,0", "green-EW 5,0")) == NEITHER


@pytest.mark.rule("S20")
def test_a_door_that_is_not_on_the_way_shuts_nothing() -> None:
    assert opened_to(tunnel().board("green-ES 0,-1", "blue-NS 0,1", "blue-EW 3,4")) == BOTH


def two_ways(straight: str, round_about: str) -> Scene:
    """Between 2,0 and 4,0 one may go straight, or round about through 3,1."""
    scene = tunnel().board("NEW 2,0 turned", f"{straight} 3,0", "NEW 4,0 turned")
    return scene.board("NE 2,1", f"{round_about} 3,1", "NW 4,1")


@pytest.mark.rule("S20", "R59")
@pytest.mark.parametrize("door", ["green-EW", "blue-EW"])
def test_one_free_route_is_enough(door: str) -> None:
    assert opened_to(two_ways(door, "NESW")) == BOTH
    assert opened_to(two_ways("NESW", door)) == BOTH


@pytest.mark.rule("S20")
def test_each_team_may_have_a_route_of_its_own() -> None:
    assert opened_to(two_ways("green-EW", "blue-EW")) == BOTH


@pytest.mark.rule("S20")
def test_a_second_route_behind_the_same_door_is_no_help() -> None:
    assert opened_to(two_ways("NESW", "NEW").board("green-EW 5,0")) == ONLY_GREEN
    assert opened_to(two_ways("NESW", "blue-EW").board("green-EW 1,0")) == ONLY_GREEN


def round_about(west: str, east: str) -> Scene:
    """Down at 2,0, along row 1 and up at 4,0: two bends to be named, solid rock between."""
    scene = tunnel().board("NE 2,0 turned", "NS 3,0", "NW 4,0 turned", "NESW 3,1")
    return scene.board(west, east)


@pytest.mark.rule("S20")
def test_a_door_in_a_bend_counts_like_one_in_a_straight() -> None:
    assert opened_to(round_about("NE 2,1", "NW 4,1")) == BOTH
    assert opened_to(round_about("NE 2,1", "green-ES 4,1 turned")) == ONLY_GREEN
    assert opened_to(round_about("blue-SW 2,1 turned", "NW 4,1")) == ONLY_BLUE


@pytest.mark.rule("S20", "G2", "R78")
def test_the_stub_of_a_door_card_is_walked_into_without_crossing_the_door() -> None:
    scene = tunnel().board("NEW 3,0", "green-NS+e 3,-1")
    assert opened_to(scene) == BOTH
    way = tunnel().board("NW 3,0", "green-NS+e 3,-1", "NW 3,-2 turned", "NE 4,-2 turned")
    assert opened_to(way.board("NS 4,-1", "NE 4,0")) == ONLY_GREEN


@pytest.mark.rule("S20", "S10")
def test_a_door_that_the_tunnel_passes_over_on_a_bridge_is_not_crossed() -> None:
    assert opened_to(tunnel().board("NS+EW 3,0", "blue-NS 3,1", "green-NS+e 3,-1")) == BOTH


@pytest.mark.rule("S20")
@pytest.mark.parametrize(
    ("door", "paid"), [("green-EW", ONLY_GREEN), ("blue-EW", ONLY_BLUE), ("EW", BOTH)]
)
def test_the_card_that_finishes_may_itself_be_the_door(door: str, paid: list[int]) -> None:
    scene = tunnel().hand(2, door).play(f"dig {door} 7,0")
    assert purse(scene) == paid


@pytest.mark.rule("S13", "S20", "R59")
def test_a_door_between_two_ladders_is_passed_by_climbing() -> None:
    scene = tunnel().board("green-EW 1,0", "ladder-NE 2,0 turned", "ladder-w 4,0 turned", "NS 3,0")
    assert opened_to(scene) == BOTH


@pytest.mark.rule("S13", "S20")
def test_a_door_behind_the_ladder_counts() -> None:
    scene = tunnel().board("ladder-NE 2,0 turned", "ladder-w 4,0 turned", "NS 3,0", "green-EW 5,0")
    assert opened_to(scene) == ONLY_GREEN


@pytest.mark.rule("S20", "G4")
@pytest.mark.parametrize(("last", "paid"), [("NS", BOTH), ("blue-NS", ONLY_BLUE)])
def test_a_turned_stone_carries_the_walk(last: str, paid: list[int]) -> None:
    scene = tunnel().goals("?", "treasure", "stone-nw").board("stone-ne 8,-2 turned")
    scene.board("NS 6,-1", "NW 6,-2 turned", "EW 7,-2").hand(2, last)
    assert purse(scene.play(f"dig {last} 8,-1")) == paid


@pytest.mark.rule("S20")
def test_a_door_that_is_gone_when_the_treasure_is_turned_stops_nobody() -> None:
    scene = Scene(S2, seats=4, active=0, in_round=3).roles(BLUE, GREEN, BOSS, SABOTEUR)
    scene.tunnel("1,0", "6,0").board("green-EW 3,0").pile()
    scene.hands("rockfall", "NESW NS", "EW NS", "NS")
    scene.play("rockfall 3,0", "dig NESW 3,0")
    assert opened_to(scene) == BOTH


@pytest.mark.rule("S14", "S20", "R57")
def test_doors_never_stop_boss_profiteer_geologist_or_saboteur() -> None:
    roles = (BOSS, "profiteer", "geologist", SABOTEUR, BLUE)
    doors = ("blue-EW 3,0", "green-EW 4,0", "crystal-NESW 0,1")
    for finisher in range(4):
        assert found(*roles, finisher=finisher, doors=doors) == [3, 2, 1, 0, 0]
