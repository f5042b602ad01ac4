"""Asking others to pay for a dwarf's cell: who, how often, and what an agreement binds to (T3)."""

import pytest

from rockfall.kernel.moves import card_of
from rockfall.match.notation import parse_move
from tests.support.ends import all_pass, ended
from tests.support.scene import Scene
from tests.support.second import purse
from tests.support.toll import (
    DIG,
    DIVERT,
    PATHFIND,
    SPEC,
    diverted,
    helpers,
    pathfinder,
    poor,
    seat_dwarf,
    sitting,
)

pytestmark = pytest.mark.engine


# -- asking -------------------------------------------------------------------------------------


@pytest.mark.rule("T3")
def test_the_player_names_the_cell_and_one_other_player_but_no_card() -> None:
    scene = poor()
    assert scene.offered("beg") == ["beg 1,0 #1", "beg 1,0 #2", "beg 1,0 #3"]
    assert not any(card_of(parse_move(scene.layout, move)) for move in scene.offered("beg"))


@pytest.mark.rule("T3")
@pytest.mark.parametrize("hand", ["NESW", "NS", "map"])
def test_what_the_player_holds_does_not_matter_for_asking(hand: str) -> None:
    assert helpers(poor().hand(0, hand)) == [1, 2, 3]


@pytest.mark.rule("T3")
def test_the_one_asked_answers_yes_or_no_and_the_turn_goes_on() -> None:
    scene = poor()
    hand, pile = scene.cards("hand.0"), len(scene.cards("pile"))
    for answer in ("decline", "agree"):
        scene.play(scene.offered("beg")[0])
        assert scene.asked == "sponsor"
        assert scene.offered() == ["agree", "decline"]
        scene.play(answer)
        assert (scene.asked, scene.actor) == ("turn", 0)
        assert (scene.cards("hand.0"), len(scene.cards("pile"))) == (hand, pile)
        assert (scene.cards("discard"), purse(scene)) == ([], [0, 1, 1, 1])


@pytest.mark.rule("T3")
def test_each_player_is_asked_at_most_once_a_turn_whatever_the_cell() -> None:
    scene = seat_dwarf(poor(), "0,1", 3, number=1).play("beg 1,0 #2", "decline")
    assert scene.refused("beg 1,0 #2") == "nobody-to-beg"
    assert scene.refused("beg 0,1 #2") == "nobody-to-beg"
    assert (helpers(scene), helpers(scene, "0,1")) == ([1, 3], [1, 3])
    scene.play("beg 0,1 #1", "decline", "beg 1,0 #3", "decline")
    assert scene.offered("beg") == []


@pytest.mark.rule("T3")
def test_in_the_next_turn_everyone_can_be_asked_again() -> None:
    scene = poor(owner=3).play("beg 1,0 #1", "decline", "beg 1,0 #3", "decline", "pass map")
    assert helpers(scene) == [2, 3], "seat 0 has no gold"
    assert helpers(all_pass(scene, 3)) == [1, 2, 3]


@pytest.mark.rule("T3", "R135")
def test_only_players_with_gold_and_the_owner_can_be_asked() -> None:
    assert helpers(poor().pieces(0, 0, 0, 2)) == [1, 3]
    assert helpers(poor().pieces(0, 0, 0, 0)) == [1]
    assert poor().pieces(0, 0, 0, 2).refused("beg 1,0 #2") == "nobody-to-beg"


@pytest.mark.rule("T3", "T4")
def test_a_gold_card_is_gold_too() -> None:
    assert helpers(poor().pieces(0, 0, 0, 0).gold(3, "gold-1")) == [1, 3]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("beg", ["beg 0,1 #2", "beg 1,0 #0"])
def test_nobody_asks_for_a_cell_without_a_dwarf_nor_asks_oneself(beg: str) -> None:
    assert poor(gold=1).refused(beg) == "nobody-to-beg"


