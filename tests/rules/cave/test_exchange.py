"""Exchange: hands change places, the other one draws (D15)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine

SWAP = "swap swap-hands.2"


@pytest.mark.rule("D15")
def test_all_cards_change_hands_and_only_the_other_draws() -> None:
    scene = Cave().board("EW.1 1,0").hands("swap-hands.2 NE.1 NW.1", "web.1", "NS.1")
    scene.play(f"{SWAP} #1")
    assert scene.cards("discard") == ["swap-hands.2"]
    assert scene.cards("hand.0") == ["web.1"]
    assert sorted(scene.cards("hand.1")) == ["NE.1", "NW.1"]
    assert scene.asked == "walk", "drawing comes last"
    scene.play("stop")
    assert scene.cards("hand.0") == ["web.1"]
    assert len(scene.cards("hand.1")) == 3
    assert scene.actor == 1


@pytest.mark.rule("D15", "D0", "R187")
def test_with_and_into_an_empty_hand() -> None:
    scene = Cave().hands("swap-hands.2 NE.1", "", "NS.1").play(f"{SWAP} #1")
    assert scene.cards("hand.0") == []
    assert "NE.1" in scene.cards("hand.1")
    assert len(scene.cards("hand.1")) == 2
    alone = Cave().hands("swap-hands.2", "", "NS.1")
    assert alone.can(f"{SWAP} #1")
    alone.play(f"{SWAP} #1")
    assert (len(alone.cards("hand.0")), len(alone.cards("hand.1"))) == (0, 1)


@pytest.mark.rule("D15")
def test_from_an_empty_pile_nobody_draws() -> None:
    scene = Cave().hands("swap-hands.2 NE.1", "NW.1", "NS.1").pile().play(f"{SWAP} #1")
    assert (scene.cards("hand.0"), scene.cards("hand.1")) == (["NW.1"], ["NE.1"])


@pytest.mark.rule("D15", "D5")
def test_only_an_exchange_brings_cards_to_an_empty_hand_again() -> None:
    scene = Cave().hands("NE.1 NW.1", "", "swap-hands.2 NS.1")
    scene.rest()
    assert scene.actor == 2, "seat 1 was skipped, and did not draw"
    assert scene.cards("hand.1") == []
    scene.play(f"{SWAP} #1")
    scene.rest()
    assert scene.actor == 1
    assert "NS.1" in scene.cards("hand.1")


@pytest.mark.rule("D15")
def test_nobody_exchanges_with_oneself() -> None:
    scene = Cave().hands("swap-hands.2 NE.1", "NW.1", "NS.1")
    assert scene.offered("swap") == [f"{SWAP} #1", f"{SWAP} #2"]
    assert scene.refused(f"{SWAP} #0") == "not-on-oneself"
