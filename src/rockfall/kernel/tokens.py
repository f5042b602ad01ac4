"""Tokens: things that stand on the table, and the one number that says where and whose each is.

The number is a public counter: 0 while the token is in the box, -1 when it is gone for this
round, otherwise its place, and below that four bits for whose it is. This file alone knows so.
"""

from typing import Final

from rockfall.kernel.geometry import STEP, E, N, S, W

IN_BOX: Final = 0
GONE: Final = -1

# What a place is: a cell, one of up to eight spaces inside a tile, or a side of a cell.
ON_CELL: Final = 0
IN_SPACE: Final = 1
ON_EDGE: Final = 2
#: A place above the bits that say which space, or which edge: the cell's north 0, its west 1.
_PART_BITS: Final[list[int]] = [0, 3, 1]
SPACES: Final = 8

# Owners: a seat's number, or one of these. Whoever puts a token down may be its owner.
NOBODYS: Final = 15
CARRIED: Final = -1
_OWNER_BITS: Final = 4


class Token:
    """A token as a module declares it: its counter, its sort, what its places are, its owner."""

    def __init__(self, num: int, sort: str, place: int, owner: int) -> None:
        self.num = num
        self.sort = sort
        self.place = place
        #: a seat, NOBODYS, or CARRIED: then the number alone says whose it is
        self.owner = owner
        #: the counter whose number it shows; -1 where it shows none
        self.shows = -1

    def cell(self, value: int) -> int:
        """The cell where it stands, or whose edge; -1 if it is not on the table."""
        return place_of(value) >> _PART_BITS[self.place] if stands(value) else -1

    def part(self, value: int) -> int:
        """In which space of the tile it stands, or on which edge of the cell."""
        return place_of(value) & (1 << _PART_BITS[self.place]) - 1


def pack_token(place: int, owner: int) -> int:
    """The number of a token that stands on a place and belongs to a seat or to nobody."""
    return place << _OWNER_BITS | owner


def stands(value: int) -> bool:
    """Whether the number of a token says that it stands on the table."""
    return value > 0


def place_of(value: int) -> int:
    """The place of a token that stands."""
    return value >> _OWNER_BITS


def owner_of(value: int) -> int:
    """The owner of a token that stands, or NOBODYS."""
    return value & NOBODYS


def space(at: int, number: int) -> int:
    """A space inside the tile on a cell, as a place."""
    return at << _PART_BITS[IN_SPACE] | number


def cell_of(place: int) -> int:
    """The cell of a space that is a place."""
    return place >> _PART_BITS[IN_SPACE]


def part_of(place: int) -> int:
    """Which space of its tile a place is."""
    return place & SPACES - 1


def edge(at: int, side: int) -> int:
    """A side of a cell, as a place: the same one from either of the two cells it parts."""
    if side & (E | S):
        at += STEP[side]
    return at << _PART_BITS[ON_EDGE] | (0 if side & (N | S) else 1)


def edge_parts(place: int) -> tuple[int, int]:
    """The cell of an edge that is a place, and which of its sides it is."""
    bits = _PART_BITS[ON_EDGE]
    return place >> bits, place & (1 << bits) - 1


def edge_side(part: int) -> int:
    """Which side of its cell an edge is."""
    return W if part else N


def find_token(tokens: list[Token], nums: list[int], at: int) -> Token | None:
    """The first of some tokens that stands on a cell."""
    for token in tokens:
        if token.cell(nums[token.num]) == at:
            return token
    return None


def owner_on(tokens: list[Token], nums: list[int], at: int) -> int:
    """Whose the first of some tokens is that stands on a cell; -1 if none does."""
    token = find_token(tokens, nums, at)
    return -1 if token is None else owner_of(nums[token.num])
