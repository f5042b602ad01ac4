"""Boots: one step more in every turn (D17)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine

ROW = ("EW.1 1,0", "NEW.1 2,0", "NEW.1 3,0", "NESW.1 4,0")


@pytest.mark.rule("D17")
def test_whoever_has_boots_walks_four_steps_in_every_turn() -> None:
    scene = Cave(2).board(*ROW).before(0, "boots.1").idle()
    scene.steps("1,0 0", "2,0 0", "3,0 0", "4,0 0")
    assert (scene.where("dwarf.0"), scene.actor) == ("4,0 0", 1)
    scene.rest()
    scene.idle().steps("3,0 0", "2,0 0", "1,0 0", "0,0 0")
    assert scene.where("dwarf.0") == "0,0 0"


@pytest.mark.rule("D17")
def test_they_help_already_in_the_turn_in_which_one_puts_them_on() -> None:
    scene = Cave(2).board(*ROW).hand(0, "boots.1").play("boots boots.1 #0")
    assert scene.front(0) == ["boots.1"]
    scene.steps("1,0 0", "2,0 0", "3,0 0", "4,0 0")
    assert scene.where("dwarf.0") == "4,0 0"


@pytest.mark.rule("D17")
def test_they_may_be_laid_in_front_of_anybody_and_stay_there() -> None:
    scene = Cave(2).board(*ROW).hand(0, "boots.1").play("boots boots.1 #1", "stop")
    scene.idle().steps("1,0 0", "2,0 0", "3,0 0", "4,0 0").rest(2)
    assert scene.front(1) == ["boots.1"]
    assert "boots.1" not in scene.cards("discard")


@pytest.mark.rule("D17", "D0")
def test_only_for_players_without_boots_of_either_group() -> None:
    scene = Cave().before(1, "boots.2").hand(0, "boots.1")
    assert scene.offered("boots") == ["boots boots.1 #0", "boots boots.1 #2"]
    assert scene.refused("boots boots.1 #1") == "already-there"


@pytest.mark.rule("D17", "D0")
def test_they_cannot_be_played_when_all_have_some() -> None:
    scene = Cave(2).before(0, "boots.1").before(1, "boots.2").hand(0, "boots.1")
    assert scene.offered("boots") == []
    assert scene.can("pass boots.1")
