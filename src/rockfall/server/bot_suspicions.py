"""Whom a bot suspects aloud, and why: by what all could see, as a digger on its seat would.

What its seat really knows has no part in it, its own role least of all: a saboteur speaks of others
as the digger would that it pretends to be.
"""

from typing import Final, NamedTuple

from rockfall.bots.beliefs.ledger import DEALT, OTHERS, Reason, reasons
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.personas import Persona
from rockfall.bots.styles.styled_bot import disguised
from rockfall.kernel.state import State
from rockfall.server import protocol as p
from rockfall.server.advice import ground
from rockfall.server.bot_words import ANYBODY
from rockfall.server.watched_match import WatchedMatch

#: How likely somebody must be a foe before that is said; who takes risks says it sooner.
_SURE: Final = 0.7
_DARING: Final = 0.15


class Suspect(NamedTuple):
    """Somebody who is suspected, what speaks against them most, and where the treasure may lie."""

    seat: int
    reason: Reason | None
    goals: dict[int, float]


def suspect(
    observer: Observer, public: State, speaker: int, of: int, persona: Persona
) -> Suspect | None:
    """Whom a digger on a seat suspects enough to say so: a certain one, or the likeliest."""
    view = disguised(observer.lookup, public, speaker)
    # What it has said itself is no news to it.
    view.eye = speaker
    belief = observer.asks(view)
    others = [seat for seat in range(observer.lookup.seats) if seat != speaker]
    seat = max(others, key=lambda other: belief.foes[other]) if of == ANYBODY else of
    if belief.foes[seat] < _SURE - _DARING * persona.risk:
        return None
    deeds = [
        reason
        for reason in reasons(observer, view, seat)
        if reason.key not in (DEALT, OTHERS) and reason.amount > 0
    ]
    top = max(deeds, key=lambda reason: reason.amount, default=None)
    return Suspect(seat, top, belief.goals)


def in_words(watched: WatchedMatch, found: Suspect) -> p.Sentence | None:
    """What speaks against somebody most, as it is said."""
    if found.reason is None:
        return None
    return ground(watched, found.seat, found.reason, found.goals).says
