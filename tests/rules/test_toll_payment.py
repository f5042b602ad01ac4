"""Building on a dwarf's cell: who pays, when, and who cannot (T3)."""

import pytest

from rockfall.kernel.ops import PLACE, SET
from tests.support.ends import WALLED_IN, ended
from tests.support.scene import Scene
from tests.support.second import purse
from tests.support.toll import (
    DIG,
    DIVERT,
    PATHFIND,
    SPEC,
    allow,
    diverted,
    pathfinder,
    seat_dwarf,
    sitting,
    tolled,
)

pytestmark = pytest.mark.engine

#: Three dead ends around the start: only 1,0 is left to build on.
ONE_SITE = WALLED_IN[1:]


# -- T3: one piece to the owner -----------------------------------------------------------------


@pytest.mark.rule("T3")
@pytest.mark.parametrize("parts", ["", "+saboteur2", "+veto"])
def test_who_builds_there_pays_one_piece_to_the_owner_and_the_dwarf_leaves(parts: str) -> None:
    scene = tolled(SPEC + parts).pieces(2, 1, 0, 0).play(DIG)
    if scene.asked == "veto":
        allow(scene)
    assert purse(scene) == [1, 2, 0, 0]
    assert (sitting(scene), scene.tile("1,0")) == ({}, "NESW")
    assert len(scene.cards("hand.0")) == 2, "a card was drawn as ever"
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("T3", "V2")
def test_in_the_tournament_it_is_the_same() -> None:
    scene = Scene("jubilee+tournament+toll", seats=5).hand(0, "NESW")
    assert purse(seat_dwarf(scene, "1,0", 4).play(DIG)) == [0, 1, 1, 1, 2]


@pytest.mark.rule("T3")
def test_elsewhere_building_is_free_and_moves_no_dwarf() -> None:
    scene = tolled().play("dig NESW 0,1")
    assert (purse(scene), sitting(scene)) == ([1, 1, 1, 1], {"1,0": 1})


@pytest.mark.rule("T3")
def test_only_the_dwarf_on_that_cell_is_paid_and_leaves() -> None:
    scene = seat_dwarf(tolled(), "0,1", 2, number=1).play(DIG)
    assert (purse(scene), sitting(scene)) == ([0, 2, 1, 1], {"0,1": 2})


@pytest.mark.rule("T3")
def test_it_is_paid_once_and_the_cell_is_free_even_if_the_card_falls() -> None:
    scene = tolled().hand(1, "rockfall").hand(2, "NESW")
    scene.play(DIG, "rockfall 1,0", DIG)
    assert purse(scene) == [0, 2, 1, 1]


@pytest.mark.rule("T3", "R131")
def test_the_owner_pays_nothing_but_the_dwarf_leaves_all_the_same() -> None:
    scene = tolled(owner=0).pieces(0, 1, 1, 1)
    assert scene.can(DIG), "without any gold"
    assert (purse(scene.play(DIG)), sitting(scene)) == ([0, 1, 1, 1], {})


@pytest.mark.rule("T3")
def test_a_card_that_does_not_fit_is_not_let_in_for_money() -> None:
    scene = tolled().hand(0, "NS")
    assert scene.refused("dig NS 1,0") == "does-not-fit"


# -- T3: after the veto, before the card works --------------------------------------------------


@pytest.mark.rule("T3", "A1")
def test_it_is_paid_before_the_card_lies() -> None:
    scene = tolled().play(DIG)
    kinds = [op[0] for op in scene.ops]
    owner = scene.layout.nums.index("pieces.1")
    assert [op[:3] for op in scene.ops].index((SET, owner, 2)) < kinds.index(PLACE)


