"""Webs: where they go, whom they stop, how they age (D0, D16)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine


@pytest.mark.rule("D16", "D0")
def test_a_web_goes_on_joined_edges_and_open_ends_only() -> None:
    scene = Cave().board("EW.1 1,0", "NS.1 5,5").hand(0, "web.1")
    assert set(scene.offered("web")) == {
        "web web.1 0,0 N",
        "web web.1 0,0 W",
        "web web.1 0,1 N",
        "web web.1 1,0 W",
        "web web.1 2,0 W",
        "web web.1 5,5 N",
        "web web.1 5,6 N",
    }
    assert scene.refused("web web.1 5,5 E") == "no-way-there"
    assert scene.refused("web web.1 9,9 E") == "no-way-there"


@pytest.mark.rule("D16", "D0")
def test_an_open_end_towards_a_face_down_goal_is_a_place_for_a_web() -> None:
    scene = Cave().board("NESW.1 4,3").hand(0, "web.1")
    assert scene.can("web web.1 4,4 N")


@pytest.mark.rule("D0", "D16")
def test_no_web_where_an_opening_faces_a_closed_side() -> None:
    scene = Cave().board("exit 4,4", "NESW.1 3,4").goals("goal-hole", "goal-vein", "goal-ladder")
    scene.hand(0, "web.1")
    assert scene.refused("web web.1 4,4 W") == "no-way-there"
    assert "web web.1 4,4 W" not in scene.offered()


@pytest.mark.rule("D16")
def test_one_web_in_a_place_from_whichever_side_it_is_named() -> None:
    scene = Cave().board("EW.1 1,0").web("1,0 W", owner=1).hand(0, "web.2")
    assert scene.refused("web web.2 0,0 E") == "web-there"
    assert scene.refused("web web.2 1,0 W") == "web-there"
    assert scene.can("web web.2 2,0 W")


@pytest.mark.rule("D16")
def test_its_card_stays_in_front_of_its_owner_and_it_shows_two() -> None:
    scene = Cave().hand(0, "web.2").play("web web.2 0,0 E")
    assert scene.front(0) == ["web.2"]
    assert scene.where("web.1") == "1,0 W"
    assert scene.num("web-age.1") == 2
    assert scene.cards("discard") == []


@pytest.mark.rule("D16")
def test_three_webs_with_their_own_markers() -> None:
    scene = Cave().hands("web.1", "web.2", "web.3")
    scene.play("web web.1 0,0 N", "web web.2 0,0 E", "web web.3 0,0 S")
    assert [scene.where(f"web.{n}") for n in range(3)] == ["0,0 N", "1,0 W", "0,1 N"]
    assert [scene.front(seat) for seat in range(3)] == [["web.1"], ["web.2"], ["web.3"]]


@pytest.mark.rule("D16")
def test_it_stops_dwarves_from_either_side_but_not_elsewhere() -> None:
    scene = Cave().board("EW.1 1,0", "NEW.1 2,0").web("1,0 E", owner=2)
    scene.dwarves("1,0 0", "2,0 0").idle()
    assert scene.spaces() == {"0,0 0"}
    assert scene.refused("step 2,0 0") == "web-in-the-way"
    scene.play("stop").idle()
    assert scene.offered("step") == []


@pytest.mark.rule("D16", "D5")
def test_it_turns_to_one_and_goes_at_the_starts_of_its_owners_turns() -> None:
    scene = Cave().hand(0, "web.1").play("web web.1 0,0 E")
    scene.rest(2)
    assert (scene.actor, scene.num("web-age.0")) == (0, 1), "turned before the owner acts"
    assert scene.where("web.0") == "1,0 W"
    scene.rest(2)
    assert scene.where("web.0") == "1,0 W"
    scene.rest()
    assert scene.actor == 0
    assert scene.where("web.0") == "box"
    assert scene.front(0) == []
    assert "web.1" in scene.cards("discard")


@pytest.mark.rule("D16", "D5", "R185")
def test_it_ages_at_turns_that_are_skipped_too() -> None:
    scene = Cave().web("0,0 E", owner=1).hands("NE.1 NW.1", "", "NS.1 EW.1")
    scene.rest()
    assert (scene.actor, scene.num("web-age.0")) == (2, 1)
    scene.rest(2)
    assert (scene.actor, scene.where("web.0")) == (2, "box")
    assert scene.front(1) == []


@pytest.mark.rule("D16")
def test_others_turns_do_not_age_it() -> None:
    scene = Cave(4).web("0,0 E", owner=3).rest(3)
    assert (scene.actor, scene.num("web-age.0")) == (3, 1)


@pytest.mark.rule("D0", "D12", "D16", "R192")
def test_a_web_that_comes_to_lie_at_a_closed_side_stays_until_its_time_is_up() -> None:
    scene = Cave().board("NESW.1 4,3", "NESW.1 3,4").web("3,4 E", owner=2).dwarves("4,3 0")
    scene.goals("goal-vein", "goal-hole", "goal-ladder", "exit").idle().steps("4,4 0")
    assert scene.tile("4,4") == "exit", "it has no opening to the west"
    assert scene.where("web.0") == "4,4 W"
    scene.rest()
    assert (scene.actor, scene.num("web-age.0")) == (2, 1)
    scene.rest(3)
    assert scene.where("web.0") == "box"
