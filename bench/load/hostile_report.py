"""From what the innocent and the hostile saw to a report: times, ratios, goals."""

from collections.abc import Sequence
from statistics import quantiles
from typing import Final

import msgspec

from bench.load.report import Goal

#: What is wanted of the server while it is attacked.
_MOST_MOVE_MS: Final = 100.0
_MOST_HEALTH_MS: Final = 50.0

#: attack -> answer -> how often it was got
Answers = dict[str, dict[str, int]]


class HostileLoad(msgspec.Struct, frozen=True):
    """How much of everything."""

    #: sockets and HTTP clients of the attackers
    sockets: int
    clients: int
    #: moves a second that the innocent table wants to make
    rate: float
    #: how long each of the two measurements took
    seconds: float
    engine: str


class Times(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    count: int
    p50_ms: float
    p99_ms: float
    max_ms: float


class Seen(msgspec.Struct, frozen=True):
    """What the innocent saw: their moves until all had heard, and whether the server lives."""

    moves: Times
    healthz: Times
    #: questions about the server's health that were not answered well
    healthz_failed: int


class HostileRatios(msgspec.Struct, frozen=True):
    """The numbers under attack as multiples of those without."""

    moves_p50: float
    moves_p99: float
    healthz_p50: float
    healthz_p99: float


class HostileReport(msgspec.Struct, frozen=True):
    """What `--hostile --json` prints."""

    load: HostileLoad
    calm: Seen
    hostile: Seen
    ratios: HostileRatios
    answers: Answers
    goals: list[Goal]
    machine: dict[str, str | int]


def times_of(seconds: Sequence[float]) -> Times:
    """Sum up how long something took; there must be two of them."""
    cuts = quantiles([1000 * one for one in seconds], n=100, method="inclusive")
    return Times(len(seconds), cuts[49], cuts[98], 1000 * max(seconds))


def make_hostile_report(
    load: HostileLoad, calm: Seen, hostile: Seen, answers: Answers, machine: dict[str, str | int]
) -> HostileReport:
    """Sum everything up."""
    ratios = HostileRatios(
        moves_p50=hostile.moves.p50_ms / calm.moves.p50_ms,
        moves_p99=hostile.moves.p99_ms / calm.moves.p99_ms,
        healthz_p50=hostile.healthz.p50_ms / calm.healthz.p50_ms,
        healthz_p99=hostile.healthz.p99_ms / calm.healthz.p99_ms,
    )
    return HostileReport(load, calm, hostile, ratios, answers, _goals(hostile), machine)


def _goals(seen: Seen) -> list[Goal]:
    moves, health = seen.moves.p99_ms, seen.healthz.p99_ms
    alive = health < _MOST_HEALTH_MS and not seen.healthz_failed
    return [
        Goal(
            f"attacked, moves told within {_MOST_MOVE_MS:g} ms at the 99th percentile",
            moves,
            moves < _MOST_MOVE_MS,
        ),
        Goal(
            f"attacked, /healthz within {_MOST_HEALTH_MS:g} ms at the 99th percentile",
            health,
            alive,
        ),
    ]
