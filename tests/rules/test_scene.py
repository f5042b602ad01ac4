"""The scenes that other tests are played in are true to the box."""

from collections import Counter

import pytest

from tests.support.scene import Scene

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_scene_has_every_card_of_the_box_in_exactly_one_place(seats: int) -> None:
    scene = Scene(seats=seats).hand(0, "NES", "map").pile("NS", "EW").mat(1, "broken-cart")
    scene.goals("treasure", "?", "stone-ne").board("NE 1,0 turned", "stone-nw 8,0")
    scene.gold(2, "gold-3").gold_pile("gold-1", "gold-2")
    layout = scene.layout
    lying = Counter(layout.kinds[tile >> 1] for tile in scene.truth.grid.tiles.values())
    for zone in layout.zones:
        lying.update(scene.cards(zone))
    assert lying == dict(zip(layout.kinds[1:], layout.count[1:], strict=True))


@pytest.mark.parametrize("seats", [2, 5, 12])
def test_a_scene_of_saboteur_2_has_every_card_in_exactly_one_place(seats: int) -> None:
    scene = Scene("jubilee+saboteur2", seats=seats).hand(0, "ladder-w", "theft").pile("NS", "EW")
    scene.mat(1, "trapped").thefts(1, 0).spare("boss", "green").board("blue-EW 1,0")
    scene.roles("saboteur").pieces(2, 3)
    layout = scene.layout
    lying = Counter(layout.kinds[tile >> 1] for tile in scene.truth.grid.tiles.values())
    for zone in layout.zones:
        lying.update(scene.cards(zone))
    assert lying == dict(zip(layout.kinds[1:], layout.count[1:], strict=True))
    assert scene.cards("spare") == ["boss", "green"]
    assert sorted(scene.cards("mat.1")) == ["theft", "trapped"]
    assert (scene.num("theft.1"), scene.num("theft.0"), scene.num("thefts-laid")) == (1, 2, 2)


def test_a_scene_can_only_be_made_of_cards_that_are_there() -> None:
    with pytest.raises(ValueError, match="EW does not lie in pile"):
        Scene().hand(0, *["EW"] * 4).offered()
    with pytest.raises(AssertionError, match="pile cannot have"):
        Scene().hand(0, *["EW"] * 3).pile("EW").offered()


def test_a_scene_is_played_by_the_seat_that_was_named() -> None:
    scene = Scene(seats=5, active=3).hand(3, "NS").pile()
    assert (scene.actor, scene.asked) == (3, "turn")
    assert scene.play("dig NS 0,1").actor == 4
