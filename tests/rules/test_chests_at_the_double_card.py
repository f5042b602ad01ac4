"""A chest tunnel that reaches the double card: the chest, the roles, the next card (X2, G8, W2)."""

import pytest

from rockfall.kernel.ops import MOVE, PEEK, SET
from tests.support.chests import DIG, EFFECTS, bury, discards, ready
from tests.support.double import EAST, WEST, D, S, roles
from tests.support.joining import in_order
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

DOUBLES = ["costume", "party"]
#: Chests that ask at once, the question and an answer; those that wait for the end of the turn.
ASKING = {"spy": "unmask #1", "shift-goal": "nudge 8,0", "rummage": "fetch n"}
WAITING = ("steal", "sift")
SILENT = tuple(chest for chest in EFFECTS if chest not in (*ASKING, *WAITING))
#: Whose roles change.
CHANGED = {"costume": {"role.0"}, "party": {f"role.{seat}" for seat in range(4)}}
#: A pair that is reached together with the one at 3,0.
OTHER = "2,-1 maps-off tunnel-NEW"


def beside(double: str, chest: str, *others: str, seed: int = 0) -> Scene:
    """Seat 0, a saboteur, can reach a pair at 3,0 whose tunnel leads to the double card."""
    scene = Scene(f"jubilee+chests+{double}", in_round=3, seed=seed).board("EW 1,0")
    scene.roles(S, D, D, D).hands("NESW NE", "NS", "NW", "map")
    scene.board(f"double-west {WEST}", f"double-east {EAST}")
    bury(scene, f"3,0 {chest} tunnel-NESW", *others)
    return discards(scene, "n") if chest == "rummage" else scene


def doings(scene: Scene) -> list[str]:
    """The operations of the last step that move cards or set counters, in a word each."""
    names = scene.layout
    told = []
    for op in scene.ops:
        if op[0] == SET:
            told.append(names.nums[op[1]])
        elif op[0] == MOVE:
            told.append(f"{names.zones[op[2]]} {names.zones[op[4]]}")
        elif op[0] == PEEK:
            told.append(f"peek {names.zones[op[3]]}")
    return told


#: What shows that a chest has worked.
WORK = {
    "nugget": "gold-pile gold.0",
    "maps-off": "maps-off",
    "no-draw": "due",
    "extra-draw": "due",
    "bury": "pile discard",
}


@pytest.mark.rule("X2", "X4", "W2", "P2", "G8", "A1", "R154")
@pytest.mark.parametrize("double", DOUBLES)
@pytest.mark.parametrize("chest", SILENT)
def test_a_chest_has_worked_before_the_roles_change(chest: str, double: str) -> None:
    scene = beside(double, chest).move(DIG)
    done = doings(scene)
    assert scene.num(double) == 1
    assert done.index("chest.0 opened") < done.index(WORK[chest]) < done.index(double)
    last = len(done) - 1 - done[::-1].index(WORK[chest])
    assert chest != "bury" or last < done.index(double), "all five of them"
    assert done.index(double) < done.index("peek role.0")


@pytest.mark.rule("X2", "X4", "W2", "P2", "G8", "A1", "R154")
@pytest.mark.parametrize("double", DOUBLES)
@pytest.mark.parametrize("chest", ASKING)
def test_a_chest_that_asks_is_answered_before_the_roles_change(chest: str, double: str) -> None:
    scene = beside(double, chest).move(DIG)
    assert (scene.asked, scene.actor) == (chest, 0)
    assert (scene.reached(EAST), scene.num(double), roles(scene)) == ("NESW", 0, [S, D, D, D])
    scene.move(ASKING[chest])
    assert scene.num(double) == 1
    assert "role.0" in in_order(scene)
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("X2", "X4", "X5", "W2", "P2", "G8", "R154")
@pytest.mark.parametrize("double", DOUBLES)
@pytest.mark.parametrize("chest", WAITING)
def test_what_a_chest_puts_off_to_the_end_of_the_turn_still_waits(chest: str, double: str) -> None:
    scene = beside(double, chest, OTHER).move(DIG).move("reveal 3,0")
    assert scene.num(double) == 1
    assert in_order(scene)[0] == "tunnel.0"
    assert in_order(scene)[-1] == "tunnel.1", "the roles, another pair, and only then"
    assert (scene.asked, scene.actor) == (chest, 0)


