"""The grid: face-up tiles, face-down cards, reach and building sites, kept incrementally.

Around the face-up tiles lies the *rim*: every cell beside one that is empty or face down.
A rim cell carries twelve bits, ``known << 8 | open << 4 | live``: on which sides a face-up
neighbour lies, which of those open towards the cell (G3), and which of those openings are
reached (G4). That is all that fitting, building and turning ever ask.
"""

from typing import Final

from rockfall.kernel.geometry import SIDES, STEP, TURNED
from rockfall.kernel.tiles import Tileset


def _fitting(key: int) -> int:
    """The opening masks, as a set of 16 bits, that may be laid on a cell with this rim (G5)."""
    known, opened, live = key >> 8, key >> 4 & 15, key & 15
    masks = 0
    for opens in range(16):
        if opens & known == opened and opens & live:
            masks |= 1 << opens
    return masks


#: rim bits -> set of opening masks that fit all neighbours and meet a reached opening
FITTING: Final[list[int]] = [_fitting(key) for key in range(4096)]


def _extending(key: int) -> int:
    """The same of masks that fit all neighbours and meet any opening, reached or not (D6)."""
    return _fitting(key | key >> 4 & 15)


#: rim bits -> set of opening masks that fit all neighbours and meet an opening
EXTENDING: Final[list[int]] = [_extending(key) for key in range(4096)]


class Grid:
    """Tiles on cells, and what is reached from the ladders (the start card carries one)."""

    def __init__(
        self,
        tileset: Tileset,
        tiles: dict[int, int],
        lit: dict[int, int],
        rim: dict[int, int],
        sites: dict[int, int],
        down: dict[int, int],
        touched: list[int],
    ) -> None:
        self.tileset = tileset
        #: cell -> face-up tile
        self.tiles = tiles
        #: cell of a face-up tile -> its reached sides
        self.lit = lit
        #: cell beside a face-up tile -> twelve bits, see above
        self.rim = rim
        #: empty cell that a reached opening points at -> its rim bits
        self.sites = sites
        #: cell of a face-down card -> the zone that holds the card
        self.down = down
        #: cells of face-down cards that a reached opening points at (G6)
        self.touched = touched

    def copy(self) -> "Grid":
        """An independent grid with the same contents."""
        return Grid(
            self.tileset,
            self.tiles.copy(),
            self.lit.copy(),
            self.rim.copy(),
            self.sites.copy(),
            self.down.copy(),
            self.touched.copy(),
        )

    def same(self, other: "Grid") -> bool:
        """Whether the same cards lie on the same cells (all else follows from that)."""
        return self.tiles == other.tiles and self.down == other.down

    def key(self) -> tuple[object, ...]:
        """What is equal for two grids exactly if they are the same, to look them up by."""
        return frozenset(self.tiles.items()), frozenset(self.down.items())

    def clear(self) -> None:
        """Take everything off."""
        self.tiles.clear()
        self.lit.clear()
        self.rim.clear()
        self.sites.clear()
        self.down.clear()
        self.touched.clear()

    def place(self, at: int, tile: int) -> None:
        """Lay a tile face up, on an empty cell or in place of the face-down card there."""
        tiles, rim = self.tiles, self.rim
        opens = self.tileset.opens[tile]
        reached = self.tileset.ladder[tile]
        live = 0
        if at in rim:
            live = rim[at] & opens & 15
            del rim[at]
        if live:
            for side in SIDES:
                if live & side:
                    reached |= self.tileset.strand[tile << 4 | side]
        if at in self.sites:
            del self.sites[at]
        elif at in self.down:
            self._turn_up(at)
        tiles[at] = tile
        self.lit[at] = reached
        beyond = 0
        for side in SIDES:
            beside = at + STEP[side]
            if beside in tiles:
                beyond |= reached & side
                continue
            back = TURNED[side]
            key = rim.get(beside, 0) | back << 8
            if opens & side:
                key |= back << 4
                if reached & side:
                    key |= back
            rim[beside] = key
            if key & 15:
                self._knock(beside, key)
        # Only now: the walk may come back to another strand of this card, and need its rim.
        if beyond:
            self._walk_out(at, beyond)

    def _turn_up(self, at: int) -> None:
        """A face-down card is one no more."""
        del self.down[at]
        if at in self.touched:
            self.touched.remove(at)

    def _walk_in(self, at: int, side: int) -> None:
        """Enter a tile through a side and go on as far as the tunnels lead (G4)."""
        tile = self.tiles[at]
        if self.tileset.opens[tile] & side and not self.lit[at] & side:
            strand = self.tileset.strand[tile << 4 | side]
            self.lit[at] |= strand
            self._walk_out(at, strand)

    def _walk_out(self, at: int, reached: int) -> None:
        """Leave a tile through its newly reached sides."""
        for side in SIDES:
            if reached & side:
                beside = at + STEP[side]
                back = TURNED[side]
                if beside in self.tiles:
                    self._walk_in(beside, back)
                else:
                    key = self.rim[beside] | back
                    self.rim[beside] = key
                    self._knock(beside, key)

    def _knock(self, at: int, key: int) -> None:
        """A reached opening points at a rim cell: a site, or a face-down card to be turned."""
        if at not in self.down:
            self.sites[at] = key
        elif at not in self.touched:
            self.touched.append(at)
            self.touched.sort()

    def lift(self, at: int) -> None:
        """Take a face-up tile off; what hung on it alone is reached no more."""
        tiles, rim = self.tiles, self.rim
        del tiles[at]
        was_lit = self.lit.pop(at)
        key = 0
        for side in SIDES:
            beside = at + STEP[side]
            back = TURNED[side]
            if beside in tiles:
                key |= side << 8
                if self.tileset.opens[tiles[beside]] & back:
                    key |= side << 4
                if self.lit[beside] & back:
                    key |= side
            else:
                self._forget(beside, rim[beside] & ~(back << 8 | back << 4 | back))
        if key:
            rim[at] = key
        if was_lit:
            self._relight()
        elif key & 15:
            self._knock(at, key)

    def _forget(self, at: int, key: int) -> None:
        """A rim cell lost a neighbour; without any it is not on the rim."""
        if key >> 8:
            self.rim[at] = key
            if at in self.sites:
                self.sites[at] = key
        else:
            del self.rim[at]
            self.sites.pop(at, None)

    def _relight(self) -> None:
        """Forget what is reached and walk again from the ladders."""
        rim, lit = self.rim, self.lit
        self.sites.clear()
        self.touched.clear()
        for at, key in rim.items():
            if key & 15:
                rim[at] = key & ~15
        ladder = self.tileset.ladder
        for at in lit:
            lit[at] = ladder[self.tiles[at]]
        for at, tile in self.tiles.items():
            if ladder[tile]:
                self._walk_out(at, ladder[tile])

    def lay_down(self, at: int, zone: int) -> None:
        """Put a face-down card, kept in a zone of its own, on an empty cell."""
        self.down[at] = zone
        if self.sites.pop(at, 0):
            self.touched.append(at)
            self.touched.sort()

    def unlay(self, at: int) -> None:
        """Take a face-down card off; its cell may become a site."""
        self._turn_up(at)
        key = self.rim.get(at, 0)
        if key & 15:
            self.sites[at] = key

    def fits(self, at: int, tile: int) -> int:
        """On how many edges shared with face-up cards a tile would fit on a rim cell (G3)."""
        key = self.rim.get(at, 0)
        known = key >> 8
        alike = known & ~((key >> 4 & 15) ^ self.tileset.opens[tile])
        return alike.bit_count()
