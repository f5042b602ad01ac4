"""Ladders: where they may stand, and that they are all joined (S12, S13, B8, B11, G6, G8)."""

import pytest

from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

LADDERS = ("ladder-s", "ladder-w", "ladder-ES", "ladder-NE")


# -- S12: where -----------------------------------------------------------------------------------


@pytest.mark.rule("S12", "G1")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("ladder-s", {"0,-1", "0,1 turned"}),
        ("ladder-w", {"1,0", "-1,0 turned"}),
        ("ladder-ES", {"0,-1", "-1,0", "0,1 turned", "1,0 turned"}),
        ("ladder-NE", {"0,1", "-1,0", "0,-1 turned", "1,0 turned"}),
    ],
)
def test_beside_the_start_a_ladder_must_open_towards_it(card: str, places: set[str]) -> None:
    scene = Scene(S2, seats=3).hand(0, card)
    assert set(scene.offered("dig")) == {f"dig {card} {place}" for place in places}


@pytest.mark.rule("S12", "R66")
def test_no_tunnel_needs_to_join() -> None:
    scene = Scene(S2, seats=3).board("EW 1,0").hand(0, "ladder-s").play("dig ladder-s 1,-1 turned")
    assert scene.tile("1,-1") == "ladder-s turned"
    assert scene.reached("1,-1") == "N"


@pytest.mark.rule("S12", "G3")
def test_a_ladder_fits_all_its_face_up_neighbours() -> None:
    scene = Scene(S2, seats=3).board("EW 1,0", "NS 0,-1").hand(0, "ladder-s", "ladder-w")
    assert scene.refused("dig ladder-s 1,-1") == "does-not-fit"
    assert scene.refused("dig ladder-w 1,-1") == "does-not-fit"
    assert scene.can("dig ladder-w 1,-1 turned")


@pytest.mark.rule("S12", "R66")
def test_a_card_that_is_cut_off_is_enough_beside_it() -> None:
    scene = Scene(S2, seats=3).board("EW 4,3").hand(0, "ladder-w", "EW")
    assert scene.refused("dig EW 5,3") == "not-linked"
    assert scene.can("dig ladder-w 5,3")
    assert scene.can("dig ladder-w 3,3 turned")


@pytest.mark.rule("S12")
@pytest.mark.parametrize("where", ["5,5", "1,1", "-2,0"])
def test_a_ladder_stands_beside_some_card_not_alone(where: str) -> None:
    scene = Scene(S2, seats=3).hand(0, "ladder-w")
    assert scene.refused(f"dig ladder-w {where}") == "ladder-alone"


@pytest.mark.rule("S12")
def test_a_ladder_stands_on_an_empty_cell() -> None:
    scene = Scene(S2, seats=3).board("EW 1,0").hand(0, "ladder-w")
    assert scene.refused("dig ladder-w 1,0") == "cell-taken"
    assert scene.refused("dig ladder-w 0,0") == "cell-taken"
    assert scene.refused("dig ladder-w 8,0") == "cell-taken"


@pytest.mark.rule("S12", "R65")
@pytest.mark.parametrize("row", ["-2", "0", "2"])
def test_not_beside_a_hidden_goal(row: str) -> None:
    scene = Scene(S2, seats=3).board(f"EW 6,{row}").hand(0, "ladder-w")
    assert scene.refused(f"dig ladder-w 7,{row}") == "ladder-beside-goal"
    assert f"dig ladder-w 7,{row}" not in scene.offered()


@pytest.mark.rule("S12", "R65")
@pytest.mark.parametrize("goal", ["stone-ne", "stone-nw turned"])
def test_not_beside_a_goal_that_is_turned_either(goal: str) -> None:
    other = {"stone-ne": "stone-nw", "stone-nw turned": "stone-ne"}[goal]
    card, *turned = goal.split()
    scene = Scene(S2, seats=3).goals("treasure", other, "?").hand(0, "ladder-w")
    scene.board(" ".join([card, "8,2", *turned]), "EW 6,2")
    assert scene.refused("dig ladder-w 7,2") == "ladder-beside-goal"


@pytest.mark.rule("S12")
def test_a_goal_that_is_turned_is_no_path_card_to_stand_beside() -> None:
    scene = Scene(S2, seats=3).goals("treasure", "stone-nw", "?").board("stone-ne 8,2")
    scene.hand(0, "ladder-w")
    assert scene.refused("dig ladder-w 9,2") == "ladder-beside-goal"


@pytest.mark.rule("S12")
def test_a_goal_at_the_corner_does_not_matter() -> None:
    scene = Scene(S2, seats=3).board("EW 6,-1").hand(0, "ladder-w")
    assert scene.can("dig ladder-w 7,-1")


@pytest.mark.rule("S12", "G6", "G9")
def test_it_binds_the_moment_of_placing_only_a_tunnel_may_lead_on_to_the_goal() -> None:
    scene = Scene(S2, seats=3, in_round=3).board("EW 6,-1").hands("ladder-NE NE", "NE", "NS").pile()
    scene.play("dig ladder-NE 7,-1 turned", "dig NE 7,0")
    assert scene.tile("8,0") == "treasure"
    assert scene.num("finder") == 2


