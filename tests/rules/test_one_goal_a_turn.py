"""At most one goal a turn: the others wait for a later dig (E4 one-only)."""

import pytest

from rockfall.kernel.ops import PLACE
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

ONE_ONLY = ("classic", "jubilee+E4=one-only", "gigamic+E4=one-only")
ALL = ("jubilee", "gigamic", "classic+E4=all")


def two_goals_at_once(spec: str = "classic") -> Scene:
    """Seat 0 reaches the goals at 8,0 (the treasure) and 8,2 with one card at 8,1."""
    scene = Scene(spec, in_round=3).goals("stone-ne", "treasure", "stone-nw")
    scene.board("NE 0,1").tunnel("1,1", "7,1")
    return scene.hand(0, "NESW").hand(1, "map", "EW", "NW").hand(2, "rockfall", "NS")


@pytest.mark.rule("E4", "R5", "R41")
@pytest.mark.parametrize("spec", ONE_ONLY)
def test_only_one_of_two_reached_goals_is_turned_and_it_must_be(spec: str) -> None:
    scene = two_goals_at_once(spec).play("dig NESW 8,1")
    assert (scene.asked, scene.actor) == ("which-goal", 0)
    assert scene.offered() == ["reveal 8,0", "reveal 8,2"], "there is no way to decline"
    scene.play("reveal 8,2")
    assert scene.hidden() == ["8,-2", "8,0"]
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("E4")
@pytest.mark.parametrize("spec", ALL)
def test_elsewhere_both_are_turned(spec: str) -> None:
    scene = two_goals_at_once(spec).play("dig NESW 8,1", "reveal 8,2")
    assert scene.hidden() == ["8,-2"]


@pytest.mark.rule("E4", "R25", "G9")
@pytest.mark.parametrize("spec", ONE_ONLY)
def test_a_later_dig_anywhere_turns_the_waiting_goal_for_its_player(spec: str) -> None:
    scene = two_goals_at_once(spec).play("dig NESW 8,1", "reveal 8,2")
    scene.play("dig EW -1,0")
    assert scene.tile("8,0") == "treasure"
    assert scene.num("finder") == 2


@pytest.mark.rule("E4", "R25", "R41")
@pytest.mark.parametrize("spec", ONE_ONLY)
def test_a_map_a_rockfall_and_a_pass_turn_no_waiting_goal(spec: str) -> None:
    scene = two_goals_at_once(spec).hand(3, "NE").play("dig NESW 8,1", "reveal 8,2")
    scene.play("map 8,0")
    assert scene.cards("goal.1", 1) == ["treasure"]
    assert scene.hidden() == ["8,-2", "8,0"]
    scene.play("rockfall 8,1", "pass NE")
    assert scene.hidden() == ["8,-2", "8,0"]


@pytest.mark.rule("E4", "R41")
def test_a_pass_turns_nothing_while_the_goal_is_still_reached() -> None:
    scene = two_goals_at_once().play("dig NESW 8,1", "reveal 8,2", "pass map")
    assert scene.hidden() == ["8,-2", "8,0"]
    assert (scene.asked, scene.actor) == ("turn", 2)


@pytest.mark.rule("E4", "R41")
def test_a_waiting_goal_that_is_cut_off_waits_until_it_is_reached_again() -> None:
    scene = two_goals_at_once().hand(0, "NESW", "NESW").hand(3, "NE").pile()
    scene.play("dig NESW 8,1", "reveal 8,2", "pass map", "rockfall 8,1")
    scene.play("dig NE 0,-1 turned")
    assert scene.hidden() == ["8,-2", "8,0"], "a dig elsewhere does not reach it"
    scene.play("dig NESW 8,1")
    assert scene.tile("8,0") == "treasure"


@pytest.mark.rule("E4", "R41")
def test_waiting_goals_and_newly_reached_ones_stand_equal() -> None:
    scene = two_goals_at_once().board("NS 9,0", "NS 9,-1", "NE 9,-2 turned")
    scene.play("dig NESW 8,1", "reveal 8,2", "dig NW 9,1")
    assert (scene.asked, scene.actor) == ("which-goal", 1)
    assert scene.offered() == ["reveal 8,-2", "reveal 8,0"]
    scene.play("reveal 8,-2")
    assert scene.hidden() == ["8,0"]
    assert sum(op[0] == PLACE for op in scene.ops) == 1


@pytest.mark.rule("E4", "R40", "G8")
@pytest.mark.parametrize("spec", ONE_ONLY)
def test_a_goal_behind_a_turned_stone_waits_for_the_next_dig(spec: str) -> None:
    scene = Scene(spec, in_round=3).goals("treasure", "stone-nw", "stone-ne").tunnel("1,0", "6,0")
    scene.board("NS 8,-1").hand(0, "EW").hand(1, "NS").play("dig EW 7,0")
    assert (scene.tile("8,0"), scene.hidden()) == ("stone-nw", ["8,-2", "8,2"])
    scene.play("dig NS 0,1")
    assert scene.tile("8,-2") == "treasure"


@pytest.mark.rule("E4", "R28")
def test_a_single_reached_goal_is_turned_at_once_without_a_question() -> None:
    scene = Scene("classic").goals("treasure", "stone-nw", "stone-ne").tunnel("1,0", "6,0")
    scene.hand(0, "EW").play("dig EW 7,0")
    assert (scene.tile("8,0"), scene.asked) == ("stone-nw", "turn")


@pytest.mark.rule("E4", "E5", "R39")
def test_the_one_goal_of_a_turn_is_used_up_even_if_it_is_turned_away() -> None:
    # Reached from the west beside rock in the north, the stone may be turned away (classic).
    scene = Scene("classic").goals("treasure", "stone-nw", "stone-ne").tunnel("1,0", "6,0")
    scene.board("NE 8,-1").hand(0, "EW").play("dig EW 7,0", "rotate 8,0 turned")
    assert scene.hidden() == ["8,-2", "8,2"]
    assert scene.num("goals-to-turn") == 0
