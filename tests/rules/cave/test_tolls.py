"""What a step costs on a bridge and in a tunnel (D9, D10)."""

import pytest

from rockfall.kernel.layout import GOD, WATCHER
from tests.support.cave import Cave

pytestmark = pytest.mark.engine

CARDS = ("NE.1", "NW.1", "NS.1", "web.1")


def before_the_bridge(card: str, *hand: str) -> Cave:
    """A bridge lies east of the start; the dwarf of seat 0 may walk."""
    scene = Cave().board(f"{card} 1,0", "NESW.1 2,0", "NESW.1 1,1").hand(0, "EW.1", *hand)
    return scene.idle("EW.1")


# -- D9 --------------------------------------------------------------------------------------------


@pytest.mark.rule("D9")
@pytest.mark.parametrize(
    ("card", "space"), [("bridge-NS+EW.1", 1), ("bridge-NS+EW.2", 3), ("bridge-NS+EW.3", 4)]
)
def test_stepping_onto_the_upper_strand_costs_a_card_at_once(card: str, space: int) -> None:
    scene = before_the_bridge(card, *CARDS).steps(f"1,0 {space}")
    assert scene.asked == "walk", "the walk goes on"
    assert len(scene.cards("hand.0")) == 3
    assert set(scene.cards("discard")) > set(CARDS) - set(scene.cards("hand.0"))


@pytest.mark.rule("D9", "R189")
def test_it_is_paid_once_for_a_bridge_however_many_spaces_it_has() -> None:
    scene = before_the_bridge("bridge-NS+EW.3", *CARDS).steps("1,0 4", "1,0 5", "1,0 3")
    assert len(scene.cards("hand.0")) == 3 + 1, "one lost, one drawn"


@pytest.mark.rule("D9", "R189")
def test_it_is_paid_again_by_who_comes_back() -> None:
    scene = before_the_bridge("bridge-NS+EW.1", *CARDS).steps("1,0 1", "2,0 0", "1,0 1")
    assert len(scene.cards("hand.0")) == 2 + 1


@pytest.mark.rule("D9")
def test_leaving_the_bridge_and_the_lower_strand_are_free() -> None:
    scene = Cave().board("bridge-NS+EW.1 0,-1", "NESW.1 0,-2", "NESW.1 1,-1")
    scene.hand(0, "EW.1", *CARDS).idle("EW.1").steps("0,-1 0")
    assert scene.spaces() == {"0,0 0", "0,-2 0"}, "the strands are not joined"
    scene.steps("0,-2 0").play("stop")
    assert len(scene.cards("hand.0")) == 5
    above = Cave().board("bridge-NS+EW.1 0,-1", "NESW.1 1,-1").dwarves("0,-1 1")
    above.hand(0, "EW.1", *CARDS).idle("EW.1")
    assert above.spaces() == {"1,-1 0"}
    above.steps("1,-1 0").play("stop")
    assert len(above.cards("hand.0")) == 5


@pytest.mark.rule("D9")
def test_an_empty_hand_loses_nothing_and_does_not_stop_the_dwarf() -> None:
    scene = before_the_bridge("bridge-NS+EW.1").steps("1,0 1")
    assert (scene.cards("hand.0"), scene.where("dwarf.0")) == ([], "1,0 1")
    scene.steps("2,0 0").play("stop")
    assert len(scene.cards("hand.0")) == 1, "the card drawn"


@pytest.mark.rule("D9")
def test_the_card_is_random_and_only_its_owner_knows_which_it_was() -> None:
    lost = set()
    for seed in range(30):
        scene = Cave(seed=seed).board("bridge-NS+EW.1 1,0").hand(0, "EW.1", *CARDS)
        scene.idle("EW.1").steps("1,0 1")
        (card,) = set(CARDS) - set(scene.cards("hand.0"))
        lost.add(card)
        assert scene.cards("discard", eye=0) == ["EW.1", card]
        for eye in (WATCHER, 1, 2):
            assert scene.cards("discard", eye=eye) == ["?", "?"]
    assert lost == set(CARDS)


