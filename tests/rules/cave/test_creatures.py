"""Creatures: where they come from, how they go, when they leave (D19)."""

import pytest

from tests.support.cave import Cave

pytestmark = pytest.mark.engine

STEPS = {"rat": 3, "lindworm": 4, "goblin": 5}
#: A place far from everything for dwarves who are not to be met.
AWAY = "9,9 0"


def hunt(creature: str, *board: str, holder: int = 0) -> Cave:
    """Seat 0 holds a creature's card; all dwarves are far away on a card of their own."""
    scene = Cave(active=holder).board("NE.1 9,9", *board).dwarves(AWAY, AWAY, AWAY)
    return scene.hand(holder, f"{creature}.2", "NW.1")


@pytest.mark.rule("D19")
@pytest.mark.parametrize("creature", STEPS)
def test_a_creature_is_put_on_any_dark_hole_that_lies_face_up(creature: str) -> None:
    scene = hunt(creature, "hole-NESW.1 1,0", "hole-NES.2 5,5", "hole-NEW.3 -3,1", "goal-hole -4,4")
    scene.goals("exit", "goal-ladder", "?", "goal-vein")
    card = f"{creature}.2"
    assert set(scene.offered("send")) == {
        f"send {card} 1,0 0",
        f"send {card} 5,5 0",
        f"send {card} -3,1 3",
        f"send {card} -4,4 2",
    }
    scene.play(f"send {card} 5,5 0")
    assert scene.where(creature) == "5,5 0"
    assert scene.front(0) == [card], "its card stays in front of its owner"


@pytest.mark.rule("D19", "D0")
def test_without_a_dark_hole_no_creature_comes() -> None:
    scene = hunt("rat", "NESW.1 1,0")
    assert scene.offered("send") == []
    assert scene.refused("send rat.2 1,0 0") == "no-hole"
    hidden = hunt("rat", "NESW.1 -4,3")
    assert hidden.refused("send rat.2 -4,4 2") == "no-hole", "the goal with the hole is face down"
    assert scene.can("pass rat.2")


@pytest.mark.rule("D19")
def test_it_is_put_on_the_hole_not_elsewhere_on_its_card() -> None:
    scene = hunt("rat", "hole-NES.2 1,0")
    assert scene.refused("send rat.2 1,0 1") == "no-hole-there"
    assert scene.refused("send rat.2 0,0 0") == "no-hole-there"


@pytest.mark.rule("D19")
@pytest.mark.parametrize("creature", STEPS)
def test_it_goes_so_many_steps_and_back_and_forth_as_wished(creature: str) -> None:
    scene = hunt(creature, "hole-NESW.1 1,0").play(f"send {creature}.2 1,0 0")
    for step in range(STEPS[creature]):
        assert (scene.actor, scene.asked) == (0, "hunt")
        scene.play(f"prowl {'1,0 0' if step % 2 else '0,0 0'}")
    assert scene.actor == 1, "the dwarf cannot walk where it is"
    assert scene.where(creature) == ("1,0 0" if STEPS[creature] % 2 == 0 else "0,0 0")


@pytest.mark.rule("D19")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_it_need_not_use_all_its_steps(steps: int) -> None:
    scene = hunt("rat", "hole-NESW.1 1,0").play("send rat.2 1,0 0")
    scene.play(*["prowl 0,0 0", "prowl 1,0 0"][:steps], "stay")
    assert scene.actor == 1
    assert scene.where("rat") == ("0,0 0" if steps == 1 else "1,0 0")


@pytest.mark.rule("D19", "D5")
def test_the_walk_of_the_dwarf_comes_after_the_hunt() -> None:
    scene = Cave().board("hole-NESW.1 1,0", "EW.1 2,0").hand(0, "rat.1", "NE.1")
    scene.play("send rat.1 1,0 0", "prowl 2,0 0", "stay")
    assert (scene.actor, scene.asked) == (0, "walk")


