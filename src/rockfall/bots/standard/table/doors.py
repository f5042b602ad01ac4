"""Tunnels as one team walks them: the other's doors are dead ends on either side (S14, S20)."""

from rockfall.kernel.grid import Grid
from rockfall.kernel.tiles import Tileset


def shut(tileset: Tileset, colour: int) -> Tileset:
    """The same tiles, the strands with a door of a colour cut into stubs."""
    walked = Tileset([])
    walked.opens = tileset.opens
    walked.ladder = tileset.ladder
    walked.door = tileset.door
    walked.symmetric = tileset.symmetric
    walked.strand = [
        way & 15 if strand and tileset.door[way] == colour else strand
        for way, strand in enumerate(tileset.strand)
    ]
    return walked


def walked(grid: Grid, tileset: Tileset) -> Grid:
    """A grid with the same cards, and what can be reached on it through such tunnels."""
    seen = Grid(tileset, {}, {}, {}, {}, {}, [])
    for at, zone in grid.down.items():
        seen.lay_down(at, zone)
    for at, tile in grid.tiles.items():
        seen.place(at, tile)
    return seen
