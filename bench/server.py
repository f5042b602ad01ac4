"""`./run bench server`: how many moves a real server carries, beside a bare one.

The same crowd of scripted clients plays at `rockfall serve` and talks at a bare WebSocket server
that only stores and echoes (`load/bare.py`), each a process of its own, over real sockets. Both
are up at the same time and take turns, so that a slow moment of the machine hits both. `--json`
prints one object, see `bench.load.report.Report`.

Three options make it another measurement: `--hostile` is about one innocent table, without
attackers and beside them (`load/hostile.py`), `--growth` about what a move costs the more tables
are on (`load/growth.py`), `--cluster` about workers that share PostgreSQL and Redis
(`load/arrangements.py`).
"""

import argparse
import asyncio
import gc
import resource
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.inputs import positive
from bench.load.arrangements import ClusterReport, measure_cluster, show_cluster
from bench.load.console import progress
from bench.load.crowd import SEATS, Crowd, Slice
from bench.load.growth import PEOPLE, GrowthLoad, GrowthReport, measure_growth, show_growth
from bench.load.hostile import measure_hostile
from bench.load.hostile_report import HostileLoad, HostileReport
from bench.load.hostile_table import show_hostile
from bench.load.report import Load, Memory, Mode, Name, Report, make_report, memory_of
from bench.load.server_process import ServerProcess, start_bare, start_rockfall
from bench.load.table import show
from bench.report import machine
from rockfall.cli.inputs import InputError, whole_number
from rockfall.kernel import state

