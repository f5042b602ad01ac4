"""Diversion: the path card laid last moves elsewhere (C23)."""

import pytest

from rockfall.kernel.ops import MOVE, apply
from tests.support.scene import Scene, at
from tests.support.veto import asked_in_turn, stop

pytestmark = pytest.mark.engine

SPEC = "jubilee+diversion"
SECOND = "jubilee+saboteur2+diversion"
#: Around the start card, so that only 1,0 is left to build on.
WALLS = ("e -1,0", "n+s 0,-1", "n 0,1")


def laid(card: str, *board: str, spec: str = SPEC, in_round: int = 1) -> Scene:
    """Seat 3 is to lay a card, then seat 0 holds the Diversion."""
    scene = Scene(spec, active=3, in_round=in_round).board(*board).hand(3, card, "map")
    return scene.hand(0, "diversion", "map")


def places(scene: Scene) -> list[str]:
    """Where the card may be diverted to, and how."""
    return sorted(move.removeprefix("divert diversion ") for move in scene.offered("divert"))


# -- which card ---------------------------------------------------------------------------------


@pytest.mark.rule("C23", "A2")
def test_before_any_path_card_was_laid_there_is_nothing_to_divert() -> None:
    scene = Scene(SPEC).tunnel("1,0", "2,0").hand(0, "diversion", "EW")
    assert not scene.offered("divert")
    assert scene.refused("divert diversion 0,1") == "nothing-to-divert"
    assert scene.can("pass diversion"), "it can still be discarded"


@pytest.mark.rule("C23")
@pytest.mark.parametrize("between", [0, 1, 2])
def test_it_is_the_card_laid_last_by_anyone_however_long_ago(between: int) -> None:
    layer = 3 - between
    scene = Scene(SPEC, active=layer).hand(layer, "NESW").hand(0, "diversion")
    scene.play("dig NESW 1,0")
    for _ in range(between):
        scene.play(scene.offered("pass")[0])
    scene.play("divert diversion 0,1")
    assert (scene.tile("1,0"), scene.tile("0,1")) == ("", "NESW")


@pytest.mark.rule("C23")
def test_it_may_be_ones_own_card() -> None:
    scene = Scene(SPEC).hands("NESW diversion", "map", "map", "map").play("dig NESW 1,0")
    scene.play("map 8,0", "map 8,0", "map 8,0", "divert diversion 0,1")
    assert (scene.tile("1,0"), scene.tile("0,1")) == ("", "NESW")


@pytest.mark.rule("C23")
def test_of_two_cards_it_is_the_later_one() -> None:
    scene = Scene(SPEC, active=2).hands("diversion", "map", "NESW", "NES")
    scene.play("dig NESW 1,0", "dig NES 2,0 turned", "divert diversion -1,0")
    assert (scene.tile("1,0"), scene.tile("2,0"), scene.tile("-1,0")) == ("NESW", "", "NES")


@pytest.mark.rule("C23", "B11", "R117")
def test_a_card_no_longer_on_the_grid_cannot_be_diverted_nor_the_one_before_it() -> None:
    scene = Scene(SPEC, active=1).hands("diversion", "NESW", "NS", "rockfall")
    scene.play("dig NESW 1,0", "dig NS 0,1", "rockfall 0,1")
    assert not scene.offered("divert")
    assert scene.refused("divert diversion 0,-1") == "nothing-to-divert"


@pytest.mark.rule("C23", "B11")
def test_after_a_rockfall_elsewhere_it_still_can() -> None:
    scene = Scene(SPEC, active=2).tunnel("1,0", "2,0").hands("diversion", "map", "NS", "rockfall")
    assert scene.play("dig NS 0,1", "rockfall 2,0").can("divert diversion 0,-1")


@pytest.mark.rule("C23", "V2", "W1", "R120")
def test_cards_that_nobody_laid_from_a_hand_are_never_diverted() -> None:
    scene = Scene(f"{SPEC}+costume").board("double-west 4,0", "double-east 5,0")
    assert not scene.hand(0, "diversion").offered("divert")
    game = Scene("jubilee+tournament+diversion", 5)
    assert game.board("NESW 4,0").hand(0, "diversion").refused("divert diversion 1,0")


@pytest.mark.rule("C23", "C22")
def test_after_a_pathfinder_it_is_its_second_card() -> None:
    scene = Scene(f"{SPEC}+pathfinder", active=3).hand(3, "pathfinder", "NESW", "NS")
    scene.hand(0, "diversion").play("pathfind pathfinder", "lay NESW 1,0", "lay NS 0,1")
    scene.play("divert diversion 1,1")
    assert (scene.tile("0,1"), scene.tile("1,1")) == ("", "NS")


