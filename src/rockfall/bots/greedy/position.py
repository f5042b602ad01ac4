"""A view as the greedy bot judges it: what the treasure costs now, and after a move."""

from functools import cached_property
from typing import NamedTuple

from rockfall.bots.greedy.cost import Survey
from rockfall.bots.greedy.doors import walked
from rockfall.bots.greedy.odds import goal_odds, spider_odds
from rockfall.bots.greedy.sheet import DIVERT, ROCKFALL, ROTATE, Sheet
from rockfall.kernel.grid import Grid
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of
from rockfall.kernel.state import State
from rockfall.mods.shares import BLUE, GREEN

_OTHER = {BLUE: GREEN, GREEN: BLUE}


def survey(sheet: Sheet, view: State) -> Survey:
    """The table of this round: whatever lies there that was not drawn from the pile marks it."""
    layout = sheet.layout
    drawn = layout.carries[sheet.pile]
    marks = [at for at, tile in view.grid.tiles.items() if layout.deck[tile >> 1] != drawn]
    return Survey(marks + list(view.grid.down), sheet.passages, sheet.goal_zones)


class Outcome(NamedTuple):
    """What a move does: cards gained on the treasure, on the goal it helps most, and luck."""

    gain: float
    best: float
    #: the chance that the treasure is among the goals that are reached then, less that of a loss
    hit: float
    #: the table then, as everybody may walk it
    grid: Grid


class Position:
    """What a seat thinks of the table at one moment."""

    def __init__(self, sheet: Sheet, view: State, seat: int, ground: Survey) -> None:
        self.sheet = sheet
        self.view = view
        self.seat = seat
        self.ground = ground
        self.role = view.card(sheet.roles[seat])
        self.aim = sheet.aims[self.role]
        self.bad = self.aim.hinders
        self._theirs: tuple[Grid, float] | None = None
        self._outcomes: dict[int, Outcome] = {}

    # What follows is worked out when it is first asked for: many moves of others need none of it.

    @cached_property
    def odds(self) -> dict[int, float]:
        """Cell of a face-down goal -> the chance that the treasure lies there."""
        return goal_odds(self.sheet, self.view)

    @cached_property
    def spiders(self) -> dict[int, float]:
        """Cell of a face-down goal -> the chance that the round ends there (N2)."""
        return spider_odds(self.sheet, self.view, self.odds)

    @cached_property
    def goals(self) -> list[int]:
        """Where the treasure may lie."""
        return [at for at in self.odds if self.odds[at] > 0]

    @cached_property
    def doors(self) -> bool:
        """Whether a door lies anywhere, so that the teams' ways may part."""
        doors, tiles = self.sheet.doors, self.view.grid.tiles
        return self.sheet.teams and any(doors[tile >> 1] for tile in tiles.values())

    @cached_property
    def grid(self) -> Grid:
        """The table as the bot's own team walks it."""
        return self._walked(self.aim.colour)

    @cached_property
    def costs(self) -> list[float]:
        """Cards missing to each of the goals."""
        return self.ground.costs(self.grid, self.goals)

    @cached_property
    def cost(self) -> float:
        """Cards missing to the treasure, wherever it may be."""
        return self._mean(self.costs)

    def _walked(self, colour: int) -> Grid:
        """The table as a team walks it; as everybody does, without a colour."""
        if not colour:
            return self.view.grid
        tileset, theirs = self.sheet.walks[colour], _OTHER[colour]
        if self.doors:
            doors, tiles = self.sheet.doors, self.view.grid.tiles
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
            cost = self._mean(self.ground.costs(grid, self.goals)) if self.doors else self.cost
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
        after = self.ground.costs(grid, self.goals)
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
        return bool(self.aim.colour) and (self.doors or self.sheet.doors[card_of(move)] > 0)

    def lead(self, move: int) -> float:
        """How many cards more than the other team the bot's own gains by a move."""
        if not self.parts(move):
            return 0.0
        grid, cost = self.theirs()
        after = self._mean(self.ground.costs(self._after(grid, move), self.goals))
        return self.outcome(move).gain - cost + after

    def contested(self, move: int) -> bool:
        """Whether it matters who makes a move that reaches the treasure (S21, C16)."""
        if not self.parts(move):
            return bool(self.aim.colour) or self.aim.alone
        return self.hit(self._after(self.theirs()[0], move)) > 0

    def _after(self, grid: Grid, move: int) -> Grid:
        """A grid after a path card or a goal is laid, or a card is taken off or moved."""
        grid = grid.copy()
        verb, at = self.sheet.verbs[verb_of(move)], a_of(move)
        if verb == ROCKFALL and at in grid.down:
            grid.unlay(at)
        elif verb == ROCKFALL:
            grid.lift(at)
        elif verb == DIVERT:
            last = self.view.nums[self.sheet.num("last-laid")]
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

    def broken(self, seat: int) -> int:
        """How many cards lie in front of a seat that keep it from digging."""
        mat = self.view.zones[self.sheet.mats[seat]]
        return len(mat) - mat.count(self.sheet.theft) if self.sheet.theft > 0 else len(mat)

    def holds(self, use: str) -> int:
        """How many cards of a use are in the bot's own hand."""
        hand = self.view.zones[self.sheet.hands[self.seat]]
        return sum([self.sheet.uses[card] == use for card in hand])

    def uncertain(self) -> bool:
        """Whether the treasure may be in more than one place."""
        return len(self.goals) > 1

    def pairs(self) -> dict[int, int]:
        """Cell of a face-down pair -> the zone of its chest (X1)."""
        places = [self.view.nums[place] for place in self.sheet.places]
        return {at: zone for at, zone in zip(places, self.sheet.chests, strict=True) if at}

    def dwarf(self, at: int) -> int:
        """The owner of the dwarf on a cell, plus one; 0 for none (T2)."""
        for dwarf in self.sheet.dwarves:
            place = self.view.nums[dwarf]
            if place > 0 and place >> 4 == at:
                return (place & 15) + 1
        return 0

    def meets_double(self, grid: Grid) -> bool:
        """Whether a grid reaches the double card, which nobody has done yet (W2)."""
        visited = self.sheet.num("visited")
        if visited < 0 or self.view.nums[visited]:
            return False
        doubles = self.sheet.doubles
        return any(grid.lit[at] for at, tile in grid.tiles.items() if doubles[tile >> 1])

    def cost_for(self, colour: int) -> float:
        """What the treasure costs a team, or everybody."""
        if not self.doors or colour == self.aim.colour:
            return self.cost
        return self._mean(self.ground.costs(self._walked(colour), self.goals))

    def num(self, name: str) -> int:
        """A public counter; 0 where there is none of that name."""
        at = self.sheet.num(name)
        return self.view.nums[at] if at >= 0 else 0

    def pieces(self, seat: int) -> int:
        """The gold pieces of a seat."""
        return self.num(f"pieces.{seat}")

    def left(self) -> int:
        """How many cards can still be played in this round."""
        view, sheet = self.view, self.sheet
        return len(view.zones[sheet.pile]) + sum([len(view.zones[hand]) for hand in sheet.hands])

    def closing(self) -> bool:
        """Whether the round may soon be over."""
        return self.cost < 2.5 or self.left() < 3 * self.sheet.seats