@pytest.mark.rule("T3", "R131")
def test_the_owner_has_nothing_to_ask_for() -> None:
    assert helpers(poor(owner=0)) == []


@pytest.mark.rule("T3")
def test_a_player_with_gold_may_ask_as_well() -> None:
    scene = poor(gold=1).play("beg 1,0 #2", "agree", DIG)
    assert purse(scene) == [1, 2, 0, 1]


# -- the answer ---------------------------------------------------------------------------------


@pytest.mark.rule("T3")
def test_who_agrees_pays_the_owner_when_the_card_is_laid() -> None:
    scene = poor().play("beg 1,0 #2", "agree")
    assert (purse(scene), sitting(scene)) == ([0, 1, 1, 1], {"1,0": 1}), "not before"
    assert scene.can(DIG)
    scene.play(DIG)
    assert (purse(scene), sitting(scene), scene.tile("1,0")) == ([0, 2, 0, 1], {}, "NESW")


@pytest.mark.rule("T3", "R132", "R135")
@pytest.mark.parametrize("gold", [0, 1])
def test_the_owner_may_let_the_card_pass_free(gold: int) -> None:
    scene = poor().pieces(0, gold, 1, 1).play("beg 1,0 #1", "agree", DIG)
    assert (purse(scene), sitting(scene), scene.tile("1,0")) == ([0, gold, 1, 1], {}, "NESW")


@pytest.mark.rule("T3")
def test_after_refusals_the_player_may_still_pay() -> None:
    scene = poor(gold=1)
    for seat in (1, 2, 3):
        scene.play(f"beg 1,0 #{seat}", "decline")
    assert purse(scene.play(DIG)) == [0, 2, 1, 1]


@pytest.mark.rule("T3")
def test_after_refusals_the_player_may_do_anything_else() -> None:
    scene = poor()
    before = set(scene.offered()) - set(scene.offered("beg"))
    for seat in (1, 2, 3):
        scene.play(f"beg 1,0 #{seat}", "decline")
    assert set(scene.offered()) == before
    assert scene.refused(DIG) == "toll-unpaid"
    assert purse(scene.play("dig NESW 0,1")) == [0, 1, 1, 1]


@pytest.mark.rule("T3", "T4", "R133")
def test_a_sponsor_without_pieces_pays_with_a_gold_card() -> None:
    scene = poor().pieces(0, 0, 0, 0).gold(3, "gold-3").play("beg 1,0 #3", "agree", DIG)
    assert (purse(scene), scene.cards("gold.3")) == ([0, 1, 0, 2], [])


@pytest.mark.rule("T3", "T4", "R137")
def test_a_sponsor_with_several_gold_cards_chooses_which() -> None:
    scene = poor().pieces(0, 0, 0, 0).gold(3, "gold-1", "gold-3")
    scene.play("beg 1,0 #3", "agree", DIG)
    assert (scene.asked, scene.actor) == ("toll-card", 3)
    scene.play("pay gold-1")
    assert (purse(scene), scene.cards("gold.3")) == ([0, 1, 0, 0], ["gold-3"])
    assert (scene.asked, scene.actor) == ("turn", 1)


# -- asking is no choice for the turn -----------------------------------------------------------


@pytest.mark.rule("T3", "E2")
def test_asking_neither_breaks_nor_extends_a_row_of_passes() -> None:
    hands = ("NE NE", "NE NE", "NW NW", "NS NS")
    scene = seat_dwarf(Scene("classic+toll").hands(*hands).pile(), "1,0", 1)
    all_pass(scene, 3).play("beg 1,0 #1", "decline")
    assert not ended(scene.play("beg 1,0 #2", "agree"))
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("T3", "E3")
def test_asking_and_answering_is_no_card_played() -> None:
    scene = Scene(f"{SPEC}+E3=last-card").hands("map", "NE", "", "").pile()
    seat_dwarf(scene, "1,0", 3).play("map 8,0", "beg 1,0 #2", "agree", "pass NE")
    assert (scene.num("round"), scene.actor) == (2, 1)


