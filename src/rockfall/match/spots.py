"""Spots of the grid as arguments of a sentence: goals, which everybody sees lie, by their number.

Nobody sees coordinates on a table, but everybody sees which goal is the upper one. So a face-down
goal comes with its number, counted from the top and from the left, and how many there are:
``8,-2 1/3``. Words are made of it in `words`.
"""

from typing import Final

from rockfall.kernel.geometry import cell_text, column, row
from rockfall.kernel.state import State

_GOAL: Final = "goal"
#: Goals in two rows of two lie at corners.
_CORNERS: Final = 4


def spot_text(view: State, at: int) -> str:
    """A spot as a sentence has it."""
    where = cell_text(at)
    layout = view.layout
    zone = view.grid.down.get(at, -1)
    if zone < 0 or layout.stems[zone] != _GOAL:
        return where
    goals = _goals(view, layout.carries[zone])
    rows = len({row(goal) for goal in goals})
    if rows != len(goals) and (rows, len(goals)) != (_CORNERS // 2, _CORNERS):
        return where
    return f"{where} {goals.index(at) + 1}/{len(goals)}"


def _goals(view: State, deck: int) -> list[int]:
    """Where goals lie, face down or turned over, as one reads them."""
    layout, grid = view.layout, view.grid
    down = [at for at, zone in grid.down.items() if layout.stems[zone] == _GOAL]
    turned = [at for at, tile in grid.tiles.items() if layout.deck[tile >> 1] == deck]
    return sorted(down + turned, key=lambda at: (row(at), column(at)))
