"""From what the crowds saw to a report: medians and bests, ratios to the bare server, goals."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final, Literal

import msgspec

from bench.load.crowd import Slice

#: "before" is Rockfall too, as another folder has it.
Name = Literal["rockfall", "before", "bare"]
Mode = Literal["hold", "flat"]
#: What was measured of a server in each mode, once per repetition.
Slices = Mapping[tuple[Name, Mode], Sequence[Slice]]

#: What is wanted of the server.
MOST_P99_MS: Final = 100.0
_LEAST_RATIO: Final = 0.5
_KIB: Final = 1024


class Memory(msgspec.Struct, frozen=True):
    """What the server's memory grew by, in KiB."""

    idle: float
    per_table: float
    per_socket: float
    per_move: float


class Load(msgspec.Struct, frozen=True):
    """How much was asked of the servers."""

    tables: int
    sockets: int
    rate: float
    seconds: float
    repetitions: int
    #: whether the engine was compiled
    engine: str


class Side(msgspec.Struct, frozen=True):
    """One server in one mode: the median of all repetitions, and the best of each number."""

    median: Slice
    best: Slice


class Ratios(msgspec.Struct, frozen=True):
    """Rockfall's numbers as multiples of the bare server's."""

    flat_moves_per_s: float
    flat_cpu_per_move: float
    hold_cpu_per_move: float
    hold_told_p99: float
    memory_per_socket: float


class Goal(msgspec.Struct, frozen=True):
    """What is wanted, what was measured, and whether that will do."""

    wanted: str
    measured: float
    reached: bool


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    load: Load
    hold: dict[Name, Side]
    flat: dict[Name, Side]
    memory: dict[Name, Memory]
    ratios: Ratios
    goals: list[Goal]
    machine: dict[str, str | int]
    #: the CPU of a move by mode, as a multiple of what it took before, where that was measured
    cpu_per_move_of_before: dict[Mode, float]


def memory_of(rss: Sequence[int], load: Load, moves: int) -> Memory:
    """From the server's memory when idle, with tables, with sockets, with matches, and played."""
    idle, tables, sockets, matches, played = (size / _KIB for size in rss)
    return Memory(
        idle=idle,
        per_table=(tables - idle + matches - sockets) / load.tables,
        per_socket=(sockets - tables) / load.sockets,
        per_move=(played - matches) / moves,
    )


def _side(slices: Sequence[Slice]) -> Side:
    fields = Slice.__struct_fields__
    values = {name: [getattr(one, name) for one in slices] for name in fields}
    # More moves are better; less of anything else is.
    more = {"moves", "moves_per_s"}
    best = {name: (max if name in more else min)(of) for name, of in values.items()}
    middle = {name: round(median(of), 3) for name, of in values.items()}
    return Side(msgspec.convert(middle, Slice, strict=False), Slice(**best))


def make_report(
    load: Load, slices: Slices, memory: dict[Name, Memory], machine: dict[str, str | int]
) -> Report:
    """Sum everything up."""
    hold = {name: _side(slices[name, "hold"]) for name in memory}
    flat = {name: _side(slices[name, "flat"]) for name in memory}
    ratios, gains = _ratios(hold, flat, memory), dict[Mode, float]()
    if "before" in memory:
        gains = {"hold": _cost(hold, "before"), "flat": _cost(flat, "before")}
    goals = _goals(load, hold, ratios)
    return Report(load, hold, flat, memory, ratios, goals, machine, gains)


def _cost(sides: Mapping[Name, Side], other: Name) -> float:
    """A move's CPU as a multiple of what another server takes for one."""
    ours, theirs = (sides[name].median.server_cpu_ms_per_move for name in ("rockfall", other))
    return ours / theirs


def _ratios(
    hold: Mapping[Name, Side], flat: Mapping[Name, Side], memory: Mapping[Name, Memory]
) -> Ratios:
    def of(sides: Mapping[Name, Side], name: str) -> float:
        ours, theirs = (getattr(sides[side].median, name) for side in ("rockfall", "bare"))
        return float(ours / theirs)

    return Ratios(
        flat_moves_per_s=of(flat, "moves_per_s"),
        flat_cpu_per_move=_cost(flat, "bare"),
        hold_cpu_per_move=_cost(hold, "bare"),
        hold_told_p99=of(hold, "told_p99_ms"),
        memory_per_socket=memory["rockfall"].per_socket / memory["bare"].per_socket,
    )


def _goals(load: Load, hold: Mapping[Name, Side], ratios: Ratios) -> list[Goal]:
    ours = hold["rockfall"].median
    rate, p99, flat = ours.moves_per_s, ours.told_p99_ms, ratios.flat_moves_per_s
    return [
        Goal(f"holds {load.rate:g} moves/s", rate, rate >= 0.98 * load.rate),
        Goal(f"all told within {MOST_P99_MS:g} ms at the 99th percentile", p99, p99 < MOST_P99_MS),
        Goal(f"flat out at least {_LEAST_RATIO:g} x the bare server", flat, flat >= _LEAST_RATIO),
    ]
