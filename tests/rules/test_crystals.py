"""Crystals and the geologists they are paid to (S15, S16, S23)."""

import pytest

from tests.support.scene import Scene
from tests.support.second import (
    BLUE,
    BLUE_DOOR,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_DOOR,
    PROFITEER,
    SABOTEUR,
    before_the_end,
    before_the_treasure,
    finish,
    found,
    missed,
    purse,
)

pytestmark = pytest.mark.engine

#: All ten, somewhere on the grid, linked to the start or not.
CRYSTALS = (
    "crystal-NESW 0,1",
    "crystal-ESW 0,2",
    "crystal-ESW 1,4",
    "crystal-ESW 2,4",
    "crystal-w 3,4",
    "crystal-s 4,4",
    "crystal-ESW+n 5,4",
    "crystal-NES 6,4",
    "crystal-NSW+e 1,6",
    "crystal-EW+s 2,6",
)


def with_crystals(scene: Scene, number: int) -> Scene:
    """So many crystals lie on the grid."""
    return scene.board(*CRYSTALS[:number])


@pytest.mark.rule("S15", "S23")
@pytest.mark.parametrize("number", range(11))
def test_the_only_geologist_gets_a_piece_for_every_crystal(number: int) -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE, GREEN), number)
    assert purse(scene.play("pass NE")) == [number, 0, 0]


@pytest.mark.rule("S15", "S23")
@pytest.mark.parametrize("number", range(11))
def test_two_geologists_get_half_of_them_each_rounded_down(number: int) -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE, GEOLOGIST), number)
    assert purse(scene.play("pass NE")) == [number // 2, 0, number // 2]


@pytest.mark.rule("S15")
def test_crystals_count_linked_to_the_start_or_not() -> None:
    linked = before_the_end(GEOLOGIST, BLUE).board("crystal-NESW 1,0", "crystal-NES 0,1")
    assert purse(linked.play("pass NE")) == [2, 0]
    apart = before_the_end(GEOLOGIST, BLUE).board("crystal-NESW 5,5", "crystal-NES 3,-4 turned")
    assert purse(apart.play("pass NE")) == [2, 0]


@pytest.mark.rule("S15", "B11")
def test_a_crystal_that_fell_to_a_rockfall_does_not_count() -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE).hand(0, "rockfall"), 3)
    assert purse(scene.play("rockfall 0,2")) == [2, 0]


@pytest.mark.rule("S15")
def test_a_crystal_in_a_hand_or_among_the_discards_does_not_count() -> None:
    scene = before_the_treasure(SABOTEUR, GEOLOGIST).hand(1, "crystal-NESW", "crystal-ESW")
    assert purse(finish(scene)) == [0, 0]
    assert purse(before_the_end(GEOLOGIST, BLUE).hand(0, "crystal-w").play("pass crystal-w")) == [
        0,
        0,
    ]


@pytest.mark.rule("S15", "S4")
def test_the_crystal_laid_last_counts() -> None:
    scene = before_the_end(GEOLOGIST, BLUE).hand(0, "crystal-NESW").play("dig crystal-NESW 1,0")
    assert purse(scene) == [1, 0]


@pytest.mark.rule("S16", "S23")
def test_a_trapped_geologist_gets_nothing() -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE, trapped=[0]), 5)
    assert purse(scene.play("pass NE")) == [0, 0]


@pytest.mark.rule("S16", "S23", "R67")
@pytest.mark.parametrize(("trapped", "paid"), [(0, [0, 0, 7]), (2, [7, 0, 0])])
def test_with_one_of_two_geologists_trapped_the_other_gets_all(
    trapped: int, paid: list[int]
) -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE, GEOLOGIST, trapped=[trapped]), 7)
    assert purse(scene.play("pass NE")) == paid


@pytest.mark.rule("S16", "S23")
def test_with_both_geologists_trapped_nobody_gets_the_crystals() -> None:
    scene = with_crystals(before_the_end(GEOLOGIST, BLUE, GEOLOGIST, trapped=[0, 2]), 7)
    assert purse(scene.play("pass NE")) == [0, 0, 0]


@pytest.mark.rule("S23", "S22")
@pytest.mark.parametrize("doors", [(), (BLUE_DOOR,), (GREEN_DOOR,), (BLUE_DOOR, GREEN_DOOR)])
def test_geologists_are_paid_whoever_wins(doors: tuple[str, ...]) -> None:
    roles = (SABOTEUR, GEOLOGIST, BLUE, GREEN)
    paid = found(*roles, doors=(*doors, *CRYSTALS[:4]))
    assert paid[1] == 4
    assert with_nothing_found(roles) == [5, 4, 0, 0]


def with_nothing_found(roles: tuple[str, ...]) -> list[int]:
    """The pay for four crystals when the treasure stays hidden."""
    return purse(with_crystals(before_the_end(*roles), 4).play("pass NE"))


@pytest.mark.rule("S23")
def test_geologists_do_not_count_among_the_winners_nor_share_with_them() -> None:
    assert found(BOSS, BLUE, GEOLOGIST, GEOLOGIST, GREEN) == [2, 3, 0, 0, 3]
    assert missed(GEOLOGIST, GEOLOGIST, SABOTEUR, PROFITEER) == [0, 0, 4, 2]


@pytest.mark.rule("S21", "S23")
def test_a_geologist_who_finishes_gets_crystals_and_no_share() -> None:
    scene = with_crystals(before_the_treasure(GEOLOGIST, BLUE, GREEN), 3)
    assert purse(finish(scene)) == [3, 4, 4]


@pytest.mark.rule("S15")
@pytest.mark.parametrize("card", [card.split()[0] for card in dict.fromkeys(CRYSTALS)])
def test_a_crystal_is_a_path_card_like_others(card: str) -> None:
    assert Scene("jubilee+saboteur2").hand(0, card).offered("dig")