@pytest.mark.rule("D19")
def test_one_that_can_go_nowhere_stays_and_nobody_is_asked() -> None:
    scene = hunt("rat", "hole-NESW.1 5,5").play("send rat.2 5,5 0")
    assert scene.actor == 1


@pytest.mark.rule("D19", "D8")
def test_it_takes_ladders() -> None:
    scene = hunt("rat", "hole-NESW.1 1,0", "ladder-NE.1 -7,7").play("send rat.2 1,0 0")
    scene.play("prowl 0,0 0")
    assert scene.prowls() == {"1,0 0", "-7,7 0"}


@pytest.mark.rule("D19", "D16")
def test_no_web_lets_it_through() -> None:
    scene = hunt("rat", "hole-NESW.1 1,0", "EW.1 2,0").web("1,0 W", owner=1)
    scene.play("send rat.2 1,0 0")
    assert scene.prowls() == {"2,0 0"}
    assert scene.refused("prowl 0,0 0") == "web-in-the-way"


@pytest.mark.rule("D19", "D12")
def test_it_goes_onto_turned_goals_only() -> None:
    scene = hunt("rat", "hole-NESW.1 4,3").play("send rat.2 4,3 0")
    assert scene.offered("prowl") == []
    assert scene.tile("4,4") == ""
    turned = hunt("rat", "hole-NESW.1 4,3", "goal-vein 4,4")
    turned.goals("exit", "goal-ladder", "goal-hole", "?").play("send rat.2 4,3 0")
    assert turned.prowls() == {"4,4 0"}


@pytest.mark.rule("D19")
def test_it_leaves_at_the_start_of_its_owners_next_turn() -> None:
    scene = hunt("rat", "hole-NESW.1 1,0").play("send rat.2 1,0 0", "stay")
    scene.rest()
    assert (scene.actor, scene.where("rat")) == (2, "1,0 0")
    scene.rest()
    assert (scene.actor, scene.where("rat")) == (0, "box")
    assert scene.front(0) == []
    assert "rat.2" in scene.cards("discard")


@pytest.mark.rule("D19", "D5", "R185")
def test_it_leaves_at_a_turn_that_is_skipped_too() -> None:
    scene = hunt("rat", holder=2).creature("rat", "0,0 0", owner=0)
    scene.hands("", "NE.1 NS.1", "EW.1 NS.2").rest()
    assert (scene.actor, scene.where("rat")) == (1, "box")


@pytest.mark.rule("D19")
def test_one_in_play_starts_where_it_is_and_changes_owners() -> None:
    scene = hunt("rat", "hole-NESW.1 1,0", "EW.1 2,0").creature("rat", "2,0 0", 2, card="rat.1")
    assert scene.offered("send") == ["send rat.2 2,0 0"]
    assert scene.refused("send rat.2 1,0 0") == "starts-where-it-is"
    scene.play("send rat.2 2,0 0", "stay")
    assert scene.front(2) == []
    assert "rat.1" in scene.cards("discard")
    assert scene.front(0) == ["rat.2"]
    scene.rest()
    assert (scene.actor, scene.where("rat")) == (2, "2,0 0"), "it is no longer seat 2's"
    scene.rest()
    assert (scene.actor, scene.where("rat")) == (0, "box")


@pytest.mark.rule("D19")
def test_one_in_play_needs_no_hole() -> None:
    scene = hunt("rat", "EW.1 1,0").creature("rat", "1,0 0", owner=2, card="rat.1")
    assert scene.offered("send") == ["send rat.2 1,0 0"]


@pytest.mark.rule("D19")
def test_each_creature_is_in_play_by_itself() -> None:
    scene = hunt("goblin", "hole-NESW.1 1,0").creature("rat", "1,0 0", owner=2)
    scene.play("send goblin.2 1,0 0", "prowl 0,0 0", "stay")
    assert (scene.where("goblin"), scene.where("rat")) == ("0,0 0", "1,0 0")
    assert scene.front(2) == ["rat.2"]
    scene.rest()
    assert (scene.actor, scene.where("rat"), scene.where("goblin")) == (2, "box", "0,0 0")
