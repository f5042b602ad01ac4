"""The grid: turning, openings and strands, fitting, reach, where a card may be laid (G1-G5)."""

import pytest

from rockfall.kernel.grid import Grid
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine

EDITIONS = ("jubilee", "classic", "gigamic")


def line_of(length: int, step: str, grid: Grid, tile: int) -> None:
    """Lay equal tiles in a line away from 0,0."""
    x, y = map(int, step.split(","))
    for i in range(1, length + 1):
        grid.place(at(f"{x * i},{y * i}"), tile)


# -- G1: upright cards, half turns only, no border ----------------------------------------------


@pytest.mark.rule("G1")
def test_a_path_card_may_be_turned_by_half() -> None:
    scene = Scene().hand(0, "NE").board("EW 1,0")
    assert scene.can("dig NE 2,0 turned")
    assert scene.play("dig NE 2,0 turned").tile("2,0") == "NE turned"
    assert scene.reached("2,0") == "SW"


@pytest.mark.rule("G1")
def test_a_path_card_is_never_laid_on_its_side() -> None:
    scene = Scene().hand(0, "EW", "NS")
    assert not scene.can("dig EW 0,1")
    assert not scene.can("dig NS 1,0")
    assert set(scene.offered("dig")) == {
        "dig EW -1,0",
        "dig EW 1,0",
        "dig NS 0,-1",
        "dig NS 0,1",
    }


@pytest.mark.rule("G1", "R26")
@pytest.mark.parametrize("card", ["NESW", "n+e+s+w"])
def test_a_card_that_looks_alike_turned_is_offered_once_unturned(card: str) -> None:
    scene = Scene().hand(0, card)
    assert len(scene.offered("dig")) == 4
    assert scene.refused(f"dig {card} 1,0 turned") == "same-unturned"


@pytest.mark.rule("G1", "R26")
@pytest.mark.parametrize("card", ["NS", "n+s", "EW", "e+w"])
def test_a_straight_card_is_offered_once_for_each_end_of_the_start(card: str) -> None:
    assert len(Scene().hand(0, card).offered("dig")) == 2


@pytest.mark.rule("G1")
@pytest.mark.parametrize(
    ("first", "last", "dig"),
    [
        ("-1,0", "-12,0", "dig NESW -13,0"),
        ("0,-1", "0,-12", "dig NESW 0,-13"),
        ("0,1", "0,12", "dig NESW 0,13"),
    ],
)
def test_a_tunnel_may_go_on_far_behind_above_and_below_the_start(
    first: str, last: str, dig: str
) -> None:
    scene = Scene().hand(0, "NESW").tunnel(first, last)
    assert scene.can(dig)


@pytest.mark.rule("G1")
def test_a_tunnel_may_pass_between_the_goals_and_go_on_behind_them() -> None:
    scene = Scene().hand(0, "NESW").board("NE 0,1").tunnel("9,1", "1,1")
    assert scene.hidden() == ["8,-2", "8,0", "8,2"]
    assert scene.reached("9,1") == "EW"
    assert scene.can("dig NESW 10,1")


@pytest.mark.rule("G1")
@pytest.mark.parametrize("step", ["1,0", "-1,0", "0,1", "0,-1"])
def test_the_table_has_no_edge_even_if_every_path_card_lay_in_one_line(step: str) -> None:
    grid = Scene().truth.grid.copy()
    grid.clear()
    kinds = Scene().layout.kinds
    grid.place(at("0,0"), kinds.index("start") * 2)
    line_of(43, step, grid, kinds.index("NESW") * 2)
    x, y = map(int, step.split(","))
    assert at(f"{44 * x},{44 * y}") in grid.sites
    assert len(grid.sites) == 1 + 2 * 43 + 3


# -- G2: openings and strands -------------------------------------------------------------------


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("card", "goes_on"),
    [
        ("NESW", ["1,-1", "1,1", "2,0"]),
        ("NES turned", ["1,-1", "1,1"]),
        ("NEW", ["1,-1", "2,0"]),
        ("NEW turned", ["1,1", "2,0"]),
        ("EW", ["2,0"]),
        ("NE turned", ["1,1"]),
        ("NW", ["1,-1"]),
        ("e turned", []),
        ("e+w", []),
        ("n+e turned", []),
        ("n+w", []),
        ("n+e+s turned", []),
        ("n+e+w", []),
        ("n+e+s+w", []),
    ],
)
def test_joined_openings_lead_on_and_dead_ends_do_not(card: str, goes_on: list[str]) -> None:
    name, *turned = card.split()
    scene = Scene().hand(1, "NESW").board(" ".join([name, "1,0", *turned])).hand(0, "map")
    scene.play("pass map")
    digs = {text.split()[2] for text in scene.offered("dig")}
    assert sorted(digs - {"-1,0", "0,-1", "0,1"}) == goes_on


@pytest.mark.rule("G2", "G4")
def test_one_may_walk_into_a_dead_end_but_not_through() -> None:
    scene = Scene().hand(0, "EW").board("NES 1,0 turned", "e+w -1,0")
    assert scene.reached("-1,0") == "E"
    assert not scene.can("dig EW -2,0")


@pytest.mark.rule("G2", "G4")
def test_strands_of_one_card_have_nothing_to_do_with_each_other() -> None:
    scene = Scene().board("n+e+s+w 1,0", "NS 1,1")
    assert scene.reached("1,0") == "W"
    assert scene.reached("1,1") == ""


# -- G3: fitting --------------------------------------------------------------------------------


