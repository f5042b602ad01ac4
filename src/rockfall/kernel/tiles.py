"""Tiles as partitions of their open sides (G2): cross, bridge and dead end are one notion.

A tile is ``kind * 2 + turned``. Everything a grid asks of a tile is a table look-up here.
"""

from rockfall.kernel.geometry import SIDES, TURNED
from rockfall.kernel.spaces import Space, turned_alike


class Shape:
    """What is printed on a path card: its strands, which carry a ladder, a door, its spaces."""

    def __init__(
        self,
        strands: tuple[int, ...],
        ladders: tuple[int, ...] = (),
        doors: dict[int, int] | None = None,
        spaces: list[Space] | None = None,
    ) -> None:
        self.strands = strands
        self.ladders = ladders
        #: strand -> colour of its door, from 1 on
        self.doors: dict[int, int] = doors if doors is not None else {}
        #: where something can stand; none where nobody walks
        self.spaces: list[Space] = spaces if spaces is not None else []
        sides = 0
        for strand in strands:
            if not strand or strand & sides:
                raise ValueError("strands must be disjoint and not empty")
            sides |= strand
        for ladder in ladders:
            if ladder not in strands:
                raise ValueError("a ladder must stand in a strand of its card")
        for door in self.doors:
            if door not in strands:
                raise ValueError("a door must stand in a strand of its card")


class TileCard:
    """A kind of card that can lie on the grid: its name, its shape, how many there are."""

    def __init__(self, name: str, shape: Shape, count: int) -> None:
        self.name = name
        self.shape = shape
        self.count = count


class Tileset:
    """Flat tables over all tiles of an edition; kinds without a shape have no openings."""

    def __init__(self, shapes: list[Shape | None]) -> None:
        size = 2 * len(shapes)
        #: tile -> open sides
        self.opens: list[int] = [0] * size
        #: tile << 4 | side -> all sides of the strand that this side belongs to
        self.strand: list[int] = [0] * (size << 4)
        #: tile -> sides that are always reached, because a ladder stands in their strand
        self.ladder: list[int] = [0] * size
        #: tile << 4 | side -> colour of the door in the strand of this side, 0 for none
        self.door: list[int] = [0] * (size << 4)
        #: kind -> whether turning changes nothing, so that only one rotation is offered
        self.symmetric: list[bool] = [False] * len(shapes)
        for kind, shape in enumerate(shapes):
            if shape is None:
                continue
            turned = sorted(TURNED[strand] for strand in shape.strands)
            alike = turned == sorted(shape.strands)
            self.symmetric[kind] = alike and turned_alike(shape.spaces)
            for strand in shape.strands:
                ladder, door = strand in shape.ladders, shape.doors.get(strand, 0)
                self._add(kind * 2, strand, ladder, door)
                self._add(kind * 2 + 1, TURNED[strand], ladder, door)

    def _add(self, tile: int, strand: int, ladder: bool, door: int) -> None:
        self.opens[tile] |= strand
        if ladder:
            self.ladder[tile] |= strand
        for side in SIDES:
            if strand & side:
                self.strand[tile << 4 | side] = strand
                self.door[tile << 4 | side] = door
