"""Strikes: whom a creature meets, and what it does to them (D19)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine

AWAY = "9,9 0"


def lair(creature: str, *dwarves: str, active: int = 0) -> Cave:
    """A hole in the east of the start; the active seat holds a creature's card."""
    scene = Cave(len(dwarves), active).board("NE.1 9,9", "hole-NESW.1 1,0", "EW.1 2,0")
    return scene.dwarves(*dwarves).hand(active, f"{creature}.2", "NW.1")


@pytest.mark.rule("D19")
def test_it_stops_at_the_first_space_with_dwarves_and_strikes_every_one() -> None:
    scene = lair("goblin", AWAY, "0,0 0", "0,0 0", AWAY)
    scene.play("send goblin.2 1,0 0", "prowl 0,0 0")
    assert scene.gold_of() == [3, 2, 2, 3]
    assert scene.num("bank") == 46 - 10
    assert scene.asked == "turn", "its other steps are lost, and the owner cannot walk away"
    assert scene.actor == 1
    assert scene.where("goblin") == "0,0 0"


@pytest.mark.rule("D19")
def test_it_strikes_its_owners_dwarf_too() -> None:
    scene = lair("goblin", "0,0 0", AWAY, AWAY).play("send goblin.2 1,0 0", "prowl 0,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert scene.asked == "walk"


@pytest.mark.rule("D19")
def test_dwarves_on_its_first_space_are_struck_only_if_it_leaves_and_returns() -> None:
    scene = lair("goblin", AWAY, "1,0 0", AWAY).play("send goblin.2 1,0 0")
    assert scene.gold_of() == [3, 3, 3]
    scene.play("prowl 2,0 0")
    assert scene.gold_of() == [3, 3, 3]
    scene.play("prowl 1,0 0")
    assert scene.gold_of() == [3, 2, 3]
    assert scene.actor == 1


@pytest.mark.rule("D19")
def test_a_dwarf_that_walks_into_a_creature_stops_and_is_struck_alone() -> None:
    scene = lair("goblin", "0,0 0", "1,0 0", AWAY).creature("goblin", "1,0 0", 2, card="goblin.3")
    scene.idle("NW.1").steps("1,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert (scene.actor, scene.where("dwarf.0")) == (1, "1,0 0")


@pytest.mark.rule("D19")
def test_it_is_struck_by_each_creature_there() -> None:
    scene = lair("goblin", "0,0 0", AWAY, AWAY).hand(0, "NE.1", "NW.1", "NS.1")
    for creature in ("goblin", "rat", "lindworm"):
        scene.creature(creature, "1,0 0", owner=2)
    scene.idle().steps("1,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert len(scene.cards("hand.0")) == 2, "one discarded, one lost, one drawn"
    assert scene.num("lying.0") == 1


@pytest.mark.rule("D19", "R194")
def test_one_that_starts_in_its_space_is_not_struck_unless_it_comes_back() -> None:
    scene = lair("goblin", "1,0 0", AWAY, AWAY).creature("goblin", "1,0 0", 2, card="goblin.3")
    scene.idle("NW.1").steps("2,0 0")
    assert scene.gold_of() == [3, 3, 3]
    scene.steps("1,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert scene.actor == 1


# -- what each does --------------------------------------------------------------------------------


@pytest.mark.rule("D19")
def test_a_rat_takes_a_random_card_and_only_its_owner_learns_which() -> None:
    lost = set()
    for seed in range(25):
        scene = Cave(seed=seed).board("NE.1 9,9", "hole-NESW.1 1,0").dwarves(AWAY, "0,0 0", AWAY)
        scene.hands("rat.1", "NE.1 NW.1 NS.1", "EW.1")
        scene.play("send rat.1 1,0 0", "prowl 0,0 0")
        (card,) = {"NE.1", "NW.1", "NS.1"} - set(scene.cards("hand.1"))
        lost.add(card)
        assert scene.cards("discard", eye=1) == [card]
        assert scene.cards("discard", eye=0) == scene.cards("discard", eye=WATCHER) == ["?"]
    assert lost == {"NE.1", "NW.1", "NS.1"}


@pytest.mark.rule("D19")
def test_rat_and_goblin_take_nothing_where_there_is_nothing_but_stop() -> None:
    scene = lair("rat", AWAY, "0,0 0", AWAY).hand(1)
    scene.play("send rat.2 1,0 0", "prowl 0,0 0")
    assert (scene.cards("hand.1"), scene.where("rat")) == ([], "0,0 0")
    assert scene.actor == 2, "seat 1 has no card and is skipped"
    poor = lair("goblin", AWAY, "0,0 0", AWAY).treasure(3, 0, 3)
    poor.play("send goblin.2 1,0 0", "prowl 0,0 0")
    assert (poor.gold_of(), poor.num("bank")) == ([3, 0, 3], 40)
    assert poor.actor == 1, "it stopped all the same"


@pytest.mark.rule("D19")
def test_a_lindworm_lays_a_dwarf_down_for_its_next_turn() -> None:
    scene = lair("lindworm", AWAY, "0,0 0", AWAY).play("send lindworm.2 1,0 0", "prowl 0,0 0")
    assert scene.num("lying.1") == 1
    scene.idle()
    assert scene.actor == 2, "seat 1 played a card and did not walk"
    assert scene.num("lying.1") == 0, "it stood up at the end of its turn"
    scene.rest(2)
    scene.idle()
    assert (scene.actor, scene.asked) == (1, "walk")


@pytest.mark.rule("D19")
def test_a_dwarf_that_walks_into_a_lindworm_lies_through_its_next_turn() -> None:
    scene = Cave(2).board("EW.1 1,0").creature("lindworm", "1,0 0", owner=1).idle().steps("1,0 0")
    assert scene.num("lying.0") == 1
    scene.rest()
    scene.idle()
    assert scene.actor == 1, "no walk in the turn after"
    scene.rest()
    scene.idle()
    assert (scene.actor, scene.asked) == (0, "walk")


@pytest.mark.rule("D19", "D5", "R195")
def test_a_skipped_turn_uses_the_paralysis_up() -> None:
    scene = lair("lindworm", AWAY, "0,0 0", AWAY).hand(1).play("send lindworm.2 1,0 0")
    scene.play("prowl 0,0 0")
    assert scene.actor == 2, "seat 1 was skipped"
    assert scene.num("lying.1") == 0


@pytest.mark.rule("D19", "R195")
def test_two_strikes_count_once() -> None:
    scene = Cave(3).board("EW.1 1,0", "NE.1 9,9").dwarves(AWAY, AWAY, "0,0 0")
    scene.creature("lindworm", "1,0 0", owner=2).hand(0, "lindworm.3").hand(1, "lindworm.3")
    scene.play("send lindworm.3 1,0 0", "prowl 0,0 0")
    scene.play("send lindworm.3 0,0 0", "prowl 1,0 0", "prowl 0,0 0")
    assert scene.num("lying.2") == 1
    scene.idle()
    assert (scene.actor, scene.num("lying.2")) == (0, 0)


@pytest.mark.rule("D19")
def test_a_dwarf_its_own_lindworm_met_does_not_walk_in_this_turn_nor_the_next() -> None:
    scene = lair("lindworm", "0,0 0", AWAY, AWAY).play("send lindworm.2 1,0 0", "prowl 0,0 0")
    assert (scene.actor, scene.num("lying.0")) == (1, 1)
    scene.rest(2)
    scene.idle()
    assert (scene.actor, scene.num("lying.0")) == (1, 0)


@pytest.mark.rule("D19", "R181")
def test_a_dwarf_that_lies_down_can_be_struck_and_may_use_its_axe() -> None:
    scene = lair("goblin", AWAY, "0,0 0", AWAY).counter("lying.1", 1).before(1, "axe.1")
    scene.play("send goblin.2 1,0 0", "prowl 0,0 0")
    assert (scene.actor, scene.asked) == (1, "fend")
    scene.play("endure")
    assert scene.gold_of() == [3, 2, 3]


@pytest.mark.rule("D19", "D9")
def test_losing_the_last_card_to_a_rat_skips_the_turn() -> None:
    scene = lair("rat", AWAY, "0,0 0", AWAY).hand(1, "NS.1")
    scene.play("send rat.2 1,0 0", "prowl 0,0 0")
    assert scene.actor == 2
