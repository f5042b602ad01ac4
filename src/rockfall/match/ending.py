"""How a round ended, for one eye: the table just before the cards were gathered, who won, the pay.

The end of a round and the deal of the next are one step, so the table in between is never a view
of the match: it has to be folded out of what the eye was told.
"""

from typing import NamedTuple

from rockfall.kernel.ops import GATHER, SHOW, apply
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.match.outcome import unmasked, why_over, winning_roles


class Gain(NamedTuple):
    """What a seat has more, or less, than when the roles were shown: robberies count too."""

    cards: int
    pieces: int


class Ending(NamedTuple):
    """A round that is over, and the step that brought it to its end."""

    step: int
    #: roles shown and gold paid; nobody is to act any more
    view: State
    #: treasure, spider, hands-empty, all-passed or no-playable
    why: str
    #: the winning roles that were in play; none if nobody has won
    roles: list[str]
    #: by seat
    gains: list[Gain]


def ending(match: Match, eye: int, step: int) -> Ending | None:
    """The end of the round that a step brought about, as an eye saw it; None if it did not."""
    last = match.over and step == match.steps[-1].number
    if not last and all(op[0] != GATHER for op in match.steps[step].ops):
        return None
    view = _fold(match, eye, step, GATHER)
    view.todo.clear()
    first = step
    while unmasked(match.view_before(eye, first)):
        first -= 1
    before = _fold(match, eye, first, SHOW)
    gains = [
        Gain(*(now - then for now, then in zip(_wealth(view, s), _wealth(before, s), strict=True)))
        for s in range(match.edition.seats)
    ]
    roles = winning_roles(match.edition.rules, view)
    return Ending(step, view, why_over(view), roles, gains)


def _fold(match: Match, eye: int, step: int, until: int) -> State:
    """The eye's view within a step, just before some operation; if there is none, after it."""
    view = match.view_before(eye, step)
    for op in match.told(eye, step).ops:
        if op[0] == until:
            break
        apply(view, op)
    return view


def _wealth(view: State, seat: int) -> tuple[int, int]:
    """Gold cards, counted for the final score or not yet, and pieces."""
    zones, nums = view.layout.zones, view.layout.nums
    kept = [f"{name}.{seat}" for name in ("gold", "purse")]
    cards = sum(view.size(zones.index(name)) for name in kept if name in zones)
    pieces = f"pieces.{seat}"
    return cards, view.nums[nums.index(pieces)] if pieces in nums else 0
