"""One card in signs: a tile with its tunnels, or a card that lies face down.

A drawing is a list of lines of (sign, style), so that a board can be put together from cells
and marks can be written over them.
"""

from enum import Enum
from itertools import groupby

from rich.text import Text

from rockfall.kernel.geometry import E, N, S, W
from rockfall.kernel.tiles import Tileset
from rockfall.terminal.glyphs import Glyphs

Sign = tuple[str, str]
Drawing = list[list[Sign]]


class Size(Enum):
    """How large a card is drawn: columns and lines."""

    LARGE = (5, 3)
    MIDDLE = (3, 3)
    LOW = (3, 1)

    @property
    def columns(self) -> int:
        """Columns of one card."""
        return self.value[0]

    @property
    def lines(self) -> int:
        """Lines of one card."""
        return self.value[1]


def _even(sign: str, style: str, size: Size) -> Drawing:
    return [[(sign, style)] * size.columns for _ in range(size.lines)]


def _stub(tiles: Tileset, tile: int, side: int) -> bool:
    """Whether a side has a strand to itself: a dead end (G2)."""
    return tiles.strand[tile << 4 | side] == side


def _joined(tiles: Tileset, tile: int) -> int:
    """The sides that lead on through the card."""
    opens = tiles.opens[tile]
    return sum(s for s in (N, E, S, W) if opens & s and not _stub(tiles, tile, s))


def draw_tile(tiles: Tileset, tile: int, lit: int, size: Size, signs: Glyphs) -> Drawing:
    """A face-up card; `lit` are its reached sides (G4)."""
    out = _even(signs.rock if lit else signs.dark_rock, "rock", size)
    if size is Size.LOW:
        _draw_low(out, tiles, tile, lit, signs)
        return out
    middle, far = size.columns // 2, size.columns - 1
    opens, joined = tiles.opens[tile], _joined(tiles, tile)
    ends = {N: (0, middle), E: (1, far), S: (2, middle), W: (1, 0)}
    for side, (line, column) in ends.items():
        if not opens & side:
            continue
        lines, style = (signs.lit, "lit") if lit & side else (signs.dark, "dark")
        along = N | S if side & (N | S) else E | W
        out[line][column] = (lines[along], style)
        if side & (E | W):
            inner = middle + 1 if side == E else middle - 1
            out[1][inner] = (lines[side if _stub(tiles, tile, side) else along], style)
        elif _stub(tiles, tile, side):
            out[line][column] = (lines[side], style)
    if joined:
        lines, style = (signs.lit, "lit") if lit & joined else (signs.dark, "dark")
        out[1][middle] = (lines[joined], style)
    else:
        out[1][middle] = (signs.rubble, "rubble")
    return out


def _draw_low(out: Drawing, tiles: Tileset, tile: int, lit: int, signs: Glyphs) -> None:
    """A card on one line: the middle tells all four sides."""
    opens, joined = tiles.opens[tile], _joined(tiles, tile)
    lines, style = (signs.low_lit, "lit") if lit & joined else (signs.low_dark, "dark")
    if not joined:
        lines, style = signs.low_stubs, "rubble"
    out[0][1] = (lines[opens], style)
    for side, column in ((W, 0), (E, 2)):
        if opens & side:
            out[0][column] = (lines[E | W], style)


def draw_back(face: str, style: str, size: Size, signs: Glyphs) -> Drawing:
    """A face-down card with a sign on it: what is known of its face."""
    upper_left, upper_right, lower_right, lower_left, level, upright = tuple(signs.frame)
    if size is Size.LOW:
        return [[("[", "hidden"), (face, style), ("]", "hidden")]]
    out = _even(" ", "hidden", size)
    out[0] = [(level, "hidden")] * size.columns
    out[2] = [(level, "hidden")] * size.columns
    out[0][0], out[0][-1] = (upper_left, "hidden"), (upper_right, "hidden")
    out[2][0], out[2][-1] = (lower_left, "hidden"), (lower_right, "hidden")
    out[1][0] = out[1][-1] = (upright, "hidden")
    out[1][size.columns // 2] = (face, style)
    return out


def draw_empty(size: Size, signs: Glyphs) -> Drawing:
    """A cell where nothing lies."""
    out = _even(" ", "", size)
    out[size.lines // 2][size.columns // 2] = (signs.empty, "earth")
    return out


def write_over(drawing: Drawing, text: str, style: str) -> None:
    """Write a short text over the middle of a drawing."""
    line = drawing[len(drawing) // 2]
    first = max(0, (len(line) - len(text)) // 2)
    for i, sign in enumerate(text[: len(line)]):
        line[first + i] = (sign, style)


def to_lines(drawing: Drawing) -> list[Text]:
    """A drawing as lines to print."""
    lines = []
    for row in drawing:
        line = Text()
        for style, run in groupby(row, key=lambda sign: sign[1]):
            line.append("".join(sign for sign, _ in run), style)
        lines.append(line)
    return lines
