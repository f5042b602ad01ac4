"""The end of a round without treasure, in every value of E2 (B7, B13, B14, E2)."""

import pytest

from tests.support.ends import WALLED_IN, all_pass, ended
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

HANDS_EMPTY = ("jubilee", "gigamic", "classic+E2=hands-empty")
ALL_PASSED = ("classic", "jubilee+E2=all-passed", "gigamic+E2=all-passed")
NO_PLAYABLE = ("jubilee+E2=no-playable", "classic+E2=no-playable", "gigamic+E2=no-playable")


# -- hands-empty --------------------------------------------------------------------------------


@pytest.mark.rule("E2", "B14", "R2")
@pytest.mark.parametrize("spec", HANDS_EMPTY)
def test_hands_empty_ends_the_round_with_the_last_card_of_all(spec: str) -> None:
    scene = Scene(spec).hands("NE", "", "NS", "").pile().play("pass NE")
    assert not ended(scene)
    assert ended(scene.play("dig NS 0,1"))


@pytest.mark.rule("E2", "R2")
@pytest.mark.parametrize("spec", HANDS_EMPTY)
def test_hands_empty_goes_on_however_many_pass(spec: str) -> None:
    scene = Scene(spec).hands("NE NS", "NE map", "NS map", "fix-cart fix-cart").pile()
    assert not ended(all_pass(scene, 7))
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2", "R2")
@pytest.mark.parametrize("spec", HANDS_EMPTY)
def test_hands_empty_goes_on_although_nothing_can_be_played(spec: str) -> None:
    scene = Scene(spec).hands("fix-cart", "fix-cart", "fix-lantern", "fix-lantern").pile()
    assert not ended(all_pass(scene, 3))


@pytest.mark.rule("E2", "B7")
@pytest.mark.parametrize("spec", [*HANDS_EMPTY, *ALL_PASSED, *NO_PLAYABLE])
def test_no_round_ends_while_there_are_cards_to_draw(spec: str) -> None:
    scene = Scene(spec).hands("fix-cart", "", "", "").pile("fix-cart", "fix-lantern", "fix-lantern")
    assert not ended(all_pass(scene, 2))


@pytest.mark.rule("B7", "E2", "R18")
@pytest.mark.parametrize("spec", [*HANDS_EMPTY, *ALL_PASSED, *NO_PLAYABLE])
@pytest.mark.parametrize("last", ["pass NS", "dig NS 0,1"])
def test_every_round_ends_when_all_hands_are_empty(spec: str, last: str) -> None:
    assert ended(Scene(spec).hands("NS", "", "", "").pile().play(last))


# -- all-passed ---------------------------------------------------------------------------------


@pytest.mark.rule("E2", "R2", "R23")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_ends_the_round_when_everyone_has_passed_in_a_row(spec: str) -> None:
    scene = Scene(spec).hands("NE NS", "NE map", "NS map", "NE NE").pile()
    assert not ended(all_pass(scene, 3))
    assert ended(all_pass(scene, 1)), "although all of them could have played"


