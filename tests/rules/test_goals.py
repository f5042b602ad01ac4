"""Goals: laid face down, turned over when they are reached (B2, B13, G6, G8, G9)."""

from collections import Counter

import pytest

from rockfall.kernel.layout import WATCHER
from rockfall.kernel.ops import PLACE
from tests.support.play import truth
from tests.support.scene import GOAL_CELLS, Scene, at

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)


def before_the_middle_goal(spec: str = "jubilee", active: int = 0, in_round: int = 1) -> Scene:
    """A tunnel that ends one cell short of the goal at 8,0."""
    return Scene(spec, active=active, in_round=in_round).tunnel("1,0", "6,0")


def below_the_middle_goal(spec: str = "jubilee", in_round: int = 1) -> Scene:
    """A tunnel on row 1 that ends just before the cell between the goals at 8,0 and 8,2."""
    scene = Scene(spec, in_round=in_round).board("NE 0,1").tunnel("1,1", "7,1")
    return scene.hand(0, "NESW")


# -- B2 -----------------------------------------------------------------------------------------


@pytest.mark.rule("B2")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_start_lies_at_0_0_and_three_goals_lie_hidden_eight_columns_east(seats: int) -> None:
    edition, state, _ = truth(seats=seats)
    layout = edition.rules.layout
    assert state.grid.tiles == {at("0,0"): layout.kinds.index("start") * 2}
    assert sorted(state.grid.down) == sorted(at(where) for where in GOAL_CELLS)
    lying = [layout.kinds[state.card(state.grid.down[at(where)])] for where in GOAL_CELLS]
    assert sorted(lying) == ["stone-ne", "stone-nw", "treasure"]


@pytest.mark.rule("B2")
def test_the_start_is_a_cross() -> None:
    assert Scene().reached("0,0") == "NESW"


