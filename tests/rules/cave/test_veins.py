"""Gold veins: who stops there must take, and shows the clan card for good (D11)."""

import pytest

from rockfall.kernel.layout import WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine


def known(scene: Cave, seat: int) -> bool:
    """Whether everybody sees the clan card of a seat."""
    return scene.cards(f"role.{seat}", eye=WATCHER) != ["?"]


def beside_a_vein() -> Cave:
    """A vein lies right beside the start, on the first space that one enters."""
    scene = Cave().board("vein-NEW.2 0,1")
    return scene.token("nugget.0", "0,1 0").counter("bank", 36)


@pytest.mark.rule("D11")
@pytest.mark.parametrize(
    ("card", "where", "nugget"),
    [("vein-NEW.2", "1,0", "1,0 0"), ("vein-NES.3", "0,-1", "0,-1 3")],
)
def test_a_piece_of_gold_is_put_on_a_vein_when_it_is_laid(
    card: str, where: str, nugget: str
) -> None:
    scene = Cave().hand(0, card).play(f"dig {card} {where}")
    assert scene.where("nugget.0") == nugget
    assert scene.num("bank") == 36


@pytest.mark.rule("D11", "D12")
def test_gold_is_put_on_the_vein_of_a_goal_when_it_is_turned() -> None:
    scene = Cave().board("NESW.1 4,3").dwarves("4,3 0").idle().steps("4,4 0")
    assert scene.tile("4,4") == "goal-vein"
    assert scene.where("nugget.0") == "4,4 2"
    assert scene.num("bank") == 36
    assert not known(scene, 0), "the dwarf stands at the edge, not on the vein"


@pytest.mark.rule("D11")
def test_who_stops_there_takes_it_and_shows_the_clan_card_for_good() -> None:
    scene = beside_a_vein().idle().steps("0,1 0")
    assert scene.gold_of() == [3, 3, 3], "not before the walk is over"
    assert not known(scene, 0)
    scene.play("stop")
    assert scene.gold_of() == [4, 3, 3]
    assert scene.where("nugget.0") == "gone"
    assert known(scene, 0)
    scene.rest(5)
    assert known(scene, 0)
    assert not known(scene, 1)


@pytest.mark.rule("D11")
def test_who_has_no_steps_left_there_takes_it_too() -> None:
    scene = Cave().board("vein-NES.3 0,-1").token("nugget.0", "0,-1 3").dwarves("0,-1 0")
    scene.idle().steps("0,-1 3", "0,-1 2", "0,-1 3")
    assert scene.gold_of() == [4, 3, 3]
    assert scene.actor == 1


@pytest.mark.rule("D11")
def test_passing_over_takes_nothing() -> None:
    scene = beside_a_vein().idle().steps("0,1 0", "0,1 1").play("stop")
    assert scene.gold_of() == [3, 3, 3]
    assert scene.where("nugget.0") == "0,1 0"
    assert not known(scene, 0)


@pytest.mark.rule("D11")
def test_the_gold_is_there_but_once() -> None:
    scene = beside_a_vein().idle().steps("0,1 0").play("stop")
    scene.idle().steps("0,1 0").play("stop")
    assert scene.gold_of() == [4, 3, 3]
    assert not known(scene, 1)


@pytest.mark.rule("D11", "D19", "D7", "R190")
def test_a_creature_strikes_first_and_the_gold_is_taken_all_the_same() -> None:
    scene = beside_a_vein().treasure(0, 3, 3).counter("bank", 39)
    scene.creature("goblin", "0,1 0", owner=1).idle().steps("0,1 0")
    assert scene.gold_of() == [1, 3, 3], "the goblin found nothing to take yet"
    assert scene.num("bank") == 39
    assert known(scene, 0)
    assert scene.actor == 1


@pytest.mark.rule("D11")
def test_other_spaces_of_its_card_are_not_the_vein() -> None:
    scene = beside_a_vein().dwarves("0,1 1").idle().play("stop")
    assert scene.gold_of() == [3, 3, 3]


@pytest.mark.rule("D11", "D22")
def test_gold_left_on_veins_is_nobodys_at_the_end() -> None:
    scene = beside_a_vein().pile().hands("EW.1", "", "").idle().play("stop")
    assert scene.rules.over(scene.truth)
    assert scene.where("nugget.0") == "0,1 0"
    assert scene.gold_of() == [0, 0, 0]
    assert scene.num("bank") == 45


@pytest.mark.rule("D13", "D11")
def test_a_clan_card_that_was_shown_cannot_be_looked_at_in_secret() -> None:
    scene = beside_a_vein().hand(1, "secret-information.1").idle().steps("0,1 0").play("stop")
    assert scene.refused("inspect secret-information.1 #0") == "role-known"
    assert scene.can("inspect secret-information.1 #2")
