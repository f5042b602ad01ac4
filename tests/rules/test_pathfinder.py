"""Pathfinder: two path cards in one turn, each resolved by itself (C22)."""

import pytest

from tests.support.scene import Scene

pytestmark = pytest.mark.engine

SPEC = "jubilee+pathfinder"
SECOND = "jubilee+saboteur2+pathfinder"
PATHFIND = "pathfind pathfinder"
#: Around the start card, so that no path card can be laid anywhere.
WALLS = ("e+w 1,0", "e -1,0", "n+s 0,-1", "n 0,1")


def before_a_stone(spec: str = SPEC) -> Scene:
    """Cell 7,0 is missing on the way to the stone at 8,0; from there 8,-1 leads to 8,-2."""
    scene = Scene(spec, in_round=3).goals("stone-ne", "stone-nw", "treasure")
    return scene.tunnel("1,0", "6,0").hand(0, "pathfinder", "EW", "NS")


# -- when it can be played ----------------------------------------------------------------------


@pytest.mark.rule("C22", "A2")
def test_it_needs_a_path_card_in_the_same_hand() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "map").hand(1, "EW")
    assert not scene.offered("pathfind")
    assert scene.refused(PATHFIND) == "no-path-fits"
    assert scene.can("pass pathfinder"), "it can still be discarded"


@pytest.mark.rule("C22", "A2")
def test_the_path_card_must_have_a_place() -> None:
    assert Scene(SPEC).board(*WALLS[:3]).hand(0, "pathfinder", "NS").can(PATHFIND)
    shut = Scene(SPEC).board(*WALLS).hand(0, "pathfinder", "NS")
    assert not shut.offered("pathfind")
    assert shut.refused(PATHFIND) == "no-path-fits"


@pytest.mark.rule("C22", "B8")
@pytest.mark.parametrize("card", ["broken-pickaxe", "broken-lantern", "broken-cart", "trapped"])
def test_who_may_not_dig_cannot_play_it(card: str) -> None:
    scene = Scene(SECOND).hand(0, "pathfinder", "EW").mat(0, card)
    assert not scene.offered("pathfind")
    assert scene.refused(PATHFIND) == "cannot-dig"
    assert scene.can("pass pathfinder")


@pytest.mark.rule("C22", "S17")
def test_a_theft_or_a_tool_of_another_player_does_not_matter() -> None:
    scene = Scene(SECOND).hand(0, "pathfinder", "EW").mat(0, "theft").mat(1, "broken-cart")
    assert scene.can(PATHFIND)


@pytest.mark.rule("C22")
def test_only_this_card_finds_paths() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "EW")
    assert scene.refused("pathfind EW") == "not-a-pathfinder"
    assert scene.refused("lay EW 1,0") == "not-now", "not before it is played"


# -- two cards ----------------------------------------------------------------------------------


@pytest.mark.rule("C22", "A4")
def test_two_path_cards_are_laid_in_one_turn() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "EW", "NES", "map").play(PATHFIND)
    assert scene.cards("discard", 2) == ["pathfinder"]
    assert (scene.asked, scene.actor) == ("trail", 0)
    scene.play("lay EW 1,0")
    assert (scene.asked, scene.actor) == ("trail", 0)
    scene.play("lay NES 2,0 turned")
    assert (scene.tile("1,0"), scene.tile("2,0")) == ("EW", "NES turned")
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C22", "G5")
def test_each_may_go_wherever_it_could_be_dug() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "NE", "NS", "map")
    digs = [dig.replace("dig", "lay") for dig in scene.offered("dig")]
    scene.play(PATHFIND)
    assert scene.offered() == digs
    assert scene.refused("lay NS 1,0") == "does-not-fit"
    assert scene.refused("lay EW 1,0") == "not-in-hand"
    scene.play("lay NE 1,0 turned")
    assert scene.can("lay NS 1,1"), "the second may go on from the first"
    assert scene.can("lay NS 0,-1"), "or lie elsewhere"


@pytest.mark.rule("C22", "S12")
def test_a_ladder_is_a_path_card_too() -> None:
    scene = Scene(SECOND).board(*WALLS).hand(0, "pathfinder", "ladder-w").play(PATHFIND)
    assert scene.offered()
    scene.play("lay ladder-w 2,0")
    assert scene.tile("2,0") == "ladder-w"