@pytest.mark.rule("E2", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
@pytest.mark.parametrize("play", ["dig NS 0,1", "map 8,0", "break broken-cart #0"])
def test_all_passed_any_play_breaks_the_row(spec: str, play: str) -> None:
    hands = ("NE NE NE", "NE NE map", "map map NW", "NS map broken-cart NW")
    scene = all_pass(Scene(spec).hands(*hands).pile(), 3).play(play)
    assert not ended(all_pass(scene, 3)), "three passes after the play"
    assert ended(all_pass(scene, 1)), "the fourth is by the one who had played"


@pytest.mark.rule("E2", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_does_not_wait_for_one_who_played_the_last_card(spec: str) -> None:
    scene = Scene(spec).hands("NS", "NE NE", "NE NE", "map map").pile().play("dig NS 0,1")
    assert not ended(all_pass(scene, 2))
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_forgets_passes_from_before_a_play(spec: str) -> None:
    scene = Scene(spec).hands("NE NE NE", "NS", "NE NW", "map map").pile()
    scene.play("pass NE", "dig NS 0,1")
    assert not ended(all_pass(scene, 2)), "seat 0 has passed only before the play"
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_everyone_once_is_not_enough_if_somebody_played_in_between(spec: str) -> None:
    scene = Scene(spec, seats=3).hands("NE NS NE", "map NE NE", "NW NW NW").pile()
    scene.play("pass NE", "map 8,0", "pass NW", "dig NS 0,1", "pass NE")
    assert not ended(scene), "all three have passed, but not in one row"
    assert ended(all_pass(scene, 2))


@pytest.mark.rule("E2", "B19")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_begins_every_round_with_an_empty_row(spec: str) -> None:
    scene = all_pass(Scene(spec, seats=3).hands("NE NE", "NS NS", "map map").pile(), 3)
    assert (scene.num("round"), scene.num("passed")) == (2, 0)


@pytest.mark.rule("E2", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_counts_one_who_passed_away_the_last_card(spec: str) -> None:
    scene = Scene(spec).hands("NS", "NE NE", "NE NE", "map map").pile().play("pass NS")
    assert not ended(all_pass(scene, 2))
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2", "B7", "R50")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_skipped_players_do_not_break_the_row(spec: str) -> None:
    scene = Scene(spec).hands("NS NS", "", "NE NE", "").pile()
    assert not ended(all_pass(scene, 1))
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2", "R23")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_looks_only_at_turns_begun_with_an_empty_pile(spec: str) -> None:
    scene = Scene(spec).hands("NE NS", "NE map", "NS map", "NE NE").pile("NW", "NW")
    scene = all_pass(scene, 2)
    assert scene.cards("pile") == []
    assert not ended(all_pass(scene, 3)), "seats 2, 3 and 0 passed, seat 1 only before"
    assert ended(all_pass(scene, 1))


@pytest.mark.rule("E2")
@pytest.mark.parametrize("spec", ALL_PASSED)
def test_all_passed_is_not_fulfilled_by_one_player_passing_twice(spec: str) -> None:
    scene = Scene(spec, seats=3).hands("NE NE NE", "NS NS NS", "").pile()
    scene.play("pass NE", "dig NS 0,1", "pass NE")
    assert not ended(scene)
    assert ended(scene.play("pass NS"))


# -- no-playable --------------------------------------------------------------------------------


@pytest.mark.rule("E2", "R2", "R52")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
def test_no_playable_ends_the_round_when_nobody_can_play_anything(spec: str) -> None:
    scene = Scene(spec).hands("NE fix-cart", "fix-cart", "fix-lantern", "fix-lantern").pile()
    assert ended(scene.play("pass NE"))


@pytest.mark.rule("E2", "R52")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
def test_no_playable_is_also_checked_in_the_turn_of_the_last_draw(spec: str) -> None:
    scene = Scene(spec).hands("NE", "fix-cart", "fix-lantern", "fix-lantern").pile("fix-cart")
    assert ended(scene.play("pass NE"))


@pytest.mark.rule("E2", "A2", "R52")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
@pytest.mark.parametrize("card", ["map", "broken-lantern", "NS"])
def test_no_playable_goes_on_while_one_card_can_be_played(spec: str, card: str) -> None:
    scene = Scene(spec).hands("NE fix-cart", "fix-cart", f"fix-lantern {card}", "").pile()
    assert not ended(scene.play("pass NE"))


@pytest.mark.rule("E2", "G5")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
@pytest.mark.parametrize(("walls", "over"), [(WALLED_IN, True), (WALLED_IN[1:], False)])
def test_no_playable_asks_whether_a_path_card_fits_anywhere(
    spec: str, walls: tuple[str, ...], over: bool
) -> None:
    scene = Scene(spec).hands("NE", "NESW", "NEW", "NE").pile().board(*walls).play("pass NE")
    assert ended(scene) == over


@pytest.mark.rule("E2", "B8", "R24")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
def test_no_playable_overlooks_broken_tools_as_a_bar_to_digging(spec: str) -> None:
    scene = Scene(spec).hands("NE", "NESW", "", "").pile().mat(1, "broken-cart")
    assert not ended(scene.play("pass NE"))
    assert scene.offered() == ["pass NESW"]


@pytest.mark.rule("E2", "A2", "R51")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
@pytest.mark.parametrize(("repair", "over"), [("fix-cart", False), ("fix-lantern", True)])
def test_no_playable_counts_a_repair_that_matches_a_broken_tool(
    spec: str, repair: str, over: bool
) -> None:
    scene = Scene(spec).hands("NE", repair, "", "").pile().mat(3, "broken-cart").play("pass NE")
    assert ended(scene) == over


@pytest.mark.rule("E2", "E6", "R51")
@pytest.mark.parametrize(
    ("spec", "over"),
    [(NO_PLAYABLE[0], True), (NO_PLAYABLE[1], False), (NO_PLAYABLE[2], True)],
)
def test_no_playable_counts_a_broken_tool_only_if_somebody_permitted_lacks_it(
    spec: str, over: bool
) -> None:
    scene = Scene(spec, seats=3).hands("NE", "broken-cart", "").pile()
    scene.mat(0, "broken-cart").mat(2, "broken-cart").play("pass NE")
    assert ended(scene) == over


@pytest.mark.rule("E2", "A2", "B11")
@pytest.mark.parametrize("spec", NO_PLAYABLE)
@pytest.mark.parametrize(("board", "over"), [([], True), (["EW 1,0"], False)])
def test_no_playable_counts_a_rockfall_only_if_something_can_fall(
    spec: str, board: list[str], over: bool
) -> None:
    scene = Scene(spec).hands("NE", "rockfall", "", "").pile().board(*board).play("pass NE")
    assert ended(scene) == over


# -- the treasure goes first --------------------------------------------------------------------


@pytest.mark.rule("B13", "B14", "A1", "R42")
@pytest.mark.parametrize("spec", [*HANDS_EMPTY, *ALL_PASSED, *NO_PLAYABLE])
def test_the_last_card_of_all_hands_can_still_win_for_the_diggers(spec: str) -> None:
    scene = Scene(spec).hands("EW", "", "", "").pile().tunnel("1,0", "6,0").play("dig EW 7,0")
    assert (scene.num("finder"), scene.asked) == (1, "gold")


@pytest.mark.rule("B14")
@pytest.mark.parametrize("spec", ["jubilee", "classic", "gigamic"])
def test_without_treasure_the_saboteurs_win_and_are_paid(spec: str) -> None:
    scene = Scene(spec).roles("digger", "saboteur", "digger", "digger")
    scene.hands("NE", "", "", "").pile().play("pass NE")
    assert ended(scene)
    assert len(scene.cards("gold.1")) > 0
    assert [scene.cards(f"gold.{seat}") for seat in (0, 2, 3)] == [[], [], []]
