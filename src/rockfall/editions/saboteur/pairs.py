"""Where chest pairs lie: left to chance, a lay-out with a name, or the host's cells (X1, M1)."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from rockfall.editions.game import Named, Setting
from rockfall.editions.saboteur.data import CARDS, JUBILEE
from rockfall.kernel.geometry import SIDES, STEP, cell, cell_text

RANDOM: Final = "random"
#: How the host's own choice is written.
EXAMPLE: Final = "2,1/4,-2/5,2/7,0"
_BETWEEN: Final = "/"
#: Two digits are more than any table needs, and keep a cell inside the grid's numbers.
_CELL: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")

#: Name -> cells; they are in order, so that a lay-out is the same however it was written.
LAYOUTS: Final = {
    name: tuple(sorted(cell(x, y) for x, y in data.cells))
    for name, data in JUBILEE.chests.layouts.items()
}


def goal_cells(parts: Collection[str]) -> list[tuple[int, int]]:
    """Where the goals lie, x and y."""
    return JUBILEE.layout.goals if "new-goals" in parts else CARDS.layout.goals


def field(parts: Collection[str]) -> list[int]:
    """The cells where a pair may lie, if nothing else does (X1)."""
    columns, rows = _columns_and_rows(parts)
    cells = [cell(x, y) for x in columns for y in rows]
    return [at for at in cells if not _beside(at, cell(*CARDS.layout.start))]


def cells_of(word: str) -> tuple[int, ...] | None:
    """The cells a word asks for, none of them if it leaves all to chance; None if it is no word."""
    if word == RANDOM:
        return ()
    if word in LAYOUTS:
        return LAYOUTS[word]
    found = [_CELL.fullmatch(text) for text in word.split(_BETWEEN)]
    cells = [cell(int(text[1]), int(text[2])) for text in found if text]
    return tuple(sorted(cells)) if len(cells) == len(found) else None


def _shortest(cells: tuple[int, ...]) -> str:
    """The shortest word for cells."""
    for name, known in LAYOUTS.items():
        if cells == known:
            return name
    return _written(cells)


def _written(cells: tuple[int, ...]) -> str:
    return _BETWEEN.join(cell_text(at) for at in cells)


def fault(cells: tuple[int, ...], parts: Collection[str]) -> str:
    """Why pairs cannot lie on these cells; empty if they can, or if chance decides."""
    wanted = JUBILEE.chests.pairs
    if cells and len(cells) != wanted:
        return f"there are {wanted} chest pairs, so name {wanted} cells, not {len(cells)}"
    for number, at in enumerate(cells):
        why = _why_not(at, cells[:number], parts)
        if why:
            return f"no chest pair can lie on {cell_text(at)}: {why}"
    return ""


def _why_not(at: int, others: tuple[int, ...], parts: Collection[str]) -> str:
    """Why a pair cannot lie on a cell when others lie already; empty if it can."""
    taken = _taken(parts)
    if at in taken:
        return f"{taken[at]} lies there"
    if at in others:
        return "another pair lies there"
    if _beside(at, cell(*CARDS.layout.start)):
        return "it is beside the start"
    if at not in field(parts):
        columns, rows = _columns_and_rows(parts)
        return (
            f"pairs lie in columns {columns[0]} to {columns[-1]} and rows {rows[0]} to {rows[-1]}"
        )
    for other in others:
        if _beside(at, other):
            return f"it is beside the pair on {cell_text(other)}"
    return ""


def _taken(parts: Collection[str]) -> dict[int, str]:
    """What lies on which cells before the pairs do."""
    taken = {cell(*CARDS.layout.start): "the start"}
    taken |= {cell(x, y): "a goal" for x, y in goal_cells(parts)}
    if "costume" in parts or "party" in parts:
        taken |= {cell(x, y): "the double card" for x, y in JUBILEE.double_layout.cells}
    if "tournament" in parts:
        taken[cell(*JUBILEE.tournament.card)] = "the tournament's card"
    return taken


def _columns_and_rows(parts: Collection[str]) -> tuple[range, range]:
    rows = [row for _, row in goal_cells(parts)]
    first, last = JUBILEE.chests.columns
    return range(first, last + 1), range(min(rows), max(rows) + 1)


def _beside(at: int, other: int) -> bool:
    return any(at + STEP[side] == other for side in SIDES)


class Pairs(Setting):
    """Where the chest pairs lie, as something to be settled about their part."""

    question = "Where chests lie, unless chance decides"
    usual = RANDOM
    names: Mapping[str, Named] = {
        name: Named(data.sentence, _written(LAYOUTS[name]))
        for name, data in JUBILEE.chests.layouts.items()
    }
    others = "cells"
    example = EXAMPLE
    form = "LAYOUT|CELL/CELL/CELL/CELL"

    def read(self, word: str) -> str | None:
        cells = cells_of(word)
        return None if cells is None else _shortest(cells)

    def fault(self, word: str, parts: Collection[str]) -> str:
        return fault(cells_of(word) or (), parts)
