"""`./run bench server --cluster`: SQLite, and one and two workers on PostgreSQL and Redis.

All three are up at once and measured in turns by crowds alike. On few cores the crowd and the two
services take what a second worker could use: what they took stands beside the rates.
"""

import asyncio
import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

from bench.load.console import make_table, open_console, print_goals, progress
from bench.load.crowd import Crowd, Slice
from bench.load.line import LineError
from bench.load.report import MOST_P99_MS, Goal, Load, Mode
from bench.load.server_process import ServerProcess, cpu_of, start_rockfall
from bench.report import machine

if TYPE_CHECKING:
    from tests.server.support.postgres import Postgres
    from tests.server.support.redis import Redis

#: So many times the moves of one worker two are to make.
_LEAST_GAIN: Final = 1.7
_MODES: Final[tuple[Mode, ...]] = ("hold", "flat")
_WORKERS: Final = {"one worker": 1, "two workers": 2}


class Seen(msgspec.Struct, frozen=True):
    """What a crowd saw in one stretch of time, and what PostgreSQL and Redis did for it."""

    slice: Slice
    services_cpu_ms_per_move: float


class Arrangement(msgspec.Struct, frozen=True):
    """Servers that share a database; medians of all repetitions."""

    name: str
    #: at the pace that was asked for
    held_moves_per_s: float
    told_p99_ms: float
    #: as fast as everybody is let
    flat_moves_per_s: float
    server_cpu_ms_per_move: float
    services_cpu_ms_per_move: float
    server_cores: float
    client_cores: float


class ClusterReport(msgspec.Struct, frozen=True):
    """What `--cluster --json` prints."""

    load: Load
    arrangements: list[Arrangement]
    goals: list[Goal]
    machine: dict[str, str | int]


def measure_cluster(load: Load, folder: Path) -> ClusterReport:
    """Start the three arrangements, and measure them in turns."""
    # The other measurements do without what these need.
    from tests.server.support.postgres import Postgres  # noqa: PLC0415
    from tests.server.support.redis import Redis  # noqa: PLC0415

    with Postgres(durable=True) as postgres, Redis() as redis:
        services = (postgres.pid, redis.pid)
        with _servers(folder, postgres, redis) as servers:
            seen = asyncio.run(_measure(load, servers, services))
    arrangements = [_sum_up(name, seen) for name in servers]
    return ClusterReport(load, arrangements, _goals(load, arrangements), machine())


@contextmanager
def _servers(
    folder: Path, postgres: "Postgres", redis: "Redis"
) -> Iterator[dict[str, ServerProcess]]:
    servers: dict[str, ServerProcess] = {}
    with postgres.database() as one, postgres.database() as other:
        urls = dict(zip(_WORKERS, (one, other), strict=True))
        try:
            servers["SQLite"] = start_rockfall(_folder(folder, "SQLite"))
            for name, workers in _WORKERS.items():
                database = urls[name].render_as_string(hide_password=False)
                shared = ["--database", database, "--bus", redis.url, "--workers", str(workers)]
                servers[name] = start_rockfall(_folder(folder, name), *shared)
            yield servers
        finally:
            for server in servers.values():
                server.stop()


def _folder(folder: Path, name: str) -> Path:
    made = folder / name
    made.mkdir()
    return made


Measured = dict[tuple[str, Mode], list[Seen]]


async def _measure(
    load: Load, servers: Mapping[str, ServerProcess], services: Sequence[int]
) -> Measured:
    seen: Measured = {(name, mode): [] for name in servers for mode in _MODES}
    sizes = [len(range(at, load.sockets, load.tables)) for at in range(load.tables)]
    with progress() as say:
        crowds: dict[str, Crowd] = {}
        for name, server in servers.items():
            say(f"{name}: {load.sockets:,} people come in ...")
            crowd = crowds[name] = Crowd(server)
            await asyncio.to_thread(crowd.open_tables, sizes, 1)
            await crowd.connect(sizes)
            await crowd.start()
        # What is there by now stays; the crowd's own pauses would count as the server's.
        gc.collect()
        gc.freeze()
        for repetition in range(load.repetitions):
            for (name, mode), told in seen.items():
                say(f"{name}, {mode}, {repetition + 1} of {load.repetitions} ...")
                before = sum(map(cpu_of, services))
                slice_ = await crowds[name].play(
                    load.seconds, load.rate if mode == "hold" else None
                )
                spent = sum(map(cpu_of, services)) - before
                told.append(Seen(slice_, 1000 * spent / slice_.moves))
    for crowd in crowds.values():
        crowd.close()
    return seen


def _sum_up(name: str, seen: Measured) -> Arrangement:
    def middle(mode: Mode, field: str) -> float:
        values = [getattr(one.slice, field) for one in seen[name, mode]]
        return round(float(median(values)), 3)

    services = median(one.services_cpu_ms_per_move for one in seen[name, "flat"])
    return Arrangement(
        name=name,
        held_moves_per_s=middle("hold", "moves_per_s"),
        told_p99_ms=middle("hold", "told_p99_ms"),
        flat_moves_per_s=middle("flat", "moves_per_s"),
        server_cpu_ms_per_move=middle("flat", "server_cpu_ms_per_move"),
        services_cpu_ms_per_move=round(services, 3),
        server_cores=middle("flat", "server_cores"),
        client_cores=middle("flat", "client_cores"),
    )


def _goals(load: Load, arrangements: Sequence[Arrangement]) -> list[Goal]:
    _, one, two = (arrangement.flat_moves_per_s for arrangement in arrangements)
    if not one:
        raise LineError("hardly a move was made; more seconds would help")
    slowest = max(arrangement.told_p99_ms for arrangement in arrangements)
    least = min(arrangement.held_moves_per_s for arrangement in arrangements)
    return [
        Goal(f"all hold {load.rate:g} moves/s", least, least >= 0.98 * load.rate),
        Goal(
            f"all told within {MOST_P99_MS:g} ms at the 99th percentile everywhere",
            slowest,
            slowest < MOST_P99_MS,
        ),
        Goal(
            f"two workers make at least {_LEAST_GAIN:g} x the moves of one",
            two / one,
            two / one >= _LEAST_GAIN,
        ),
    ]


#: What is shown of an arrangement, and how.
_COLUMNS: Final = {
    "held moves/s": ("held_moves_per_s", ",.0f"),
    "told p99 ms": ("told_p99_ms", ",.1f"),
    "flat moves/s": ("flat_moves_per_s", ",.0f"),
    "cpu ms/move: workers": ("server_cpu_ms_per_move", ".3f"),
    "services": ("services_cpu_ms_per_move", ".3f"),
    "cores: workers": ("server_cores", ".2f"),
    "crowd": ("client_cores", ".2f"),
}


def show_cluster(report: ClusterReport) -> None:
    """Print a row for each arrangement, and the goals."""
    load = report.load
    console = open_console(
        report.machine,
        f"{load.tables:,} tables, {load.sockets:,} sockets, {load.engine} engine; "
        f"medians of {load.repetitions} x {load.seconds:g} s, in turns",
    )
    table = make_table("", *_COLUMNS)
    for one in report.arrangements:
        cells = [format(getattr(one, field), form) for field, form in _COLUMNS.values()]
        table.add_row(one.name, *cells)
    console.print(table, "")
    print_goals(console, report.goals)
