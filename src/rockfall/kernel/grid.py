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
        tiles, rim, sites = self.tiles, self.rim, self.sites
        opens = self.tileset.opens[tile]
        reached = self.tileset.ladder[tile]
        live = rim.pop(at, 0) & opens & 15
        if live:
            strand = self.tileset.strand
            for side in SIDES:
                if live & side:
                    reached |= strand[tile << 4 | side]
        if at in self.down:
            self._turn_up(at)
        else:
            sites.pop(at, None)
        tiles[at] = tile
        self.lit[at] = reached
        for side in SIDES:
            beside = at + STEP[side]
            if beside in tiles:
                continue
            back = TURNED[side]
            key = rim.get(beside, 0) | (back << 8 | back << 4 if opens & side else back << 8)
            rim[beside] = key
            if beside in sites:
                sites[beside] = key
        if reached:
            self._spread(at, reached)

    def _turn_up(self, at: int) -> None:
        """A face-down card is one no more."""
        del self.down[at]
        if at in self.touched:
            self.touched.remove(at)

    def _spread(self, at: int, reached: int) -> None:
        """Walk on from newly reached sides of a tile, as far as the tunnels go (G4)."""
        tiles, lit = self.tiles, self.lit
        strand, opens = self.tileset.strand, self.tileset.opens
        walk = [at << 4 | reached]
        while walk:
            step = walk.pop()
            at = step >> 4
            for side in SIDES:
                if not step & side:
                    continue
                beside = at + STEP[side]
                back = TURNED[side]
                if beside not in tiles:
                    self._knock(beside, back)
                    continue
                tile = tiles[beside]
                if opens[tile] & back and not lit[beside] & back:
                    more = strand[tile << 4 | back]
                    lit[beside] |= more
                    walk.append(beside << 4 | more)

    def _knock(self, at: int, side: int) -> None:
        """A reached opening points at a rim cell: a site, or a face-down card to be turned."""
        key = self.rim[at] | side
        self.rim[at] = key
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
                open_here = side if self.tileset.opens[tiles[beside]] & back else 0
                key |= side << 8 | open_here << 4
            else:
                left = rim[beside] & ~(back << 8 | back << 4 | back)
                self._forget(beside, left)
        if key:
            rim[at] = key
        if was_lit:
            self._relight()

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
        for at, reached in lit.items():
            if ladder[self.tiles[at]]:
                self._spread(at, reached)

    def lay_down(self, at: int, zone: int) -> None:
        """Put a face-down card, kept in a zone of its own, on an empty cell."""
        self.down[at] = zone
        if self.sites.pop(at, 0):
            self.touched.append(at)
            self.touched.sort()

    def fits(self, at: int, tile: int) -> int:
        """On how many edges shared with face-up cards a tile would fit on a rim cell (G3)."""
        key = self.rim.get(at, 0)
        known = key >> 8
        alike = known & ~((key >> 4 & 15) ^ self.tileset.opens[tile])
        return alike.bit_count()
