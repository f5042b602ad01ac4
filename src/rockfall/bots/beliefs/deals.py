"""Who may hinder: every set of seats, and in how many ways roles can be dealt like that (B1)."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from rockfall.bots.standard.table.lookup import Lookup


class Deal(NamedTuple):
    """A set of seats that hinder, and the number of deals that make it so."""

    seats: tuple[int, ...]
    bits: int
    #: 0 if there are too few role cards for such a deal
    ways: float
    #: the set without its last seat: its place in the list of all sets
    rest: int


@lru_cache(maxsize=64)
def sets(lookup: Lookup) -> tuple[Deal, ...]:
    """All sets that are not too large, each behind the one that it adds a seat to."""
    hinder, aside = hinderers(lookup), lookup.role_cards - lookup.seats
    found = [Deal((), 0, float(comb(aside, hinder)), 0)]
    for place, (seats, bits, _, _) in enumerate(found):
        if len(seats) < hinder:
            for seat in range(seats[-1] + 1 if seats else 0, lookup.seats):
                ways = float(comb(aside, hinder - len(seats) - 1))
                found.append(Deal((*seats, seat), bits | 1 << seat, ways, place))
    return tuple(found)


@lru_cache(maxsize=64)
def steps(lookup: Lookup) -> tuple[tuple[int, int], ...]:
    """For every set but the first: the one that it adds a seat to, and that seat."""
    return tuple([(deal.rest, deal.seats[-1]) for deal in sets(lookup)[1:]])


def deals(lookup: Lookup) -> tuple[Deal, ...]:
    """All sets that can be dealt; some role cards are laid aside, unseen."""
    return tuple([deal for deal in sets(lookup) if deal.ways])


@lru_cache(maxsize=64)
def prior(lookup: Lookup) -> float:
    """How likely any seat hinders, to an outside observer before anything was done."""
    return hinderers(lookup) / lookup.role_cards


def hinderers(lookup: Lookup) -> int:
    """How many role cards hinder."""
    return sum(lookup.layout.count[kind] for kind in lookup.role_kinds if lookup.aims[kind].hinders)
