"""`./run bench server --growth`: what a move costs while ten and forty times as many tables are on.

A server for each number of tables, all up at once and measured in turns at the same pace, so that
only the number of tables differs. Three people sit at each table, so that one crowd has them all.
"""

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from bench.load.console import make_table, open_console, print_goals, progress
from bench.load.crowd import Crowd, Slice
from bench.load.line import LineError
from bench.load.report import Goal
from bench.load.server_process import ServerProcess, start_rockfall
from bench.report import machine

#: So much dearer may a move be with the most tables than with the fewest.
_MOST_GROWTH: Final = 1.25
_KIB: Final = 1024
#: People at each table.
PEOPLE: Final = 3


class GrowthLoad(msgspec.Struct, frozen=True):
    """How much was asked of the servers."""

    tables: list[int]
    rate: float
    seconds: float
    repetitions: int
    #: whether the engine was compiled
    engine: str


class Size(msgspec.Struct, frozen=True):
    """A server with so many tables; medians of all repetitions."""

    tables: int
    sockets: int
    moves_per_s: float
    server_cpu_ms_per_move: float
    #: what the server does while nobody moves: whoever sits there is asked whether the line holds
    rest_cpu_ms_per_s: float
    #: what a move costs beyond that
    own_cpu_ms_per_move: float
    told_p99_ms: float
    #: what a table with its people and its match takes, in KiB
    memory_per_table: float


class GrowthReport(msgspec.Struct, frozen=True):
    """What `--growth --json` prints."""

    load: GrowthLoad
    sizes: list[Size]
    #: a move's own CPU with the most tables, as a multiple of that with the fewest
    growth: float
    flat: bool
    machine: dict[str, str | int]


def measure_growth(load: GrowthLoad, folder: Path) -> GrowthReport:
    """Start a server for each number of tables, and measure them in turns."""
    servers: list[ServerProcess] = []
    try:
        for tables in load.tables:
            data = folder / str(tables)
            data.mkdir()
            servers.append(start_rockfall(data))
        sizes = asyncio.run(_measure(load, servers))
    finally:
        for server in servers:
            server.stop()
    costs = [size.own_cpu_ms_per_move for size in sizes]
    if costs[0] <= 0:
        raise LineError("hardly a move was made; more seconds would help")
    growth = costs[-1] / costs[0]
    return GrowthReport(load, sizes, growth, growth <= _MOST_GROWTH, machine())


async def _measure(load: GrowthLoad, servers: Sequence[ServerProcess]) -> list[Size]:
    with progress() as say:
        crowds: dict[int, Crowd] = {}
        memory: dict[int, float] = {}
        for tables, server in zip(load.tables, servers, strict=True):
            say(f"{tables:,} tables: people come in ...")
            idle = server.rss()
            crowds[tables] = await _come_in(server, [PEOPLE] * tables)
            memory[tables] = (server.rss() - idle) / _KIB / tables
        # What is there by now stays; the crowd's own pauses would count as the server's.
        gc.collect()
        gc.freeze()
        slices: dict[int, list[Slice]] = {tables: [] for tables in load.tables}
        rests: dict[int, list[float]] = {tables: [] for tables in load.tables}
        for repetition in range(load.repetitions):
            for tables, crowd in crowds.items():
                say(f"{tables:,} tables, {repetition + 1} of {load.repetitions} ...")
                rests[tables].append(await _rest(crowd.server, load.seconds))
                slices[tables].append(await crowd.play(load.seconds, load.rate))
    for crowd in crowds.values():
        crowd.close()
    return [
        _size(tables, slices[tables], median(rests[tables]), memory[tables])
        for tables in load.tables
    ]


async def _rest(server: ServerProcess, seconds: float) -> float:
    """Milliseconds of CPU a second while nobody does anything."""
    before = server.cpu()
    await asyncio.sleep(seconds)
    return 1000 * (server.cpu() - before) / seconds


async def _come_in(server: ServerProcess, sizes: Sequence[int]) -> Crowd:
    crowd = Crowd(server, seats=PEOPLE)
    await asyncio.to_thread(crowd.open_tables, sizes, 1)
    await crowd.connect(sizes)
    await crowd.start()
    return crowd


def _size(tables: int, slices: Sequence[Slice], rest: float, memory: float) -> Size:
    def middle(name: str) -> float:
        return round(float(median(getattr(one, name) for one in slices)), 3)

    rate = middle("moves_per_s")
    return Size(
        tables=tables,
        sockets=PEOPLE * tables,
        moves_per_s=rate,
        server_cpu_ms_per_move=middle("server_cpu_ms_per_move"),
        rest_cpu_ms_per_s=round(rest, 1),
        own_cpu_ms_per_move=round(middle("server_cpu_ms_per_move") - rest / max(1.0, rate), 3),
        told_p99_ms=middle("told_p99_ms"),
        memory_per_table=round(memory, 1),
    )


def show_growth(report: GrowthReport) -> None:
    """Print a row for each number of tables."""
    load = report.load
    console = open_console(
        report.machine,
        f"{PEOPLE} people at each table, {load.rate:g} moves/s, {load.engine} engine; "
        f"medians of {load.repetitions} x {load.seconds:g} s, in turns",
    )
    cpu = ("cpu ms/move", "at rest ms/s", "ms/move beyond")
    heads = ("tables", "sockets", "moves/s", *cpu, "all told p99 ms", "KiB a table")
    table = make_table(*heads, left=0)
    for size in report.sizes:
        table.add_row(
            f"{size.tables:,}",
            f"{size.sockets:,}",
            f"{size.moves_per_s:,.0f}",
            f"{size.server_cpu_ms_per_move:.3f}",
            f"{size.rest_cpu_ms_per_s:.1f}",
            f"{size.own_cpu_ms_per_move:.3f}",
            f"{size.told_p99_ms:,.1f}",
            f"{size.memory_per_table:,.1f}",
        )
    console.print(table, "")
    wanted = f"a move beyond rest: with the most tables at most {_MOST_GROWTH:g} x the fewest"
    print_goals(console, [Goal(wanted, report.growth, report.flat)])