@pytest.mark.rule("T3", "A1", "C19")
def test_it_is_paid_only_after_nobody_has_said_veto() -> None:
    scene = tolled(f"{SPEC}+veto").hand(3, "veto").play(DIG)
    for _ in range(3):
        assert (scene.asked, purse(scene), sitting(scene)) == ("veto", [1, 1, 1, 1], {"1,0": 1})
        scene.play("allow")
    assert (purse(scene), sitting(scene)) == ([0, 2, 1, 1], {})


@pytest.mark.rule("T3", "C19")
def test_a_card_that_is_stopped_costs_nothing_and_the_dwarf_stays() -> None:
    scene = tolled(f"{SPEC}+veto").hand(2, "veto").play(DIG, "allow", "veto")
    assert (purse(scene), sitting(scene)) == ([1, 1, 1, 1], {"1,0": 1})
    assert (scene.tile("1,0"), scene.actor) == ("", 1)


@pytest.mark.rule("T3", "A1", "B13")
def test_it_is_paid_also_for_the_card_that_finds_the_treasure() -> None:
    scene = Scene(SPEC).tunnel("1,0", "6,0").hand(0, "EW")
    seat_dwarf(scene, "7,0", 3).play("dig EW 7,0")
    assert (scene.num("finder"), purse(scene)) == (1, [0, 1, 1, 2])


# -- T3: who cannot pay -------------------------------------------------------------------------


@pytest.mark.rule("T3", "G5")
@pytest.mark.parametrize("parts", ["", "+saboteur2"])
def test_without_gold_nobody_builds_there(parts: str) -> None:
    scene = tolled(SPEC + parts).pieces(0, 1, 1, 1)
    refusal = scene.why_not(DIG)
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("toll-unpaid", {"cell": "1,0", "seat": 1})
    assert not scene.can(DIG)
    assert scene.can("dig NESW 0,1"), "all other cells are open"


@pytest.mark.rule("T3", "S12")
def test_a_ladder_pays_like_any_path_card() -> None:
    scene = tolled("jubilee+saboteur2+toll").hand(0, "ladder-w")
    assert purse(scene.play("dig ladder-w 1,0")) == [0, 2, 1, 1]
    poor = tolled("jubilee+saboteur2+toll").hand(0, "ladder-w").pieces(0, 1, 1, 1)
    assert not poor.can("dig ladder-w 1,0")
    assert poor.refused("dig ladder-w 1,0") == "toll-unpaid"


# -- T3: Diversion and Pathfinder ---------------------------------------------------------------


@pytest.mark.rule("T3", "C23")
def test_a_card_diverted_to_a_dwarf_is_paid_for_by_who_diverts_it() -> None:
    scene = diverted(2, 1, 1, 1, 1).play(DIVERT)
    assert (purse(scene), sitting(scene)) == ([1, 0, 2, 1], {})
    assert (scene.tile("0,1"), scene.tile("1,0")) == ("NESW", "")


@pytest.mark.rule("T3", "C23", "R131")
def test_the_owner_diverts_a_card_to_the_own_dwarf_for_nothing() -> None:
    scene = diverted(1, 1, 0, 1, 1).play(DIVERT)
    assert (purse(scene), sitting(scene)) == ([1, 0, 1, 1], {})


@pytest.mark.rule("T3", "C23")
def test_without_gold_no_card_is_diverted_to_a_dwarf() -> None:
    scene = diverted(2, 1, 0, 1, 1)
    assert not scene.can(DIVERT)
    assert scene.refused(DIVERT) == "toll-unpaid"
    assert scene.can("divert diversion 0,-1")


@pytest.mark.rule("T3", "C23", "C19")
def test_a_diversion_that_is_stopped_costs_nothing() -> None:
    scene = Scene(f"{SPEC}+diversion+veto").hand(0, "NESW").hand(1, "diversion").hand(3, "veto")
    allow(seat_dwarf(scene, "0,1", 2).play(DIG)).play(DIVERT, "allow", "veto")
    assert (purse(scene), sitting(scene)) == ([1, 1, 1, 1], {"0,1": 2})


