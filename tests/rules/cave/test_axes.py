"""Axes: laid in front of somebody, used against a web or a creature (D18)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine


def at_a_web(shows: int = 2, *axes: str) -> Cave:
    """A web of seat 2 lies between the start, where seat 0 stands, and the card in the east."""
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").web("0,0 E", owner=2, shows=shows)
    return scene.before(0, *(axes or ("axe.1",)))


# -- D18a: against webs ----------------------------------------------------------------------------


@pytest.mark.rule("D18")
def test_an_axe_turns_a_web_from_two_to_one() -> None:
    scene = at_a_web().idle()
    assert set(scene.offered()) == {"stop", "cut 1,0 W"}
    scene.play("cut 1,0 W")
    assert scene.num("web-age.0") == 1
    assert scene.where("web.0") == "1,0 W"
    assert scene.front(0) == []
    assert "axe.1" in scene.cards("discard")


@pytest.mark.rule("D18")
def test_an_axe_takes_a_web_that_shows_one_away_and_the_walk_goes_through() -> None:
    scene = at_a_web(1).idle().play("cut 1,0 W")
    assert scene.where("web.0") == "box"
    assert scene.front(2) == []
    assert set(scene.cards("discard")) >= {"axe.1", "web.1"}
    assert scene.num("steps") == 3, "it costs no step"
    scene.steps("1,0 0", "2,0 0")
    assert scene.where("dwarf.0") == "2,0 0"


@pytest.mark.rule("D18")
def test_two_axes_take_a_new_web_away() -> None:
    scene = at_a_web(2, "axe.1", "axe.2").idle().play("cut 1,0 W", "cut 1,0 W")
    assert scene.where("web.0") == "box"
    assert scene.spaces() == {"1,0 0"}


@pytest.mark.rule("D18")
def test_after_the_last_step_a_web_may_still_be_cut() -> None:
    scene = at_a_web().dwarves("2,0 0").board("EW.2 3,0").idle()
    scene.steps("1,0 0", "2,0 0", "1,0 0")
    assert (scene.actor, scene.num("steps")) == (0, 0)
    assert set(scene.offered()) == {"stop", "cut 1,0 W"}
    assert scene.refused("step 2,0 0") == "no-steps-left"
    scene.play("cut 1,0 W")
    assert (scene.actor, scene.num("web-age.0")) == (1, 1)


@pytest.mark.rule("D18")
def test_only_from_the_space_at_the_webs_edge() -> None:
    scene = Cave().board("NESW.2 1,0").web("1,0 E", owner=2).before(0, "axe.1")
    scene.dwarves("1,0 3").idle()
    assert scene.offered("cut") == []
    assert scene.refused("cut 1,0 E") == "web-out-of-reach"
    assert scene.refused("cut 1,0 N") == "no-web-there"
    scene.steps("1,0 1")
    assert scene.offered("cut") == ["cut 2,0 W"]


@pytest.mark.rule("D18")
def test_own_webs_and_webs_on_open_ends_may_be_cut_too() -> None:
    scene = Cave().web("0,0 N", owner=0, shows=2).before(0, "axe.1").idle()
    assert scene.num("web-age.0") == 2, "the turn was under way"
    scene.play("cut 0,0 N")
    assert scene.num("web-age.0") == 1


@pytest.mark.rule("D18", "D19")
def test_not_after_a_creature_has_ended_the_movement() -> None:
    scene = at_a_web().dwarves("2,0 0").creature("rat", "1,0 0", owner=1).idle().steps("1,0 0")
    assert (scene.actor, scene.asked) == (0, "fend")
    scene.play("endure")
    assert scene.actor == 1
    assert scene.front(0) == ["axe.1"]


@pytest.mark.rule("D18", "D12")
def test_not_after_a_turned_goal_has_ended_the_movement() -> None:
    scene = Cave().board("NESW.1 4,3").dwarves("4,3 0").before(0, "axe.1")
    scene.goals("exit", "goal-ladder", "goal-vein", "goal-hole").board("NESW.1 5,4")
    scene.web("5,4 W", owner=2).idle().steps("4,4 0")
    assert scene.actor == 1


@pytest.mark.rule("D18", "R181")
def test_a_dwarf_that_lies_down_cuts_no_web() -> None:
    scene = at_a_web().counter("lying.0", 1).idle()
    assert scene.actor == 1


@pytest.mark.rule("D18", "D5")
def test_an_axe_laid_before_oneself_is_of_no_use_in_that_turn() -> None:
    scene = Cave().board("NESW.1 0,-1").web("0,0 E", owner=2).hand(0, "axe.1")
    scene.play("axe axe.1 #0")
    assert scene.front(0) == ["axe.1"]
    assert scene.offered("cut") == []
    assert scene.refused("cut 0,0 E") == "no-axe"
    scene.play("stop").rest(2)
    scene.idle()
    assert scene.offered("cut") == ["cut 1,0 W"]


@pytest.mark.rule("D18", "D19")
def test_an_axe_laid_this_turn_is_of_no_use_against_creatures_either() -> None:
    scene = Cave().board("EW.1 1,0").creature("goblin", "1,0 0", owner=2).hand(0, "axe.1")
    scene.play("axe axe.1 #0").steps("1,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert scene.front(0) == ["axe.1"]


@pytest.mark.rule("D18")
def test_an_older_axe_is_of_use_beside_a_new_one() -> None:
    scene = at_a_web().hand(0, "axe.2").play("axe axe.2 #0", "cut 1,0 W")
    assert scene.front(0) == ["axe.2"]
    assert scene.offered("cut") == []


@pytest.mark.rule("D18", "R193")
def test_any_number_of_axes_in_front_of_anybody() -> None:
    scene = Cave().before(1, "axe.2", "axe.3").hand(0, "axe.1")
    assert scene.offered("axe") == ["axe axe.1 #0", "axe axe.1 #1", "axe axe.1 #2"]
    scene.play("axe axe.1 #1")
    assert scene.front(1) == ["axe.1", "axe.2", "axe.3"]


# -- D18b: against creatures -----------------------------------------------------------------------


def sent(*axes: int, creature: str = "goblin") -> Cave:
    """Seat 1 leads a creature onto the start, where all four dwarves stand."""
    scene = Cave(4, active=1).board("hole-NESW.1 1,0").hand(1, f"{creature}.2", "NE.1")
    for number, seat in enumerate(axes, 1):
        scene.before(seat, f"axe.{number}")
    return scene.play(f"send {creature}.2 1,0 0", "prowl 0,0 0")


@pytest.mark.rule("D18", "D19", "R193")
def test_who_could_use_an_axe_is_asked_clockwise_from_the_active_player() -> None:
    scene = sent(0, 3, 1)
    asked = []
    while scene.asked == "fend":
        asked.append(scene.actor)
        scene.play("endure")
    assert asked == [1, 3, 0]
    assert scene.gold_of() == [2, 2, 2, 2], "all are struck, the owner too"
    assert scene.front(0) == ["axe.1"]


@pytest.mark.rule("D18", "D19")
def test_one_axe_spares_all_dwarves_in_the_space_and_nobody_else_is_asked() -> None:
    scene = sent(0, 3).play("fend")
    assert scene.gold_of() == [3, 3, 3, 3]
    assert scene.where("goblin") == "box"
    assert scene.front(1) == []
    assert scene.front(3) == []
    assert scene.front(0) == ["axe.1"]
    assert set(scene.cards("discard")) >= {"goblin.2", "axe.2"}
    assert (scene.actor, scene.asked) == (1, "walk"), "the hunt is over"


@pytest.mark.rule("D18", "D19")
def test_only_dwarves_in_that_space_are_asked() -> None:
    scene = Cave(4, active=1).board("hole-NESW.1 1,0", "EW.1 2,0").hand(1, "goblin.2", "NE.1")
    scene.dwarves("2,0 0", "2,0 0", "0,0 0", "2,0 0").before(0, "axe.1").before(2, "axe.2")
    scene.play("send goblin.2 1,0 0", "prowl 0,0 0")
    assert (scene.actor, scene.asked) == (2, "fend")
    scene.play("endure")
    assert scene.gold_of() == [3, 3, 2, 3]


@pytest.mark.rule("D18", "D19")
def test_a_walking_dwarf_drives_a_creature_away_and_stops_all_the_same() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").creature("goblin", "1,0 0", owner=2)
    scene.before(0, "axe.1").idle().steps("1,0 0").play("fend")
    assert scene.where("goblin") == "box"
    assert scene.front(2) == []
    assert scene.gold_of() == [3, 3, 3]
    assert (scene.actor, scene.where("dwarf.0")) == (1, "1,0 0")


@pytest.mark.rule("D18", "D19")
def test_only_the_walkers_own_axes_count() -> None:
    scene = Cave().board("EW.1 1,0").creature("goblin", "1,0 0", owner=2)
    scene.dwarves("0,0 0", "1,0 0").before(1, "axe.1").idle().steps("1,0 0")
    assert scene.gold_of() == [2, 3, 3], "struck alone, and nobody was asked"
    assert scene.front(1) == ["axe.1"]


@pytest.mark.rule("D18", "D19", "R193")
def test_against_several_creatures_the_walker_is_asked_for_each_in_order() -> None:
    scene = Cave().board("EW.1 1,0").before(0, "axe.1", "axe.2").hand(0, "NE.1", "NW.1")
    for creature in ("goblin", "rat", "lindworm"):
        scene.creature(creature, "1,0 0", owner=2)
    scene.idle().steps("1,0 0")
    about: list[str] = []
    for answer in ("endure", "fend", "fend"):
        about.append(
            scene.rules.task_owner[scene.truth.todo[-1] & 63].about(scene.truth, 0, "fend").twist
        )
        scene.play(answer)
    assert about == ["rat", "lindworm", "goblin"]
    assert len(scene.cards("hand.0")) == 1, "the rat struck, then a card was drawn"
    assert scene.num("lying.0") == 0
    assert scene.gold_of() == [3, 3, 3]
    assert [scene.where(name) for name in about] == ["1,0 0", "box", "box"]


@pytest.mark.rule("D18")
def test_each_axe_drives_away_one_creature() -> None:
    scene = Cave().board("EW.1 1,0").before(0, "axe.1").hand(0, "NE.1", "NW.1")
    scene.creature("goblin", "1,0 0", owner=2).creature("rat", "1,0 0", owner=2)
    scene.idle().steps("1,0 0").play("fend")
    assert (scene.where("rat"), scene.where("goblin")) == ("box", "1,0 0")
    assert scene.gold_of() == [2, 3, 3]
    assert scene.actor == 1


@pytest.mark.rule("D18", "D19")
def test_no_axe_against_a_creature_that_did_not_enter() -> None:
    scene = Cave(active=1).creature("goblin", "0,0 0", owner=0).board("EW.1 1,0")
    scene.before(1, "axe.1").before(2, "axe.2").hand(1, "goblin.3", "NE.1")
    scene.play("send goblin.3 0,0 0", "stay")
    assert scene.asked == "walk", "it began among them and stayed"
    scene.play("stop").idle()
    assert scene.asked == "walk", "who starts in its space is not asked either"
    assert scene.gold_of() == [3, 3, 3]
