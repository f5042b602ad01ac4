"""What a decision is about, beyond who decides: public facts, worded later by whoever shows it."""

from typing import Final

from rockfall.kernel.moves import CARD, CELL, SEAT

#: What a fact is besides a cell, a seat or a card: a plain number.
NUMBER: Final = 5


class Fact:
    """Something that is spoken of: its name among the arguments of a sentence, and what it is."""

    def __init__(self, name: str, sort: int, value: int) -> None:
        self.name = name
        self.sort = sort
        self.value = value


def of_cell(name: str, cell: int) -> Fact:
    """A cell that is spoken of."""
    return Fact(name, CELL, cell)


def of_seat(name: str, seat: int) -> Fact:
    """A seat that is spoken of."""
    return Fact(name, SEAT, seat)


def of_card(name: str, kind: int) -> Fact:
    """A card that is spoken of; all must see it."""
    return Fact(name, CARD, kind)


class About:
    """Facts, and what is special about the case, as a word for the end of a key."""

    def __init__(self, facts: list[Fact], twist: str = "") -> None:
        self.facts = facts
        self.twist = twist
