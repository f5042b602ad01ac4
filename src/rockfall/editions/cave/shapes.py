"""The spaces of a card: how many steps it takes to cross, and where its feature lies (D7, D10)."""

from typing import Final

from rockfall.kernel.geometry import SIDES, E, W, sides_of
from rockfall.kernel.spaces import Space
from rockfall.kernel.tiles import Shape

#: Groups: one space for each strand; one for each opening; these, and one in the middle.
STRANDS: Final = 1
OPENINGS: Final = 2
MIDDLE: Final = 3


def shape(strands: list[str], group: int, feature: str, at: str = "") -> Shape:
    """A card of a group that bears a feature, or none; `at` is the opening where it lies."""
    sides = tuple(sides_of(strand) for strand in strands)
    spaces: list[Space] = []
    doors: list[int] = []
    for strand in sides:
        middle = _add(spaces, strand, group)
        doors += middle
        if feature == "bridge" and strand == E | W:
            _mark(spaces, strand, middle, feature)
    if feature == "tunnel":
        spaces.append(Space(0, doors, feature))
        for door in doors:
            spaces[door].near.append(len(spaces) - 1)
    elif feature not in ("", "bridge"):
        side = sides_of(at)
        found = [n for n in doors if group != OPENINGS or spaces[n].sides & side]
        if not found:
            raise ValueError(f"a {feature} of group {group} lies at one opening, not at '{at}'")
        spaces[found[0]].mark = feature
    return Shape(sides, spaces=spaces)


def _add(spaces: list[Space], strand: int, group: int) -> list[int]:
    """Add the spaces of a strand; gives those from which one gets into what joins strands."""
    first = len(spaces)
    if group == STRANDS:
        spaces.append(Space(strand, []))
        return [first]
    openings = [side for side in SIDES if strand & side]
    numbers = list(range(first, first + len(openings)))
    if group == OPENINGS:
        for number, side in zip(numbers, openings, strict=True):
            spaces.append(Space(side, [other for other in numbers if other != number]))
        return numbers
    middle = first + len(openings)
    for side in openings:
        spaces.append(Space(side, [middle]))
    spaces.append(Space(0, numbers))
    return [middle]


def _mark(spaces: list[Space], strand: int, middle: list[int], mark: str) -> None:
    """Mark all spaces of a strand."""
    for number, space in enumerate(spaces):
        if space.sides & strand or number in middle:
            space.mark = mark
