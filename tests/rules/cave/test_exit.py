"""Out of the cave: the exit, what it shows, and how one plays on (D12, D20)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine

ROLES3 = ("yellow-loyal", "yellow-loyal", "yellow-saboteur")
ROLES5 = ("yellow-loyal", "yellow-loyal", "blue-loyal", "blue-loyal", "yellow-saboteur")


def at_the_exit(seats: int = 5, active: int = 0) -> Cave:
    """The exit lies open in the north-west, and the first dwarf stands at its edge."""
    roles = ROLES3 if seats == 3 else ROLES5
    scene = Cave(seats, active).roles(*roles).goals("?", "goal-ladder", "goal-hole", "goal-vein")
    scene.board("exit -4,-4", "NESW.1 -4,-5")
    scene.dwarves(*["0,0 0"] * active, "-4,-4 0")
    return scene


@pytest.mark.rule("D12")
def test_who_turned_the_exit_needs_one_more_step_in_a_later_turn() -> None:
    scene = Cave().roles(*ROLES3).board("NESW.1 -4,-5").dwarves("-4,-5 0").idle()
    scene.steps("-4,-4 0")
    assert scene.where("dwarf.0") == "-4,-4 0"
    assert scene.actor == 1
    scene.rest(2)
    scene.idle().steps("-4,-4 2")
    assert scene.where("dwarf.0") == "gone"
    assert scene.actor == 1


@pytest.mark.rule("D12", "D1")
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_the_exit_is_one_however_many_goals_were_turned_before(turned: int) -> None:
    others = {"4,-4": "goal-ladder", "-4,4": "goal-hole", "4,4": "goal-vein"}
    open_ones = [f"{card} {cell}" for cell, card in others.items()][:turned]
    scene = Cave().roles(*ROLES3).board("NESW.1 -4,-5", *open_ones)
    scene.goals("exit", *["?"] * turned, *list(others.values())[turned:])
    scene.dwarves("-4,-5 0").idle().steps("-4,-4 0")
    assert scene.tile("-4,-4") == "exit"
    scene.rest(2)
    scene.idle().steps("-4,-4 2")
    assert scene.where("dwarf.0") == "gone"


@pytest.mark.rule("D12")
def test_from_a_neighbouring_card_it_takes_two_steps() -> None:
    scene = at_the_exit().dwarves("-4,-5 0").idle().steps("-4,-4 0", "-4,-4 2")
    assert scene.where("dwarf.0") == "gone"


@pytest.mark.rule("D12")
def test_who_is_out_shows_the_clan_card_and_keeps_the_gold() -> None:
    scene = at_the_exit().treasure(2, 3, 3, 3, 3).idle()
    assert scene.cards("role.0", eye=WATCHER) == ["?"]
    scene.steps("-4,-4 2")
    assert scene.cards("role.0", eye=WATCHER) == ["yellow-loyal"]
    assert scene.gold_of()[0] == 2
    assert scene.num("first-out") == 1
    assert scene.actor == 1, "there is nothing left to walk with"


@pytest.mark.rule("D12", "D5")
def test_who_is_out_still_draws_and_plays_on_without_walking() -> None:
    scene = at_the_exit().hand(0, "NE.1", "NW.1").idle().steps("-4,-4 2")
    assert len(scene.cards("hand.0")) == 2
    scene.rest(4)
    assert (scene.actor, scene.asked) == (0, "turn")
    scene.idle()
    assert (scene.actor, scene.asked) == (1, "turn")
    assert len(scene.cards("hand.0")) == 2


@pytest.mark.rule("D12", "D19")
def test_who_is_out_is_no_target_for_creatures() -> None:
    scene = at_the_exit().dwarves("out", "0,0 0").creature("goblin", "-4,-4 0", owner=3)
    scene.hand(0, "goblin.3").play("send goblin.3 -4,-4 0", "prowl -4,-4 2", "prowl -4,-4 0")
    assert (scene.actor, scene.asked) == (0, "hunt"), "it met nobody"
    assert scene.gold_of() == [3] * 5


@pytest.mark.rule("D12", "D15")
def test_who_is_out_may_still_be_chosen_for_exchange_boots_axes_and_information() -> None:
    scene = at_the_exit(active=1).dwarves("out", "0,0 0")
    scene.hand(0, "NE.1", "NW.1").hand(1, "swap-hands.2", "boots.1", "axe.1")
    assert scene.can("swap swap-hands.2 #0")
    assert scene.can("boots boots.1 #0")
    assert scene.can("axe axe.1 #0")
    scene.play("swap swap-hands.2 #0")
    assert set(scene.cards("hand.1")) == {"NE.1", "NW.1"}


@pytest.mark.rule("D12", "D16", "D19", "D5", "R185")
def test_the_webs_and_creatures_of_who_is_out_run_on() -> None:
    scene = at_the_exit(active=4).dwarves("out").web("0,0 N", owner=0, shows=1)
    scene.creature("rat", "-4,-5 0", owner=0).rest()
    assert scene.actor == 0
    assert (scene.where("web.0"), scene.where("rat"), scene.front(0)) == ("box", "box", [])


@pytest.mark.rule("D12", "D19", "R191")
def test_a_creature_on_the_exit_strikes_and_the_dwarf_leaves_all_the_same() -> None:
    scene = at_the_exit().creature("goblin", "-4,-4 2", owner=3).idle().steps("-4,-4 2")
    assert scene.where("dwarf.0") == "gone"
    assert scene.gold_of()[0] == 2, "struck before it was safe"
    assert scene.where("goblin") == "-4,-4 2"


@pytest.mark.rule("D12", "D18")
def test_an_axe_helps_against_a_creature_on_the_exit() -> None:
    scene = at_the_exit().creature("goblin", "-4,-4 2", owner=3).before(0, "axe.1").idle()
    scene.steps("-4,-4 2")
    assert (scene.actor, scene.asked) == (0, "fend")
    scene.play("fend")
    assert scene.where("dwarf.0") == "gone"
    assert scene.where("goblin") == "box"
    assert scene.gold_of()[0] == 3


@pytest.mark.rule("D12", "D19", "R191")
def test_a_lindworm_on_the_exit_makes_no_difference_to_who_is_out() -> None:
    scene = at_the_exit().creature("lindworm", "-4,-4 2", owner=3).idle().steps("-4,-4 2")
    assert scene.where("dwarf.0") == "gone"
    assert scene.num("lying.0") == 0, "nobody is there to lie down"
    scene.rest(4)
    scene.idle()
    assert scene.actor == 1


@pytest.mark.rule("D12", "D19")
def test_a_creature_may_stand_on_the_exit() -> None:
    scene = at_the_exit().dwarves("0,0 0").board("hole-NESW.1 -4,-6").hand(0, "rat.1")
    scene.play("send rat.1 -4,-6 0", "prowl -4,-5 0", "prowl -4,-4 0", "prowl -4,-4 2")
    assert scene.where("rat") == "-4,-4 2"


# -- D20: the clan cards set aside ----------------------------------------------------------------


@pytest.mark.rule("D20")
def test_the_first_one_out_looks_at_the_clan_cards_set_aside_and_nobody_else_does() -> None:
    scene = at_the_exit().idle()
    aside = scene.cards("spare")
    assert len(aside) == 3
    assert scene.cards("spare", eye=0) == ["?"] * 3
    scene.steps("-4,-4 2")
    assert scene.cards("spare", eye=0) == aside
    for eye in (WATCHER, 1, 2, 3, 4):
        assert scene.cards("spare", eye=eye) == ["?"] * 3


@pytest.mark.rule("D20")
def test_the_second_one_out_does_not_look() -> None:
    scene = at_the_exit().dwarves("-4,-4 0", "-4,-4 0", "0,0 0")
    scene.idle().steps("-4,-4 2")
    scene.idle().steps("-4,-4 2")
    assert scene.where("dwarf.1") == "gone"
    assert scene.num("first-out") == 1
    assert scene.cards("spare", eye=1) == ["?"] * 3


@pytest.mark.rule("D20")
def test_nothing_is_looked_at_when_the_game_is_over() -> None:
    scene = at_the_exit(3).roles("yellow-saboteur", "yellow-loyal", "yellow-loyal").idle()
    assert scene.cards("spare") == ["yellow-saboteur"]
    scene.steps("-4,-4 2")
    assert scene.rules.over(scene.truth)
    assert scene.cards("spare", eye=0) == ["?"]
