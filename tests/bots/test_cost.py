"""Completion cost: cards missing, detours, spare routes, cut-off tunnels."""

import pytest

from rockfall.bots.standard.table.cost import REACHED, UNREACHABLE
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.position import map_costs
from tests.support.chests import bury
from tests.support.scene import Scene, at


def cost(scene: Scene, goal: str = "8,0", tight: bool = False) -> float:
    """What it costs to reach a goal."""
    cost_map = map_costs(Lookup(scene.rules), scene.truth, tight)
    return cost_map.costs(scene.truth.grid, [at(goal)])[0]


def test_seven_cards_are_missing_at_the_start_and_a_detour_counts_for_little() -> None:
    # (1,0) to (7,0); the ways over (0,-1) and (0,1) take nine cards.
    assert 6.5 < cost(Scene()) < 7


def test_a_corner_goal_is_two_cards_farther() -> None:
    assert cost(Scene(), "8,2") == pytest.approx(cost(Scene()) + 2, abs=0.6)


def test_each_card_of_a_straight_tunnel_saves_one() -> None:
    near = cost(Scene().board("EW 1,0", "EW 2,0"))
    assert cost(Scene().board("EW 1,0")) == pytest.approx(near + 1, abs=0.05)


def test_a_dead_end_on_the_main_line_costs_a_detour() -> None:
    free = cost(Scene().board("EW 1,0", "EW 2,0"))
    blocked = cost(Scene().board("EW 1,0", "EW 2,0", "e+w 3,0"))
    assert blocked > free + 1


def test_a_second_way_as_short_as_the_first_is_worth_something_but_less_than_a_card() -> None:
    # From (7,-1) the stone or treasure at (8,0) is reached by (7,0) and by (8,-1).
    one = cost(Scene().tunnel("1,0", "6,0"))
    two = cost(Scene().tunnel("1,0", "5,0").board("NES 6,0 turned", "NESW 6,-1", "NEW 7,-1 turned"))
    assert one == pytest.approx(1, abs=0.1)
    assert one - 1 < two < one


def test_only_the_gap_of_a_cut_off_tunnel_has_to_be_paid() -> None:
    scene = Scene().board("EW 1,0", "EW 2,0", "NEW 4,0", "NEW 5,0", "NEW 6,0", "NEW 7,0")
    assert cost(scene) == pytest.approx(1, abs=0.1)


def test_a_dead_end_does_not_bridge_a_gap() -> None:
    bridged = Scene().board("EW 1,0", "EW 2,0", "NEW 4,0", "EW 5,0")
    stopped = Scene().board("EW 1,0", "EW 2,0", "NEW 4,0", "e+w 5,0")
    assert cost(stopped) > cost(bridged) + 1


def test_a_site_that_no_passage_fits_is_no_way_out() -> None:
    # (1,0) is shut in the north, east and south: only a card open to the west alone fits there.
    shut = ("NS 2,0", "EW 1,-1", "EW 1,1")
    assert cost(Scene().board(*shut)) > cost(Scene())


def test_only_on_a_tight_map_a_site_where_few_passages_fit_costs_more() -> None:
    # Below and above (7,0) all is shut: of all passages only the three straight ones fit there.
    free = Scene().tunnel("1,0", "6,0")
    tight = Scene().tunnel("1,0", "6,0").board("e+w 7,-1", "e 7,1")
    assert cost(tight) == pytest.approx(cost(free), abs=0.1)
    assert cost(tight, tight=True) > cost(free, tight=True) + 0.5
    assert cost(free, tight=True) == pytest.approx(cost(free), abs=0.1)


def test_a_reached_goal_is_cheaper_than_any_other() -> None:
    assert cost(Scene().tunnel("1,0", "7,0")) == REACHED < 0


def test_a_tunnel_without_any_way_on_never_gets_there() -> None:
    stubs = ("e 1,0 turned", "e+w -1,0", "n+s 0,1", "n 0,-1 turned")
    assert cost(Scene().board(*stubs)) == UNREACHABLE


def test_a_grid_that_was_played_on_is_looked_at_anew() -> None:
    scene = Scene().board("EW 1,0")
    cost_map, grid = map_costs(Lookup(scene.rules), scene.truth), scene.truth.grid
    first = cost_map.costs(grid, [at("8,0")])
    grid.place(at("2,0"), scene.layout.kinds.index("EW") * 2)
    assert cost_map.costs(grid, [at("8,0")])[0] < first[0]


@pytest.mark.rule("X2")
def test_a_pair_is_no_wall() -> None:
    scene = bury(Scene("jubilee+chests").board("EW 1,0"), "3,0 nugget tunnel-NES")
    assert cost(scene) == pytest.approx(cost(Scene().board("EW 1,0")), abs=0.1)
