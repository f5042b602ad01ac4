"""Theft and Hands off, as long as the round lasts (S9, S17)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.scene import Scene
from tests.support.second import S2

pytestmark = pytest.mark.engine


@pytest.mark.rule("S17")
def test_theft_lies_in_front_of_oneself_for_all_to_see() -> None:
    scene = Scene(S2).hand(0, "theft").play("scheme theft #0")
    assert all(scene.cards("mat.0", eye) == ["theft"] for eye in (WATCHER, 0, 1, 2, 3))
    assert scene.actor == 1


@pytest.mark.rule("S17", "A2")
def test_theft_is_not_laid_before_others() -> None:
    scene = Scene(S2).hand(0, "theft")
    assert scene.offered("scheme") == ["scheme theft #0"]
    assert scene.refused("scheme theft #1") == "only-on-oneself"


@pytest.mark.rule("S9", "S17", "A2")
def test_nobody_has_two_thefts() -> None:
    scene = Scene(S2).hand(0, "theft").mat(0, "theft")
    assert scene.offered("scheme") == []
    assert scene.refused("scheme theft #0") == "already-there"
    assert scene.can("pass theft")


@pytest.mark.rule("S17", "B8")
def test_a_thief_digs_like_everybody() -> None:
    assert Scene(S2).hand(0, "NESW").mat(0, "theft").can("dig NESW 1,0")


@pytest.mark.rule("S17", "A4")
@pytest.mark.parametrize("seat", [0, 2])
def test_hands_off_removes_a_theft_of_oneself_or_another_and_both_are_discarded(seat: int) -> None:
    scene = Scene(S2).hand(0, "hands-off").mat(seat, "trapped", "theft")
    scene.play(f"foil hands-off #{seat} theft")
    assert scene.cards(f"mat.{seat}") == ["trapped"]
    assert scene.cards("discard", WATCHER) == ["theft", "hands-off"]


@pytest.mark.rule("S17", "A2")
def test_hands_off_needs_a_theft_and_removes_nothing_else() -> None:
    scene = Scene(S2).hand(0, "hands-off").mat(1, "trapped", "broken-cart")
    assert scene.offered("foil") == []
    assert scene.refused("foil hands-off #1 theft") == "not-there"
    assert scene.refused("foil hands-off #1 trapped") == "wrong-cure"
    assert scene.can("pass hands-off")


@pytest.mark.rule("S17")
def test_only_the_right_cards_scheme_and_foil() -> None:
    scene = Scene(S2).hand(0, "map", "free-at-last").mat(1, "theft")
    assert scene.refused("scheme map #0") == "lies-nowhere"
    assert scene.refused("foil free-at-last #1 theft") == "removes-nothing"
    assert scene.refused("free free-at-last #1 theft") == "wrong-cure"


@pytest.mark.rule("S17", "S9")
def test_after_hands_off_another_theft_may_be_laid() -> None:
    scene = Scene(S2, seats=2).hands("NE theft", "hands-off").mat(0, "theft").pile()
    scene.play("pass NE", "enough", "foil hands-off #0 theft")
    assert scene.can("scheme theft #0")


@pytest.mark.rule("S17", "S24")
def test_a_theft_does_nothing_before_the_round_ends() -> None:
    scene = Scene(S2).hand(0, "theft").pieces(0, 5, 5, 5).play("scheme theft #0")
    assert [scene.num(f"pieces.{seat}") for seat in range(4)] == [0, 5, 5, 5]
