"""Strides: where a single step leads over face-up cards, whoever takes it (D0, D7, D8)."""

from typing import Final

from rockfall.kernel.geometry import SIDES, STEP, TURNED
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.kernel.tokens import cell_of, edge, part_of, space

#: In place of steps that are left: the walk is over, whatever was left of it.
WALK_OVER: Final = -1


def strides(rules: Rules, state: State, place: int) -> list[int]:
    """The spaces one step from a space: in its tile, over an edge, from portal to portal."""
    grid, table = state.grid, state.layout.spaces
    at = cell_of(place)
    here = grid.tiles[at] << 3 | part_of(place)
    found = [space(at, near) for near in table.near[here]]
    sides = table.sides[here]
    for side in SIDES:
        if sides & side:
            beside, back = at + STEP[side], TURNED[side]
            tile = grid.tiles.get(beside, 0)
            if grid.tileset.opens[tile] & back and not rules.halted(state, edge(at, side)):
                found.append(space(beside, table.at[tile << 4 | back]))
    if table.mark[here] == state.layout.portal:
        for other in marked(state, state.layout.portal):
            if other != place and other not in found:
                found.append(other)
    return found


def knocks(rules: Rules, state: State, place: int) -> list[int]:
    """The cells of face-down cards behind the open ends of a space."""
    at = cell_of(place)
    sides = state.layout.spaces.sides[state.grid.tiles[at] << 3 | part_of(place)]
    found: list[int] = []
    for side in SIDES:
        if sides & side:
            beside = at + STEP[side]
            if beside in state.grid.down and not rules.halted(state, edge(at, side)):
                found.append(beside)
    return found


def hindrance(rules: Rules, state: State, place: int, there: int) -> Refusal | None:
    """What on an edge is all that keeps a space from being one step away; None if nothing is.

    A face-down card has but one space, whatever its number.
    """
    grid, table = state.grid, state.layout.spaces
    at, beside = cell_of(place), cell_of(there)
    sides = table.sides[grid.tiles[at] << 3 | part_of(place)]
    for side in SIDES:
        if sides & side and at + STEP[side] == beside:
            tile, back = grid.tiles.get(beside, 0), TURNED[side]
            opens = grid.tileset.opens[tile] & back
            joined = opens and table.at[tile << 4 | back] == part_of(there)
            if joined or beside in grid.down:
                return rules.hindered(state, edge(at, side))
    return None


def marked(state: State, mark: int) -> list[int]:
    """All spaces of face-up cards that bear a mark."""
    table = state.layout.spaces
    found: list[int] = []
    for at, tile in state.grid.tiles.items():
        for number in range(table.count[tile]):
            if table.mark[tile << 3 | number] == mark:
                found.append(space(at, number))
    return found


def mark_at(state: State, place: int) -> int:
    """What is printed on a space; 0 for nothing."""
    tile = state.grid.tiles[cell_of(place)]
    return state.layout.spaces.mark[tile << 3 | part_of(place)]
