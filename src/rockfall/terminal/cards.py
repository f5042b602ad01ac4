"""One card in signs: a tile with its tunnels, or a card that lies face down.

A drawing is a list of lines of (sign, style), so that a board can be put together from cells
and marks can be written over them.
"""

from enum import Enum
from itertools import groupby
from typing import Final

from rich.text import Text

from rockfall.kernel.geometry import E, N, S, W
from rockfall.kernel.layout import Layout
from rockfall.kernel.tiles import Tileset
from rockfall.mods.shares import DOOR_COLOURS
from rockfall.terminal.glyphs import Glyphs

Sign = tuple[str, str]
Drawing = list[list[Sign]]

_COLOURS: Final = {number: colour for colour, number in DOOR_COLOURS.items()}
_CRYSTAL: Final = "crystal"
_LADDER: Final = "ladder"


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


class _Face:
    """What is to be drawn of a tile: which sides lead on, which are dead ends, what it bears."""

    def __init__(self, layout: Layout, tile: int) -> None:
        tiles = layout.tileset
        self.opens = tiles.opens[tile]
        sides = [side for side in (N, E, S, W) if self.opens & side]
        strands = {tiles.strand[tile << 4 | side] for side in sides}
        through = [s for s in strands if s.bit_count() > 1 or tiles.ladder[tile] & s]
        #: sides that lead on, dead ends (G2), and the strands that pass each other unjoined
        self.joined = sum(through)
        self.stubs = self.opens & ~self.joined
        self.apart = len(through) > 1
        self.falling = self.apart and N | E in through
        self.bridge = self.apart and N | S in through
        self.door = next((_door(tiles, tile, s) for s in sides if _door(tiles, tile, s)), "")
        # The start card has a ladder too, but it is known by a sign of its own.
        start = layout.decks[layout.deck[tile >> 1]] == "start-box"
        self.ladder = bool(tiles.ladder[tile]) and not start
        self.crystal = layout.kinds[tile >> 1].startswith(_CRYSTAL)

    def middle(self, lines: str, signs: Glyphs) -> str:
        """The sign where the tunnels meet, or pass each other."""
        if not self.apart:
            return lines[self.joined]
        return signs.bridge if self.bridge else signs.bends[self.falling]


def _door(tiles: Tileset, tile: int, side: int) -> str:
    """The colour of the door behind an opening; empty if there is none."""
    return _COLOURS.get(tiles.door[tile << 4 | side], "")


def _even(sign: str, style: str, size: Size) -> Drawing:
    return [[(sign, style)] * size.columns for _ in range(size.lines)]


def draw_tile(layout: Layout, tile: int, lit: int, size: Size, signs: Glyphs) -> Drawing:
    """A face-up card; `lit` are its reached sides (G4)."""
    out = _even(signs.rock if lit else signs.dark_rock, "rock", size)
    face = _Face(layout, tile)
    if size is Size.LOW:
        _draw_low(out, face, lit, signs)
        return out
    middle = size.columns // 2
    for side in (N, E, S, W):
        if face.opens & side:
            _draw_arm(out, face, side, lit, signs)
    if face.joined:
        lines, style = (signs.lit, "lit") if lit & face.joined else (signs.dark, "dark")
        out[1][middle] = (face.middle(lines, signs), style)
    else:
        out[1][middle] = (signs.rubble, "rubble")
    _draw_features(out, face, size, signs)
    return out


def _draw_arm(out: Drawing, face: _Face, side: int, lit: int, signs: Glyphs) -> None:
    """The tunnel from an edge to the middle; a dead end stops half-way."""
    columns = len(out[0])
    middle = columns // 2
    lines, style = (signs.lit, "lit") if lit & side else (signs.dark, "dark")
    along = N | S if side & (N | S) else E | W
    half = (lines[side], style)
    if face.joined and lines[side] == lines[along]:
        half = (signs.rubble, "rubble")
    blind = bool(face.stubs & side)
    if side & (N | S):
        out[0 if side == N else 2][middle] = half if blind else (lines[along], style)
        return
    out[1][columns - 1 if side == E else 0] = (lines[along], style)
    inner = middle + 1 if side == E else middle - 1
    if blind and face.joined and columns > Size.MIDDLE.columns:
        half = (signs.rubble, "rubble")
    out[1][inner] = half if blind else (lines[along], style)


def _draw_features(out: Drawing, face: _Face, size: Size, signs: Glyphs) -> None:
    """A ladder or a door where the tunnels meet, a crystal in the corner."""
    middle = size.columns // 2
    if face.ladder:
        out[1][middle] = (signs.ladder, _LADDER)
    if face.crystal:
        out[0][-1] = (signs.crystal, _CRYSTAL)
    if face.door:
        out[1][middle] = (face.door[0].upper(), face.door)
        if size is Size.LARGE:
            for side, column, sign in zip((W, E), (1, 3), signs.doors[face.door], strict=True):
                if not face.stubs & side:
                    out[1][column] = (sign, face.door)


def _draw_low(out: Drawing, face: _Face, lit: int, signs: Glyphs) -> None:
    """A card on one line: the middle tells all four sides."""
    reached = bool(lit & face.joined)
    lines, style = (signs.low_lit, "lit") if reached else (signs.low_dark, "dark")
    mixed = signs.low_lit_mixed if reached else signs.low_dark_mixed
    if not face.joined:
        out[0][1] = (signs.low_stubs[face.opens], "rubble")
    elif face.stubs:
        out[0][1] = (mixed[face.joined << 4 | face.stubs], style)
    else:
        out[0][1] = (face.middle(lines, signs), style)
    for side, column in ((W, 0), (E, 2)):
        if face.stubs & side:
            out[0][column] = (signs.low_stubs[E | W], "rubble")
        elif lit & face.opens & side:
            out[0][column] = (signs.low_lit[E | W], "lit")
        elif face.opens & side:
            out[0][column] = (signs.low_dark[E | W], "dark")
    feature = _low_feature(face, signs)
    if feature is not None:
        out[0][_low_place(face)] = feature


def _low_feature(face: _Face, signs: Glyphs) -> Sign | None:
    if face.door:
        return face.door[0].upper(), face.door
    if face.ladder:
        return signs.ladder, _LADDER
    return (signs.crystal, _CRYSTAL) if face.crystal else None


def _low_place(face: _Face) -> int:
    """Where a sign hides least: rock, else a side that leads on, which the middle shows too."""
    for hidden in (face.opens, face.stubs):
        for side, column in ((E, 2), (W, 0)):
            if not hidden & side:
                return column
    return 2


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