@pytest.mark.rule("C23", "C19")
def test_a_stopped_dig_was_not_laid_and_a_stopped_diversion_moves_nothing() -> None:
    scene = Scene(f"{SPEC}+veto").hands("NESW", "EW", "diversion veto", "map").play("dig NESW 1,0")
    asked_in_turn(scene)
    stop(scene.play("dig EW 2,0")).play("divert diversion 0,1")
    asked_in_turn(scene)
    assert (scene.tile("1,0"), scene.tile("0,1")) == ("", "NESW")
    scene = Scene(f"{SPEC}+veto").hands("NESW", "diversion", "veto", "map").play("dig NESW 1,0")
    asked_in_turn(scene)
    stop(scene.play("divert diversion 0,1"))
    assert (scene.tile("1,0"), scene.tile("0,1")) == ("NESW", "")
    assert scene.num("last-laid") == at("1,0")


@pytest.mark.rule("C23", "B19")
def test_cards_of_an_earlier_round_do_not_count() -> None:
    scene = Scene(SPEC).pile().hands("EW", "", "", "").play("dig EW 1,0")
    assert (scene.num("round"), scene.num("last-laid")) == (2, 0)


@pytest.mark.rule("C23", "C18")
def test_a_second_diversion_moves_the_same_card_on() -> None:
    scene = laid("NESW").play("dig NESW 1,0", "divert diversion 0,1")
    zones, kind = scene.layout.zones, scene.layout.kinds.index("diversion")
    top = len(scene.cards("discard")) - 1
    apply(scene.truth, (MOVE, kind, zones.index("discard"), top, zones.index("hand.1")))
    scene.play("divert diversion -1,0")
    assert (scene.tile("0,1"), scene.tile("-1,0")) == ("", "NESW")


# -- where to -----------------------------------------------------------------------------------


@pytest.mark.rule("C23", "G5")
@pytest.mark.parametrize("card", ["NESW", "NES", "NEW", "EW", "NE", "NW", "e+w", "n+e+s+w"])
@pytest.mark.parametrize("board", [(), ("NES 1,0", "NE 1,-1 turned"), ("NESW 1,0", "NS 0,1")])
def test_it_goes_to_every_other_cell_and_rotation_that_is_legal_without_it(
    card: str, board: tuple[str, ...]
) -> None:
    without = Scene(SPEC).board(*board).hand(0, card)
    digs = [dig.removeprefix(f"dig {card} ") for dig in without.offered("dig")]
    for dig in digs:
        scene = laid(card, *board).play(f"dig {card} {dig}")
        where = dig.split()[0]
        assert places(scene) == sorted(other for other in digs if other.split()[0] != where)


@pytest.mark.rule("C23")
def test_turning_it_on_its_own_cell_is_no_diversion() -> None:
    scene = laid("NES", "NESW 1,0").play("dig NES 2,0 turned")
    assert scene.refused("divert diversion 2,0") == "not-there-diverted"
    assert scene.refused("divert diversion 2,0 turned") == "not-there-diverted"
    assert scene.can("divert diversion -1,0"), "elsewhere it may be turned"
    assert scene.play("divert diversion -1,0").tile("-1,0") == "NES"


@pytest.mark.rule("C23")
def test_a_cell_that_hangs_on_the_card_itself_is_not_legal_without_it() -> None:
    scene = laid("NESW").play("dig NESW 1,0")
    assert scene.refused("divert diversion 2,0") == "not-there-diverted"


@pytest.mark.rule("C23", "A2")
def test_without_any_other_place_it_cannot_be_played() -> None:
    scene = laid("NESW", *WALLS).play("dig NESW 1,0")
    assert not scene.offered("divert")
    assert scene.refused("divert diversion 2,0") == "not-there-diverted"


@pytest.mark.rule("C23", "S12")
def test_a_ladder_goes_where_a_ladder_may_stand() -> None:
    board = ("NESW 5,5",)
    without = Scene(SECOND).board(*board).hand(0, "ladder-w")
    digs = [dig.removeprefix("dig ladder-w ") for dig in without.offered("dig")]
    assert "6,5" in digs, "beside a card cut off from all others"
    scene = laid("ladder-w", *board, spec=SECOND).play("dig ladder-w 1,0")
    assert places(scene) == sorted(dig for dig in digs if dig.split()[0] != "1,0")
    assert scene.play("divert diversion 6,5").reached("5,5") == "NESW"


@pytest.mark.rule("C23", "B8", "R118")
@pytest.mark.parametrize("card", ["broken-pickaxe", "broken-lantern", "broken-cart", "trapped"])
def test_a_broken_tool_or_a_trap_does_not_keep_anyone_from_it(card: str) -> None:
    scene = laid("NESW", spec=SECOND).mat(0, card).play("dig NESW 1,0")
    assert scene.can("divert diversion 0,1")


