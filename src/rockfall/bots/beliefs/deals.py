"""Who may hinder: every set of seats, and in how many ways roles can be dealt like that (B1)."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from rockfall.bots.standard.table.lookup import Lookup


class Deal(NamedTuple):
    """A set of seats that hinder, and the number of deals that make it so."""

    seats: tuple[int, ...]
    bits: int
    ways: float


@lru_cache(maxsize=64)
def deals(lookup: Lookup) -> tuple[Deal, ...]:
    """All sets that the role cards allow; some cards are laid aside, unseen."""
    hinder = hinderers(lookup)
    dig = lookup.role_cards - hinder
    found: list[Deal] = []
    for bits in range(1 << lookup.seats):
        seats = tuple(seat for seat in range(lookup.seats) if bits >> seat & 1)
        others = lookup.seats - len(seats)
        if len(seats) <= hinder and others <= dig:
            aside = lookup.role_cards - lookup.seats
            found.append(Deal(seats, bits, float(comb(aside, hinder - len(seats)))))
    return tuple(found)


@lru_cache(maxsize=64)
def prior(lookup: Lookup) -> float:
    """How likely any seat hinders, to an outside observer before anything was done."""
    return hinderers(lookup) / lookup.role_cards


def hinderers(lookup: Lookup) -> int:
    """How many role cards hinder."""
    return sum(lookup.layout.count[kind] for kind in lookup.role_kinds if lookup.aims[kind].hinders)
