"""What a path card changes for everybody's way to the exit."""

from typing import Final

from rockfall.bots.cave.ground import FAR, MISSING, cell_node
from rockfall.bots.cave.prospects import Prospects
from rockfall.kernel.geometry import SIDES
from rockfall.kernel.moves import a_of, b_of, card_of
from rockfall.kernel.strides import marked

#: What a dwarf loses whose way is blocked by a card, if there is another way about.
AROUND: Final = 4.0
#: What the mere growth of the net is worth, and a vein near the own dwarf.
GROWTH: Final = 0.2
VEIN: Final = 1.5


class Laying:
    """The ways of everybody over every empty cell; worked out once for a view."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        ground = prospects.ground
        self.reached = [ground.reach(place) if place >= 0 else {} for place in prospects.places]

    def worth(self, move: int) -> float:
        """What it is worth to lay a card on a cell."""
        prospects = self.prospects
        at, tile = a_of(move), card_of(move) * 2 + b_of(move)
        passages = self._passages(at, tile)
        ways: list[float] = []
        for seat, way in enumerate(prospects.ways):
            ways.append(self._way(seat, at, way, passages) if prospects.places[seat] >= 0 else way)
        return GROWTH + prospects.changed(ways) + self._extras(at, tile)

    def _passages(self, at: int, tile: int) -> list[tuple[int, int, float]]:
        """From which node to which a card would lead, and what is left to the exit from there."""
        ground = self.prospects.ground
        tileset, spaces = self.prospects.view.grid.tileset, self.prospects.view.layout.spaces
        found: list[tuple[int, int, float]] = []
        for side in SIDES:
            strand = tileset.strand[tile << 4 | side]
            here = ground.beyond(at, side) if strand else -1
            if here < 0:
                continue
            for other in SIDES:
                if other != side and strand & other:
                    there = ground.beyond(at, other)
                    if there >= 0:
                        steps = 1.0 + self._crossing(spaces.count[tile])
                        rest = ground.to_exit.get(there, FAR)
                        found.append((here, there, steps + rest))
        return found

    def _crossing(self, spaces: int) -> float:
        """How many steps it takes to cross a card with so many spaces, about."""
        return 1.0 if spaces <= 2 else 2.0 if spaces <= 4 else 3.0

    def _way(self, seat: int, at: int, way: float, passages: list[tuple[int, int, float]]) -> float:
        """How far a dwarf is from the exit when the card lies."""
        reached = self.reached[seat]
        through = min([reached.get(here, FAR) + rest for here, _, rest in passages], default=FAR)
        node = cell_node(at)
        over = reached.get(node, FAR) + self.prospects.ground.to_exit.get(node, FAR) - MISSING
        # Whoever was on the way over this cell must go through the card, or about it.
        without = way + AROUND if over <= way + MISSING / 2 else way
        return min(through, without)

    def _extras(self, at: int, tile: int) -> float:
        spaces, lookup = self.prospects.view.layout.spaces, self.prospects.lookup
        marks = spaces.mark[tile << 3 : (tile << 3) + spaces.count[tile]]
        worth = 0.0
        seat = self.prospects.seat
        far = self.reached[seat].get(cell_node(at), FAR)
        if lookup.vein in marks and far < MISSING + 4:
            worth += VEIN
        if lookup.ladder in marks and self.reached[seat]:
            # A ladder leads to every other one, so it helps whoever is nearer to one than to this.
            ladders = marked(self.prospects.view, lookup.ladder)
            near = min([self.reached[seat].get(ladder, FAR) for ladder in ladders], default=FAR)
            rest = self.prospects.ground.to_exit.get(cell_node(at), FAR)
            worth += max(0.0, self.prospects.ways[seat] - (near + 2.0 + rest))
        return worth
