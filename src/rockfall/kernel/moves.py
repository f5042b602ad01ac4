"""A move as one int: verb, card and two arguments. Text exists only in the notation.

A pending decision (a *task*) is packed alike, with the seat that must answer in the card's place.
"""

from typing import Final

# Where the parts of a move begin. All but a few moves fit into thirty bits, the size up to which
# CPython compares and sorts ints fastest.
CARD_AT: Final = 6
A_AT: Final = 13
B_AT: Final = 29
_VERB_BITS: Final = (1 << CARD_AT) - 1
_CARD_BITS: Final = (1 << (A_AT - CARD_AT)) - 1
_A_BITS: Final = (1 << (B_AT - A_AT)) - 1

# What an argument of a verb means; the notation prints and parses by these.
NOTHING: Final = 0
CELL: Final = 1
SEAT: Final = 2
TURN: Final = 3
CARD: Final = 4
# A space of the tile on the cell before it; the north (0) or west (1) edge of that cell.
SPACE: Final = 6
EDGE: Final = 7


def pack(verb: int, card: int = 0, a: int = 0, b: int = 0) -> int:
    """A move out of its parts; or a pending decision: its kind, the seat, what it is about."""
    return verb | card << CARD_AT | a << A_AT | b << B_AT


def verb_of(move: int) -> int:
    """Which verb the move uses."""
    return move & _VERB_BITS


def card_of(move: int) -> int:
    """Which card the move uses, 0 for none."""
    return move >> CARD_AT & _CARD_BITS


def a_of(move: int) -> int:
    """The first argument: a cell or a seat."""
    return move >> A_AT & _A_BITS


def b_of(move: int) -> int:
    """The second argument: a rotation or another card."""
    return move >> B_AT


def without_card(move: int) -> int:
    """The move as someone sees it who may not see the card."""
    return move & ~(_CARD_BITS << CARD_AT)


def kind_of(task: int) -> int:
    """Which question a pending decision asks."""
    return task & _VERB_BITS


def seat_of(task: int) -> int:
    """Which seat must answer a pending decision."""
    return task >> CARD_AT & _CARD_BITS
