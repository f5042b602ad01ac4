"""The board as lines: every card a little drawing, rulers for the coordinates, numbered marks.

What does not fit in the window is cut off on the far side of the action, and an arrow on the
ruler says that there is more.
"""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from rockfall.kernel.geometry import ALL_SIDES, cell, column, row
from rockfall.kernel.layout import BACK, Layout
from rockfall.kernel.state import State
from rockfall.terminal.cards import (
    Drawing,
    Size,
    draw_back,
    draw_empty,
    draw_tile,
    to_lines,
    write_over,
)
from rockfall.terminal.glyphs import Glyphs
from rockfall.terminal.places import draw_spaces, draw_tokens

RULER_COLUMNS = 4
TREASURE = "treasure"
NO_MARKS: Mapping[int, str] = {}
#: cell -> space of its tile -> the number written there
Numbers = Mapping[int, Mapping[int, str]]
NO_NUMBERS: Numbers = {}


class Window(NamedTuple):
    """Columns and rows of the board from the first to the last, both included."""

    west: int
    north: int
    east: int
    south: int

    @property
    def wide(self) -> int:
        """How many columns."""
        return self.east - self.west + 1

    @property
    def high(self) -> int:
        """How many rows."""
        return self.south - self.north + 1

    def columns(self, size: Size) -> int:
        """How many characters wide it is drawn, ruler included."""
        return RULER_COLUMNS + self.wide * size.columns

    def lines(self, size: Size) -> int:
        """How many lines high it is drawn, ruler included."""
        return 1 + self.high * size.lines

    def holds(self, at: int) -> bool:
        """Whether a cell is inside."""
        return self.west <= column(at) <= self.east and self.north <= row(at) <= self.south


def whole(view: State, marks: Mapping[int, str] = NO_MARKS) -> Window:
    """The window that shows every card and mark, and to the west and east where one could build.

    Rows to build on are added only when they are marked: lines are scarcer than columns.
    """
    grid = view.grid
    shown = [*grid.tiles, *grid.down, *marks]
    if not shown:
        return Window(0, 0, 0, 0)
    xs = [column(at) for at in (*shown, *grid.sites)]
    ys = [row(at) for at in shown]
    return Window(min(xs), min(ys), max(xs), max(ys))


def crop(window: Window, focus: int, columns: int, lines: int, size: Size) -> Window:
    """The part of a window that fits into columns and lines, around a cell."""
    wide = max(1, min(window.wide, (columns - RULER_COLUMNS) // size.columns))
    high = max(1, min(window.high, (lines - 1) // size.lines))
    west = _first(window.west, window.east, wide, column(focus))
    north = _first(window.north, window.south, high, row(focus))
    return Window(west, north, west + wide - 1, north + high - 1)


def _first(low: int, high: int, length: int, focus: int) -> int:
    return max(low, min(focus - length // 2, high - length + 1))


def draw_board(
    view: State,
    window: Window,
    size: Size,
    signs: Glyphs,
    marks: Mapping[int, str] = NO_MARKS,
    numbers: Numbers = NO_NUMBERS,
) -> list[Text]:
    """The cells of a window with their marks, a ruler above and one to the left."""
    everything = whole(view, marks)
    lines = [_ruler(window, everything, size, signs)]
    for y in range(window.north, window.south + 1):
        xs = range(window.west, window.east + 1)
        cells = [_cell(view, cell(x, y), size, signs, marks, numbers) for x in xs]
        for i in range(size.lines):
            strip = to_lines([[sign for drawing in cells for sign in drawing[i]]])[0]
            label = _label(window, everything, y, i, size, signs)
            lines.append(Text().append(label, "ruler").append_text(strip))
    return lines


def _label(window: Window, everything: Window, y: int, i: int, size: Size, signs: Glyphs) -> str:
    """The left ruler beside line `i` of row y: the row's number, or that there are more rows."""
    more = ""
    if y == window.north > everything.north and i == 0:
        more = signs.more[2]
    elif y == window.south < everything.south and i == size.lines - 1:
        more = signs.more[3]
    number = f"{y}" if i == size.lines // 2 else ""
    return f"{more:1}{number:>{RULER_COLUMNS - 2}} "


def _ruler(window: Window, everything: Window, size: Size, signs: Glyphs) -> Text:
    left = signs.more[0] if window.west > everything.west else " "
    right = signs.more[1] if window.east < everything.east else ""
    numbers = "".join(_centred(x, size) for x in range(window.west, window.east + 1))
    numbers = numbers.rstrip() if not right else numbers[:-1]
    return Text().append(f"{left:>{RULER_COLUMNS}}{numbers}{right}", "ruler")


def _centred(x: int, size: Size) -> str:
    """A column's number with its last digit over the middle of the column."""
    middle = size.columns // 2
    return f"{x:>{middle + 1}}".ljust(size.columns)


def _cell(
    view: State, at: int, size: Size, signs: Glyphs, marks: Mapping[int, str], numbers: Numbers
) -> Drawing:
    grid = view.grid
    if at in grid.tiles:
        drawing = _face_up(view, at, size, signs)
    elif at in grid.down:
        drawing = _face_down(view, at, size, signs)
    else:
        drawing = draw_empty(size, signs)
    within = numbers.get(at, NO_MARKS)
    low = size is Size.LOW
    draw_tokens(drawing, view, at, size, signs, NO_MARKS if low else within)
    text = _range(list(within.values())) if low else ""
    text = marks.get(at, text)
    if text:
        write_over(drawing, f"[{text}]" if len(text) + 2 <= size.columns else text, "mark")
    return drawing


def _range(numbers: list[str]) -> str:
    """The numbers of spaces of one card, where there is no room to write each on its own."""
    return "-".join([*numbers[:1], *numbers[1:][-1:]])


def _face_up(view: State, at: int, size: Size, signs: Glyphs) -> Drawing:
    layout, tile = view.layout, view.grid.tiles[at]
    # Where one walks over cards, it does not matter which of them the start card reaches.
    lit = ALL_SIDES if layout.spaces.count[tile] else view.grid.lit[at]
    drawing = draw_tile(layout, tile, lit, size, signs)
    draw_spaces(drawing, layout, tile, size, signs)
    sort = layout.decks[layout.deck[tile >> 1]]
    if sort == "start-box" and not layout.spaces.count[tile]:
        write_over(drawing, signs.start, "start")
    elif layout.kinds[tile >> 1] == TREASURE:
        write_over(drawing, signs.treasure, "treasure")
    elif sort == "goal-box" and size is not Size.LOW and not layout.spaces.count[tile]:
        drawing[0][0] = (signs.stone, "hidden")
    return drawing


def _face_down(view: State, at: int, size: Size, signs: Glyphs) -> Drawing:
    """A goal: unknown, or known to this eye alone from a map (B12)."""
    card = view.card(view.grid.down[at])
    if card == BACK:
        return draw_back(signs.unknown, "hidden", size, signs)
    return draw_back(known_sign(view.layout, card, signs), "secret", size, signs)


def known_sign(layout: Layout, card: int, signs: Glyphs) -> str:
    """The sign of a face-down card that one knows: the treasure, what is printed there, a stone."""
    if layout.kinds[card] == TREASURE:
        return signs.treasure
    table, tile = layout.spaces, card * 2
    marks = [table.marks[table.mark[tile << 3 | part]] for part in range(table.count[tile])]
    return next((signs.marks[mark] for mark in marks if mark in signs.marks), signs.stone)
