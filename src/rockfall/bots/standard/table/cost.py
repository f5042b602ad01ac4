"""Completion cost: how many path cards are still missing between the tunnel and a goal.

The table is a board of bits around start and goals, so that one step of a flood over all empty
cells is a handful of shifts. A flood runs outwards from a goal; the layer in which it meets a
building site is the number of cards missing from there, that site's own card included.
"""

from math import log
from typing import Final, NamedTuple

from rockfall.kernel.geometry import SIDES, STEP, TURNED, cell, column, row
from rockfall.kernel.grid import FITTING, Grid
from rockfall.kernel.tiles import Tileset

#: How many cells beyond start and goals are looked at.
MARGIN: Final = 3
#: A site one card farther away counts for this part of a nearer one.
FADE: Final = 0.2
#: How many layers behind the nearest site still count as spare routes.
SPARE: Final = 2
#: The cost of a goal that is reached, and of one that cannot be reached any more.
REACHED: Final = -1.5
UNREACHABLE: Final = 20.0
_SLOPE: Final = 1 / log(FADE)
#: How many of the tables looked at last are kept: what a move leads to is where the next begins.
_KEPT: Final = 4


class Passage(NamedTuple):
    """A card that leads somewhere: its opening masks, as it lies and turned, and how many of it."""

    opens: int
    turned: int
    copies: int


class _Look(NamedTuple):
    """A table that was looked at: where can be built, and what its goals cost."""

    tiles: dict[int, int]
    down: dict[int, int]
    tileset: Tileset
    empty: int
    sites: int
    links: list[tuple[int, set[int]]]
    costs: dict[int, float]

    def shows(self, grid: Grid) -> bool:
        same = self.tileset is grid.tileset
        return same and self.tiles == grid.tiles and self.down == grid.down


class CostMap:
    """The part of the table that matters in a round, and costs on it.

    It remembers what was last worked out, so all who look at the same table can share it.
    """

    def __init__(
        self, marks: tuple[int, ...], passages: tuple[Passage, ...], solid: list[bool]
    ) -> None:
        """Look at everything around some marks: the cells of the start and of the goals.

        Of face-down cards only those in solid zones are in the way: a goal ends it, but a tunnel
        that turns up where one is reached leads on (X2).
        """
        xs = [column(at) for at in marks]
        ys = [row(at) for at in marks]
        left, right = min(xs) - MARGIN, max(xs) + MARGIN
        top, bottom = min(ys) - MARGIN, max(ys) + MARGIN
        # One column more than is looked at: it is never empty, so no step wraps around.
        self.width = right - left + 2
        self.bits: dict[int, int] = {}
        self.all = 0
        self.passages = passages
        #: all their masks, as a set of sixteen bits
        self._masks = 0
        for opens, turned, _ in passages:
            self._masks |= 1 << opens | 1 << turned
        self.solid = solid
        self._latest: list[_Look] = []
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                bit = 1 << (y - top) * self.width + (x - left)
                self.bits[cell(x, y)] = bit
                self.all |= bit

    def costs(self, grid: Grid, goals: list[int]) -> list[float]:
        """The cost of each goal: the nearest site's cards, less a little for every spare route."""
        look = self._look(grid)
        for at in goals:
            if at not in look.costs:
                look.costs[at] = self._cost(grid, at, look.empty, look.sites, look.links)
        return [look.costs[at] for at in goals]

    def _look(self, grid: Grid) -> _Look:
        for look in self._latest:
            if look.shows(grid):
                return look
        bits = self.bits
        taken = 0
        for at in grid.tiles:
            taken |= bits.get(at, 0)
        for at, zone in grid.down.items():
            if self.solid[zone]:
                taken |= bits.get(at, 0)
        sites = 0
        for at, key in grid.sites.items():
            if FITTING[key] & self._masks:
                sites |= bits.get(at, 0)
        # Copies, for whoever owns the grid may play on with it.
        tiles, down, empty = grid.tiles.copy(), grid.down.copy(), self.all & ~taken
        look = _Look(tiles, down, grid.tileset, empty, sites, self._links(grid), {})
        self._latest = [look, *self._latest[: _KEPT - 1]]
        return look

    def _cost(
        self, grid: Grid, goal: int, empty: int, sites: int, links: list[tuple[int, set[int]]]
    ) -> float:
        if grid.rim.get(goal, 0) & 15 or goal not in grid.down:
            return REACHED
        around, width = self._beside(self.bits[goal]), self.width
        for cells, ends in links:
            if goal in ends:
                around |= cells
        left, front, depth = empty, around & empty, 1
        found, last, scale = 0.0, 0, FADE
        while front:
            met = front & sites
            if met:
                found += self._count(met, grid) * scale
                last = last or depth + SPARE
            if depth == last:
                break
            left &= ~front
            # What `_beside` does: this is where most of the time is spent.
            around = front << 1 | front >> 1 | front << width | front >> width
            for cells, _ in links:
                if cells & front:
                    around |= cells
            front = around & left
            depth += 1
            scale *= FADE
        return _SLOPE * log(found) if found else UNREACHABLE

    def _count(self, sites: int, grid: Grid) -> float:
        """For how many some sites count: all alike, whatever may be laid there."""
        return sites.bit_count()

    def _beside(self, cells: int) -> int:
        return cells << 1 | cells >> 1 | cells << self.width | cells >> self.width

    def _links(self, grid: Grid) -> list[tuple[int, set[int]]]:
        """Cut-off tunnels: the empty cells that each would join, and the goals it touches."""
        tileset = grid.tileset
        seen: set[int] = set()
        links: list[tuple[int, set[int]]] = []
        for at, tile in grid.tiles.items():
            dark = tileset.opens[tile] & ~grid.lit[at]
            for side in SIDES if dark else ():
                strand = tileset.strand[tile << 4 | side] if dark & side else 0
                if strand.bit_count() > 1 and at << 4 | strand not in seen:
                    links.append(self._link(grid, at << 4 | strand, seen))
        return links

    def _link(self, grid: Grid, first: int, seen: set[int]) -> tuple[int, set[int]]:
        """Walk through a cut-off tunnel, strand by strand."""
        tileset = grid.tileset
        cells = 0
        ends: set[int] = set()
        walk = [first]
        seen.add(first)
        while walk:
            step = walk.pop()
            for side in SIDES:
                if not step & side:
                    continue
                beside = (step >> 4) + STEP[side]
                back = TURNED[side]
                if beside in grid.down and self.solid[grid.down[beside]]:
                    ends.add(beside)
                elif beside not in grid.tiles:
                    cells |= self.bits.get(beside, 0)
                elif tileset.opens[grid.tiles[beside]] & back:
                    on = beside << 4 | tileset.strand[grid.tiles[beside] << 4 | back]
                    if on not in seen:
                        seen.add(on)
                        walk.append(on)
        return cells, ends
