"""Pace: how long a bot seems to think.

People answer after a second or two, seldom at once and seldom late. The pause is drawn from a
seed and the number of the step alone. A pause that knew the cards, the choices or the real time
of thinking would tell the table something about them.
"""

from collections.abc import Iterator
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

from rockfall.kernel.dice import Dice

SHORTEST: Final = 0.8
LONGEST: Final = 3.0
#: Who has thought already still lets the others see what was done last.
AT_LEAST: Final = 0.6
FASTEST: Final = 0.0
SLOWEST: Final = 3.0
#: From the appointed moment to the next one; each wait after that is twice as long.
_LATER: Final = 0.5
_SIDES: Final = 1 << 16
#: The twentieth at either end of the bell is cut off, so shortest and longest are no habits.
_TAIL: Final = 0.05
_BELL: Final = NormalDist(
    log(sqrt(SHORTEST * LONGEST)), log(LONGEST / SHORTEST) / 2 / NormalDist().inv_cdf(1 - _TAIL)
)


def pause(seed: bytes, step: int, pace: float) -> float:
    """Seconds from the question to the answer of a step; `pace` stretches them, 0 is at once."""
    if not FASTEST <= pace <= SLOWEST:
        raise ValueError(f"a pace of {pace} is not between {FASTEST} and {SLOWEST}")
    chance = (Dice(seed).roll(f"pace/{step}", _SIDES) + 0.5) / _SIDES
    return pace * exp(_BELL.inv_cdf(_TAIL + (1 - 2 * _TAIL) * chance))


def moments(seed: bytes, step: int, pace: float, waited: float = 0.0) -> Iterator[float]:
    """Seconds from the question to each moment at which the answer of a step may be given.

    Who could think before the question was put, for so long as all others know, has done so.
    It is given at the first of them at which the thought is there. The first is the pause; the
    later ones come ever less often, so that a thought that took longer tells next to nothing by
    when it is heard. At pace 0 there is only the first, and no promise: whoever plays at once
    hears a late answer as soon as it is there.
    """
    moment, wait = max(pause(seed, step, pace) - waited, AT_LEAST * pace), _LATER
    yield moment
    while pace:
        moment, wait = moment + wait, 2 * wait
        yield moment
