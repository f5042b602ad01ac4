"""Two cards put away to be rid of a card in front of oneself (S6, A4)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine

ILLS = ("broken-pickaxe", "broken-lantern", "broken-cart", "trapped", "theft")


def shedder(*front: str) -> Scene:
    """Seat 0 of three has cards in front."""
    return Scene(S2, seats=3).hand(0, "NE", "NES", "map").mat(0, *front)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("ill", ILLS)
def test_two_cards_take_away_any_card_in_front_of_oneself_and_one_is_drawn(ill: str) -> None:
    scene = shedder(ill)
    left = len(scene.cards("pile"))
    scene.play(f"shed NE {ill}", "with map")
    assert scene.cards("mat.0") == []
    assert len(scene.cards("hand.0")) == 2
    assert "NES" in scene.cards("hand.0")
    assert len(scene.cards("pile")) == left - 1
    assert (scene.actor, scene.asked) == (1, "turn")


@pytest.mark.rule("S6")
def test_one_card_in_front_goes_and_the_others_stay() -> None:
    scene = shedder(*ILLS)
    assert len(scene.offered("shed")) == 3 * len(ILLS)
    scene.play("shed NES trapped", "with NE")
    assert set(scene.cards("mat.0")) == set(ILLS) - {"trapped"}


@pytest.mark.rule("S6", "A4", "R72")
def test_the_card_in_front_is_discarded_first_then_the_two_in_the_order_chosen() -> None:
    scene = shedder("trapped").play("shed NES trapped", "with NE")
    assert scene.cards("discard", 0) == ["trapped", "NES", "NE"]
    scene = shedder("trapped").play("shed NE trapped", "with NES")
    assert scene.cards("discard", 0) == ["trapped", "NE", "NES"]


@pytest.mark.rule("S6", "A4")
def test_the_two_cards_stay_unknown_to_others_the_one_in_front_was_seen_by_all() -> None:
    scene = shedder("trapped").play("shed NES trapped", "with NE")
    assert all(scene.cards("discard", eye) == ["trapped", "?", "?"] for eye in (WATCHER, 1, 2))


@pytest.mark.rule("S6")
def test_at_least_two_cards_are_needed() -> None:
    scene = Scene(S2, seats=3).hand(0, "NE").mat(0, "trapped")
    assert scene.offered("shed") == []
    assert scene.refused("shed NE trapped") == "too-few-cards"
    two = Scene(S2, seats=3).hand(0, "NE", "NE").mat(0, "trapped")
    assert two.offered("shed") == ["shed NE trapped"]


@pytest.mark.rule("S6", "S8", "B7")
def test_with_an_empty_pile_nothing_is_drawn_and_the_hand_may_be_spent() -> None:
    scene = Scene(S2, seats=3).hands("NE NE", "NS", "NS").mat(0, "theft").pile()
    scene.play("shed NE theft", "with NE")
    assert scene.cards("hand.0") == []
    scene.play("pass NS", "pass NS")
    assert scene.num("round") == 2


@pytest.mark.rule("S6")
def test_only_what_lies_in_front_of_oneself_can_be_shed() -> None:
    scene = shedder().mat(1, "trapped")
    assert scene.offered("shed") == []
    assert scene.refused("shed NE trapped") == "not-there"


@pytest.mark.rule("S6")
def test_the_second_card_is_one_of_the_hand_and_must_be_named() -> None:
    scene = shedder("trapped").play("shed NE trapped")
    assert (scene.actor, scene.asked) == (0, "shed-second")
    assert set(scene.offered()) == {"with NES", "with map"}
    assert scene.refused("with NE") == "not-in-hand"
    assert scene.refused("pass NES") == "not-now"


@pytest.mark.rule("S6", "B8")
@pytest.mark.parametrize("ill", ILLS[:4])
def test_shedding_takes_the_turn_and_one_digs_from_the_next(ill: str) -> None:
    scene = Scene(S2, seats=3).hands("NE NE NES", "NS", "NS").mat(0, ill).pile()
    assert scene.offered("dig") == []
    scene.play(f"shed NE {ill}", "with NE")
    assert scene.actor == 1
    scene.play("pass NS", "pass NS")
    assert scene.offered("dig")


@pytest.mark.rule("S6", "S9")
def test_a_card_shed_may_be_laid_there_again() -> None:
    scene = Scene(S2, seats=2).hands("NE NE NES", "trapped").mat(0, "trapped").pile()
    assert scene.play("shed NE trapped", "with NE").can("trap trapped #0")


@pytest.mark.rule("S6")
def test_in_the_base_game_nothing_can_be_shed() -> None:
    verbs = {verb.name for verb in Scene("jubilee").layout.verbs}
    assert not {"shed", "with", "also", "enough"} & verbs