@pytest.mark.rule("S12", "B8")
@pytest.mark.parametrize("ill", ["broken-cart", "trapped"])
def test_a_ladder_is_a_path_card_and_barred_like_one(ill: str) -> None:
    scene = Scene(S2, seats=3).hand(0, "ladder-w").mat(0, ill)
    assert scene.offered("dig") == []
    assert scene.refused("dig ladder-w 1,0") == "cannot-dig"
    assert Scene(S2, seats=3).hand(0, "ladder-w").mat(0, "theft").can("dig ladder-w 1,0")


@pytest.mark.rule("S12", "S4")
def test_a_ladder_takes_the_turn_and_a_card_is_drawn() -> None:
    scene = Scene(S2, seats=3).hand(0, "ladder-w", "NE").play("dig ladder-w 1,0")
    assert len(scene.cards("hand.0")) == 2
    assert scene.actor == 1


# -- S13: all joined ------------------------------------------------------------------------------


@pytest.mark.rule("S12", "S13", "G4")
def test_a_ladder_reaches_all_of_a_part_that_was_cut_off() -> None:
    scene = Scene(S2, seats=3).board("EW 4,3", "NEW 5,3", "NS 5,2").hand(0, "ladder-w")
    assert scene.reached("4,3") == scene.reached("5,2") == ""
    scene.play("dig ladder-w 3,3 turned")
    assert [scene.reached(at) for at in ("3,3", "4,3", "5,3", "5,2")] == ["E", "EW", "NEW", "NS"]


@pytest.mark.rule("S13", "G5")
@pytest.mark.parametrize("card", LADDERS)
def test_one_builds_on_from_a_ladder_that_nothing_links_to_the_start(card: str) -> None:
    scene = Scene(S2, seats=3).board(f"{card} 3,3").hand(0, "NESW")
    side = {"ladder-s": "3,4", "ladder-w": "2,3", "ladder-ES": "4,3", "ladder-NE": "3,2"}[card]
    assert scene.can(f"dig NESW {side}")


@pytest.mark.rule("S13", "G2")
def test_a_single_opening_with_a_ladder_is_no_dead_end() -> None:
    scene = Scene(S2, seats=3).board("ladder-w 1,0", "ladder-s 4,4").hand(0, "NS", "e")
    assert scene.can("dig NS 4,5")
    plain = Scene(S2, seats=3).board("e 1,0 turned", "n 4,4 turned").hand(0, "NS")
    assert plain.refused("dig NS 4,5") == "not-linked"


@pytest.mark.rule("S13", "B11")
def test_a_ladder_stays_reached_when_a_rockfall_cuts_its_tunnel() -> None:
    scene = (
        Scene(S2, seats=3).board("EW 1,0", "ladder-w 2,0", "NS 9,9").hands("rockfall", "EW", "NE")
    )
    scene.play("rockfall 1,0")
    assert scene.reached("2,0") == "W"
    assert scene.can("dig EW 1,0")


@pytest.mark.rule("B11", "S13")
def test_a_rockfall_takes_a_ladder_away_and_what_hung_on_it_is_cut_off() -> None:
    scene = Scene(S2, seats=3).board("ladder-ES 4,3", "EW 5,3", "NW 6,3").hand(0, "rockfall")
    assert scene.reached("6,3") == "NW"
    scene.play("rockfall 4,3")
    assert scene.reached("5,3") == scene.reached("6,3") == ""
    assert scene.cards("discard") == ["ladder-ES", "rockfall"]


@pytest.mark.rule("G6", "G8", "S12", "S13", "G9")
def test_a_ladder_far_away_turns_the_goal_that_a_cut_off_part_points_at() -> None:
    scene = Scene(S2, seats=3, active=1).board("EW 6,0", "EW 7,0").hand(1, "ladder-w")
    scene.goals("treasure", "stone-ne", "stone-nw").play("dig ladder-w 5,0 turned")
    assert scene.hidden() == ["8,-2", "8,2"]
    assert scene.tile("8,0") == "stone-ne turned"


@pytest.mark.rule("G7", "E5", "S13", "R38")
@pytest.mark.parametrize("way", ["", " turned"])
def test_a_goal_that_a_ladder_reaches_from_two_sides_at_once_lies_as_the_player_says(
    way: str,
) -> None:
    scene = Scene(S2, seats=3).goals("treasure", "stone-ne", "stone-nw").hand(0, "ladder-w")
    scene.board("NE 7,0", "NESW 7,-1", "NE 8,-1 turned").play("dig ladder-w 6,-1 turned")
    assert (scene.actor, scene.asked) == (0, "rotation")
    scene.play(f"rotate 8,0{way}")
    assert scene.tile("8,0") == f"stone-ne{way}"


@pytest.mark.rule("S12", "S13", "B13", "G9")
def test_a_ladder_may_finish_the_way_to_the_treasure() -> None:
    scene = Scene(S2, seats=3, active=1, in_round=3).roles("blue", "green", "saboteur")
    scene.board("EW 6,0", "EW 7,0").hand(1, "ladder-w").play("dig ladder-w 5,0 turned")
    assert scene.num("finder") == 2
    assert scene.num("pieces.1") == 5
