"""Passing: one card face down, and what players know about the discards (A4, B6)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene

pytestmark = pytest.mark.engine

EVERY_EYE = (WATCHER, 0, 1, 2, 3)


@pytest.mark.rule("B6", "R30", "A2")
def test_any_card_may_be_passed_away_playable_or_not() -> None:
    scene = Scene().hand(0, "NES", "n", "map", "rockfall", "fix-cart", "broken-cart")
    assert {text.split()[1] for text in scene.offered("pass")} == set(scene.cards("hand.0"))


@pytest.mark.rule("B6", "R30")
def test_doing_nothing_at_all_is_not_a_choice() -> None:
    scene = Scene().hand(0, "NES", "map").pile()
    held = len(scene.cards("hand.0"))
    for text in scene.offered():
        again = Scene().hand(0, "NES", "map").pile().play(text)
        assert len(again.cards("hand.0")) == held - 1


@pytest.mark.rule("B6", "R27")
def test_equal_cards_are_passed_as_one_choice() -> None:
    assert Scene().hand(0, "NES", "NES", "NES").offered("pass") == ["pass NES"]


@pytest.mark.rule("B6")
def test_a_card_one_does_not_hold_cannot_be_passed() -> None:
    scene = Scene().hand(0, "NES").hand(1, "map")
    assert scene.refused("pass map") == "not-in-hand"


@pytest.mark.rule("B6", "A4", "R34")
def test_only_the_discarder_knows_a_card_passed_away() -> None:
    scene = Scene().hand(1, "NES").hand(0, "n").play("pass n", "pass NES")
    known = {eye: scene.cards("discard", eye) for eye in EVERY_EYE}
    assert known == {
        WATCHER: ["?", "?"],
        0: ["n", "?"],
        1: ["?", "NES"],
        2: ["?", "?"],
        3: ["?", "?"],
    }


@pytest.mark.rule("A4", "R34")
@pytest.mark.parametrize(
    ("text", "lying"),
    [
        ("map 8,0", ["map"]),
        ("rockfall 1,0", ["EW", "rockfall"]),
        ("repair fix-lantern #3 broken-lantern", ["broken-lantern", "fix-lantern"]),
    ],
)
def test_a_card_that_lay_open_stays_known_to_all_on_the_face_down_pile(
    text: str, lying: list[str]
) -> None:
    scene = Scene().hand(0, "map", "rockfall", "fix-lantern").mat(3, "broken-lantern")
    scene.board("EW 1,0").play(text)
    assert all(scene.cards("discard", eye) == lying for eye in EVERY_EYE)


@pytest.mark.rule("A4", "R34")
def test_the_discarder_still_knows_the_card_under_later_ones() -> None:
    scene = Scene().hands("n", "NES", "map", "e").play("pass n", "pass NES", "map 8,0", "pass e")
    assert scene.cards("discard", 0) == ["n", "?", "map", "?"]
    assert scene.cards("discard", 2) == ["?", "?", "map", "?"]


@pytest.mark.rule("R35", "B6")
def test_everyone_may_count_hands_pile_and_discards() -> None:
    scene = Scene().hand(2, "NES", "NS", "map").pile("NE", "NE").hand(0, "n").play("pass n")
    for eye in EVERY_EYE:
        view = scene.view(eye)
        assert [view.size(zone) for zone in range(len(view.zones))] == [
            scene.truth.size(zone) for zone in range(len(view.zones))
        ]
