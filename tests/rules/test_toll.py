"""Toll dwarves: the piece everyone begins with, sitting down, whose dwarf it is (T1, T2)."""

import pytest

from rockfall.kernel.moves import card_of
from rockfall.kernel.sight import redact_move
from rockfall.match.notation import move_text, parse_move
from tests.support.ends import all_pass, ended
from tests.support.play import truth
from tests.support.scene import Scene
from tests.support.second import purse
from tests.support.toll import SPEC, sitting

pytestmark = pytest.mark.engine

EVERYONE = range(-1, 4)  # an onlooker and four seats
#: The cells around the start card, to all of which it is open.
AROUND = ("-1,0", "0,-1", "0,1", "1,0")


def dwarf_cells(scene: Scene) -> set[str]:
    """The cells on which a dwarf may be put now."""
    return {move.split()[-1] for move in scene.offered("toll")}


# -- T1: one piece each -------------------------------------------------------------------------


@pytest.mark.rule("T1", "M1")
@pytest.mark.parametrize("edition", ["jubilee", "classic", "gigamic"])
@pytest.mark.parametrize(
    ("parts", "seats"),
    [("", 3), ("", 10), ("+saboteur2", 2), ("+saboteur2", 12), ("+tournament", 5)],
)
def test_everyone_begins_the_game_with_one_piece(edition: str, parts: str, seats: int) -> None:
    built, state, _ = truth(f"{edition}{parts}+toll", seats)
    names = built.rules.layout.nums
    assert [state.nums[names.index(f"pieces.{seat}")] for seat in range(seats)] == [1] * seats


@pytest.mark.rule("T1")
def test_without_toll_nobody_is_given_a_piece() -> None:
    assert purse(Scene("jubilee+new-goals")) == [0, 0, 0, 0]
    assert purse(Scene("jubilee+saboteur2")) == [0, 0, 0, 0]
    assert "pieces.0" not in Scene("jubilee").layout.nums


@pytest.mark.rule("T1", "B19", "B20")
def test_a_new_round_brings_no_new_piece_and_takes_none() -> None:
    scene = Scene(SPEC).hands("NE", "", "", "").pile().pieces(0, 3, 1, 0).play("pass NE")
    assert scene.num("round") == 2
    assert purse(scene) == [0, 3, 1, 0]


# -- T1: a choice for the turn ------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_any_card_of_the_hand_will_do() -> None:
    hand = ("NE", "broken-cart", "map", "fix-cart")
    scene = Scene(SPEC).hand(0, *hand)
    assert set(scene.offered("toll")) == {f"toll {card} {cell}" for card in hand for cell in AROUND}


@pytest.mark.rule("T1")
def test_a_card_one_does_not_hold_will_not_do() -> None:
    assert Scene(SPEC).hand(0, "NE").refused("toll map 1,0") == "not-in-hand"


@pytest.mark.rule("T1", "A4")
@pytest.mark.parametrize("spec", [SPEC, "classic+toll", "jubilee+saboteur2+toll"])
def test_the_dwarf_sits_down_the_card_is_gone_and_the_turn_is_over(spec: str) -> None:
    scene = Scene(spec).hand(0, "NE", "map").play("toll map 1,0")
    assert sitting(scene) == {"1,0": 0}
    assert scene.cards("discard") == ["map"]
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("T1", "A1")
@pytest.mark.parametrize("spec", [SPEC, "jubilee+saboteur2+toll"])
def test_nothing_is_drawn_that_turn_but_again_in_the_next(spec: str) -> None:
    scene = Scene(spec).hand(0, "NE", "map").hand(1, "NS")
    before = len(scene.cards("pile"))
    scene.play("toll map 1,0")
    assert (scene.cards("hand.0"), len(scene.cards("pile"))) == (["NE"], before)
    scene.play("dig NS 0,1")
    assert (len(scene.cards("hand.1")), len(scene.cards("pile"))) == (1, before - 1)


@pytest.mark.rule("T1")
def test_putting_a_dwarf_down_costs_no_gold() -> None:
    scene = Scene(SPEC).pieces(0, 1, 1, 1).hand(0, "map").play("toll map 1,0")
    assert purse(scene) == [0, 1, 1, 1]


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("eye", "seen"), [(-1, "?"), (0, "map"), (1, "?"), (2, "?"), (3, "?")])
def test_nobody_else_learns_which_card_was_put_down(eye: int, seen: str) -> None:
    scene = Scene(SPEC).hand(0, "NE", "map")
    move = parse_move(scene.layout, "toll map 1,0")
    told = redact_move(scene.layout, move, 0, eye)
    assert move_text(scene.layout, told) == f"toll {seen} 1,0"
    assert bool(card_of(told)) == (eye == 0)
    assert scene.play("toll map 1,0").cards("discard", eye) == [seen]