@pytest.mark.rule("D9", "D19")
def test_a_creature_crosses_a_bridge_for_nothing() -> None:
    scene = Cave().board("bridge-NS+EW.1 1,0", "hole-NESW.1 2,0").hand(0, "rat.1", *CARDS)
    scene.dwarves("7,7 0", "7,7 0", "7,7 0").board("EW.1 7,7")
    scene.play("send rat.1 2,0 0", "prowl 1,0 1", "stay")
    assert scene.where("rat") == "1,0 1"
    assert len(scene.cards("hand.0")) == 4 + 1


# -- D10 -------------------------------------------------------------------------------------------


@pytest.mark.rule("D10")
@pytest.mark.parametrize(
    ("card", "way", "joined"),
    [
        ("tunnel-NW+ES.2", "1 4", {"0", "1", "2", "3"}),
        ("tunnel-NE+SW.2", "3 4", {"0", "1", "2", "3"}),
        ("tunnel-NW+ES.3", "1 2 6", {"2", "5"}),
        ("tunnel-NE+SW.3", "4 5 6", {"2", "5"}),
    ],
)
def test_entering_the_tunnel_costs_gold_and_it_joins_both_bends(
    card: str, way: str, joined: set[str]
) -> None:
    scene = Cave().board(f"{card} 1,0").before(0, "boots.1").idle()
    *before, tunnel = way.split()
    scene.steps(*[f"1,0 {space}" for space in before])
    assert scene.gold_of() == [3, 3, 3], "the bends are free"
    scene.steps(f"1,0 {tunnel}")
    assert scene.gold_of() == [2, 3, 3]
    assert scene.num("bank") == 46 - 8
    assert scene.spaces() == {f"1,0 {space}" for space in joined}


@pytest.mark.rule("D10")
def test_the_bends_are_joined_by_nothing_but_the_tunnel() -> None:
    scene = Cave().board("tunnel-NW+ES.2 1,0").dwarves("1,0 1").idle()
    assert scene.spaces() == {"0,0 0", "1,0 0", "1,0 4"}


@pytest.mark.rule("D10")
def test_every_entering_costs_and_one_may_stop_in_it_for_nothing() -> None:
    scene = Cave(2).board("tunnel-NW+ES.2 1,0").dwarves("1,0 1").idle()
    scene.steps("1,0 4", "1,0 0", "1,0 4")
    assert scene.gold_of() == [1, 3]
    scene.rest()
    scene.idle().play("stop")
    assert (scene.where("dwarf.0"), scene.gold_of()) == ("1,0 4", [1, 3])


@pytest.mark.rule("D10")
def test_without_gold_one_enters_for_nothing() -> None:
    scene = Cave().board("tunnel-NW+ES.2 1,0").dwarves("1,0 1").treasure(0, 3, 3).idle()
    scene.steps("1,0 4")
    assert (scene.where("dwarf.0"), scene.gold_of()) == ("1,0 4", [0, 3, 3])
    assert scene.num("bank") == 40
    assert scene.asked == "walk"


@pytest.mark.rule("D10", "D19")
def test_a_creature_goes_through_a_tunnel_for_nothing() -> None:
    scene = Cave().board("tunnel-NW+ES.2 1,0", "hole-NESW.1 2,0").hand(0, "goblin.2", "EW.1")
    scene.dwarves("5,5 0", "5,5 0", "5,5 0").board("NS.1 5,5")
    scene.play("send goblin.2 2,0 0", "prowl 1,0 2", "prowl 1,0 4", "prowl 1,0 1", "stay")
    assert scene.where("goblin") == "1,0 1"
    assert scene.gold_of() == [3, 3, 3]


@pytest.mark.rule("D7", "D9", "D19")
def test_bridge_and_rat_take_a_card_each() -> None:
    scene = Cave().board("bridge-NS+EW.1 1,0").creature("rat", "1,0 1", owner=2)
    scene.hand(0, "EW.1", "NE.1", "NW.1").idle("EW.1").steps("1,0 1")
    assert scene.cards("discard", eye=GOD)[0] == "EW.1"
    assert len(scene.cards("discard")) == 3, "one for the bridge, one for the rat"
    assert len(scene.cards("hand.0")) == 1, "the walk was over, and a card was drawn"
