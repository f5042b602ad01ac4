"""The ground: spaces, empty cells and hidden goals as one net, and how far it is over it.

A step costs one, and what a space takes from who enters it costs some more. An empty cell can be
crossed too: somebody has to lay a card there first, which costs about as much as a turn.
"""

from heapq import heappop, heappush
from typing import Final

from rockfall.bots.cave.lookup import Lookup
from rockfall.kernel.geometry import SIDES, STEP, TURNED, column, row
from rockfall.kernel.state import State
from rockfall.kernel.strides import marked
from rockfall.kernel.tokens import cell_of, edge, place_of, space, stands

#: What a missing card costs, its crossing included, in steps.
MISSING: Final = 5.0
#: What it costs to enter a bridge, a secret tunnel, a space with a creature, to get past a web.
BRIDGE: Final = 0.8
TUNNEL: Final = 2.0
CREATURES: Final = (1.5, 3.5, 2.5)
WEB: Final = 4.0
#: What it costs that a hidden goal may not be the exit, if it surely is not.
DETOUR: Final = 12.0
FAR: Final = 1000.0

#: Nodes are places; above them cells, empty or of a face-down goal.
_CELL: Final = 1 << 20


def cell_node(at: int) -> int:
    """The node of a cell on which nothing lies face up."""
    return _CELL | at


class Ground:
    """The net of one view."""

    def __init__(
        self, lookup: Lookup, view: State, odds: dict[int, float], webs: bool = True
    ) -> None:
        self.lookup = lookup
        self.view = view
        #: cell of a face-down goal -> how likely it is the exit
        self.odds = odds
        self.tiles = view.grid.tiles
        self.down = view.grid.down
        self.spaces = view.layout.spaces
        self.ladders = marked(view, lookup.ladder)
        nums = view.nums
        standing = [nums[web.num] for web in lookup.webs if webs]
        self.webs = {place_of(value) for value in standing if stands(value)}
        self.fear: dict[int, float] = {}
        for creature, cost in zip(lookup.creatures, CREATURES, strict=True):
            if stands(nums[creature.num]):
                place = place_of(nums[creature.num])
                self.fear[place] = self.fear.get(place, 0.0) + cost
        cells = [*self.tiles, *self.down]
        self.west, self.east = min(map(column, cells)) - 1, max(map(column, cells)) + 1
        self.north, self.south = min(map(row, cells)) - 1, max(map(row, cells)) + 1
        #: how far it is from every node to the exit
        self.to_exit = self._spread(self.exits(), backwards=True)

    def exits(self) -> dict[int, float]:
        """Where the exit is, or may be, and what that uncertainty costs."""
        found = marked(self.view, self.lookup.exit)
        if found:
            return dict.fromkeys(found, 0.0)
        likely = {at: chance for at, chance in self.odds.items() if chance > 0}
        return {cell_node(at): 1.0 + DETOUR * (1 - chance) for at, chance in likely.items()}

    def reach(self, place: int) -> dict[int, float]:
        """How far it is from a place to every node."""
        return self._spread({place: 0.0}, backwards=False)

    def _spread(self, starts: dict[int, float], backwards: bool) -> dict[int, float]:
        """Dijkstra's way over the net; backwards the costs are those of walking to the starts."""
        far: dict[int, float] = {}
        heap = [(cost, node) for node, cost in starts.items()]
        heap.sort()
        while heap:
            cost, node = heappop(heap)
            if node in far:
                continue
            far[node] = cost
            for other in self.beside(node):
                if other not in far:
                    step = self.cost(other, node) if backwards else self.cost(node, other)
                    heappush(heap, (cost + step, other))
        return far

    def beside(self, node: int) -> list[int]:
        """The nodes one step from a node."""
        found: list[int] = []
        if node & _CELL:
            at = node ^ _CELL
            for side in SIDES:
                other = self.beyond(at, side)
                if other >= 0 and not (
                    at in self.down and other & _CELL and other ^ _CELL in self.down
                ):
                    found.append(other)
            return found
        at = cell_of(node)
        here = self.tiles[at] << 3 | node & 7
        found += [space(at, near) for near in self.spaces.near[here]]
        for side in SIDES:
            if self.spaces.sides[here] & side:
                other = self.beyond(at, side)
                if other >= 0:
                    found.append(other)
        if self.spaces.mark[here] == self.lookup.ladder:
            found += [ladder for ladder in self.ladders if ladder != node]
        return found

    def beyond(self, at: int, side: int) -> int:
        """The node behind a side of a cell; -1 where there is no way."""
        there = at + STEP[side]
        tile = self.tiles.get(there, 0)
        if tile:
            back = TURNED[side]
            if not self.view.grid.tileset.opens[tile] & back:
                return -1
            return space(there, self.spaces.at[tile << 4 | back])
        inside = self.west <= column(there) <= self.east and self.north <= row(there) <= self.south
        return cell_node(there) if inside else -1

    def cost(self, one: int, other: int) -> float:
        """What it costs to go from a node to one beside it."""
        if other & _CELL:
            return 1.0 if other ^ _CELL in self.down else MISSING
        at = cell_of(other)
        cost = 1.0 + self.fear.get(other, 0.0)
        mark = self.spaces.mark[self.tiles[at] << 3 | other & 7]
        if mark == self.lookup.tunnel:
            cost += TUNNEL
        if not one & _CELL and cell_of(one) != at:
            if mark == self.lookup.bridge:
                cost += BRIDGE
            if self.webs and self._webbed(cell_of(one), at):
                cost += WEB
        return cost

    def _webbed(self, one: int, other: int) -> bool:
        return any(one + STEP[side] == other and edge(one, side) in self.webs for side in SIDES)

    def is_open(self) -> bool:
        """Whether the exit lies face up."""
        return bool(marked(self.view, self.lookup.exit))

    def to_goal(self, at: int, places: list[int]) -> float:
        """How near somebody is to a goal, from 0 to 1."""
        far = self._spread({cell_node(at): 0.0}, backwards=True)
        nearest = min([far.get(place, FAR) for place in places if place >= 0], default=FAR)
        return 1.0 / (1.0 + nearest / 10)

    def way_out(self, place: int) -> float:
        """How far it is from a place to the exit."""
        return self.to_exit.get(place, FAR)

    def ahead(self, place: int, steps: int) -> list[int]:
        """The places of the way from a place to the exit, itself first, as far as cards lie."""
        way = [place]
        for _ in range(steps):
            beside = [node for node in self.beside(way[-1]) if node in self.to_exit]
            best = min(beside, key=lambda node: self.to_exit[node], default=_CELL)
            if best & _CELL or self.to_exit[best] >= self.way_out(way[-1]):
                break
            way.append(best)
        return way