@pytest.mark.rule("C22", "R115")
def test_neither_can_be_declined() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "EW", "NS", "map").play(PATHFIND)
    for lay in ("lay EW 1,0", "lay NS 0,1"):
        assert scene.offered() == scene.offered("lay")
        assert scene.refused("pass map") == "not-now"
        scene.play(lay)
    assert scene.asked == "turn"


@pytest.mark.rule("C22")
def test_without_another_path_card_the_second_is_left_out() -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", "EW", "map").play(PATHFIND, "lay EW 1,0")
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C22", "R115")
def test_the_second_is_left_out_if_the_first_leaves_no_place() -> None:
    scene = Scene(SPEC).board(*WALLS[1:]).hand(0, "pathfinder", "e+w", "EW", "NESW")
    scene.play(PATHFIND)
    assert scene.can("lay EW 1,0")
    scene.play("lay e+w 1,0")
    assert (scene.asked, scene.actor) == ("turn", 1)
    assert {"EW", "NESW"} <= set(scene.cards("hand.0"))


# -- the draws ----------------------------------------------------------------------------------


@pytest.mark.rule("C22", "B6")
@pytest.mark.parametrize(
    ("hand", "lays", "left"),
    [(["EW", "NES", "map"], ["lay EW 1,0", "lay NES 0,1"], 1), (["EW", "map"], ["lay EW 1,0"], 1)],
)
def test_two_cards_are_drawn_at_the_end_whether_one_was_laid_or_two(
    hand: list[str], lays: list[str], left: int
) -> None:
    scene = Scene(SPEC).hand(0, "pathfinder", *hand).play(PATHFIND, *lays[:-1])
    pile = len(scene.cards("pile"))
    assert len(scene.cards("hand.0")) == left + 1, "nothing is drawn in between"
    scene.play(lays[-1])
    assert len(scene.cards("hand.0")) == left + 2
    assert len(scene.cards("pile")) == pile - 2
    scene.play(scene.offered("pass")[0])
    assert len(scene.cards("pile")) == pile - 3, "the next player draws one again"


@pytest.mark.rule("C22", "A3")
@pytest.mark.parametrize("pile", [(), ("map",)])
def test_with_a_short_pile_fewer_are_drawn(pile: tuple[str, ...]) -> None:
    scene = Scene(SPEC).hands("pathfinder EW NE", "NE", "NE", "NE").pile(*pile)
    scene.play(PATHFIND, "lay EW 1,0", "lay NE 0,1")
    assert scene.cards("hand.0") == list(pile)


# -- the first is resolved fully before the second ----------------------------------------------


@pytest.mark.rule("C22", "G8", "A1")
def test_a_goal_reached_by_the_first_is_turned_before_the_second_is_laid() -> None:
    scene = before_a_stone().play(PATHFIND, "lay EW 7,0")
    assert scene.tile("8,0") == "stone-nw"
    assert scene.can("lay NS 8,-1"), "the tunnel now leads on through the stone"
    scene.play("lay NS 8,-1")
    assert scene.hidden() == ["8,2"]


@pytest.mark.rule("C22", "G8", "E5")
def test_choices_about_turned_goals_come_before_the_second() -> None:
    scene = Scene(SPEC).goals("stone-ne", "stone-nw", "treasure").board("NW 0,-1 turned")
    scene.tunnel("1,-1", "7,-1").hand(0, "pathfinder", "NESW", "NS")
    scene.play(PATHFIND, "lay NESW 8,-1")
    assert (scene.asked, scene.actor) == ("which-goal", 0)
    scene.play("reveal 8,-2")
    assert scene.hidden() == ["8,2"]
    assert (scene.asked, scene.actor) == ("trail", 0)


@pytest.mark.rule("C22", "B13", "A1")
def test_if_the_first_ends_the_round_the_rest_is_dropped() -> None:
    scene = Scene(SPEC, in_round=3).tunnel("1,0", "6,0").hand(0, "pathfinder", "EW", "NE")
    scene.play(PATHFIND, "lay EW 7,0")
    assert scene.asked == "gold"
    assert scene.cards("hand.0") == ["NE"], "no second card, no draw"
    assert scene.num("finder") == 1


