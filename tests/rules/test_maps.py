"""Maps: a secret look at a face-down goal (A2, B12)."""

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import PEEK
from rockfall.kernel.sight import redact
from tests.support.scene import GOAL_CELLS, Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)


def a_map_in_hand() -> Scene:
    """Seat 0 holds a Map; the treasure is in the south."""
    return Scene().hand(0, "map").goals("stone-nw", "stone-ne", "treasure")


@pytest.mark.rule("B12")
@pytest.mark.parametrize(("number", "face"), [(0, "stone-nw"), (1, "stone-ne"), (2, "treasure")])
def test_only_the_player_of_the_map_sees_the_goal(number: int, face: str) -> None:
    scene = a_map_in_hand().play(f"map {GOAL_CELLS[number]}")
    for eye in EVERY_EYE:
        for goal in range(3):
            seen = eye == 0 and goal == number
            assert scene.cards(f"goal.{goal}", eye) == ([face] if seen else ["?"])


@pytest.mark.rule("B12")
def test_everyone_sees_which_goal_was_looked_at_and_by_whom() -> None:
    scene = a_map_in_hand()
    before = scene.truth.copy()
    look = next(op for op in scene.play("map 8,2").ops if op[0] == PEEK)
    goal = scene.layout.zones.index("goal.2")
    for eye in EVERY_EYE:
        told = redact(before, look, eye)
        assert told[2:4] == (0, goal)
        assert scene.layout.kinds[told[1]] == ("treasure" if eye == 0 else "?")


@pytest.mark.rule("B12")
def test_the_goal_stays_face_down_and_the_map_is_discarded() -> None:
    scene = a_map_in_hand().play("map 8,2")
    assert scene.hidden() == list(GOAL_CELLS)
    assert scene.cards("discard") == ["map"]


@pytest.mark.rule("B12")
def test_what_was_seen_is_remembered_in_later_turns() -> None:
    scene = Scene(seats=3).hands("map", "NE", "NE").goals("stone-nw", "stone-ne", "treasure")
    scene.play("map 8,0", "pass NE", "pass NE")
    assert scene.cards("goal.1", 0) == ["stone-ne"]
    assert scene.cards("goal.1", 1) == ["?"]


@pytest.mark.rule("B12", "R32")
def test_a_goal_may_be_looked_at_again() -> None:
    scene = Scene(seats=3).hands("map map", "map", "NE").pile()
    scene.play("map 8,0", "map 8,0", "pass NE")
    assert scene.can("map 8,0")


@pytest.mark.rule("B12", "A2")
def test_a_map_works_on_face_down_goals_only() -> None:
    scene = Scene().hand(0, "map").goals("?", "treasure", "?")
    scene.board("stone-nw 8,-2", "stone-ne 8,2", "EW 1,0")
    assert scene.offered("map") == ["map 8,0"]
    for where in ("8,-2", "1,0", "5,5"):
        assert scene.refused(f"map {where}") == "no-hidden-goal"


@pytest.mark.rule("A2", "B12")
def test_only_a_map_card_shows_a_goal() -> None:
    assert Scene().hand(0, "NE").refused("map NE 8,0") == "not-a-map"
