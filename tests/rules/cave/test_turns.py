"""A turn of The Dark Cave: upkeep, a card or one or two discards, the walk, drawing (D5)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine


@pytest.mark.rule("D5")
def test_who_plays_a_card_draws_one_after_the_walk() -> None:
    scene = Cave().hand(0, "EW.1", "NE.1").play("dig EW.1 1,0")
    assert scene.cards("hand.0") == ["NE.1"]
    scene.steps("1,0 0").play("stop")
    assert len(scene.cards("hand.0")) == 2


@pytest.mark.rule("D5")
@pytest.mark.parametrize("discards", [1, 2])
def test_who_discards_one_or_two_draws_as_many(discards: int) -> None:
    scene = Cave().board("EW.1 1,0").hand(0, "NE.1", "NW.1", "NS.1").play("pass NE.1")
    assert scene.asked == "pass-more"
    scene.play("also NW.1" if discards == 2 else "enough")
    assert scene.asked == "walk"
    assert len(scene.cards("hand.0")) == 3 - discards
    scene.play("stop")
    assert len(scene.cards("hand.0")) == 3
    assert scene.cards("discard", eye=0) == ["NE.1", "NW.1"][:discards]
    assert set(scene.cards("discard", eye=WATCHER)) == {"?"}, "they lie face down"


@pytest.mark.rule("D5")
def test_three_cannot_be_discarded() -> None:
    scene = Cave().board("EW.1 1,0").hand(0, "NE.1", "NW.1", "NS.1").play("pass NE.1", "also NW.1")
    assert scene.asked == "walk"


@pytest.mark.rule("D5")
def test_a_card_must_be_played_or_discarded_before_the_walk() -> None:
    scene = Cave().board("EW.1 1,0").hand(0, "NE.1")
    assert scene.refused("step 1,0 0") == "not-now"
    assert scene.refused("stop") == "not-now"
    assert {move.split()[0] for move in scene.offered()} == {"pass", "dig", "propose-end"}


@pytest.mark.rule("D5", "A3")
def test_fewer_are_drawn_when_there_are_fewer() -> None:
    scene = Cave().hand(0, "NE.1", "NW.1").pile("NS.1").play("pass NE.1", "also NW.1")
    assert scene.cards("hand.0") == ["NS.1"]
    assert scene.cards("pile") == []


@pytest.mark.rule("D5")
def test_none_are_drawn_from_an_empty_pile_and_discards_never_return() -> None:
    scene = Cave().hand(0, "NE.1", "NW.1").pile().idle()
    assert len(scene.cards("hand.0")) == 1
    assert len(scene.cards("pile")) == 0


@pytest.mark.rule("D5")
def test_without_a_card_the_turn_is_skipped_whole() -> None:
    scene = Cave().board("EW.1 1,0").hands("NE.1 NW.1", "", "NS.1")
    scene.rest()
    assert scene.actor == 2
    assert scene.cards("hand.1") == [], "who is skipped does not draw"
    assert scene.where("dwarf.1") == "0,0 0"


@pytest.mark.rule("D5")
def test_with_two_players_turns_may_follow_each_other() -> None:
    scene = Cave(2).hands("NE.1 NW.1", "")
    for _ in range(3):
        assert scene.actor == 0
        scene.rest()


@pytest.mark.rule("D5", "D16", "D19")
def test_upkeep_comes_before_anything_else_in_a_turn() -> None:
    scene = Cave(active=2).web("0,0 E", owner=0, shows=1).creature("rat", "0,0 0", owner=0)
    scene.board("EW.1 1,0").rest()
    assert scene.actor == 0
    assert (scene.where("web.0"), scene.where("rat")) == ("box", "box")
    scene.idle()
    assert "1,0 0" in scene.spaces()


@pytest.mark.rule("D5", "D4")
def test_a_card_drawn_comes_from_the_next_group_when_one_is_used_up() -> None:
    scene = Cave().hand(0, "NE.1", "NW.1").pile("NS.2")
    assert scene.num("group") == 1
    scene.play("pass NE.1", "enough")
    assert scene.cards("hand.0") == ["NW.1", "NS.2"]
