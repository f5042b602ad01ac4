"""The end of a round and the next starter with Saboteur 2's choices (E2, E3, S6-S8, S19, A2)."""

import pytest

from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

ALL_PASSED = "classic+saboteur2"
NO_PLAYABLE = f"{S2}+E2=no-playable"
LAST_CARD = "gigamic+saboteur2"
LAST_PATH = f"{S2}+E3=last-path"


def ended(scene: Scene) -> bool:
    """Whether the first round is over."""
    return scene.num("round") == 2


# -- E2 hands-empty -------------------------------------------------------------------------------


@pytest.mark.rule("E2", "S8", "B14", "R62")
def test_the_round_ends_when_all_hands_are_empty() -> None:
    scene = Scene(S2, seats=3).hands("NE", "map NS", "").pile().play("pass NE")
    assert not ended(scene)
    assert not ended(scene.play("map 8,0"))
    assert ended(scene.play("pass NS"))


@pytest.mark.rule("E2", "S7")
def test_three_cards_at_once_may_be_the_last() -> None:
    scene = Scene(S2, seats=2).hands("NE NS map", "").pile().play("pass NE", "also NS")
    assert not ended(scene)
    assert ended(scene.play("also map"))


# -- E2 all-passed --------------------------------------------------------------------------------


@pytest.mark.rule("E2", "R62")
def test_all_passed_ends_the_round_when_everybody_with_cards_has_passed_in_a_row() -> None:
    scene = Scene(ALL_PASSED, seats=3).hands("NE NE", "NS NS", "").pile()
    scene.play("pass NE", "enough")
    assert not ended(scene)
    assert not ended(scene.play("pass NS"))
    assert ended(scene.play("enough"))


@pytest.mark.rule("E2", "S7", "R75")
def test_a_pass_of_several_cards_is_one_pass() -> None:
    scene = Scene(ALL_PASSED, seats=2).hands("NE NE NE NE", "NS NS").pile()
    scene.play("pass NE", "also NE", "also NE")
    assert not ended(scene)
    assert ended(scene.play("pass NS", "enough"))


@pytest.mark.rule("E2", "S6", "R74")
def test_shedding_breaks_the_row_of_passes() -> None:
    scene = Scene(ALL_PASSED, seats=2).hands("NE NE NE", "NS NS NS").mat(1, "theft").pile()
    scene.play("pass NE", "enough", "shed NS theft", "with NS")
    assert not ended(scene)
    scene.play("pass NE", "enough")
    assert not ended(scene)


@pytest.mark.rule("E2", "S19")
def test_swapping_hands_breaks_the_row_of_passes() -> None:
    scene = Scene(ALL_PASSED, seats=3).hands("NE NE", "NS NS", "swap-hands NES").pile()
    scene.play("pass NE", "enough", "pass NS", "enough", "swap swap-hands #0")
    assert not ended(scene)
    scene.play("pass NES")
    assert not ended(scene)


@pytest.mark.rule("E2", "S7")
def test_turns_begun_before_the_pile_was_empty_do_not_count() -> None:
    scene = Scene(ALL_PASSED, seats=2).hands("NE NE NE", "NS NS NS").pile("NES", "NES")
    scene.play("pass NE", "also NE", "enough")
    assert scene.cards("pile") == []
    scene.play("pass NS", "enough")
    assert not ended(scene), "the first of the two passes emptied the pile"
    assert ended(scene.play("pass NE", "enough"))


# -- E2 no-playable -------------------------------------------------------------------------------


def stuck(card: str) -> Scene:
    """Seat 1 holds a single card, seat 0 has just passed its last, the grid is as at the start."""
    return Scene(NO_PLAYABLE, seats=2).hands("fix-cart", card).pile().play("pass fix-cart")


@pytest.mark.rule("E2", "A2")
@pytest.mark.parametrize("card", ["free-at-last", "hands-off", "fix-lantern", "rockfall"])
def test_cards_that_nothing_needs_do_not_keep_the_round_going(card: str) -> None:
    assert ended(stuck(card))


