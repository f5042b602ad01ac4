"""Which way round a turned goal lies (G7, E5)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)
CHOOSER = "jubilee+E5=chooser"
IF_MISFIT = "jubilee+E5=chooser-if-misfit"
FIXED = "jubilee+E5=fixed"
EVERY_E5 = (CHOOSER, IF_MISFIT, FIXED, "jubilee", "classic", "gigamic")
NO_TREASURE_NEAR = {
    "stone-nw": ("treasure", "stone-nw", "stone-ne"),
    "stone-ne": ("treasure", "stone-ne", "stone-nw"),
}

AROUND = ("NS 9,2", "NS 9,1")
#: the side a goal is reached from -> tiles, a row of tunnel, and the last card
WAYS = {
    "W": ([], ("1,0", "6,0"), "EW 7,0"),
    "N": (["NW 0,-1 turned"], ("1,-1", "7,-1"), "NE 8,-1 turned"),
    "S": (["NE 0,1"], ("1,1", "7,1"), "NW 8,1"),
    "E": (["NS 0,1", "NS 0,2", "NE 0,3", "NW 9,3", *AROUND], ("8,3", "1,3"), "NE 9,0 turned"),
}


def from_west_and_south(spec: str, active: int = 0) -> Scene:
    """A scene in which one dig (NEW 7,0 turned) reaches the stone at 8,0 from west and south."""
    scene = Scene(spec, active=active).goals(*NO_TREASURE_NEAR["stone-nw"]).hand(active, "NEW")
    return scene.tunnel("1,0", "6,0").board("NE 7,1", "NW 8,1")


# -- G7 (1): it opens towards the tunnel --------------------------------------------------------


@pytest.mark.rule("G7", "E5")
@pytest.mark.parametrize("spec", EVERY_E5)
@pytest.mark.parametrize(
    ("stone", "side", "lies"),
    [
        ("stone-nw", "W", "stone-nw"),
        ("stone-nw", "N", "stone-nw"),
        ("stone-nw", "S", "stone-nw turned"),
        ("stone-nw", "E", "stone-nw turned"),
        ("stone-ne", "W", "stone-ne turned"),
        ("stone-ne", "N", "stone-ne"),
        ("stone-ne", "S", "stone-ne turned"),
        ("stone-ne", "E", "stone-ne"),
    ],
)
def test_a_stone_opens_towards_the_tunnel_that_reached_it(
    spec: str, stone: str, side: str, lies: str
) -> None:
    tiles, row, last = WAYS[side]
    scene = Scene(spec).goals(*NO_TREASURE_NEAR[stone]).hand(0, last.split()[0])
    scene.board(*tiles).tunnel(*row).play(f"dig {last}")
    assert scene.asked == "turn"
    assert scene.tile("8,0") == lies
    assert side in scene.reached("8,0")


@pytest.mark.rule("G7", "R38")
@pytest.mark.parametrize("spec", EVERY_E5)
def test_the_treasure_is_a_cross_and_raises_no_question(spec: str) -> None:
    scene = Scene(spec, in_round=3).goals("stone-nw", "treasure", "stone-ne").hand(0, "NEW")
    scene.tunnel("1,0", "6,0").board("NE 7,1", "NW 8,1", "EW 8,-1")
    scene.play("dig NEW 7,0 turned")
    assert scene.tile("8,0") == "treasure"
    assert scene.reached("8,0") == "NESW"


@pytest.mark.rule("G7", "R7")
@pytest.mark.parametrize("spec", [CHOOSER, FIXED])
def test_opening_towards_the_tunnel_goes_before_fitting_edges(spec: str) -> None:
    # NW opens west, where the tunnel is, and does not fit the rock in the north; ES would not
    # open west but fit the rock in the north and the stub in the south: two edges against one.
    scene = Scene(spec).goals(*NO_TREASURE_NEAR["stone-nw"]).hand(0, "EW")
    scene.tunnel("1,0", "6,0").board("NE 8,-1", "n+e+s 8,1").play("dig EW 7,0")
    assert scene.tile("8,0") == "stone-nw"
    assert scene.asked == "turn"


# -- G7 (2): the most fitting edges -------------------------------------------------------------


@pytest.mark.rule("G7", "R7")
@pytest.mark.parametrize("spec", [CHOOSER, FIXED, "jubilee", "gigamic"])
@pytest.mark.parametrize(
    ("more", "lies"),
    [
        ("EW 8,-1", "stone-nw turned"),  # rock in the north fits ES only
        ("n+s 8,-1", "stone-nw"),  # a stub in the north fits NW only
        ("EW 9,0", "stone-nw turned"),
        ("NS 9,0", "stone-nw"),
    ],
)
def test_of_two_ways_that_open_to_tunnels_the_one_with_more_fitting_edges_is_taken(
    spec: str, more: str, lies: str
) -> None:
    scene = from_west_and_south(spec).board(more).play("dig NEW 7,0 turned")
    assert scene.tile("8,0") == lies
    assert scene.asked == "turn"


@pytest.mark.rule("G7", "R7")
def test_an_edge_that_does_not_fit_is_accepted_for_a_goal_and_stops_the_walk() -> None:
    scene = from_west_and_south(FIXED).board("EW 8,-1").play("dig NEW 7,0 turned")
    assert scene.tile("8,0") == "stone-nw turned"
    assert scene.reached("8,0") == "ES"
    assert scene.asked == "turn", "the round goes on with a misfit in the west"


@pytest.mark.rule("G7")
def test_cards_laid_later_must_fit_the_turned_goal() -> None:
    scene = from_west_and_south(FIXED).hand(1, "EW", "NS").board("NE 8,-1")
    scene.play("dig NEW 7,0 turned")
    assert scene.can("dig EW 9,0")
    assert not scene.can("dig NS 9,0")


# -- G7 (3) and E5: ties ------------------------------------------------------------------------


@pytest.mark.rule("G7", "E5", "G9", "R7")
@pytest.mark.parametrize("spec", [CHOOSER, IF_MISFIT, "jubilee", "classic"])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(
    ("answer", "lies", "reached"),
    [("rotate 8,0", "stone-nw", "NW"), ("rotate 8,0 turned", "stone-nw turned", "ES")],
)
def test_on_a_tie_the_active_player_chooses(
    spec: str, seat: int, answer: str, lies: str, reached: str
) -> None:
    scene = from_west_and_south(spec, seat).play("dig NEW 7,0 turned")
    assert (scene.asked, scene.actor) == ("rotation", seat)
    assert scene.offered() == ["rotate 8,0", "rotate 8,0 turned"]
    scene.play(answer)
    assert scene.tile("8,0") == lies
    assert scene.reached("8,0") == reached
    assert (scene.asked, scene.actor) == ("turn", seat + 1)


@pytest.mark.rule("E5", "G7")
def test_everyone_sees_the_goal_before_its_rotation_is_chosen() -> None:
    scene = from_west_and_south(CHOOSER).play("dig NEW 7,0 turned")
    assert all(scene.cards("goal.1", eye) == ["stone-nw"] for eye in EVERY_EYE)


@pytest.mark.rule("E5", "R8")
@pytest.mark.parametrize("spec", [FIXED, "gigamic"])
@pytest.mark.parametrize(
    ("stone", "detour", "dig"),
    [
        # NW opens west and ES south; below the tunnel a detour comes up from the south.
        ("stone-nw", ["NE 7,1", "NW 8,1"], "dig NEW 7,0 turned"),
        # SW opens west and NE north; above the tunnel a detour comes down from the north.
        ("stone-ne", ["NW 7,-1 turned", "NE 8,-1 turned"], "dig NEW 7,0"),
    ],
)
def test_fixed_leaves_the_card_unturned_on_a_tie(
    spec: str, stone: str, detour: list[str], dig: str
) -> None:
    scene = Scene(spec).goals(*NO_TREASURE_NEAR[stone]).hand(0, "NEW")
    scene.tunnel("1,0", "6,0").board(*detour).play(dig)
    assert (scene.tile("8,0"), scene.asked) == (stone, "turn")


@pytest.mark.rule("E5", "R39")
@pytest.mark.parametrize("spec", [IF_MISFIT, "classic"])
def test_chooser_if_misfit_may_turn_the_stone_away_from_its_tunnel(spec: str) -> None:
    # Reached from the west only; NW would meet rock in the north, ES rock in the west.
    scene = Scene(spec).goals(*NO_TREASURE_NEAR["stone-nw"]).hand(0, "EW")
    scene.tunnel("1,0", "6,0").board("NE 8,-1").play("dig EW 7,0")
    assert scene.offered() == ["rotate 8,0", "rotate 8,0 turned"]
    scene.play("rotate 8,0 turned")
    assert scene.tile("8,0") == "stone-nw turned"
    assert scene.reached("8,0") == "", "the walk does not enter it"
    assert scene.hidden() == ["8,-2", "8,2"]
    assert scene.asked == "turn"


@pytest.mark.rule("E5", "R39")
@pytest.mark.parametrize("spec", [CHOOSER, FIXED])
def test_elsewhere_the_stone_may_not_be_turned_away_from_its_tunnel(spec: str) -> None:
    scene = Scene(spec).goals(*NO_TREASURE_NEAR["stone-nw"]).hand(0, "EW")
    scene.tunnel("1,0", "6,0").board("NE 8,-1").play("dig EW 7,0")
    assert (scene.tile("8,0"), scene.asked) == ("stone-nw", "turn")


@pytest.mark.rule("E5")
@pytest.mark.parametrize("spec", [IF_MISFIT, "classic"])
def test_chooser_if_misfit_does_not_count_fitting_edges(spec: str) -> None:
    scene = from_west_and_south(spec).board("EW 8,-1").play("dig NEW 7,0 turned")
    assert scene.offered() == ["rotate 8,0", "rotate 8,0 turned"]


@pytest.mark.rule("E5", "R28")
@pytest.mark.parametrize("spec", [IF_MISFIT, "classic"])
def test_chooser_if_misfit_asks_nothing_when_one_way_fits_everywhere(spec: str) -> None:
    scene = Scene(spec).goals(*NO_TREASURE_NEAR["stone-nw"]).hand(0, "EW")
    scene.tunnel("1,0", "6,0").board("n+s 8,-1", "NS 9,0").play("dig EW 7,0")
    assert (scene.tile("8,0"), scene.asked) == ("stone-nw", "turn")
