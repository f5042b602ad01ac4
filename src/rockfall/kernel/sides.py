"""Sides: as long as a round goes on that ends when a side is gone, all sides are there (D20)."""

from itertools import permutations

from rockfall.kernel.clues import place_of
from rockfall.kernel.layout import BACK
from rockfall.kernel.state import State
from rockfall.kernel.tokens import stands

#: For a place the kinds, as bits, that can lie there.
Limits = dict[int, int]


def all_sides_there(view: State, deck: int) -> list[Limits]:
    """Every way in which each side has somebody who is still there, by who is the first of each.

    No two of them can be true at once, and one is; it says nothing where nothing follows.
    """
    frame, carries = view.layout.frame, view.layout.carries
    if not frame.pieces or view.nums[frame.ended] or carries[frame.roles[0]] != deck:
        return [{}]
    there = [seat for seat, num in enumerate(frame.pieces) if stands(view.nums[num])]
    sides = [_kinds(view, side) for side in frame.all_sides()]
    if not there:
        return [{}]
    found: list[Limits] = []
    for firsts in permutations(range(len(there)), len(sides)):
        limits: Limits = {}
        for at, seat in enumerate(there):
            kinds = 0
            for first, side in zip(firsts, sides, strict=True):
                if first == at or (first < at and at not in firsts):
                    kinds |= side
            card = view.card(frame.roles[seat])
            if not (kinds if card == BACK else kinds >> card & 1):
                break
            limits[place_of(frame.roles[seat], 0)] = kinds
        else:
            found.append(limits)
    return found


def _kinds(view: State, side: str) -> int:
    """The kinds of a side, as bits."""
    kinds = 0
    for kind, own in view.layout.frame.sides.items():
        if own == side:
            kinds |= 1 << kind
    return kinds