@pytest.mark.rule("C22", "B13", "B19")
def test_a_trail_that_ended_with_its_round_is_forgotten() -> None:
    scene = (
        Scene(SPEC).roles(*["digger"] * 4).tunnel("1,0", "6,0").hand(0, "pathfinder", "EW", "NE")
    )
    scene.play(PATHFIND, "lay EW 7,0")
    while scene.asked == "gold":
        scene.play(scene.offered()[0])
    assert (scene.num("round"), scene.asked) == (2, "turn")
    assert (scene.num("trail"), scene.num("due")) == (0, 1)


@pytest.mark.rule("C22", "G9", "B13")
def test_the_treasure_found_by_the_second_is_the_active_players_and_ends_the_draws() -> None:
    scene = Scene(SPEC, active=2, in_round=3).tunnel("1,0", "5,0")
    scene.hand(2, "pathfinder", "EW", "NESW", "map").play(PATHFIND, "lay NESW 6,0", "lay EW 7,0")
    assert (scene.asked, scene.num("finder")) == ("gold", 3)
    assert scene.cards("hand.2") == ["map"]


# -- at most one goal a turn (E4) ---------------------------------------------------------------


@pytest.mark.rule("C22", "E4", "R116")
@pytest.mark.parametrize("spec", ["classic+pathfinder", "gigamic+pathfinder+E4=one-only"])
def test_where_a_turn_turns_one_goal_two_path_cards_turn_no_more(spec: str) -> None:
    scene = before_a_stone(spec).play(PATHFIND, "lay EW 7,0")
    while scene.asked == "rotation":
        scene.play("rotate 8,0")
    assert scene.tile("8,0") == "stone-nw"
    scene.play("lay NS 8,-1")
    assert scene.hidden() == ["8,-2", "8,2"], "the second goal waits for a later turn"
    assert (scene.asked, scene.actor) == ("turn", 1)


@pytest.mark.rule("C22", "E4", "R116")
def test_where_a_turn_turns_one_goal_the_second_path_card_may_turn_it() -> None:
    scene = Scene("classic+pathfinder", in_round=3).tunnel("1,0", "6,0")
    scene.hand(0, "pathfinder", "EW", "NS").play(PATHFIND, "lay NS 0,1", "lay EW 7,0")
    assert (scene.asked, scene.num("finder")) == ("gold", 1)


# -- what it counts for -------------------------------------------------------------------------


@pytest.mark.rule("C22", "E3")
@pytest.mark.parametrize(("starter", "first"), [("last-path", 1), ("last-card", 1)])
def test_its_path_cards_count_for_the_next_starter(starter: str, first: int) -> None:
    scene = Scene(f"{SPEC}+E3={starter}").pile().hands("pathfinder EW NS", "map", "", "")
    scene.play(PATHFIND, "lay EW 1,0", "lay NS 0,1", "pass map")
    assert (scene.num("round"), scene.num("first")) == (2, first)


@pytest.mark.rule("C22", "E2")
def test_it_breaks_a_row_of_passes() -> None:
    hands = ("NE NE", "NW NW", "NS NS", "pathfinder EW")
    scene = Scene("classic+pathfinder").hands(*hands).pile()
    scene.play("pass NE", "pass NW", "pass NS", PATHFIND, "lay EW 1,0")
    assert scene.num("round") == 1


@pytest.mark.rule("C22", "E2")
@pytest.mark.parametrize(
    ("hands", "mat", "in_round"),
    [
        (("fix-cart fix-cart", "pathfinder", "fix-lantern", ""), [], 2),
        (("fix-cart fix-cart", "pathfinder NS", "", ""), [], 2),
        (("fix-cart fix-cart", "pathfinder EW", "", ""), [], 1),
        (("fix-lantern fix-lantern", "pathfinder EW", "", ""), ["broken-cart"], 1),
    ],
)
def test_alone_in_a_hand_it_is_no_playable_card(
    hands: tuple[str, ...], mat: list[str], in_round: int
) -> None:
    scene = Scene(f"{SPEC}+E2=no-playable").board("e -1,0", "n+s 0,-1", "n 0,1").pile()
    scene.hands(*hands).mat(1, *mat)
    scene.play(scene.offered("pass")[0])
    assert scene.num("round") == in_round