@pytest.mark.rule("E2", "A2", "S12")
@pytest.mark.parametrize(
    "card",
    [
        "inspection",
        "swap-hands",
        "swap-hats",
        "trapped",
        "theft",
        "broken-cart",
        "ladder-w",
        "NE",
        "map",
    ],
)
def test_cards_that_can_be_played_keep_the_round_going(card: str) -> None:
    assert not ended(stuck(card))


@pytest.mark.rule("E2", "A2", "S18")
def test_swap_hats_without_a_role_pile_does_not() -> None:
    scene = Scene(NO_PLAYABLE, seats=2).hands("fix-cart", "swap-hats").spare().pile()
    assert ended(scene.play("pass fix-cart"))


@pytest.mark.rule("E2", "A2", "S9", "E10")
@pytest.mark.parametrize(("oneself", "over"), [("no", True), ("yes", False)])
def test_trapped_needs_somebody_permitted_without_one(oneself: str, over: bool) -> None:
    scene = Scene(f"{NO_PLAYABLE}+E10={oneself}", seats=2).hands("fix-cart", "trapped")
    assert ended(scene.pile().mat(0, "trapped").play("pass fix-cart")) == over


@pytest.mark.rule("E2", "S9")
def test_a_second_theft_is_not_playable() -> None:
    scene = Scene(NO_PLAYABLE, seats=2).hands("fix-cart", "theft").mat(1, "theft").pile()
    assert ended(scene.play("pass fix-cart"))


@pytest.mark.rule("E2", "S16", "S12")
@pytest.mark.parametrize("card", ["NE", "ladder-s"])
@pytest.mark.parametrize("ill", ["trapped", "broken-cart"])
def test_being_trapped_or_broken_counts_as_absent(card: str, ill: str) -> None:
    scene = Scene(NO_PLAYABLE, seats=2).hands("fix-lantern", card).mat(1, ill).pile()
    assert not ended(scene.play("pass fix-lantern"))


@pytest.mark.rule("E2", "S6", "S7")
def test_that_one_could_shed_or_pass_does_not_keep_the_round_going() -> None:
    scene = Scene(NO_PLAYABLE, seats=2).hands("fix-cart", "fix-cart hands-off")
    scene.mat(1, "broken-lantern").pile().play("pass fix-cart")
    assert ended(scene)


# -- E3 -------------------------------------------------------------------------------------------


@pytest.mark.rule("E3", "S25", "R62", "R74")
def test_the_next_round_is_begun_left_of_who_had_the_last_turn() -> None:
    scene = Scene(S2, seats=3, active=1).hands("", "NE", "").pile().play("pass NE")
    assert scene.actor == 2
    shed = Scene(S2, seats=3, active=1).hands("", "NE NE", "").mat(1, "trapped").pile()
    assert shed.play("shed NE trapped", "with NE").actor == 2


@pytest.mark.rule("E3", "S6", "S7", "R74")
def test_shedding_and_passing_are_no_cards_played() -> None:
    scene = Scene(LAST_CARD, seats=3).hands("map", "NE NE", "NS NS NS").mat(1, "trapped").pile()
    scene.play("map 8,0", "shed NE trapped", "with NE", "pass NS", "also NS", "also NS")
    assert ended(scene)
    assert scene.actor == 1, "left of who played the map"


@pytest.mark.rule("E3", "S5")
@pytest.mark.parametrize(
    "text",
    [
        "trap trapped #0",
        "scheme theft #1",
        "inspect inspection #0",
        "hat swap-hats #2",
        "swap swap-hands #0",
        "dig ladder-w 1,0",
    ],
)
def test_every_new_card_is_a_card_played(text: str) -> None:
    card = text.split()[1]
    scene = Scene(LAST_CARD, seats=3).roles("blue", "green", "boss").hands("map", card, "NS").pile()
    scene.play("map 8,0", text)
    while not ended(scene):
        scene.play(scene.offered("pass")[0])
    assert scene.actor == 2, "left of seat 1"


@pytest.mark.rule("E3", "S12")
def test_a_ladder_is_a_path_card_laid() -> None:
    scene = Scene(LAST_PATH, seats=3).hands("NE", "ladder-w", "map").pile()
    scene.play("dig NE 0,1", "dig ladder-w 1,0", "map 8,0")
    assert ended(scene)
    assert scene.actor == 2
