"""What is said of roles: anybody may say anything, so it counts little.

How much is judged, not fitted. Who digs accuses those who hinder rather than those who dig, and
speaks well of them seldom; who hinders does not know who else does, and its word says nothing of
others. Who accuses somebody that digs is a little suspect, and so is who speaks well of somebody
that hinders. Most of what is said follows from deeds that everybody saw and that count already, so
whoever says what was said before adds half as much each time: no crowd outweighs a deed.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

#: As the logarithm of odds: what it says of who accuses somebody, and of who is accused by one who
#: digs; the same of who speaks well of somebody.
_ACCUSES: Final = (0.25, 0.4)
_PRAISES: Final = (0.0, -0.3)
#: What it says of somebody that they say themselves to hinder. That one digs everybody says.
_CONFESSES: Final = 0.7
_ONCE_MORE: Final = 0.5


class Saying(NamedTuple):
    """Somebody says which role a seat has, their own or another's."""

    step: int
    speaker: int
    target: int
    role: int
    #: whether who has that role hinders
    foe: bool
    #: what it adds to the logarithm of the odds that the speaker hinders ...
    of_speaker: float = 0.0
    #: ... and to that of the other one, if the speaker does not
    of_target: float = 0.0


def weighed(said: Saying, before: Sequence[Saying]) -> Saying | None:
    """What something says after all that was said before; None if it says nothing."""
    if said.speaker == said.target:
        return said._replace(of_speaker=_CONFESSES) if said.foe else None
    alike = [one for one in before if one.foe == said.foe and one.speaker != one.target]
    of_speaker, of_target = _ACCUSES if said.foe else _PRAISES
    by_it = sum([one.speaker == said.speaker for one in alike])
    of_it = sum([one.target == said.target for one in alike])
    return said._replace(
        of_speaker=of_speaker * _ONCE_MORE**by_it, of_target=of_target * _ONCE_MORE**of_it
    )


def odds_of(sayings: Sequence[Saying], seats: int) -> list[float]:
    """For every seat what was said by it and of it adds up to, as odds."""
    amounts = [0.0] * seats
    for said in sayings:
        amounts[said.speaker] += said.of_speaker
        amounts[said.target] += said.of_target
    return [exp(amount) for amount in amounts]


def pairs_of(sayings: Sequence[Saying]) -> dict[int, float]:
    """Two seats, as bits -> what is to be taken back if both hinder: the speaker's word is none."""
    found: dict[int, float] = {}
    for said in sayings:
        if said.of_target:
            both = 1 << said.speaker | 1 << said.target
            found[both] = found.get(both, 0.0) - said.of_target
    return found
