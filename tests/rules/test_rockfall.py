"""Rockfall: what falls, what stands, and what becomes of the rest (A2, A4, B11, G5)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

EDITIONS = ("jubilee", "classic", "gigamic")


@pytest.mark.rule("B11")
def test_any_face_up_path_card_can_be_taken_off() -> None:
    board = ["NESW 1,0", "NES 0,1", "n 1,1 turned", "n+e+s+w 2,0", "EW -5,3"]
    scene = Scene().hand(0, "rockfall").board(*board)
    cells = {text.split()[1] for text in board}
    assert {text.split()[1] for text in scene.offered("rockfall")} == cells


@pytest.mark.rule("B11", "R19")
def test_the_start_and_the_goals_never_fall_turned_or_not() -> None:
    scene = Scene().hand(0, "rockfall").tunnel("1,0", "7,0").goals("stone-ne", "?", "treasure")
    scene.board("stone-nw 8,0")
    assert scene.refused("rockfall 0,0") == "stands-firm"
    assert scene.refused("rockfall 8,0") == "stands-firm"
    assert scene.refused("rockfall 8,2") == "no-path-there"
    assert len(scene.offered("rockfall")) == 7


@pytest.mark.rule("A2", "B11", "R14")
def test_a_rockfall_needs_a_card_that_can_fall() -> None:
    scene = Scene().hand(0, "rockfall")
    assert scene.offered() == ["pass rockfall"]
    assert scene.refused("rockfall 4,4") == "no-path-there"


@pytest.mark.rule("B11", "A4", "R34")
def test_the_card_and_the_rockfall_are_discarded_and_known_to_all() -> None:
    scene = Scene().hand(0, "rockfall").board("NE 1,0 turned").play("rockfall 1,0")
    assert scene.tile("1,0") == ""
    for eye in (WATCHER, 0, 1, 2, 3):
        assert scene.cards("discard", eye) == ["NE", "rockfall"]


@pytest.mark.rule("B11", "G5", "G4")
@pytest.mark.parametrize("spec", EDITIONS)
def test_what_is_cut_off_stays_but_cannot_be_built_on(spec: str) -> None:
    scene = Scene(spec).hands("rockfall", "EW NS").board("NEW 1,0", "NEW 2,0", "NEW 3,0")
    scene.play("rockfall 2,0")
    assert scene.tile("3,0") == "NEW"
    assert scene.reached("3,0") == ""
    assert scene.refused("dig EW 4,0") == "not-linked"
    assert scene.refused("dig NS 3,-1") == "not-linked"
    assert scene.can("dig NS 1,-1"), "what is still linked can be built on"


@pytest.mark.rule("B11", "G5", "G4")
@pytest.mark.parametrize("spec", EDITIONS)
def test_once_joined_again_it_can_be_built_on(spec: str) -> None:
    scene = Scene(spec, seats=3).board("NEW 1,0", "NEW 2,0", "NEW 3,0")
    scene.hands("rockfall", "EW", "EW NS").play("rockfall 2,0", "dig EW 2,0")
    assert scene.reached("3,0") == "NEW"
    assert scene.can("dig EW 4,0")
    assert scene.can("dig NS 3,-1")


@pytest.mark.rule("B11", "G4")
def test_a_part_with_a_second_way_to_the_start_is_not_cut_off() -> None:
    scene = Scene().hand(0, "rockfall").hand(1, "EW")
    scene.board("EW 1,0", "NES 2,0 turned", "NW 2,1", "EW 1,1", "NE 0,1")
    scene.play("rockfall 1,0")
    assert scene.reached("2,0") == "NSW"


@pytest.mark.rule("B11", "R33")
def test_a_cut_off_card_can_fall_too() -> None:
    assert Scene().hand(0, "rockfall").board("EW 3,0").can("rockfall 3,0")


@pytest.mark.rule("B11", "R33")
def test_the_card_laid_just_before_can_fall_and_its_cell_is_free_at_once() -> None:
    scene = Scene(seats=3).hands("NE", "rockfall", "NW").play("dig NE 0,1", "rockfall 0,1")
    assert scene.can("dig NW 0,1")


@pytest.mark.rule("B11", "G8")
def test_a_turned_goal_that_is_cut_off_stays_turned() -> None:
    scene = Scene(seats=3).tunnel("1,0", "6,0").goals("treasure", "stone-nw", "stone-ne")
    scene.hands("EW", "rockfall", "NS").play("dig EW 7,0", "rockfall 7,0")
    assert scene.tile("8,0") == "stone-nw"
    assert scene.reached("8,0") == ""
    assert not scene.can("dig NS 8,-1")


@pytest.mark.rule("B11")
def test_a_rockfall_lets_no_goal_be_turned_by_itself() -> None:
    scene = Scene().hand(0, "rockfall").tunnel("1,0", "6,0").board("EW 7,1").play("rockfall 7,1")
    assert len(scene.hidden()) == 3


@pytest.mark.rule("B11")
def test_only_a_rockfall_card_makes_rocks_fall() -> None:
    scene = Scene().hand(0, "map").board("EW 1,0")
    assert scene.refused("rockfall map 1,0") == "not-a-rockfall"
