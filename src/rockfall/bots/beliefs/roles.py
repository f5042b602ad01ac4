"""Which role each seat has where there are many: exact over all deals of the role cards (S1, C16).

Roles that want the same of a round do the same deeds, so they are told apart by counting alone.
Role cards are dealt without being put back: going from seat to seat, all that matters of the seats
before is how many cards of each sort they took. So there is no need to list the deals.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rockfall.bots.standard.aims import Aim
from rockfall.bots.standard.table.lookup import Lookup

#: One card more for a seat: how many are gone before (by place), its sort, how many after, ways.
_Step = tuple[int, int, int, int]
_BIT: Final = 4
#: Role of a seat -> its chance.
Roles = dict[int, float]


class Sort(NamedTuple):
    """Roles with the same aim."""

    aim: Aim
    kinds: tuple[int, ...]


@lru_cache(maxsize=64)
def sorts(lookup: Lookup) -> tuple[Sort, ...]:
    """What roles there are, by what they want."""
    aims = dict.fromkeys(lookup.aims[kind] for kind in lookup.role_kinds)
    return tuple(
        Sort(aim, tuple(kind for kind in lookup.role_kinds if lookup.aims[kind] == aim))
        for aim in aims
    )


@lru_cache(maxsize=256)
def _steps(counts: tuple[int, ...], seats: int) -> tuple[tuple[tuple[_Step, ...], int], ...]:
    """For every seat all that it may be dealt, and how many ways the cards may be gone then."""
    gone = {0: 0}
    found = []
    for _ in range(seats):
        after: dict[int, int] = {}
        steps = []
        for taken, place in gone.items():
            for sort, count in enumerate(counts):
                left = count - (taken >> _BIT * sort & (1 << _BIT) - 1)
                if left > 0:
                    to = after.setdefault(taken + (1 << _BIT * sort), len(after))
                    steps.append((place, sort, to, left))
        found.append((tuple(steps), len(after)))
        gone = after
    return tuple(found)


def dealt(odds: list[list[float]], counts: tuple[int, ...]) -> tuple[list[list[float]], float]:
    """What weight each sort has at each seat, and all deals together have.

    `odds` says for every seat how well each sort goes with what it did, `counts` how many cards of
    each sort may be dealt.
    """
    every = _steps(counts, len(odds))
    ahead = [[1.0]]
    for row, (steps, size) in zip(odds, every, strict=True):
        before, after = ahead[-1], [0.0] * size
        for place, sort, to, left in steps:
            after[to] += before[place] * row[sort] * left
        ahead.append(after)
    total = sum(ahead[-1])
    behind = [1.0] * len(ahead[-1])
    found: list[list[float]] = []
    for seat in reversed(range(len(odds))):
        row, before = odds[seat], ahead[seat]
        weights, rest = [0.0] * len(counts), [0.0] * len(before)
        for place, sort, to, left in every[seat][0]:
            more = row[sort] * left * behind[to]
            rest[place] += more
            weights[sort] += before[place] * more
        found.append(weights)
        behind = rest
    return found[::-1], total
