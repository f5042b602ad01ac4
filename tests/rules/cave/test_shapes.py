"""The spaces of cards that the box may yet turn out to have (D7, D9, D10)."""

import pytest

from rockfall.editions.cave.shapes import shape
from rockfall.kernel.geometry import SIDE_LETTERS
from rockfall.kernel.tiles import Shape

pytestmark = pytest.mark.engine


def spaces(card: Shape) -> list[tuple[str, set[int], str]]:
    """The sides, the neighbours and the mark of every space."""
    found = []
    for space in card.spaces:
        sides = "".join(SIDE_LETTERS[i] for i in range(4) if space.sides >> i & 1)
        found.append((sides, set(space.near), space.mark))
    return found


@pytest.mark.rule("D7")
@pytest.mark.parametrize("group", [1, 2])
def test_a_dead_end_has_one_space(group: int) -> None:
    assert spaces(shape(["n"], group, "")) == [("N", set(), "")]


@pytest.mark.rule("D7")
def test_a_dead_end_of_group_3_has_two() -> None:
    assert spaces(shape(["n"], 3, "vein")) == [("N", {1}, ""), ("", {0}, "vein")]


@pytest.mark.rule("D7")
@pytest.mark.parametrize("group", [1, 2, 3])
def test_strands_that_are_not_joined_have_spaces_of_their_own(group: int) -> None:
    found = spaces(shape(["n", "ES"], group, ""))
    stub = {0, 1} if group == 3 else {0}
    for number, (_, near, _) in enumerate(found):
        assert near <= stub if number in stub else not near & stub


@pytest.mark.rule("D10")
def test_a_double_bend_of_group_1_has_three_spaces_the_tunnel_between() -> None:
    assert spaces(shape(["NW", "ES"], 1, "tunnel")) == [
        ("NW", {2}, ""),
        ("ES", {2}, ""),
        ("", {0, 1}, "tunnel"),
    ]


@pytest.mark.rule("D9")
@pytest.mark.parametrize(("group", "marked"), [(1, 1), (2, 2), (3, 3)])
def test_all_spaces_of_the_upper_strand_are_the_bridge(group: int, marked: int) -> None:
    found = spaces(shape(["NS", "EW"], group, "bridge"))
    assert [mark for _, _, mark in found] == [""] * marked + ["bridge"] * marked


@pytest.mark.rule("D7")
@pytest.mark.parametrize("at", ["", "S"])
def test_a_feature_of_group_2_must_lie_at_an_opening(at: str) -> None:
    with pytest.raises(ValueError, match="a hole of group 2 lies at one opening"):
        shape(["NEW"], 2, "hole", at)
