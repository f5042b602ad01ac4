"""A view as the greedy bot judges it: costs now, costs after a move, who is who."""

from rockfall.bots.greedy.cost import Survey
from rockfall.bots.greedy.odds import goal_odds
from rockfall.bots.greedy.sheet import Sheet
from rockfall.kernel.grid import Grid
from rockfall.kernel.moves import a_of, b_of, card_of
from rockfall.kernel.state import State

BIAS = 0.0


def survey(sheet: Sheet, view: State) -> Survey:
    """The table of this round: whatever lies there that was not drawn from the pile marks it."""
    layout = sheet.layout
    drawn = layout.carries[sheet.pile]
    marks = [at for at, tile in view.grid.tiles.items() if layout.deck[tile >> 1] != drawn]
    return Survey(marks + list(view.grid.down), sheet.passages)


class Position:
    """What a seat thinks of the table at one moment."""

    def __init__(
        self, sheet: Sheet, view: State, seat: int, ground: Survey, favourite: int = -1
    ) -> None:
        self.sheet = sheet
        self.view = view
        self.seat = seat
        self.ground = ground
        self.odds = goal_odds(sheet, view)
        self.goals = [at for at in self.odds if self.odds[at] > 0]
        self.aim = [self.odds[at] for at in self.goals]
        if BIAS and len(self.goals) > 1 and favourite >= 0:
            best = max(self.aim)
            top = [i for i, chance in enumerate(self.aim) if chance >= best - 1e-9]
            pick = top[favourite % len(top)]
            self.aim = [a * (1 - BIAS) for a in self.aim]
            self.aim[pick] += BIAS
        self.costs = ground.costs(view.grid, self.goals)
        self.cost = self._mean(self.costs)

    def _mean(self, costs: list[float]) -> float:
        return sum([aim * cost for aim, cost in zip(self.aim, costs, strict=True)])

    def gains(self, grid: Grid) -> list[float]:
        """By how many cards each possible goal has come nearer on another grid."""
        after = self.ground.costs(grid, self.goals)
        return [now - then for now, then in zip(self.costs, after, strict=True)]

    def gain(self, grid: Grid) -> float:
        """The same, weighed by where the treasure may be."""
        return self._mean(self.gains(grid))

    def dug(self, move: int) -> Grid:
        """The grid after a path card is laid."""
        grid = self.view.grid.copy()
        grid.place(a_of(move), card_of(move) * 2 + b_of(move))
        return grid

    def fallen(self, move: int) -> Grid:
        """The grid after a card is taken off."""
        grid = self.view.grid.copy()
        grid.lift(a_of(move))
        return grid

    def hit(self, grid: Grid) -> float:
        """The chance that the treasure is among the goals that are reached on a grid."""
        return sum([self.odds[at] for at in grid.touched])

    def broken(self, seat: int) -> bool:
        """Whether anything lies in front of a seat."""
        return bool(self.view.zones[self.sheet.mats[seat]])

    def uncertain(self) -> bool:
        """Whether the treasure may be in more than one place."""
        return len(self.goals) > 1
