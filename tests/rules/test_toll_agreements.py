"""What a sponsor's agreement binds to, and agreements about two dwarves (T3)."""

import pytest

from tests.support.ends import all_pass
from tests.support.scene import Scene
from tests.support.second import purse
from tests.support.toll import (
    DIG,
    SPEC,
    allow,
    helpers,
    poor,
    seat_dwarf,
    sitting,
)

pytestmark = pytest.mark.engine


# -- what an agreement binds to -----------------------------------------------------------------


@pytest.mark.rule("T3", "R134")
@pytest.mark.parametrize("move", ["pass map", "map 8,0", "dig NESW 0,1", "toll map 0,1"])
def test_nothing_is_paid_if_the_player_then_does_something_else(move: str) -> None:
    scene = poor().play("beg 1,0 #2", "agree", move)
    assert purse(scene) == [0, 1, 1, 1]
    assert sitting(scene)["1,0"] == 1


@pytest.mark.rule("T3", "R134")
def test_an_agreement_is_over_with_the_turn() -> None:
    scene = poor(owner=3).play("beg 1,0 #2", "agree", "pass map")
    scene = all_pass(scene, 3)
    assert (scene.actor, scene.refused(DIG)) == (0, "toll-unpaid")
    assert not scene.can(DIG)


@pytest.mark.rule("T3", "R134")
def test_an_agreement_is_of_no_use_to_the_next_player() -> None:
    scene = poor(owner=3).hand(1, "NESW").play("beg 1,0 #2", "agree", "pass map", DIG)
    assert purse(scene) == [0, 0, 1, 2]


@pytest.mark.rule("T3", "R134")
def test_an_agreement_opens_no_other_cell() -> None:
    scene = seat_dwarf(poor(), "0,1", 3, number=1).play("beg 1,0 #2", "agree")
    assert scene.refused("dig NESW 0,1") == "toll-unpaid"


@pytest.mark.rule("T3", "R134")
def test_an_agreement_pays_for_no_other_cell() -> None:
    scene = seat_dwarf(poor(gold=1), "0,1", 3, number=1)
    scene.play("beg 1,0 #2", "agree", "dig NESW 0,1")
    assert purse(scene) == [0, 1, 1, 2], "seat 2 spoke of another cell"


@pytest.mark.rule("T3", "R131", "R134")
def test_an_agreement_pays_nobody_for_building_on_the_own_dwarf() -> None:
    scene = seat_dwarf(poor(), "0,1", 0, number=1).play("beg 1,0 #2", "agree", "dig NESW 0,1")
    assert (purse(scene), sitting(scene)) == ([0, 1, 1, 1], {"1,0": 1})


@pytest.mark.rule("T3", "C19", "R134")
def test_a_card_that_is_stopped_costs_the_sponsor_nothing() -> None:
    scene = poor(f"{SPEC}+veto", owner=3).hand(0, "NESW", "NESW").hand(1, "veto", "NE")
    scene.play("beg 1,0 #2", "agree", DIG, "veto")
    assert (purse(scene), sitting(scene)) == ([0, 1, 1, 1], {"1,0": 3})
    assert all_pass(scene, 3).refused(DIG) == "toll-unpaid", "and the agreement is over"


@pytest.mark.rule("T3", "A1", "C19")
def test_the_sponsor_pays_after_nobody_has_said_veto() -> None:
    scene = poor(f"{SPEC}+veto").play("beg 1,0 #2", "agree", DIG)
    assert (scene.asked, purse(scene)) == ("veto", [0, 1, 1, 1])
    assert purse(allow(scene)) == [0, 2, 0, 1]


# -- two dwarves --------------------------------------------------------------------------------


def between_two(spec: str = SPEC) -> Scene:
    """Seat 0, without gold, holds two crossings; dwarves of seat 1 and seat 3 sit beside it."""
    return seat_dwarf(poor(spec).hand(0, "NESW", "NESW"), "0,1", 3, number=1)


@pytest.mark.rule("T3", "R156")
def test_after_one_sponsor_agreed_others_may_be_asked_about_the_other_dwarf() -> None:
    scene = between_two().play("beg 1,0 #2", "agree")
    assert helpers(scene, "0,1") == [1, 3]
    scene.play("beg 0,1 #3")
    assert (scene.asked, scene.actor) == ("sponsor", 3)
    scene.play("agree")
    assert scene.can(DIG)
    assert scene.can("dig NESW 0,1")
    assert scene.offered("beg") == []


@pytest.mark.rule("T3", "R156")
def test_nobody_is_asked_about_a_dwarf_that_somebody_will_pay() -> None:
    scene = between_two().play("beg 1,0 #2", "agree")
    assert helpers(scene) == []
    assert scene.refused("beg 1,0 #3") == "nobody-to-beg"


@pytest.mark.rule("T3", "R156")
def test_who_agreed_about_one_dwarf_is_not_asked_about_the_other_in_the_same_turn() -> None:
    scene = between_two().pieces(0, 1, 5, 1).play("beg 1,0 #2", "agree")
    assert scene.refused("beg 0,1 #2") == "nobody-to-beg"


@pytest.mark.rule("T3", "R134", "R156")
@pytest.mark.parametrize(("cell", "paid"), [("1,0", [0, 2, 0, 1]), ("0,1", [0, 0, 1, 2])])
def test_of_two_agreements_only_that_for_the_cell_built_on_is_paid(
    cell: str, paid: list[int]
) -> None:
    scene = between_two().play("beg 1,0 #2", "agree", "beg 0,1 #1", "agree")
    assert purse(scene.play(f"dig NESW {cell}")) == paid
    assert len(sitting(scene)) == 1


@pytest.mark.rule("T3", "R156")
def test_one_who_declined_about_one_dwarf_leaves_the_agreement_about_the_other() -> None:
    scene = between_two().play("beg 1,0 #2", "agree", "beg 0,1 #1", "decline")
    assert (scene.can(DIG), scene.refused("dig NESW 0,1")) == (True, "toll-unpaid")


@pytest.mark.rule("T3", "R134", "R156")
def test_two_agreements_are_over_with_the_turn() -> None:
    scene = between_two().play("beg 1,0 #2", "agree", "beg 0,1 #1", "agree", "pass NESW")
    assert [scene.num(f"sponsor.{number}") for number in (0, 1)] == [0, 0]
    all_pass(scene, 3)
    assert {scene.refused(DIG), scene.refused("dig NESW 0,1")} == {"toll-unpaid"}
