"""Cells and sides of an unbounded square grid (G1).

A cell is one int, so that a neighbour is one addition; a set of sides is four bits.
"""

from typing import Final

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
ALL_SIDES: Final = 15
# Tables are lists: mypyc boxes a tuple of ints anew whenever it is indexed by a variable.
SIDES: Final[list[int]] = [N, E, S, W]
SIDE_LETTERS: Final = "NESW"

# The middle of the 16-bit cell space: decks hold far fewer than 128 tiles, so play never
# comes near the rim and the table has no edge.
_MIDDLE: Final = 128
_ROW: Final = 256

#: From a side to the neighbour behind it, indexed by the side's bit.
STEP: Final[list[int]] = [0, -_ROW, 1, 0, _ROW, 0, 0, 0, -1]
#: From a set of sides to the same set turned by 180 degrees.
TURNED: Final[list[int]] = [(m << 2 | m >> 2) & ALL_SIDES for m in range(16)]


def cell(x: int, y: int) -> int:
    """The cell in column x (to the east) and row y (to the south)."""
    return (y + _MIDDLE) * _ROW + x + _MIDDLE


def column(at: int) -> int:
    """The x of a cell."""
    return at % _ROW - _MIDDLE


def row(at: int) -> int:
    """The y of a cell."""
    return at // _ROW - _MIDDLE


def cell_text(at: int) -> str:
    """A cell as players write it: ``3,-1``."""
    return f"{column(at)},{row(at)}"


def sides_of(letters: str) -> int:
    """The set of sides that letters name, in either case."""
    sides = 0
    for letter in letters.upper():
        sides |= 1 << SIDE_LETTERS.index(letter)
    return sides
