"""What is to be said of beliefs: how likely each seat hinders the rest, and why, in words.

All numbers are whole when they leave: what is shown adds up as it is shown.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final

from rockfall.bots.beliefs.deeds import Reading
from rockfall.bots.beliefs.ledger import DEALT, OTHERS, SAID, Reason, reasons
from rockfall.bots.beliefs.observer import log_odds, seatless
from rockfall.bots.beliefs.talk import Saying
from rockfall.bots.bot import Belief
from rockfall.kernel.layout import BACK, WATCHER
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.claims import ToldClaim
from rockfall.server.watched_match import NotedDeed, WatchedMatch

#: Parts of the logarithm of odds, and of a chance, as they are told.
_ODDS: Final = 100
_CHANCE: Final = 1000
#: The role of a seat is known for certain.
_KNOWN: Final = "known"
#: From here on somebody looks like a friend, or like a foe; see `deeds.Table.standing`.
_PLAIN: Final = 0.25
_SUFFERED: Final = "-by"
#: Sorts of deeds that are told with how the other one looked.
_BY_LOOKS: Final = ("break", "mend")
#: What was said of a goal: whether it is a lie depends on where the treasure lies.
_CLAIMS: Final = ("claim", "lie")
#: Sorts that are told as another.
_LIKE: Final = {"break-again-by": "break-by"}


def advice(watched: WatchedMatch, eye: int, number: int) -> p.Advice:
    """What follows for an eye from what was taken in, as the answer to a question."""
    view = watched.seen_by(eye)
    public = seatless(view)
    watched.observer.opens(public)
    found = watched.observer.asks(view)
    seats = [
        _suspicion(watched, public if seat == eye else view, seat)
        for seat in range(watched.observer.lookup.seats)
    ]
    goals = [p.Hope(cell, chance) for cell, chance in goal_chances(found).items()]
    return p.Advice(number, watched.step - 1, seats, goals)


def curve(match: Match, claims: Sequence[ToldClaim] = ()) -> Iterator[list[int]]:
    """After every step, the deal included, how likely each seat hindered, as all could see it.

    Nothing where the roles lay open: there was nothing to guess any more.
    """
    watched = WatchedMatch(match, claims)
    observer = watched.observer
    for steps in range(1, len(match.steps) + 1):
        for _ in watched.watch(steps):
            pass
        view = watched.seen_by(WATCHER)
        observer.opens(view)
        hidden = any(view.card(role) == BACK for role in observer.lookup.roles)
        foes = observer.asks(view).foes if hidden else ()
        yield [chance_of(told_odds(chance)) for chance in foes]


def chance_of(odds: int) -> int:
    """The chance that odds are, both as they are told."""
    return round(_CHANCE / (1 + exp(-odds / _ODDS)))


def told_odds(chance: float) -> int:
    """The odds of a chance as they are told."""
    return round(_ODDS * log_odds(chance))


def goal_chances(belief: Belief) -> dict[int, int]:
    """Cell -> how likely the treasure lies there, as it is told."""
    return {cell: round(_CHANCE * chance) for cell, chance in sorted(belief.goals.items())}


def _suspicion(watched: WatchedMatch, view: State, seat: int) -> p.Suspicion:
    """Of one seat; what is lost by whole numbers is counted to what follows from the others."""
    observer = watched.observer
    found = observer.asks(view)
    odds = told_odds(found.foes[seat])
    if view.card(observer.lookup.roles[seat]) != BACK:
        known = p.Ground(p.Sentence(f"advice-{_KNOWN}", {"seat": seat}), odds, 0)
        return p.Suspicion(seat, chance_of(odds), odds, [known])
    grounds = [
        ground(watched, seat, reason, found.goals)
        for reason in reasons(observer, view, seat)
        if reason.key != OTHERS
    ]
    rest = odds - sum(ground.amount for ground in grounds)
    grounds.append(p.Ground(p.Sentence(f"advice-{OTHERS}", {"seat": seat}), rest, 0))
    told = [ground for ground in grounds if ground.amount]
    return p.Suspicion(seat, chance_of(odds), odds, told)


def ground(watched: WatchedMatch, seat: int, reason: Reason, likely: dict[int, float]) -> p.Ground:
    """A reason in words, by where the treasure is likely to lie."""
    amount = round(_ODDS * reason.amount)
    if reason.key == DEALT:
        return p.Ground(p.Sentence(f"advice-{DEALT}", {"seat": seat}), amount, 0)
    if reason.key in _CLAIMS:
        return p.Ground(p.Sentence("advice-claim", {"seat": seat}), amount, 0)
    if reason.saying is not None:
        return p.Ground(_spoken(watched, reason.key, reason.saying), amount, 0)
    noted = watched.deeds[reason.step]
    suffered = reason.key.endswith(_SUFFERED)
    reading = noted.deed.suffered if suffered else _likeliest(noted, likely)
    assert reading is not None
    args: p.Arguments = {"seat": seat}
    if noted.deed.target >= 0:
        args["other"] = noted.deed.seat if suffered else noted.deed.target
        args["card"] = watched.observer.lookup.layout.kinds[noted.card]
    return p.Ground(p.Sentence(f"advice-{_sort(reading)}", args), amount, noted.step)


def _spoken(watched: WatchedMatch, key: str, saying: Saying) -> p.Sentence:
    """That somebody said which role a seat has: it is told of either of them."""
    role = watched.observer.lookup.layout.kinds[saying.role]
    if saying.speaker == saying.target:
        return p.Sentence(f"advice-{key}-own", {"seat": saying.speaker, "card": role})
    pair = (saying.target, saying.speaker) if key == SAID else (saying.speaker, saying.target)
    return p.Sentence(f"advice-{key}", {"seat": pair[0], "other": pair[1], "card": role})


def _likeliest(noted: NotedDeed, likely: dict[int, float]) -> Reading:
    """What a deed was by where the treasure most likely lies: that is what counts most."""
    readings = zip(noted.goals, noted.deed.readings, strict=True)
    return max(readings, key=lambda read: likely.get(read[0], 0.0))[1]


def _sort(reading: Reading) -> str:
    """The word that a deed is told by."""
    sort, (_, size, *_) = reading
    if sort in _BY_LOOKS and abs(size) >= _PLAIN:
        return f"{sort}-{'suspected' if size > 0 else 'trusted'}"
    return _LIKE.get(sort, sort)
