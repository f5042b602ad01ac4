"""A view as the greedy bot judges it: what the treasure costs now, and after a move."""

from typing import NamedTuple

from rockfall.bots.greedy.cost import Survey
from rockfall.bots.greedy.odds import goal_odds
from rockfall.bots.greedy.sheet import ROCKFALL, ROTATE, Sheet
from rockfall.kernel.grid import Grid
from rockfall.kernel.moves import a_of, b_of, card_of, verb_of
from rockfall.kernel.state import State


def survey(sheet: Sheet, view: State) -> Survey:
    """The table of this round: whatever lies there that was not drawn from the pile marks it."""
    layout = sheet.layout
    drawn = layout.carries[sheet.pile]
    marks = [at for at, tile in view.grid.tiles.items() if layout.deck[tile >> 1] != drawn]
    return Survey(marks + list(view.grid.down), sheet.passages)


class Outcome(NamedTuple):
    """What a move does: cards gained on the treasure, on the goal it helps most, and luck."""

    gain: float
    best: float
    #: the chance that the treasure is among the goals that are reached then
    hit: float


class Position:
    """What a seat thinks of the table at one moment."""

    def __init__(self, sheet: Sheet, view: State, seat: int, ground: Survey) -> None:
        self.sheet = sheet
        self.view = view
        self.seat = seat
        self.ground = ground
        self.bad = view.card(sheet.roles[seat]) == sheet.saboteur
        self.odds = goal_odds(sheet, view)
        self.goals = [at for at in self.odds if self.odds[at] > 0]
        self.costs = ground.costs(view.grid, self.goals)
        #: cards missing to the treasure, wherever it may be
        self.cost = sum([self.odds[at] * self.costs[i] for i, at in enumerate(self.goals)])
        self._outcomes: dict[int, Outcome] = {}

    def outcome(self, move: int) -> Outcome:
        """What a move that changes the grid would do."""
        known = self._outcomes.get(move)
        if known is None:
            known = self._outcomes[move] = self._outcome(self._after(move))
        return known

    def _outcome(self, grid: Grid) -> Outcome:
        after = self.ground.costs(grid, self.goals)
        gains = [now - then for now, then in zip(self.costs, after, strict=True)]
        gain = sum([self.odds[at] * gains[i] for i, at in enumerate(self.goals)])
        return Outcome(gain, max(gains, default=0.0), self.hit(grid))

    def _after(self, move: int) -> Grid:
        """The grid after a path card or a goal is laid, or a card is taken off."""
        grid = self.view.grid.copy()
        verb, at = self.sheet.verbs[verb_of(move)], a_of(move)
        if verb == ROCKFALL:
            grid.lift(at)
        else:
            card = self.view.card(grid.down[at]) if verb == ROTATE else card_of(move)
            grid.place(at, card * 2 + b_of(move))
        return grid

    def hit(self, grid: Grid) -> float:
        """The chance that the treasure is among the goals that are reached on a grid."""
        return sum([self.odds[at] for at in grid.touched if at in self.odds])

    def broken(self, seat: int) -> int:
        """How many broken tools lie in front of a seat."""
        return len(self.view.zones[self.sheet.mats[seat]])

    def holds(self, use: str) -> int:
        """How many cards of a use are in the bot's own hand."""
        hand = self.view.zones[self.sheet.hands[self.seat]]
        return sum([self.sheet.uses[card] == use for card in hand])

    def uncertain(self) -> bool:
        """Whether the treasure may be in more than one place."""
        return len(self.goals) > 1
