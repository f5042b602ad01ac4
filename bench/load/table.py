"""The load report as tables for a reader."""

from collections.abc import Callable

from rich.table import Table

from bench.load.console import make_table, open_console, print_goals
from bench.load.crowd import Slice
from bench.load.report import Report

_ROWS: dict[str, tuple[str, str]] = {
    "moves/s": ("moves_per_s", ",.0f"),
    "ack p50 ms": ("ack_p50_ms", ",.1f"),
    "p99": ("ack_p99_ms", ",.1f"),
    "all told p50 ms": ("told_p50_ms", ",.1f"),
    "p99 ": ("told_p99_ms", ",.1f"),
    "server cpu ms/move": ("server_cpu_ms_per_move", ".3f"),
    "server cores": ("server_cores", ".2f"),
    "client cores": ("client_cores", ".2f"),
}


def show(report: Report) -> None:
    """Print what was measured, memory, ratios and goals."""
    load = report.load
    console = open_console(
        report.machine,
        f"{load.tables:,} tables, {load.sockets:,} sockets, {load.engine} engine; "
        f"medians and (best) of {load.repetitions} x {load.seconds:g} s, in turns",
    )
    console.print(_speeds(report), "", _memory(report), "")
    for name, ratio in zip(report.ratios.__struct_fields__, _values(report), strict=True):
        console.print(f"{name.replace('_', ' '):<36}{ratio:>8.2f} x the bare server")
    for mode, ratio in report.cpu_per_move_of_before.items():
        console.print(f"{f'{mode} cpu per move':<36}{ratio:>8.2f} x what it was before")
    console.print()
    print_goals(console, report.goals)


def _values(report: Report) -> list[float]:
    return [getattr(report.ratios, name) for name in report.ratios.__struct_fields__]


def _speeds(report: Report) -> Table:
    columns = [
        (f"{name} {mode}", side)
        for mode, sides in (("hold", report.hold), ("flat", report.flat))
        for name, side in sides.items()
    ]
    table = make_table("", *(head for head, _ in columns))
    for label, (field, form) in _ROWS.items():
        get: Callable[[Slice], str] = lambda one, f=field, t=form: format(getattr(one, f), t)  # type: ignore[misc] # noqa: E731
        table.add_row(label, *(f"{get(side.median)} ({get(side.best)})" for _, side in columns))
    return table


def _memory(report: Report) -> Table:
    table = make_table("KiB of memory", "idle", "a table", "a socket", "a move")
    for name, memory in report.memory.items():
        values = (memory.idle, memory.per_table, memory.per_socket, memory.per_move)
        table.add_row(name, *(f"{value:,.1f}" for value in values))
    return table