@pytest.mark.rule("T3", "C22")
def test_each_card_of_a_pathfinder_pays_for_its_own_cell() -> None:
    scene = pathfinder("NESW", "NESW").pieces(2, 1, 1, 1).play(PATHFIND)
    assert purse(scene) == [2, 1, 1, 1], "the Pathfinder itself pays nothing"
    assert purse(scene.play("lay NESW 1,0")) == [1, 2, 1, 1]
    assert purse(scene.play("lay NESW 0,1")) == [0, 2, 2, 1]
    assert sitting(scene) == {}


@pytest.mark.rule("T3", "C22")
def test_the_second_card_of_a_pathfinder_cannot_go_where_the_money_is_missing() -> None:
    scene = pathfinder("NESW", "NESW").play(PATHFIND, "lay NESW 1,0")
    assert not scene.can("lay NESW 0,1")
    assert scene.refused("lay NESW 0,1") == "toll-unpaid"
    assert scene.can("lay NESW 2,0")


@pytest.mark.rule("T3", "C22", "A2")
@pytest.mark.parametrize("gold", [0, 1])
def test_a_pathfinder_needs_a_place_that_can_be_paid_for(gold: int) -> None:
    scene = pathfinder("NESW", board=ONE_SITE).pieces(gold, 1, 1, 1)
    assert scene.can(PATHFIND) == bool(gold)


# -- T3: the dwarf keeps its cell ---------------------------------------------------------------


@pytest.mark.rule("T3", "B11")
def test_the_dwarf_stays_when_the_card_beside_it_falls_and_is_paid_once_it_is_mended() -> None:
    scene = tolled(where="2,0").board("EW 1,0").hands("rockfall", "EW", "NESW", "NE")
    scene.play("rockfall 1,0")
    assert sitting(scene) == {"2,0": 1}
    scene.play("dig EW 1,0")
    assert sitting(scene) == {"2,0": 1}
    assert purse(scene.play("dig NESW 2,0")) == [1, 2, 0, 1]


@pytest.mark.rule("T3", "C23")
def test_the_dwarf_stays_when_the_card_beside_it_is_diverted() -> None:
    scene = Scene(f"{SPEC}+diversion").hand(0, "NESW").hand(1, "diversion")
    seat_dwarf(scene, "2,0", 3).play(DIG, DIVERT)
    assert (sitting(scene), purse(scene)) == ({"2,0": 3}, [1, 1, 1, 1])


@pytest.mark.rule("T3")
def test_the_dwarf_stays_when_another_tunnel_points_at_its_cell() -> None:
    scene = tolled(where="1,1").board("NES 0,1").play(DIG)
    assert "S" in scene.reached("1,0")
    assert (sitting(scene), purse(scene)) == ({"1,1": 1}, [1, 1, 1, 1])


# -- T3 and the end of a round ------------------------------------------------------------------


@pytest.mark.rule("T3", "E2")
def test_no_playable_overlooks_dwarves_nobody_can_pay() -> None:
    scene = seat_dwarf(Scene(f"{SPEC}+E2=no-playable").board(*ONE_SITE), "1,0", 3)
    scene.hands("fix-cart", "NEW", "", "").pile().pieces(0, 0, 0, 0).play("pass fix-cart")
    assert not ended(scene)
    assert scene.offered("dig") == []


@pytest.mark.rule("T3", "E2", "C23")
@pytest.mark.parametrize("gold", [1, 0])
def test_no_playable_overlooks_dwarves_for_a_diversion_too(gold: int) -> None:
    # The crossing can leave 1,0 only for -1,0, where a dwarf sits.
    walls = ("n 0,1", "n+s 0,-1")
    scene = Scene(f"{SPEC}+diversion+E2=no-playable").board(*walls).pile()
    scene.hands("NESW", "diversion fix-cart", "", "").pieces(0, gold, 0, 0)
    seat_dwarf(scene, "-1,0", 3).play(DIG)
    assert not ended(scene)