@pytest.mark.rule("T3", "C19")
def test_asking_cannot_be_stopped() -> None:
    scene = poor(f"{SPEC}+veto").hand(2, "veto").play("beg 1,0 #2")
    assert scene.asked == "sponsor"
    assert scene.play("agree").asked == "turn"


# -- Diversion, Pathfinder, ladders -------------------------------------------------------------


@pytest.mark.rule("T3", "C23")
def test_a_sponsor_may_pay_for_a_diverted_card() -> None:
    scene = diverted(2, 1, 0, 1, 1).play("beg 0,1 #3", "agree", DIVERT)
    assert (purse(scene), scene.tile("0,1")) == ([1, 0, 2, 0], "NESW")


@pytest.mark.rule("T3", "C23", "B8")
def test_one_who_may_not_dig_but_divert_may_ask() -> None:
    scene = Scene(f"{SPEC}+diversion").mat(1, "broken-cart").pieces(1, 0, 1, 1)
    scene.hand(0, "NESW").hand(1, "diversion")
    seat_dwarf(scene, "0,1", 2).play(DIG)
    assert helpers(scene, "0,1") == [0, 2, 3]
    assert purse(scene.play("beg 0,1 #3", "agree", DIVERT)) == [1, 0, 2, 0]


@pytest.mark.rule("T3", "C22", "R134")
def test_an_agreement_holds_for_a_card_laid_by_pathfinder_in_the_same_turn() -> None:
    scene = pathfinder("NESW", "NESW").pieces(0, 1, 1, 1)
    scene.play("beg 1,0 #3", "agree", PATHFIND)
    assert scene.can("lay NESW 1,0")
    assert purse(scene.play("lay NESW 1,0")) == [0, 2, 1, 0]


@pytest.mark.rule("T3", "C22", "R134")
def test_an_agreement_is_used_up_by_the_first_card_on_its_cell() -> None:
    scene = pathfinder("NESW", "NESW").pieces(1, 1, 1, 2)
    scene.play("beg 1,0 #3", "agree", PATHFIND, "lay NESW 1,0", "lay NESW 0,1")
    assert purse(scene) == [0, 2, 2, 1], "seat 0 pays for 0,1"


@pytest.mark.rule("T3", "C22", "R156")
@pytest.mark.parametrize("cells", [("1,0", "0,1"), ("0,1", "1,0")])
def test_a_pathfinder_lays_two_cards_for_two_sponsors(cells: tuple[str, str]) -> None:
    scene = pathfinder("NESW", "NESW").pieces(0, 1, 1, 1)
    scene.play("beg 1,0 #3", "agree", "beg 0,1 #1", "agree", PATHFIND)
    scene.play(*[f"lay NESW {cell}" for cell in cells])
    assert (purse(scene), sitting(scene)) == ([0, 1, 2, 0], {})


@pytest.mark.rule("T3", "C22", "R139")
def test_in_the_middle_of_a_pathfinder_nobody_is_asked() -> None:
    scene = pathfinder("NESW", "NESW").pieces(0, 1, 1, 1)
    assert helpers(scene) == [1, 2, 3]
    scene.play(PATHFIND)
    assert scene.asked == "trail"
    assert helpers(scene) == []


@pytest.mark.rule("T3", "S12")
def test_others_may_be_asked_about_a_cell_that_only_a_ladder_can_still_be_laid_on() -> None:
    scene = Scene("jubilee+saboteur2+toll").board("EW 3,0").hand(0, "ladder-ES")
    scene.pieces(0, 1, 1, 1)
    seat_dwarf(scene, "2,0", 1)
    assert scene.refused("dig ladder-ES 2,0") == "toll-unpaid"
    assert helpers(scene, "2,0") == [1, 2, 3]
    assert purse(scene.play("beg 2,0 #3", "agree", "dig ladder-ES 2,0")) == [0, 2, 1, 0]
