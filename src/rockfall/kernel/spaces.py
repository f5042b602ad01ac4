"""Spaces: where something can stand inside a tile, what adjoins what, and what is printed there.

A card without spaces is only dug through. Everything that walking asks of a tile is a table
look-up here; a tile is ``kind * 2 + turned``, a space of it ``tile << 3 | number``.
"""

from rockfall.kernel.geometry import SIDES, TURNED
from rockfall.kernel.tokens import SPACES


class Space:
    """A space of a card: the open sides it lies at, the spaces beside it, and its mark if any."""

    def __init__(self, sides: int, near: list[int], mark: str = "") -> None:
        self.sides = sides
        self.near = near
        self.mark = mark


def turned_alike(spaces: list[Space]) -> bool:
    """Whether the spaces of a card lie as before when it is turned by 180 degrees."""
    unturned = sorted([(space.sides, space.mark) for space in spaces])
    return unturned == sorted([(TURNED[space.sides], space.mark) for space in spaces])


class SpaceTable:
    """Flat tables over all spaces of all tiles of an edition."""

    def __init__(self, cards: list[list[Space]]) -> None:
        tiles = 2 * len(cards)
        #: the marks there are; 0 is none
        self.marks: list[str] = [""]
        #: tile -> how many spaces it has
        self.count: list[int] = [0] * tiles
        #: tile << 4 | side -> the space that lies at an open side
        self.at: list[int] = [0] * (tiles << 4)
        #: tile << 3 | space -> its open sides, the spaces beside it, its mark
        self.sides: list[int] = [0] * (tiles << 3)
        self.near: list[list[int]] = [[] for _ in range(tiles << 3)]
        self.mark: list[int] = [0] * (tiles << 3)
        for kind, spaces in enumerate(cards):
            if len(spaces) > SPACES:
                raise ValueError(f"a tile has no room for {len(spaces)} spaces")
            for number, space in enumerate(spaces):
                mark = self._mark(space.mark)
                for turned in (0, 1):
                    sides = TURNED[space.sides] if turned else space.sides
                    self._add(kind * 2 + turned, number, sides, space.near, mark)

    def _mark(self, name: str) -> int:
        if name not in self.marks:
            self.marks.append(name)
        return self.marks.index(name)

    def _add(self, tile: int, number: int, sides: int, near: list[int], mark: int) -> None:
        self.count[tile] += 1
        self.sides[tile << 3 | number] = sides
        self.near[tile << 3 | number] = near
        self.mark[tile << 3 | number] = mark
        for side in SIDES:
            if sides & side:
                self.at[tile << 4 | side] = number

    def mark_named(self, name: str) -> int:
        """The number of a mark; -1 if no card bears it."""
        return self.marks.index(name) if name in self.marks else -1
