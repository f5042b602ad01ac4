"""From what the crowds saw to a report: medians and bests, ratios to the bare server, goals."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final, Literal

import msgspec

from bench.load.crowd import Slice

Name = Literal["rockfall", "bare"]
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
    names: tuple[Name, Name] = ("rockfall", "bare")
    hold = {name: _side(slices[name, "hold"]) for name in names}
    flat = {name: _side(slices[name, "flat"]) for name in names}
    ratios = _ratios(hold, flat, memory)
    return Report(load, hold, flat, memory, ratios, _goals(load, hold, ratios), machine)


def _ratios(
    hold: Mapping[Name, Side], flat: Mapping[Name, Side], memory: Mapping[Name, Memory]
) -> Ratios:
    def of(sides: Mapping[Name, Side], name: str) -> float:
        ours, theirs = (getattr(sides[side].median, name) for side in ("rockfall", "bare"))
        return float(ours / theirs)

    return Ratios(
        flat_moves_per_s=of(flat, "moves_per_s"),
        flat_cpu_per_move=of(flat, "server_cpu_ms_per_move"),
        hold_cpu_per_move=of(hold, "server_cpu_ms_per_move"),
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