@pytest.mark.rule("X2", "W2", "P2", "G8", "R154")
@pytest.mark.parametrize("double", DOUBLES)
@pytest.mark.parametrize("chest", SILENT)
def test_another_card_is_turned_only_after_the_roles_have_changed(chest: str, double: str) -> None:
    other = "2,-1 spy tunnel-NEW" if chest == "maps-off" else OTHER
    scene = beside(double, chest, other).move(DIG)
    assert (scene.asked, scene.num(double)) == ("which-goal", 0)
    scene.move("reveal 3,0")
    order = in_order(scene)
    assert (order[0], order[-1]) == ("tunnel.0", "tunnel.1")
    assert set(order[1:-1]) == CHANGED[double]


@pytest.mark.rule("X2", "X4", "W2", "P2", "G8", "R154")
@pytest.mark.parametrize("double", DOUBLES)
@pytest.mark.parametrize("chest", ASKING)
def test_after_an_answer_come_the_roles_and_then_the_next_card(chest: str, double: str) -> None:
    scene = beside(double, chest, OTHER).move(DIG).move("reveal 3,0")
    assert (scene.asked, in_order(scene)) == (chest, ["tunnel.0"])
    scene.move(ASKING[chest])
    order = in_order(scene)
    assert (order.pop(), scene.num("maps-off")) == ("tunnel.1", 1)
    assert set(order) == CHANGED[double]


@pytest.mark.rule("X4", "P2", "W3", "R154")
@pytest.mark.parametrize("seed", range(4))
def test_a_role_that_a_chest_shows_is_that_from_before_the_party(seed: int) -> None:
    scene = beside("party", "spy", seed=seed).move(DIG).move("unmask #1")
    looked, dealt = doings(scene).index("peek role.1"), doings(scene).index("party")
    assert looked < dealt
    assert roles(scene, 0) == [roles(scene)[0], "?", "?", "?"], "and what it showed is void"


@pytest.mark.rule("X2", "W2", "G8", "G9", "B15", "R154", "R121")
@pytest.mark.parametrize("chest", ["spy", "nugget"])
def test_a_treasure_beyond_the_double_card_is_found_with_the_role_held_after_it(
    chest: str,
) -> None:
    scene = Scene("jubilee+chests+costume", in_round=3).board("EW 1,0", "EW 6,0", "EW 7,0")
    scene.roles(S, D, D, D).spare(D).hands("NESW NE", "NS", "NW", "map")
    scene.board(f"double-west {WEST}", f"double-east {EAST}")
    bury(scene, f"3,0 {chest} tunnel-NESW").move(DIG)
    if chest == "spy":
        scene.move("unmask #2")
    assert in_order(scene)[-2:] == ["role.0", "goal.1"]
    scene.advance()
    assert (scene.asked, scene.actor, roles(scene)[0]) == ("gold", 0, D)


@pytest.mark.rule("X2", "W2", "G8", "S18", "R154")
def test_it_is_so_with_saboteur_2_too() -> None:
    scene = ready("jubilee+saboteur2+chests+costume", 3).roles("blue", "green", "boss")
    scene.spare("saboteur", "blue").board(f"double-west {WEST}", f"double-east {EAST}")
    bury(scene, "3,0 spy tunnel-NESW").move(DIG)
    assert (scene.asked, roles(scene)) == ("spy", ["blue", "green", "boss"])
    scene.move("unmask #2")
    assert roles(scene, 0) == ["saboteur", "?", "boss"]
