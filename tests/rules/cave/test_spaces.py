"""Spaces and steps: what it takes to cross the cards of each group, and ladders (D7, D8)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("card", "spaces", "steps"),
    [
        ("NESW.1", "0", 1),
        ("NS.1", "0", 1),
        ("NES.1", "0", 1),
        ("NESW.2", "2 0", 2),
        ("NS.2", "1 0", 2),
        ("NES.2", "2 0", 2),
        ("NES.2 turned", "0 2", 2),
        ("NESW.3", "2 4 0", 3),
        ("NES.3", "2 3 0", 3),
        ("NES.3 turned", "0 3 2", 3),
    ],
)
def test_a_card_of_each_group_takes_one_two_or_three_steps(
    card: str, spaces: str, steps: int
) -> None:
    card, *turned = card.split()
    scene = Cave().board(" ".join([card, "0,-1", *turned]), "NESW.1 0,-2").before(0, "boots.1")
    scene.idle()
    for space in spaces.split():
        assert "0,-2 0" not in scene.spaces()
        scene.steps(f"0,-1 {space}")
    assert scene.spaces() >= {"0,-2 0"}
    assert scene.num("steps") == 4 - steps


@pytest.mark.rule("D7")
def test_the_openings_of_a_strand_of_group_2_all_adjoin() -> None:
    scene = Cave().board("NESW.2 1,0").dwarves("1,0 3").idle()
    assert scene.spaces() == {"0,0 0", "1,0 0", "1,0 1", "1,0 2"}


@pytest.mark.rule("D7")
def test_the_openings_of_group_3_adjoin_the_middle_only() -> None:
    scene = Cave().board("NESW.3 1,0").dwarves("1,0 3").idle()
    assert scene.spaces() == {"0,0 0", "1,0 4"}
    scene.steps("1,0 4")
    assert scene.spaces() == {"1,0 0", "1,0 1", "1,0 2", "1,0 3"}


@pytest.mark.rule("D7")
def test_a_step_over_an_edge_leads_onto_the_space_of_that_opening() -> None:
    scene = Cave().board("NEW.2 1,0", "ladder-EW.3 -1,0").idle()
    assert scene.spaces() >= {"1,0 2", "-1,0 0"}
    assert not {"1,0 0", "1,0 1", "-1,0 1"} & scene.spaces()


@pytest.mark.rule("D7", "D0")
def test_nobody_passes_where_an_opening_faces_a_closed_side() -> None:
    scene = Cave().board("goal-vein 4,4", "NESW.1 5,4", "NESW.1 4,3")
    scene.goals("exit", "goal-ladder", "goal-hole", "?").dwarves("5,4 0", "4,4 0").idle()
    assert scene.offered("step") == []
    assert scene.actor == 1, "there was nowhere to go, so nobody was asked"
    scene.idle()
    assert scene.spaces() == {"4,4 2", "4,3 0"}


@pytest.mark.rule("D7")
def test_any_number_of_dwarves_share_a_space() -> None:
    scene = Cave(5).board("EW.1 1,0")
    for _ in range(5):
        scene.idle().steps("1,0 0").play("stop")
    assert {scene.where(f"dwarf.{seat}") for seat in range(5)} == {"1,0 0"}


@pytest.mark.rule("D5", "D7")
def test_a_walk_has_three_steps_and_may_go_back_and_forth_or_end_early() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0")
    scene.idle().steps("1,0 0", "0,0 0", "1,0 0")
    assert (scene.actor, scene.where("dwarf.0")) == (1, "1,0 0")
    scene.idle().steps("1,0 0").play("stop")
    assert (scene.actor, scene.where("dwarf.1")) == (2, "1,0 0")
    scene.idle().play("stop")
    assert (scene.actor, scene.where("dwarf.2")) == (0, "0,0 0")


@pytest.mark.rule("D5")
def test_one_walks_after_the_card_so_it_may_lead_over_the_card_just_laid() -> None:
    scene = Cave().hand(0, "EW.1").play("dig EW.1 1,0")
    assert (scene.actor, scene.asked) == (0, "walk")
    scene.steps("1,0 0")
    assert scene.where("dwarf.0") == "1,0 0"


@pytest.mark.rule("D7")
def test_a_feature_lies_where_the_card_says_and_turns_with_it() -> None:
    for turned, shown in (("", "0,-1 0"), (" turned", "0,1 0")):
        where = shown.split()[0]
        scene = Cave().board(f"ladder-NS.2 {where}{turned}").idle()
        other = f"{where} 1"
        assert scene.spaces() >= {shown, other}, "the ladder, and the opening at the start"


# -- D8 --------------------------------------------------------------------------------------------


@pytest.mark.rule("D8")
def test_from_ladder_to_ladder_is_one_step_however_far() -> None:
    scene = Cave().board("ladder-NE.1 9,9", "ladder-NW.2 -7,3", "ladder-EW.3 5,5").idle()
    assert scene.spaces() == {"9,9 0", "-7,3 0", "5,5 2"}
    scene.steps("9,9 0")
    assert scene.spaces() == {"0,0 0", "-7,3 0", "5,5 2"}


@pytest.mark.rule("D8", "D7")
def test_only_the_space_with_the_ladder_counts() -> None:
    scene = Cave().board("ladder-NW.2 -7,3", "ladder-EW.3 5,5").dwarves("-7,3 1", "5,5 0")
    assert scene.idle().spaces() == {"-7,3 0"}
    scene.play("stop").idle()
    assert scene.spaces() == {"5,5 2"}


@pytest.mark.rule("D8", "D12")
def test_a_goal_with_a_ladder_counts_once_it_is_turned() -> None:
    scene = Cave().board("goal-ladder 4,4").goals("exit", "goal-vein", "goal-hole", "?")
    assert scene.idle().spaces() == {"4,4 2"}
    assert Cave().board("EW.1 1,0").idle().spaces() == {"1,0 0"}, "not while it lies face down"


@pytest.mark.rule("D8", "D16")
def test_no_web_stops_a_step_from_ladder_to_ladder() -> None:
    scene = Cave().board("ladder-NE.1 -1,0").web("0,0 W", owner=1).idle()
    assert scene.spaces() == {"-1,0 0"}
