"""`./run bench server --cluster`: SQLite, and one and two workers on PostgreSQL and Redis.

Two workers are there twice: people come to any of them, as they do where nothing but the kernel
shares them out; and the people of a table come to the same one, as behind a balancer that goes by
the table's name. All arrangements are up at once and measured in turns by crowds alike. On few
cores the crowd and the two services take what a second worker could use: what they took stands
beside the rates, and `--cores` lets every worker have so much of a core and no more.
"""

import asyncio
import gc
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

from bench.load.capped import capped
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
#: Arrangement -> the workers of each of its servers.
_WORKERS: Final = {"one worker": (1,), "two workers": (2,), "two, by table": (1, 1)}


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
    #: what every worker could have of a core, if not all that there was
    cores: float | None
    arrangements: list[Arrangement]
    goals: list[Goal]
    machine: dict[str, str | int]


def measure_cluster(load: Load, folder: Path, cores: float | None) -> ClusterReport:
    """Start all arrangements, and measure them in turns."""
    # The other measurements do without what these need.
    from tests.server.support.postgres import Postgres  # noqa: PLC0415
    from tests.server.support.redis import Redis  # noqa: PLC0415

    with Postgres(durable=True) as postgres, Redis() as redis:
        services = (postgres.pid, redis.pid)
        with _servers(folder, postgres, redis, cores) as servers:
            seen = asyncio.run(_measure(load, servers, services))
    arrangements = [_sum_up(name, seen) for name in servers]
    return ClusterReport(load, cores, arrangements, _goals(load, arrangements, cores), machine())


@contextmanager
def _servers(
    folder: Path, postgres: "Postgres", redis: "Redis", cores: float | None
) -> Iterator[dict[str, list[ServerProcess]]]:
    with ExitStack() as stack:

        def start(name: str, workers: int, *options: str) -> ServerProcess:
            made = folder / name
            made.mkdir()
            share = stack.enter_context(
                capped(f"rockfall-{os.getpid()}-{name}", cores and cores * workers)
            )
            server = start_rockfall(made, *options)
            stack.callback(server.stop)
            if share is not None:
                for pid in server.pids:
                    share.hold(pid)
            return server

        servers = {"SQLite": [start("SQLite", 1)]}
        for name, sizes in _WORKERS.items():
            url = stack.enter_context(postgres.database()).render_as_string(hide_password=False)
            shared = ["--database", url, "--bus", redis.url]
            servers[name] = [
                start(f"{name} {at}", workers, *shared, "--workers", str(workers))
                for at, workers in enumerate(sizes)
            ]
        yield servers


Measured = dict[tuple[str, Mode], list[Seen]]


async def _measure(
    load: Load, servers: Mapping[str, Sequence[ServerProcess]], services: Sequence[int]
) -> Measured:
    seen: Measured = {(name, mode): [] for name in servers for mode in _MODES}
    sizes = [len(range(at, load.sockets, load.tables)) for at in range(load.tables)]
    with progress() as say:
        crowds: dict[str, Crowd] = {}
        for name, some in servers.items():
            say(f"{name}: {load.sockets:,} people come in ...")
            crowd = crowds[name] = Crowd(*some)
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


def _goals(load: Load, arrangements: Sequence[Arrangement], cores: float | None) -> list[Goal]:
    # Nobody holds any pace with a part of a core: there it is only asked what a second one adds.
    held = _held(load, arrangements) if cores is None else []
    _, one, two, by_table = (arrangement.flat_moves_per_s for arrangement in arrangements)
    if not one:
        raise LineError("hardly a move was made; more seconds would help")
    return held + [
        Goal(
            f"two workers{how} make at least {_LEAST_GAIN:g} x the moves of one",
            many / one,
            many / one >= _LEAST_GAIN,
        )
        for how, many in (("", two), (" by table", by_table))
    ]


def _held(load: Load, arrangements: Sequence[Arrangement]) -> list[Goal]:
    slowest = max(arrangement.told_p99_ms for arrangement in arrangements)
    least = min(arrangement.held_moves_per_s for arrangement in arrangements)
    return [
        Goal(f"all hold {load.rate:g} moves/s", least, least >= 0.98 * load.rate),
        Goal(
            f"all told within {MOST_P99_MS:g} ms at the 99th percentile everywhere",
            slowest,
            slowest < MOST_P99_MS,
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
        f"medians of {load.repetitions} x {load.seconds:g} s, in turns"
        + (f"; {report.cores:g} of a core for each worker" if report.cores else ""),
    )
    table = make_table("", *_COLUMNS)
    for one in report.arrangements:
        cells = [format(getattr(one, field), form) for field, form in _COLUMNS.values()]
        table.add_row(one.name, *cells)
    console.print(table, "")
    print_goals(console, report.goals)
