"""Stepping onto a face-down goal: it is turned, and lies so that the dwarf comes in (D12)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave
from tests.support.caverns import strange, with_goals

pytestmark = pytest.mark.engine

TEE, CROSS = "NES", "NESW"


@pytest.mark.rule("D12")
@pytest.mark.parametrize(
    ("stand", "goal", "turned", "space"),
    [
        ("4,3", "exit", "", 0),
        ("5,4", "exit", "", 1),
        ("4,5", "exit", " turned", 0),
        ("3,4", "exit", " turned", 1),
        ("4,3", "goal-vein", "", 0),
        ("3,4", "goal-vein", "", 1),
        ("4,5", "goal-vein", " turned", 0),
        ("5,4", "goal-vein", " turned", 1),
    ],
)
def test_the_goal_opens_to_the_dwarf_who_stands_at_that_opening(
    stand: str, goal: str, turned: str, space: int
) -> None:
    rest = [card for card in ("exit", "goal-ladder", "goal-hole", "goal-vein") if card != goal]
    scene = Cave().goals(*rest, goal).board(f"NESW.1 {stand}").dwarves(f"{stand} 0").idle()
    scene.steps("4,4 0")
    assert scene.tile("4,4") == f"{goal}{turned}"
    assert scene.where("dwarf.0") == f"4,4 {space}"
    assert scene.actor == 1, "its movement ends"
    assert scene.hidden() == ["-4,-4", "4,-4", "-4,4"]


@pytest.mark.rule("D12")
def test_nothing_turns_a_goal_but_a_step_onto_it() -> None:
    scene = Cave().board("NESW.1 4,3").hand(0, "NESW.1").dwarves("4,3 0").play("dig NESW.1 4,2")
    assert len(scene.hidden()) == 4
    scene.play("stop").rest(4)
    assert len(scene.hidden()) == 4


@pytest.mark.rule("D12", "D0")
def test_one_steps_onto_it_over_an_open_end_only() -> None:
    scene = Cave().board("EW.1 4,3", "NESW.2 3,4").dwarves("4,3 0", "3,4 0", "3,4 1").idle()
    assert scene.offered("step") == []
    scene.idle()
    assert scene.spaces() == {"3,4 1", "3,4 2", "3,4 3"}, "not from another space of the card"
    scene.play("stop").idle()
    assert "4,4 0" in scene.spaces()


@pytest.mark.rule("D12", "D16")
def test_a_web_on_the_open_end_keeps_the_dwarf_from_the_goal() -> None:
    scene = Cave().board("NESW.1 4,3").dwarves("4,3 0").web("4,3 S", owner=1).idle()
    assert scene.offered("step") == []


@pytest.mark.rule("D12")
def test_the_number_of_a_space_says_nothing_about_a_face_down_goal() -> None:
    scene = Cave().board("NESW.1 4,3").dwarves("4,3 0").idle()
    assert scene.spaces() == {"4,4 0"}
    assert scene.refused("step 4,4 1") == "not-a-step"


@pytest.mark.rule("D12", "D6")
def test_a_turned_goal_may_misfit_and_nobody_passes_there() -> None:
    scene = Cave().board("NESW.1 4,3", "NESW.1 3,4", "NEW.1 5,4").dwarves("4,3 0")
    scene.goals("goal-vein", "goal-ladder", "goal-hole", "exit").idle().steps("4,4 0")
    assert scene.tile("4,4") == "exit", "it opens north and east, whatever lies in the west"
    scene.rest(2)
    scene.idle()
    assert scene.spaces() == {"4,3 0", "4,4 2"}


# -- goals of other shapes -----------------------------------------------------------------------


@pytest.mark.rule("D12")
def test_of_two_ways_that_open_to_the_dwarf_the_one_with_more_fitting_edges_is_taken() -> None:
    scene = strange(exit=CROSS, a=CROSS, b=CROSS, tee=TEE)
    scene.board("NESW.1 4,3", "NEW.1 5,4").dwarves("4,3 0").idle().steps("4,4 0")
    assert scene.tile("4,4") == "tee"
    other = strange(exit=CROSS, a=CROSS, b=CROSS, tee=TEE)
    other.board("NESW.1 4,3", "NEW.1 3,4").dwarves("4,3 0").idle().steps("4,4 0")
    assert other.tile("4,4") == "tee turned"


@pytest.mark.rule("D12")
@pytest.mark.parametrize(("way", "space"), [("", 0), (" turned", 2)])
def test_between_ways_that_fit_alike_the_mover_chooses(way: str, space: int) -> None:
    scene = strange(exit=CROSS, a=CROSS, b=CROSS, tee=TEE)
    scene.board("NESW.1 4,3").dwarves("4,3 0").idle().steps("4,4 0")
    assert (scene.actor, scene.asked) == (0, "rotation")
    assert set(scene.offered()) == {"rotate 4,4", "rotate 4,4 turned"}
    assert scene.refused("rotate -4,4") == "not-that-goal"
    assert scene.cards("goal.3", eye=WATCHER) == ["tee"], "all see the card before it lies"
    scene.play(f"rotate 4,4{way}")
    assert scene.tile("4,4") == f"tee{way}"
    assert scene.where("dwarf.0") == f"4,4 {space}"
    assert scene.actor == 1, "its movement ends"


@pytest.mark.rule("D12")
def test_opening_to_the_dwarf_comes_before_fitting() -> None:
    scene = strange(exit=CROSS, a=CROSS, b=CROSS, tee=TEE)
    scene.board("NESW.1 5,4", "NEW.1 3,4").dwarves("5,4 0").idle().steps("4,4 0")
    assert scene.tile("4,4") == "tee", "although the west would fit if it were turned"


@pytest.mark.rule("D12")
def test_a_cross_has_but_one_way_to_lie_so_nobody_is_asked() -> None:
    scene = strange(exit=CROSS, a=CROSS, b=CROSS, c=CROSS)
    scene.board("NESW.1 4,3").dwarves("4,3 0").idle().steps("4,4 0")
    assert (scene.tile("4,4"), scene.actor) == ("c", 1)


@pytest.mark.rule("D12", "R180")
@pytest.mark.parametrize("strands", [["NS"], ["EW"], ["N", "S"], ["N"]])
def test_a_goal_that_could_not_be_entered_from_every_side_is_no_goal(strands: list[str]) -> None:
    with pytest.raises(ValueError, match="'wall' cannot be turned to open to every side"):
        with_goals({"exit": [CROSS], "a": [CROSS], "b": [CROSS], "wall": strands})
