"""The double card: how it lies, and what it is to its neighbours (W1, P1)."""

import pytest

from tests.support.double import (
    ALL,
    COSTUME,
    COSTUME_2,
    EAST,
    PARTY,
    REACH,
    WEST,
    facing,
)
from tests.support.play import truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine


@pytest.mark.rule("W1", "P1", "R119")
@pytest.mark.parametrize("spec", ALL)
def test_it_lies_face_up_on_two_cells_from_the_start_and_is_not_reached(spec: str) -> None:
    built, state, _ = truth(spec, 4)
    kinds = built.rules.layout.kinds
    lying = {cell: kinds[tile >> 1] for cell, tile in state.grid.tiles.items()}
    assert lying == {at("0,0"): "start", at(WEST): "double-west", at(EAST): "double-east"}
    assert [state.grid.lit[at(cell)] for cell in (WEST, EAST)] == [0, 0]


@pytest.mark.rule("W1", "G4", "P1", "R119")
@pytest.mark.parametrize("spec", ALL)
def test_a_tunnel_that_meets_it_reaches_all_of_it_at_once(spec: str) -> None:
    scene = facing(spec).play(REACH)
    assert (scene.reached(WEST), scene.reached(EAST)) == ("NESW", "NESW")
    around = ("4,-1", "5,-1", "6,0", "4,1", "5,1")
    assert {at(cell) for cell in around} <= set(scene.truth.grid.sites)


@pytest.mark.rule("W1", "G5")
def test_nothing_can_be_built_from_it_before() -> None:
    scene = facing(COSTUME).hand(0, "NESW", "EW")
    for cell in ("6,0", "4,-1", "5,1"):
        assert scene.refused(f"dig NESW {cell}") == "not-linked"
    assert scene.refused(f"dig EW {WEST}") == "cell-taken"
    assert scene.refused(f"dig EW {EAST}") == "cell-taken"


@pytest.mark.rule("W1", "G3")
@pytest.mark.parametrize("spec", [COSTUME, PARTY])
def test_neighbours_must_open_towards_it_on_every_side(spec: str) -> None:
    assert facing(spec).hand(0, "NW").refused("dig NW 3,0") == "does-not-fit"
    scene = facing(spec).hand(1, "NS", "NE", "NW", "NEW", "NESW").play(REACH)
    fitting = {"4,-1": "S", "5,-1": "S", "6,0": "W", "4,1": "N", "5,1": "N"}
    opens = scene.layout.tileset.opens
    for cell, side in fitting.items():
        cards = [move.split()[1:] for move in scene.offered("dig") if f" {cell}" in move]
        tiles = [scene.layout.kinds.index(card) * 2 + len(rest) - 1 for card, *rest in cards]
        assert tiles, f"something fits on {cell}"
        assert all(opens[tile] >> "NESW".index(side) & 1 for tile in tiles)


@pytest.mark.rule("W1", "P1", "B11", "R120")
@pytest.mark.parametrize("spec", ALL)
def test_no_rockfall_takes_it(spec: str) -> None:
    scene = facing(spec).hand(0, "rockfall")
    assert scene.offered("rockfall") == ["rockfall 1,0", "rockfall 2,0"]
    assert scene.refused(f"rockfall {WEST}") == "stands-firm"
    assert scene.refused(f"rockfall {EAST}") == "stands-firm"


@pytest.mark.rule("W1", "S12")
def test_a_ladder_may_stand_beside_it_if_it_opens_towards_it() -> None:
    scene = Scene(COSTUME_2).board(f"double-west {WEST}", f"double-east {EAST}")
    scene.hand(0, "ladder-w", "ladder-s")
    assert scene.can("dig ladder-w 6,0")
    assert not scene.can("dig ladder-s 6,0")
    assert scene.can("dig ladder-s 5,-1")


@pytest.mark.rule("W1", "B19")
def test_in_the_next_round_it_lies_there_again_unreached() -> None:
    scene = facing(COSTUME).pile().hands("EW", "", "", "").play(REACH)
    assert scene.num("round") == 2
    assert (scene.tile(WEST), scene.tile(EAST)) == ("double-west", "double-east")
    assert (scene.reached(WEST), scene.num("costume")) == ("", 0)
