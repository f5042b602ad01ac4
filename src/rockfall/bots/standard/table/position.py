"""What the bot makes of a view: what the treasure costs now, and after a move."""

from functools import cached_property, lru_cache
from typing import NamedTuple

from rockfall.bots.standard.table.cost import CostMap
from rockfall.bots.standard.table.doors import walked
from rockfall.bots.standard.table.facts import Facts
from rockfall.bots.standard.table.lookup import Lookup
from rockfall.bots.standard.table.names import DIVERT, ROCKFALL, ROTATE
from rockfall.bots.standard.table.tight_cost import TightCostMap
from rockfall.bots.standard.table.treasure import goal_odds, spider_odds
from rockfall.kernel.grid import Grid
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of
from rockfall.kernel.state import State
from rockfall.mods.shares import BLUE, GREEN

_OTHER = {BLUE: GREEN, GREEN: BLUE}


def map_costs(lookup: Lookup, view: State, tight: bool = False) -> CostMap:
    """The table of this round: whatever lies there that was not drawn from the pile marks it.

    On a tight one it counts how many cards fit where the tunnel can be carried on.
    """
    layout = lookup.layout
    drawn = layout.carries[lookup.pile]
    marks = [at for at, tile in view.grid.tiles.items() if layout.deck[tile >> 1] != drawn]
    return _cost_map(lookup, (*marks, *view.grid.down), tight)


@lru_cache(maxsize=64)
def _cost_map(lookup: Lookup, marks: tuple[int, ...], tight: bool) -> CostMap:
    make = TightCostMap if tight else CostMap
    return make(marks, lookup.passages, lookup.goal_zones)


class Outcome(NamedTuple):
    """What a move does: cards gained on the treasure, on the goal it helps most, and luck."""

    gain: float
    best: float
    #: the chance that the treasure is among the goals that are reached then, less that of a loss
    hit: float
    #: the table then, as everybody may walk it
    grid: Grid