_REPETITIONS = 3
#: What is measured for how long and at which pace, where nobody says otherwise.
_SECONDS, _RATE, _TABLES = "3", "500", "1000"
_HOSTILE_SECONDS, _HOSTILE_RATE, _HOSTILE_SOCKETS = "8", "20", "64"
#: So many hostile sockets for each hostile HTTP client.
_SOCKETS_PER_CLIENT = 4
#: What is measured, and whether at the pace that was asked for.
_MODES: dict[Mode, bool] = {"hold": True, "flat": False}
#: Files beside the sockets of both crowds.
_SPARE_FILES = 200
#: How many tables are on while what a move costs is measured.
_GROWTH = "100,1000,4000"
#: Options that take a number, or several.
_NUMBERS = {
    "--seconds": "how long each measurement takes (default: 3, of the 2 hostile ones 8)",
    "--tables": f"tables (default: 1000), or several numbers for --growth ({_GROWTH})",
    "--sockets": "sockets of all tables (default: 5 for each table), or of the attackers (64)",
    "--rate": "moves a second to hold (default: 500), or of the innocent table (20)",
    "--cores": "what each worker of --cluster may have of a core (default: all that there is)",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """Tell the command line about this measurement."""
    for name, about in _NUMBERS.items():
        parser.add_argument(name, metavar="N", help=about)
    other = parser.add_mutually_exclusive_group()
    other.add_argument(
        "--hostile", action="store_true", help="measure one table beside attackers instead"
    )
    other.add_argument(
        "--growth", action="store_true", help="measure what a move costs the more tables are on"
    )
    other.add_argument(
        "--cluster", action="store_true", help="measure one and two workers on PostgreSQL and Redis"
    )
    parser.add_argument(
        "--before",
        metavar="FOLDER",
        help="measure another copy of the package as well, see tools/compile.py; in turns",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(measure=measure, show=show_either)


AnyReport = Report | HostileReport | GrowthReport | ClusterReport


def measure(args: argparse.Namespace) -> AnyReport:
    """Measure whatever was asked for, with a database that is thrown away."""
    take: Callable[[argparse.Namespace, Path], AnyReport] = _crowded
    if args.growth:
        take = _grown
    elif args.hostile:
        take = _attacked
    elif args.cluster:
        take = _shared
    with TemporaryDirectory(prefix="rockfall-bench-") as folder:
        return take(args, Path(folder))


def show_either(report: AnyReport) -> None:
    """Print the tables of whatever was measured."""
    match report:
        case Report():
            show(report)
        case HostileReport():
            show_hostile(report)
        case GrowthReport():
            show_growth(report)
        case ClusterReport():
            show_cluster(report)


def _crowded(args: argparse.Namespace, folder: Path) -> Report:
    load, before = _load(args), None
    if args.before is not None:
        before = Path(args.before).resolve()
        if not (before / "rockfall").is_dir():
            raise InputError(f"--before takes a folder with the package rockfall, not '{before}'")
    crowds = 2 if before is None else 3
    _allow_files(crowds * load.sockets + _SPARE_FILES)
    return _measure(load, folder, before)


def _shared(args: argparse.Namespace, folder: Path) -> ClusterReport:
    load = _load(args)
    _allow_files(4 * load.sockets + _SPARE_FILES)
    cores = None if args.cores is None else positive("--cores", args.cores)
    return measure_cluster(load, folder, cores)


def _attacked(args: argparse.Namespace, folder: Path) -> HostileReport:
    sockets = whole_number("--sockets", args.sockets or _HOSTILE_SOCKETS, _SOCKETS_PER_CLIENT)
    load = HostileLoad(
        sockets=sockets,
        clients=sockets // _SOCKETS_PER_CLIENT,
        rate=positive("--rate", args.rate or _HOSTILE_RATE),
        seconds=positive("--seconds", args.seconds or _HOSTILE_SECONDS),
        engine=_engine(),
    )
    return measure_hostile(load, folder)


def _grown(args: argparse.Namespace, folder: Path) -> GrowthReport:
    tables = [whole_number("--tables", one, 1) for one in str(args.tables or _GROWTH).split(",")]
    _allow_files(PEOPLE * sum(tables) + _SPARE_FILES)
    load = GrowthLoad(
        tables=tables,
        rate=positive("--rate", args.rate or _RATE),
        seconds=positive("--seconds", args.seconds or _SECONDS),
        repetitions=_REPETITIONS,
        engine=_engine(),
    )
    return measure_growth(load, folder)


def _engine() -> str:
    compiled = str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "interpreted"


def _load(args: argparse.Namespace) -> Load:
    tables = whole_number("--tables", args.tables or _TABLES, 1)
    least = SEATS * tables
    return Load(
        tables=tables,
        sockets=least if args.sockets is None else whole_number("--sockets", args.sockets, least),
        rate=positive("--rate", args.rate or _RATE),
        seconds=positive("--seconds", args.seconds or _SECONDS),
        repetitions=_REPETITIONS,
        engine=_engine(),
    )


def _allow_files(count: int) -> None:
    """Every socket is a file; the servers inherit what is allowed here."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        raise InputError(f"--sockets needs {count} open files, but `ulimit -Hn` allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, count), hard))


def _measure(load: Load, folder: Path, before: Path | None) -> Report:
    servers: dict[Name, ServerProcess] = {}
    try:
        servers["rockfall"] = start_rockfall(folder)
        if before is not None:
            older = folder / "before"
            older.mkdir()
            servers["before"] = start_rockfall(older, home=before)
        servers["bare"] = start_bare(folder)
        slices, memory = asyncio.run(_compare(load, servers))
    finally:
        for server in servers.values():
            server.stop()
    return make_report(load, slices, memory, machine())


async def _compare(
    load: Load, servers: Mapping[Name, ServerProcess]
) -> tuple[dict[tuple[Name, Mode], list[Slice]], dict[Name, Memory]]:
    slices: dict[tuple[Name, Mode], list[Slice]] = {}
    crowds = {name: Crowd(server) for name, server in servers.items()}
    sizes = [len(range(at, load.sockets, load.tables)) for at in range(load.tables)]
    with progress() as say:
        rss: dict[Name, list[int]] = {}
        for name, crowd in crowds.items():
            say(f"{name}: {load.sockets:,} people come in ...")
            rss[name] = [size async for size in _come_in(crowd, name, sizes)]
        # What is there by now stays; the crowd's own pauses would count as the server's.
        gc.collect()
        gc.freeze()
        for repetition in range(load.repetitions):
            for mode, rate in _MODES.items():
                for name, crowd in crowds.items():
                    say(f"{name}, {mode}, {repetition + 1} of {load.repetitions} ...")
                    done = await crowd.play(load.seconds, load.rate if rate else None)
                    slices.setdefault((name, mode), []).append(done)
    memory: dict[Name, Memory] = {}
    for name, crowd in crowds.items():
        moves = sum(one.moves for mode in _MODES for one in slices[name, mode])
        memory[name] = memory_of([*rss[name], crowd.server.rss()], load, moves)
        crowd.close()
    return slices, memory


async def _come_in(crowd: Crowd, name: Name, sizes: Sequence[int]) -> AsyncIterator[int]:
    """Let a crowd in, and tell the server's memory before, with tables, sockets and matches."""
    yield crowd.server.rss()
    if name == "bare":
        crowd.open_bare(len(sizes))
    else:
        await asyncio.to_thread(crowd.open_tables, sizes, 1)
    yield crowd.server.rss()
    await crowd.connect(sizes)
    yield crowd.server.rss()
    await crowd.start()
    yield crowd.server.rss()
