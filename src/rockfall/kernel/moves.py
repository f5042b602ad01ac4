"""A move as one int: verb, card and two arguments. Text exists only in the notation.

A pending decision (a *task*) is packed alike, with the seat that must answer in the card's place.
"""

from typing import Final

#: Where the parts of a move begin.
CARD_AT: Final = 6
A: Final = 14
_B: Final = 32
_BITS_A: Final = (1 << (_B - A)) - 1

# What an argument of a verb means; the notation prints and parses by these.
NOTHING: Final = 0
CELL: Final = 1
SEAT: Final = 2
TURN: Final = 3
CARD: Final = 4


def pack(verb: int, card: int = 0, a: int = 0, b: int = 0) -> int:
    """A move out of its parts."""
    return verb | card << CARD_AT | a << A | b << _B


def verb_of(move: int) -> int:
    """Which verb the move uses."""
    return move & 63


def card_of(move: int) -> int:
    """Which card the move uses, 0 for none."""
    return move >> CARD_AT & 255


def a_of(move: int) -> int:
    """The first argument: a cell or a seat."""
    return move >> A & _BITS_A


def b_of(move: int) -> int:
    """The second argument: a rotation or another card."""
    return move >> _B


def without_card(move: int) -> int:
    """The move as someone sees it who may not see the card."""
    return move & ~(255 << CARD_AT)


def task_of(kind: int, seat: int, a: int = 0, b: int = 0) -> int:
    """A pending decision out of its parts."""
    return pack(kind, seat, a, b)


def kind_of(task: int) -> int:
    """Which question a pending decision asks."""
    return task & 63


def seat_of(task: int) -> int:
    """Which seat must answer a pending decision."""
    return task >> CARD_AT & 255