@pytest.mark.rule("B2")
def test_the_goals_are_shuffled() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        _, state, _ = truth(seats=3, seed=seed)
        orders[tuple(state.card(state.grid.down[at(where)]) for where in GOAL_CELLS)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 5


@pytest.mark.rule("B2", "B12")
def test_nobody_knows_a_goal_at_the_start() -> None:
    scene = Scene()
    for eye in EVERY_EYE:
        assert [scene.cards(f"goal.{i}", eye) for i in range(3)] == [["?"]] * 3


# -- G6: when a goal is reached -----------------------------------------------------------------


@pytest.mark.rule("G6")
def test_a_tunnel_that_opens_on_a_goal_turns_it_over() -> None:
    scene = before_the_middle_goal().goals("treasure", "stone-nw", "stone-ne").hand(0, "EW")
    scene.play("dig EW 7,0")
    assert scene.tile("8,0") == "stone-nw"
    assert scene.hidden() == ["8,-2", "8,2"]


@pytest.mark.rule("G6")
def test_a_tunnel_that_ends_in_rock_beside_a_goal_does_not_reach_it() -> None:
    scene = before_the_middle_goal().hand(0, "NES")
    assert scene.play("dig NES 7,0 turned").hidden() == list(GOAL_CELLS)


@pytest.mark.rule("G6", "G2")
@pytest.mark.parametrize("card", ["e+w", "n+e+w", "n+e+s+w"])
def test_a_dead_end_that_points_at_a_goal_reveals_nothing(card: str) -> None:
    scene = before_the_middle_goal().hand(0, card)
    scene.play(f"dig {card} 7,0")
    assert "E" in scene.layout.kinds[scene.truth.grid.tiles[at("7,0")] >> 1].upper()
    assert scene.reached("7,0") == "W"
    assert scene.hidden() == list(GOAL_CELLS)


@pytest.mark.rule("G6", "G2")
def test_a_lone_stub_towards_a_goal_cannot_be_walked_into() -> None:
    scene = Scene().hand(0, "EW").board("e 7,0")
    assert scene.play("dig EW 1,0").hidden() == list(GOAL_CELLS)


@pytest.mark.rule("G6")
def test_a_cut_off_tunnel_beside_a_goal_does_not_reach_it() -> None:
    scene = Scene().hand(0, "map", "EW").board("EW 7,0")
    scene.play("dig EW 1,0")
    assert scene.hidden() == list(GOAL_CELLS)


@pytest.mark.rule("G6", "R6", "G9", "R16")
def test_a_gap_mended_far_back_reaches_the_goal_for_whoever_mends_it() -> None:
    scene = Scene(active=2).hand(2, "EW").goals("stone-nw", "treasure", "stone-ne")
    scene.board("EW 1,0", "NEW 3,0", "NEW 4,0", "NEW 5,0", "NEW 6,0", "NEW 7,0")
    scene.play("dig EW 2,0")
    assert scene.tile("8,0") == "treasure"
    assert scene.num("finder") == 3


@pytest.mark.rule("G6")
def test_a_goal_is_reached_from_behind_as_well() -> None:
    scene = Scene().goals("treasure", "stone-nw", "stone-ne").hand(0, "NE")
    scene.board("NE 0,1", "NW 9,1").tunnel("8,1", "1,1")
    scene.play("dig NE 9,0 turned")
    assert scene.tile("8,0") == "stone-nw turned"


# -- G8: turning one after the other ------------------------------------------------------------


@pytest.mark.rule("G8", "E4", "R5")
def test_the_active_player_picks_which_of_several_reached_goals_is_turned_first() -> None:
    scene = below_the_middle_goal().goals("treasure", "stone-nw", "stone-ne")
    scene.play("dig NESW 8,1")
    assert (scene.asked, scene.actor) == ("which-goal", 0)
    assert scene.offered() == ["reveal 8,0", "reveal 8,2"]
    assert scene.refused("reveal 8,-2") == "not-that-goal"
    assert scene.refused("reveal 8,0", seat=1) == "not-your-turn"
    scene.play("reveal 8,2")
    turned = [op[1] for op in scene.ops if op[0] == PLACE]
    assert turned == [at("8,2"), at("8,0")], "the other follows without a question"
    assert scene.hidden() == ["8,-2"]
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("G8", "B13", "E4", "R5", "R42")
def test_the_treasure_stops_the_turning_and_leaves_other_reached_goals_hidden() -> None:
    scene = below_the_middle_goal(in_round=3).goals("stone-ne", "treasure", "stone-nw")
    scene.play("dig NESW 8,1", "reveal 8,0")
    assert scene.tile("8,0") == "treasure"
    assert scene.hidden() == ["8,-2", "8,2"]
    assert scene.cards("goal.2", 0) == ["?"]


@pytest.mark.rule("G8", "E4")
def test_the_treasure_is_still_found_when_the_stone_is_turned_first() -> None:
    scene = below_the_middle_goal(in_round=3).goals("stone-ne", "treasure", "stone-nw")
    scene.play("dig NESW 8,1", "reveal 8,2")
    assert scene.tile("8,2") == "stone-nw"
    assert scene.tile("8,0") == "treasure"
    assert scene.num("finder") == 1


@pytest.mark.rule("G8", "G6", "R40")
@pytest.mark.parametrize("spec", ["jubilee", "gigamic", "classic+E4=all"])
def test_a_turned_stone_can_lead_on_to_another_goal(spec: str) -> None:
    scene = before_the_middle_goal(spec, in_round=3).hand(0, "NESW").board("NS 8,-1")
    scene.goals("treasure", "stone-nw", "stone-ne").play("dig NESW 7,0")
    assert scene.tile("8,0") == "stone-nw"
    assert scene.tile("8,-2") == "treasure"
    assert scene.num("finder") == 1


@pytest.mark.rule("G8", "G7")
def test_a_turned_stone_carries_the_walk_along_its_own_tunnel_only() -> None:
    scene = before_the_middle_goal().hand(0, "EW").board("NS 8,1", "NS 8,-1")
    scene.goals("stone-ne", "stone-nw", "treasure").play("dig EW 7,0")
    assert scene.reached("8,0") == "NW"
    assert scene.reached("8,-1") == "NS"
    assert scene.reached("8,1") == ""
    assert scene.hidden() == ["8,2"]


@pytest.mark.rule("G8", "R28")
def test_a_single_reached_goal_is_turned_without_a_question() -> None:
    scene = before_the_middle_goal().goals("treasure", "stone-nw", "stone-ne").hand(0, "NESW")
    assert scene.play("dig NESW 7,0").asked == "turn"


@pytest.mark.rule("G8")
def test_a_goal_once_turned_is_face_up_for_everyone() -> None:
    scene = before_the_middle_goal().goals("treasure", "stone-nw", "stone-ne").hand(0, "EW")
    scene.play("dig EW 7,0")
    assert all(scene.view(eye).grid.tiles == scene.truth.grid.tiles for eye in EVERY_EYE)
    assert scene.cards("goal.1") == []


# -- G9 and B13: the treasure -------------------------------------------------------------------


@pytest.mark.rule("G9", "B13")
@pytest.mark.parametrize("seat", range(4))
def test_whoever_has_the_turn_is_the_finisher(seat: int) -> None:
    scene = before_the_middle_goal(active=seat).hand(seat, "EW")
    assert scene.play("dig EW 7,0").num("finder") == seat + 1


@pytest.mark.rule("B13", "A1", "R42")
@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic"])
def test_the_round_ends_at_once_when_the_treasure_is_turned(spec: str) -> None:
    scene = before_the_middle_goal(spec).hand(0, "EW", "NS").pile("NE", "map")
    scene.play("dig EW 7,0")
    assert scene.asked == "gold"
    assert scene.cards("hand.0") == ["NS"], "the finisher draws no card"
    assert scene.cards("pile") == ["NE", "map"]


@pytest.mark.rule("B13")
def test_a_stone_does_not_end_the_round() -> None:
    scene = before_the_middle_goal().goals("treasure", "stone-ne", "stone-nw").hand(0, "EW")
    scene.play("dig EW 7,0")
    assert (scene.num("finder"), scene.asked, scene.actor) == (0, "turn", 1)