@pytest.mark.rule("T1", "B8", "R136")
@pytest.mark.parametrize(
    ("spec", "ill"), [(SPEC, "broken-cart"), ("jubilee+saboteur2+toll", "trapped")]
)
def test_one_who_may_not_dig_may_put_a_dwarf_down(spec: str, ill: str) -> None:
    assert Scene(spec).mat(0, ill).hand(0, "map").can("toll map 1,0")


# -- T1: where ----------------------------------------------------------------------------------


@pytest.mark.rule("T1", "R130")
def test_dwarves_sit_where_a_reached_opening_points_even_if_no_card_in_hand_fits() -> None:
    scene = Scene(SPEC).board("EW 1,0", "NE 0,1", "EW 4,0").hand(0, "map")
    assert dwarf_cells(scene) == {"-1,0", "0,-1", "2,0", "1,1"}


@pytest.mark.rule("T1", "R130", "G4")
@pytest.mark.parametrize(
    ("board", "where"),
    [
        (("EW 3,0",), "2,0"),  # a part cut off from the start
        (("n+e 0,1",), "1,1"),  # a stub nobody can enter
        (("EW 1,0",), "1,1"),  # beside a card that is shut on that side
        ((), "5,5"),  # nothing near
        (("EW 1,0",), "1,0"),  # a path card lies there
        ((), "0,0"),  # the start card
    ],
)
def test_anywhere_else_no_dwarf_sits(board: tuple[str, ...], where: str) -> None:
    scene = Scene(SPEC).board(*board).hand(0, "map")
    assert scene.refused(f"toll map {where}") == "no-site"
    assert where not in dwarf_cells(scene)


@pytest.mark.rule("T1", "E4")
def test_a_goal_that_is_reached_and_still_face_down_is_no_place_for_a_dwarf() -> None:
    scene = Scene("classic+toll").tunnel("1,0", "7,0").hand(0, "map")
    assert scene.refused("toll map 8,0") == "no-site"


@pytest.mark.rule("T1", "W1")
@pytest.mark.parametrize("double", ["costume", "party"])
def test_the_double_card_is_no_place_for_a_dwarf(double: str) -> None:
    scene = Scene(f"{SPEC}+{double}").tunnel("1,0", "3,0").hand(0, "map")
    scene.board("double-west 4,0", "double-east 5,0")
    assert {"4,0", "5,0"}.isdisjoint(dwarf_cells(scene))
    assert {"4,1", "5,1", "6,0"} <= dwarf_cells(scene)


@pytest.mark.rule("T1")
def test_two_dwarves_do_not_share_a_cell() -> None:
    scene = Scene(SPEC).hand(0, "NE", "map").hand(1, "map").play("toll map 1,0")
    assert scene.refused("toll map 1,0") == "no-site"
    assert dwarf_cells(scene) == set(AROUND) - {"1,0"}


# -- T1: how often ------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_there_are_two_dwarves() -> None:
    scene = Scene(SPEC).hands("map map", "map map", "map map", "NS NS")
    scene.play("toll map 1,0", "toll map 0,1")
    assert sitting(scene) == {"1,0": 0, "0,1": 1}
    assert scene.refused("toll map 0,-1") == "no-dwarf-left"
    assert scene.offered("toll") == []


@pytest.mark.rule("T1", "T3")
def test_a_dwarf_that_has_been_paid_does_not_come_back_in_this_round() -> None:
    scene = Scene(SPEC).hands("map map", "EW NE", "map map", "map map")
    scene.play("toll map 1,0", "dig EW 1,0", "toll map 0,1")
    assert sitting(scene) == {"0,1": 2}
    assert scene.refused("toll map 0,-1") == "no-dwarf-left"


@pytest.mark.rule("T1")
def test_one_player_may_use_both_in_different_turns() -> None:
    scene = Scene(SPEC, seats=3).hands("map map NE", "NE NE", "NW NW")
    scene.play("toll map 1,0")
    assert scene.actor == 1
    all_pass(scene, 2).play("toll map 0,1")
    assert sitting(scene) == {"1,0": 0, "0,1": 0}


