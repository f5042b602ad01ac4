"""Replace one: a single seat of another bot among equals, beside the same table without it."""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from rockfall.arena.bouts import Bout, Deal, Results
from rockfall.arena.intervals import Pairs, pair_up
from rockfall.arena.plan import Plan


class Guest(NamedTuple):
    """A bot on one seat among others: how often that seat wins, without it and with it."""

    players: int
    foes: int
    #: whether the seat works against the rest
    foe: bool
    bot: str
    among: str
    pairs: Pairs


def seat_of(deal: Deal) -> int:
    """The seat that changes hands: all in turn."""
    return deal.number % deal.players


def arrange(plan: Plan, deal: Deal, bot: str, among: str) -> Bout:
    """A bot on one seat, another on all others."""
    bots = tuple(bot if seat == seat_of(deal) else among for seat in range(deal.players))
    return Bout(plan.spec, bots, deal.seed, 1)


def bouts(plan: Plan) -> Iterator[Bout]:
    """Every deal with every bot as a guest of every other, and without the guest."""
    for deal in plan.deals:
        for bot, among in permutations(plan.bots, 2):
            yield arrange(plan, deal, among, among)
            yield arrange(plan, deal, bot, among)


def guests(plan: Plan, results: Results) -> list[Guest]:
    """How every bot fares as a guest of every other, by role."""
    found: dict[tuple[int, int, bool, str, str], list[tuple[bool, bool]]] = {}
    for deal in plan.deals:
        seat = seat_of(deal)
        for bot, among in permutations(plan.bots, 2):
            both = [
                seat in results.records[arrange(plan, deal, name, among)].rounds[0].winners
                for name in (among, bot)
            ]
            key = (deal.players, sum(deal.foes), deal.foes[seat], bot, among)
            found.setdefault(key, []).append((both[0], both[1]))
    return [Guest(*key, pair_up(both)) for key, both in sorted(found.items())]