@pytest.mark.rule("G3", "G5")
@pytest.mark.parametrize(
    ("dig", "side"),
    [
        ("dig NS 1,0", "W"),  # rock against the tunnel of the start
        ("dig NESW 1,1", "N"),  # a tunnel against the rock below EW
        ("dig NE 1,-1 turned", "S"),
    ],
)
def test_rock_against_a_tunnel_does_not_fit(dig: str, side: str) -> None:
    board = [] if " 1,0" in dig else ["EW 1,0", "NE 0,1", "NE 0,-1 turned"]
    scene = Scene().hand(0, dig.split()[1]).board(*board)
    refusal = scene.why_not(dig)
    assert refusal is not None
    assert (refusal.code, refusal.args["side"]) == ("does-not-fit", side)


@pytest.mark.rule("G3", "G5")
def test_rock_beside_rock_fits() -> None:
    scene = Scene().hand(0, "EW").board("EW 1,0", "NE 0,1")
    assert scene.can("dig EW 1,1")


@pytest.mark.rule("G3", "G5")
def test_every_neighbour_must_fit_not_only_the_one_built_on() -> None:
    scene = Scene().hand(0, "NE", "NEW").board("NE 0,1", "NESW 1,0")
    assert scene.refused("dig NE 1,1 turned"), "rock below the open 1,0"
    assert scene.can("dig NEW 1,1")


@pytest.mark.rule("G3")
@pytest.mark.parametrize("card", ["EW", "NW", "n+w"])
def test_a_face_down_goal_fits_an_opening_and_rock_alike(card: str) -> None:
    scene = Scene().hand(0, card).board("NEW 1,0", "NEW 2,0", "NEW 3,0").tunnel("4,0", "5,0")
    scene.board("NEW 6,0")
    assert scene.can(f"dig {card} 7,0")


# -- G4: reach ----------------------------------------------------------------------------------


@pytest.mark.rule("G4")
def test_the_walk_follows_the_tunnels_from_the_start() -> None:
    scene = Scene().board("EW 1,0", "NES 2,0 turned", "NW 2,1", "NE 2,-1 turned")
    assert scene.reached("0,0") == "NESW"
    assert scene.reached("1,0") == "EW"
    assert scene.reached("2,0") == "NSW"
    assert scene.reached("2,1") == "NW"
    assert scene.reached("2,-1") == "SW"


@pytest.mark.rule("G4")
def test_a_second_strand_is_reached_when_a_detour_comes_to_it() -> None:
    scene = Scene().hand(0, "NW").board("e+w 1,0", "NES 2,0 turned", "NES 0,1", "EW 1,1")
    assert scene.reached("1,0") == "W"
    assert scene.play("dig NW 2,1").reached("1,0") == "EW"


@pytest.mark.rule("G4", "G7")
def test_nobody_walks_through_an_edge_that_does_not_fit() -> None:
    # The turned stone is open to the north, where 8,-1 shows rock.
    scene = Scene().goals("stone-ne", "?", "treasure").tunnel("1,0", "7,0")
    scene.board("stone-nw 8,0", "EW 8,-1")
    assert scene.reached("8,0") == "NW"
    assert scene.reached("8,-1") == ""


# -- G5: where a path card may be laid ----------------------------------------------------------


@pytest.mark.rule("G5", "R4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_card_must_meet_a_reached_opening_in_every_edition(edition: str) -> None:
    scene = Scene(edition).hand(0, "EW", "NS").board("e+w 1,0", "NESW 3,3")
    for dig in ("dig EW 2,0", "dig NS 3,4", "dig EW 4,3"):
        assert scene.refused(dig) == "not-linked"


@pytest.mark.rule("G5")
def test_lying_rock_to_rock_beside_the_tunnel_is_not_enough() -> None:
    scene = Scene().hand(0, "e").board("EW 1,0", "NS 0,1")
    assert scene.refused("dig e 1,1") == "not-linked"


@pytest.mark.rule("G5")
def test_one_reached_opening_is_enough_when_another_neighbour_is_cut_off() -> None:
    scene = Scene().hand(0, "EW").board("EW 1,0", "EW 3,0")
    assert scene.reached("3,0") == ""
    assert scene.play("dig EW 2,0").reached("3,0") == "EW"


@pytest.mark.rule("G5")
@pytest.mark.parametrize("where", ["0,0", "1,0", "8,0"])
def test_a_taken_cell_cannot_be_built_on(where: str) -> None:
    scene = Scene().hand(0, "NESW").tunnel("1,0", "6,0").board("NW 7,0")
    assert scene.refused(f"dig NESW {where}") == "cell-taken"


@pytest.mark.rule("G5")
def test_a_face_down_goal_is_nothing_to_build_on_from() -> None:
    scene = Scene().hand(0, "NESW")
    for where in ("7,0", "9,0", "8,1", "8,-1", "8,3"):
        assert scene.refused(f"dig NESW {where}") == "not-linked"


@pytest.mark.rule("G5", "G7")
def test_a_turned_goal_that_is_reached_can_be_built_on_and_must_be_fitted() -> None:
    scene = Scene().hand(0, "NS", "EW").goals("stone-ne", "?", "treasure").tunnel("1,0", "7,0")
    scene.board("stone-nw 8,0")
    assert scene.can("dig NS 8,-1")
    assert not scene.can("dig EW 8,-1")
    assert not scene.can("dig NS 8,1"), "the stone is closed to the south"


@pytest.mark.rule("G5", "G7")
def test_a_turned_goal_that_is_cut_off_cannot_be_built_on() -> None:
    scene = Scene().hand(0, "NS").goals("stone-ne", "?", "treasure").tunnel("1,0", "6,0")
    scene.board("stone-nw 8,0")
    assert scene.refused("dig NS 8,-1") == "not-linked"