class Position(Facts):
    """What a seat makes of the table at one moment."""

    def __init__(self, lookup: Lookup, view: State, seat: int, cost_map: CostMap) -> None:
        super().__init__(lookup, view, seat)
        self.cost_map = cost_map
        #: how readily the bot does harm when in doubt, from -1 to 1
        self.risk = 0.0
        self._theirs: tuple[Grid, float] | None = None
        self._outcomes: dict[int, Outcome] = {}

    # What follows is worked out when it is first asked for: many moves of others need none of it.

    @cached_property
    def odds(self) -> dict[int, float]:
        """Cell of a face-down goal -> the chance that the treasure lies there."""
        return goal_odds(self.lookup, self.view)

    @cached_property
    def spiders(self) -> dict[int, float]:
        """Cell of a face-down goal -> the chance that the round ends there (N2)."""
        return spider_odds(self.lookup, self.view, self.odds)

    @cached_property
    def goals(self) -> list[int]:
        """Where the treasure may lie."""
        return [at for at in self.odds if self.odds[at] > 0]

    @cached_property
    def doors(self) -> bool:
        """Whether a door lies anywhere, so that the teams' ways may part."""
        doors, tiles = self.lookup.doors, self.view.grid.tiles
        return self.lookup.teams and any(doors[tile >> 1] for tile in tiles.values())

    @cached_property
    def grid(self) -> Grid:
        """The table as the bot's own team walks it."""
        return self._walked(self.aim.colour)

    @cached_property
    def costs(self) -> list[float]:
        """Cards missing to each of the goals."""
        return self.cost_map.costs(self.grid, self.goals)

    @cached_property
    def cost(self) -> float:
        """Cards missing to the treasure, wherever it may be."""
        return self._mean(self.costs)

    def _walked(self, colour: int) -> Grid:
        """The table as a team walks it; as everybody does, without a colour."""
        if not colour:
            return self.view.grid
        tileset, theirs = self.lookup.walks[colour], _OTHER[colour]
        if self.doors:
            doors, tiles = self.lookup.doors, self.view.grid.tiles
            if any(doors[tile >> 1] == theirs for tile in tiles.values()):
                return walked(self.view.grid, tileset)
        grid = self.view.grid.copy()
        grid.tileset = tileset
        return grid

    def _mean(self, costs: list[float]) -> float:
        return sum([self.odds[at] * costs[i] for i, at in enumerate(self.goals)])

    def theirs(self) -> tuple[Grid, float]:
        """The table as the other team walks it, and what the treasure costs them."""
        if self._theirs is None:
            grid = self._walked(_OTHER[self.aim.colour])
            cost = self._mean(self.cost_map.costs(grid, self.goals)) if self.doors else self.cost
            self._theirs = (grid, cost)
        return self._theirs

    def outcome(self, move: int) -> Outcome:
        """What a move that changes the grid would do."""
        known = self._outcomes.get(move)
        if known is None:
            known = self._outcomes[move] = self._outcome(move)
        return known

    def _outcome(self, move: int) -> Outcome:
        grid = self._after(self.grid, move)
        after = self.cost_map.costs(grid, self.goals)
        gains = [now - then for now, then in zip(self.costs, after, strict=True)]
        gain = sum([self.odds[at] * gains[i] for i, at in enumerate(self.goals)])
        best = max(gains, default=0.0)
        hit = self.hit(grid)
        if self.parts(move):
            everybody = self._after(self.view.grid, move)
            # What only others can walk to is lost.
            return Outcome(gain, best, 2 * hit - self.hit(everybody), everybody)
        return Outcome(gain, best, hit, grid)

    def parts(self, move: int) -> bool:
        """Whether the bot's team and the other may have different ways after a move."""
        return bool(self.aim.colour) and (self.doors or self.lookup.doors[card_of(move)] > 0)

    def lead(self, move: int) -> float:
        """How many cards more than the other team the bot's own gains by a move."""
        if not self.parts(move):
            return 0.0
        grid, cost = self.theirs()
        after = self._mean(self.cost_map.costs(self._after(grid, move), self.goals))
        return self.outcome(move).gain - cost + after

    def contested(self, move: int) -> bool:
        """Whether it matters who makes a move that reaches the treasure (S21, C16)."""
        if not self.parts(move):
            return bool(self.aim.colour) or self.aim.alone
        return self.hit(self._after(self.theirs()[0], move)) > 0

    def after(self, move: int) -> Grid:
        """The table after a move that changes it, as everybody may walk it."""
        return self._after(self.view.grid, move)

    def _after(self, grid: Grid, move: int) -> Grid:
        """A grid after a path card or a goal is laid, or a card is taken off or moved."""
        grid = grid.copy()
        verb, at = self.lookup.verbs[verb_of(move)], a_of(move)
        if verb == ROCKFALL and at in grid.down:
            grid.unlay(at)
        elif verb == ROCKFALL:
            grid.lift(at)
        elif verb == DIVERT:
            last = self.view.nums[self.lookup.num("last-laid")]
            card = grid.tiles[last] >> 1
            grid.lift(last)
            grid.place(at, card * 2 + b_of(move))
        else:
            card = self.view.card(grid.down[at]) if verb == ROTATE else card_of(move)
            grid.place(at, card * 2 + b_of(move))
        return grid

    def hit(self, grid: Grid) -> float:
        """The chance that the treasure is among the goals that are reached on a grid.

        A spider there is as bad as a treasure is good.
        """
        chance = sum([self.odds[at] for at in grid.touched if at in self.odds])
        if self.spiders:
            chance -= sum([self.spiders.get(at, 0.0) for at in grid.touched])
        return chance

    def uncertain(self) -> bool:
        """Whether the treasure may be in more than one place."""
        return len(self.goals) > 1

    def meets_double(self, grid: Grid) -> bool:
        """Whether a grid reaches the double card, which nobody has done yet (W2)."""
        visited = self.lookup.num(self.lookup.visitor)
        if visited < 0 or self.view.nums[visited]:
            return False
        doubles = self.lookup.doubles
        return any(grid.lit[at] for at, tile in grid.tiles.items() if doubles[tile >> 1])

    def cost_for(self, colour: int) -> float:
        """What the treasure costs a team, or everybody."""
        if not self.doors or colour == self.aim.colour:
            return self.cost
        return self._mean(self.cost_map.costs(self._walked(colour), self.goals))

    def closing(self) -> bool:
        """Whether the round may soon be over."""
        return self.cost < 2.5 or self.left() < 3 * self.lookup.seats