@pytest.mark.rule("T1", "B19")
def test_in_the_next_round_both_dwarves_are_free_again() -> None:
    scene = Scene(SPEC).hands("map", "EW", "map", "").pile()
    scene.play("toll map 1,0", "dig EW 1,0", "toll map 2,0")
    assert scene.num("round") == 2
    assert sitting(scene) == {}
    for cell in ("1,0", "0,1"):
        assert cell in dwarf_cells(scene)
        scene.play(next(move for move in scene.offered("toll") if move.endswith(f" {cell}")))
    assert sitting(scene) == {"1,0": 3, "0,1": 0}


# -- T1: neither a pass nor a card played -------------------------------------------------------


@pytest.mark.rule("T1", "E2")
@pytest.mark.parametrize("spec", ["classic+toll", "jubilee+toll+E2=all-passed"])
def test_it_breaks_a_row_of_passes(spec: str) -> None:
    hands = ("NE NE NE", "NE NE map", "map map NW", "NS map NW")
    scene = all_pass(Scene(spec).hands(*hands).pile(), 3).play("toll map 1,0")
    assert not ended(all_pass(scene, 3)), "all have put a card down, but not all have passed"
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("T1", "E2")
def test_it_keeps_no_round_going_in_which_nothing_is_playable() -> None:
    scene = Scene(f"{SPEC}+E2=no-playable").hands("NE fix-cart", "fix-cart", "", "").pile()
    assert ended(scene.play("toll NE 1,0"))


@pytest.mark.rule("T1", "E2", "B7", "R138")
@pytest.mark.parametrize("spec", [SPEC, "classic+toll", "jubilee+toll+E2=no-playable"])
def test_with_the_last_card_of_all_hands_the_round_ends_whatever_lies_in_the_pile(
    spec: str,
) -> None:
    scene = Scene(spec).hands("map", "", "", "").pile("NE", "NS")
    assert ended(scene.play("toll map 1,0"))


@pytest.mark.rule("T1", "B7", "R138")
def test_one_who_has_put_the_last_card_down_is_skipped_from_then_on() -> None:
    scene = Scene(SPEC, seats=3).hands("map", "NE NE", "NW NW").play("toll map 1,0")
    assert scene.cards("hand.0") == []
    assert all_pass(scene, 2).actor == 1


@pytest.mark.rule("T1", "E3")
@pytest.mark.parametrize(
    ("starter", "first", "card", "move"),
    [
        ("last-card", 1, "map", "map 8,0"),
        ("last-path", 1, "NS", "dig NS 0,1"),
        ("last-turn", 2, "NS", "dig NS 0,1"),
    ],
)
def test_for_the_next_starter_it_is_a_turn_but_no_card_played(
    starter: str, first: int, card: str, move: str
) -> None:
    scene = Scene(f"{SPEC}+E3={starter}").hands(card, "NE", "", "").pile()
    scene.play(move, "toll NE 1,0")
    assert (scene.num("round"), scene.actor) == (2, first)


@pytest.mark.rule("T1", "C19")
def test_nobody_is_asked_for_a_veto() -> None:
    scene = Scene(f"{SPEC}+veto").hands("map", "veto NE", "NS", "NS").play("toll map 1,0")
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert sitting(scene) == {"1,0": 0}


@pytest.mark.rule("T1", "E4")
def test_it_turns_no_goal_that_waits() -> None:
    scene = Scene("classic+toll").tunnel("1,0", "7,0").hand(0, "map").play("toll map 0,1")
    assert "8,0" in scene.hidden()
    assert scene.actor == 1


# -- T2 -----------------------------------------------------------------------------------------


@pytest.mark.rule("T2", "T1")
@pytest.mark.parametrize("eye", EVERYONE)
def test_everyone_sees_whose_dwarf_sits_where(eye: int) -> None:
    scene = Scene(SPEC, active=2).hand(2, "map", "NE").hand(3, "map", "NE")
    scene.play("toll map 1,0", "toll map 0,1")
    assert sitting(scene, eye) == {"1,0": 2, "0,1": 3}


@pytest.mark.rule("T2")
@pytest.mark.parametrize("seat", [0, 11])
def test_a_dwarf_belongs_to_whoever_put_it_down_at_a_table_of_any_size(seat: int) -> None:
    scene = Scene("jubilee+saboteur2+toll", seats=12, active=seat).hand(seat, "map")
    assert sitting(scene.play("toll map 1,0")) == {"1,0": seat}
