"""Walking through tunnels when some doors are shut (S20): exact for every route."""

from rockfall.kernel.geometry import SIDES, STEP, TURNED
from rockfall.kernel.grid import Grid


def leads_to(grid: Grid, target: int, shut: int) -> bool:
    """Whether a walk from the ladders enters a tile without crossing a door of a colour.

    A walk crosses a door when it goes from one opening to another along the strand that bears it;
    so what is walked are openings, not cards.
    """
    tileset = grid.tileset
    left: list[int] = []
    for at, tile in grid.tiles.items():
        if tileset.ladder[tile]:
            left.append(at << 4 | tileset.ladder[tile])
    entered: dict[int, int] = {}
    while left:
        step = left.pop()
        at = step >> 4
        for side in SIDES:
            if not step & side:
                continue
            beside, back = at + STEP[side], TURNED[side]
            tile = grid.tiles.get(beside, 0)
            if not tileset.opens[tile] & back or entered.get(beside, 0) & back:
                continue
            if beside == target:
                return True
            way = tile << 4 | back
            # Behind a shut door one stands in the opening, and gets no further.
            shut_here = shut and tileset.door[way] == shut
            entered[beside] = entered.get(beside, 0) | (back if shut_here else tileset.strand[way])
            if not shut_here:
                left.append(beside << 4 | tileset.strand[way])
    return False
