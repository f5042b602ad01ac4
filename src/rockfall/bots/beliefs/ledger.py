"""Why: the odds of a seat as a sum of reasons, deed by deed."""

from typing import Final, NamedTuple

from rockfall.bots.beliefs.evidence import Entry
from rockfall.bots.beliefs.observer import Observer, log_odds
from rockfall.bots.beliefs.talk import Saying
from rockfall.kernel.state import State

#: What is known without any deed: how roles are dealt, and the eye's own role.
DEALT: Final = "dealt"
#: What the seat says of roles, and what others say of its own.
SAYS: Final = "says"
SAID: Final = "said"
#: What follows from what others did, since so many hinder and no more.
OTHERS: Final = "others"


class Reason(NamedTuple):
    """A part of the logarithm of the odds that a seat hinders."""

    #: the step of the deed in its round; 0 for what is no deed
    step: int
    #: the sort of deed, or one of the words above: a word that stays the same
    key: str
    amount: float
    #: what was said, if it is that
    saying: Saying | None = None


def reasons(observer: Observer, view: State, seat: int) -> list[Reason]:
    """What the odds of a seat, as an eye has them, are made of; they add up to them exactly."""
    found = observer.asks(view)
    dealt = log_odds(observer.unwatched(view).foes[seat])
    told = [Reason(0, DEALT, dealt)]
    told += [
        Reason(entry.step, entry.reason, _mean(entry, found.goals))
        for entry in observer.entries
        if entry.seat == seat
    ]
    told += _spoken(observer, view, seat)
    rest = log_odds(found.foes[seat]) - sum(reason.amount for reason in told)
    return [*told, Reason(0, OTHERS, rest)]


def _spoken(observer: Observer, view: State, seat: int) -> list[Reason]:
    """What a seat said, and what was said of it: what the eye itself said is no reason to it."""
    heard = observer.evidence.heard_by(view.eye)
    says = [Reason(0, SAYS, said.of_speaker, said) for said in heard if said.speaker == seat]
    said = [
        Reason(0, SAID, said.of_target, said)
        for said in heard
        if said.target == seat != said.speaker
    ]
    return [reason for reason in says + said if reason.amount]


def _mean(entry: Entry, goals: dict[int, float]) -> float:
    """What an entry says, by where the treasure may be of all goals that were in question then."""
    chances = [goals.get(at, 0.0) for at in entry.amounts]
    if not sum(chances):
        chances = [1.0] * len(chances)
    amounts = zip(entry.amounts.values(), chances, strict=True)
    return sum([much * chance for much, chance in amounts]) / sum(chances)
