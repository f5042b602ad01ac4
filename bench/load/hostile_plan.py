"""What attackers are told before they begin, and how they count what they get."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Final, TypeVar

import msgspec

from bench.load.group import Place

#: Where attackers come from.
ADDRESS: Final = "127.0.0.1"
#: Seconds until an attacker tries something else.
TURN: Final = 1.5
#: attack -> answer -> how often
Got = defaultdict[str, Counter[str]]
T = TypeVar("T")


class Plan(msgspec.Struct, frozen=True):
    """Where to strike, with how much, and for how long."""

    port: int
    sockets: int
    clients: int
    seconds: float
    #: long matches that are over
    finished: list[str]
    #: tables where the attackers sit
    own: list[Place]


def in_rotation(attacks: Sequence[T], number: int) -> Iterator[T]:
    """All attacks for ever; every attacker begins with another one."""
    return islice(cycle(attacks), number % len(attacks), None)
