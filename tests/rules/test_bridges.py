"""Bridges and double curves: two strands that are not joined (G2, G5, G6, S10, S11)."""

import pytest

from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

BRIDGE = "NS+EW"
CURVES = ("NW+ES", "NE+SW")


def between_the_goals() -> Scene:
    """A tunnel along row -1 up to 7,-1, so that 8,-1 lies between two goals."""
    scene = Scene(S2, seats=3).board("NW 0,-1 turned").tunnel("1,-1", "7,-1")
    return scene.goals("stone-nw", "treasure", "stone-ne")


@pytest.mark.rule("S10", "G2", "G4")
@pytest.mark.parametrize(("where", "reached"), [("1,0", "EW"), ("0,1", "NS")])
def test_a_bridge_is_walked_straight_across_only(where: str, reached: str) -> None:
    scene = Scene(S2, seats=3).hand(0, BRIDGE).play(f"dig {BRIDGE} {where}")
    assert scene.reached(where) == reached


@pytest.mark.rule("S11", "G2", "G4")
@pytest.mark.parametrize(
    ("card", "where", "reached"),
    [
        ("NW+ES", "1,0", "NW"),
        ("NW+ES", "-1,0", "ES"),
        ("NW+ES", "0,-1", "ES"),
        ("NE+SW", "1,0", "SW"),
        ("NE+SW", "0,1", "NE"),
    ],
)
def test_a_double_curve_is_walked_round_one_bend_only(card: str, where: str, reached: str) -> None:
    scene = Scene(S2, seats=3).hand(0, card).play(f"dig {card} {where}")
    assert scene.reached(where) == reached


@pytest.mark.rule("S10", "S11", "G5")
@pytest.mark.parametrize("card", [BRIDGE, *CURVES])
def test_it_may_be_laid_where_one_of_its_strands_meets_the_tunnel(card: str) -> None:
    scene = Scene(S2, seats=3).hand(0, card)
    assert set(scene.offered("dig")) == {
        f"dig {card} {at}" for at in ("1,0", "-1,0", "0,1", "0,-1")
    }


@pytest.mark.rule("S10", "S11", "G5")
@pytest.mark.parametrize("card", [BRIDGE, *CURVES])
def test_it_may_not_be_laid_where_no_strand_meets_the_tunnel(card: str) -> None:
    scene = Scene(S2, seats=3).hand(0, card).board("NESW 4,0")
    assert scene.refused(f"dig {card} 5,0") == "not-linked"


@pytest.mark.rule("S10", "G5")
def test_the_strand_that_is_not_reached_cannot_be_built_on() -> None:
    scene = Scene(S2, seats=3).hand(0, "NS", "EW").board(f"{BRIDGE} 1,0")
    assert scene.refused("dig NS 1,-1") == "not-linked"
    assert scene.can("dig EW 2,0")


@pytest.mark.rule("S10", "G4")
def test_a_second_tunnel_crosses_under_the_first() -> None:
    scene = Scene(S2, seats=3).board(f"{BRIDGE} 1,0", "NE 0,-1 turned", "NW 0,-1 turned")
    scene.hand(0, "NE").play("dig NE 1,-1 turned")
    assert scene.reached("1,-1") == "SW"
    assert scene.reached("1,0") == "NESW"


@pytest.mark.rule("G6", "S10")
def test_a_strand_nobody_walks_turns_no_goal() -> None:
    scene = between_the_goals().hand(0, BRIDGE).play(f"dig {BRIDGE} 8,-1")
    assert scene.hidden() == ["8,-2", "8,0", "8,2"]


@pytest.mark.rule("G6", "S11")
@pytest.mark.parametrize(
    ("card", "turned", "left"),
    [("NW+ES", "8,-2", ["8,0", "8,2"]), ("NE+SW", "8,0", ["8,-2", "8,2"])],
)
def test_of_two_goals_only_the_one_at_the_reached_strand_is_turned(
    card: str, turned: str, left: list[str]
) -> None:
    scene = between_the_goals().goals("stone-nw", "stone-ne", "treasure").hand(0, card)
    scene.play(f"dig {card} 8,-1")
    assert scene.hidden() == left
    assert scene.tile(turned)


@pytest.mark.rule("G6", "G8", "S10")
def test_the_other_strand_turns_its_goal_once_a_tunnel_comes_round_to_it() -> None:
    scene = between_the_goals().goals("stone-nw", "?", "treasure").board("stone-ne 8,0")
    scene.board(f"{BRIDGE} 8,-1", "NE 9,-1 turned").hand(0, "NW")
    assert scene.reached("8,-1") == "EW"
    scene.play("dig NW 9,0")
    assert scene.reached("8,-1") == "NESW"
    assert scene.hidden() == ["8,2"]
    assert scene.tile("8,-2") == "stone-nw turned", "it opens to the south, where it was reached"


@pytest.mark.rule("G7", "S10")
def test_a_strand_nobody_walks_does_not_say_how_a_goal_lies() -> None:
    """The bridge points at 8,0 from above, unreached; the tunnel comes to it from the east."""
    scene = between_the_goals().goals("treasure", "stone-nw", "stone-ne")
    scene.board(f"{BRIDGE} 8,-1", "NE 9,-1 turned").hand(0, "NW").play("dig NW 9,0")
    assert scene.tile("8,0") == "stone-nw turned"
    assert scene.reached("8,-1") == "EW"
