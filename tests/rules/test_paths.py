"""Digging: which cards, from which hand, where to (B6, B8, G5)."""

import pytest

from tests.support.play import truth
from tests.support.scene import Scene, at

pytestmark = pytest.mark.engine


@pytest.mark.rule("B6", "G5")
def test_a_path_card_goes_from_the_hand_to_the_grid() -> None:
    scene = Scene().hand(0, "NES", "map").pile().play("dig NES 0,1")
    assert scene.tile("0,1") == "NES"
    assert scene.cards("hand.0") == ["map"]
    assert scene.cards("played") == []


@pytest.mark.rule("B6")
@pytest.mark.parametrize("card", ["map", "rockfall", "broken-cart", "fix-pickaxe-cart"])
def test_an_action_card_cannot_be_dug_with(card: str) -> None:
    assert Scene().hand(0, card).refused(f"dig {card} 1,0") == "not-a-path"


@pytest.mark.rule("B6")
def test_only_a_card_of_the_own_hand_can_be_laid() -> None:
    scene = Scene().hand(0, "map").hand(1, "NESW")
    assert scene.refused("dig NESW 1,0") == "not-in-hand"
    assert scene.offered("dig") == []


@pytest.mark.rule("G1", "G3", "G5")
@pytest.mark.parametrize(
    ("card", "digs"),
    [
        ("NE", ["-1,0", "0,1", "0,-1 turned", "1,0 turned"]),
        ("NW", ["0,1", "1,0", "-1,0 turned", "0,-1 turned"]),
        ("NES", ["-1,0", "0,-1", "0,1", "0,-1 turned", "0,1 turned", "1,0 turned"]),
        ("NEW", ["-1,0", "0,1", "1,0", "-1,0 turned", "0,-1 turned", "1,0 turned"]),
        ("n", ["0,1", "0,-1 turned"]),
        ("e", ["-1,0", "1,0 turned"]),
        ("n+e", ["-1,0", "0,1", "0,-1 turned", "1,0 turned"]),
        ("n+w", ["0,1", "1,0", "-1,0 turned", "0,-1 turned"]),
        ("n+e+s", ["-1,0", "0,-1", "0,1", "0,-1 turned", "0,1 turned", "1,0 turned"]),
        ("n+e+w", ["-1,0", "0,1", "1,0", "-1,0 turned", "0,-1 turned", "1,0 turned"]),
        ("NESW", ["-1,0", "0,-1", "0,1", "1,0"]),
    ],
)
def test_every_way_to_lay_a_card_at_the_start(card: str, digs: list[str]) -> None:
    """An opening of the card must lie on the side where the start is."""
    scene = Scene().hand(0, card)
    assert set(scene.offered("dig")) == {f"dig {card} {dig}" for dig in digs}


@pytest.mark.rule("G5", "R27")
def test_each_cell_and_rotation_is_offered_once() -> None:
    scene = Scene().hand(0, "NES", "NES", "NEW", "NESW").board("NESW 1,0", "NEW 2,0", "NES 0,1")
    digs = scene.offered("dig")
    assert len(digs) == len(set(digs))


@pytest.mark.rule("G5")
def test_moves_offered_are_exactly_those_that_fit_and_are_linked() -> None:
    """Counted the slow way: every cell around, every rotation, every neighbour by hand."""
    scene = Scene().hand(0, "NES", "NW", "n+s", "EW")
    scene.board("EW 1,0", "NES 2,0 turned", "NEW 2,1 turned", "e+w 3,1", "NE 2,-1 turned")
    tiles = scene.layout.tileset
    expected = set()
    for card in scene.cards("hand.0"):
        kind = scene.layout.kinds.index(card)
        for turned in (0, 1):
            if turned and tiles.opens[kind * 2] == tiles.opens[kind * 2 + 1]:
                continue
            for x in range(-2, 6):
                for y in range(-3, 5):
                    if _may_lie(scene, tiles.opens[kind * 2 + turned], x, y):
                        text = f"dig {card} {x},{y}" + (" turned" if turned else "")
                        expected.add(text)
    assert len(expected) > 10
    assert set(scene.offered("dig")) == expected


def _may_lie(scene: Scene, opens: int, x: int, y: int) -> bool:
    grid, tiles = scene.truth.grid, scene.layout.tileset
    here = at(f"{x},{y}")
    linked = False
    if here in grid.tiles or here in grid.down:
        return False
    for side, back, dx, dy in ((1, 4, 0, -1), (2, 8, 1, 0), (4, 1, 0, 1), (8, 2, -1, 0)):
        beside = at(f"{x + dx},{y + dy}")
        if beside in grid.tiles:
            if bool(opens & side) != bool(tiles.opens[grid.tiles[beside]] & back):
                return False
            linked = linked or bool(opens & side and grid.lit[beside] & back)
    return linked


@pytest.mark.rule("B3")
def test_path_cards_and_action_cards_are_shuffled_into_one_pile() -> None:
    edition, state, _ = truth(seats=3, seed=5)
    layout = edition.rules.layout
    hand = layout.zones.index("hand.0")
    pile = layout.zones.index("pile")
    assert layout.carries[hand] == layout.carries[pile]
    paths = [k for k in range(1, len(layout.kinds)) if layout.tileset.opens[k * 2]]
    in_pile = [k for k in paths if layout.home[layout.deck[k]] == pile]
    actions = [
        k
        for k in range(1, len(layout.kinds))
        if layout.home[layout.deck[k]] == pile and k not in in_pile
    ]
    assert sum(layout.count[k] for k in in_pile) == 40
    assert sum(layout.count[k] for k in actions) == 27
    assert state.size(pile) == 67 - 18