@pytest.mark.rule("C23", "A4", "B6")
def test_only_the_diversion_is_discarded_and_one_card_drawn() -> None:
    scene = laid("NESW").play("dig NESW 1,0", "divert diversion 0,1")
    assert scene.cards("discard", 2) == ["diversion"]
    assert len(scene.cards("hand.0")) == 2
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert scene.refused("divert NE 0,1") == "not-in-hand"


@pytest.mark.rule("C23")
def test_only_this_card_diverts() -> None:
    scene = laid("NESW").play("dig NESW 1,0")
    assert scene.refused("divert map 0,1") == "not-a-diversion"


# -- what follows -------------------------------------------------------------------------------


@pytest.mark.rule("C23", "G4", "G5")
def test_parts_may_be_cut_off_and_others_joined() -> None:
    scene = laid("NESW", "NES 2,0 turned", "NS 0,2").play("dig NESW 1,0")
    assert (scene.reached("2,0"), scene.reached("0,2")) == ("NSW", "")
    scene.play("divert diversion 0,1")
    assert (scene.reached("2,0"), scene.reached("0,2")) == ("", "NS")
    assert scene.tile("2,0") == "NES turned", "what is cut off stays"


@pytest.mark.rule("C23", "G6", "G9", "B13")
def test_it_reaches_goals_for_the_active_player() -> None:
    scene = laid("EW", in_round=3).tunnel("1,0", "6,0").board("NESW 6,0")
    scene.play("dig EW -1,0", "divert diversion 7,0")
    assert (scene.asked, scene.num("finder")) == ("gold", 1), "not for who laid it first"
    assert scene.tile("8,0") == "treasure"


@pytest.mark.rule("C23", "G7")
def test_a_goal_once_turned_stays_turned() -> None:
    scene = laid("NESW").goals("treasure", "stone-nw", "stone-ne").tunnel("1,0", "6,0")
    scene.play("dig NESW 7,0")
    assert scene.tile("8,0") == "stone-nw"
    scene.play("divert diversion 0,1")
    assert (scene.tile("7,0"), scene.tile("8,0")) == ("", "stone-nw")
    assert scene.reached("8,0") == ""
    assert scene.hidden() == ["8,-2", "8,2"]


@pytest.mark.rule("C23", "E4")
@pytest.mark.parametrize("spec", ["classic+diversion", "jubilee+diversion+E4=one-only"])
def test_where_one_goal_a_turn_is_turned_a_diversion_turns_a_waiting_one(spec: str) -> None:
    scene = Scene(spec, active=3, in_round=3).goals("stone-ne", "treasure", "?")
    scene.board("NE 0,1", "NESW 8,1", "stone-nw 8,2 turned", "NES -1,0").tunnel("1,1", "7,1")
    scene.counter("last-laid", at("-1,0")).hand(3, "map").hand(0, "diversion")
    scene.play("map 8,0")
    assert scene.hidden() == ["8,-2", "8,0"], "8,0 is reached and waits"
    scene.play("divert diversion 0,-1")
    assert (scene.tile("8,0"), scene.num("finder")) == ("treasure", 1)


@pytest.mark.rule("C23", "E3")
@pytest.mark.parametrize(
    ("starter", "first"), [("last-path", 1), ("last-card", 1), ("last-turn", 2)]
)
def test_it_counts_as_laid_by_the_active_player_for_the_next_starter(
    starter: str, first: int
) -> None:
    scene = Scene(f"{SPEC}+E3={starter}", active=3).pile().hands("diversion", "map", "", "NESW")
    scene.play("dig NESW 1,0", "divert diversion 0,1", "pass map")
    assert (scene.num("round"), scene.num("first")) == (2, first)


@pytest.mark.rule("C23", "E2")
def test_it_breaks_a_row_of_passes() -> None:
    scene = Scene("classic+diversion", active=3).pile()
    scene.hands("NE NE", "NW NW", "NS NS diversion", "NESW NESW map map").play("dig NESW 1,0")
    scene.play("pass NE", "pass NW", "divert diversion 0,1", "pass map")
    assert scene.num("round") == 1


@pytest.mark.rule("C23", "A2", "E2")
@pytest.mark.parametrize(("walls", "in_round"), [((), 1), (WALLS, 2)])
def test_it_is_a_playable_card_if_there_is_a_place(walls: tuple[str, ...], in_round: int) -> None:
    scene = Scene(f"{SPEC}+E2=no-playable", active=3).board(*walls).pile()
    scene.hands("fix-cart", "diversion", "", "e+w").play("dig e+w 1,0")
    if scene.num("round") == 1:
        scene.play("pass fix-cart")
    assert scene.num("round") == in_round
