"""The report of an attack as tables for a reader."""

import sys

from rich.console import Console
from rich.table import Table

from bench.load.hostile_report import HostileReport, Times

_WIDTH_OF_A_PIPE = 110


def show_hostile(report: HostileReport) -> None:
    """Print what the innocent saw, what the attackers got, and goals."""
    console = Console(width=None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE, highlight=False)
    load = report.load
    where = ", ".join(f"{key} {value}" for key, value in report.machine.items())
    console.print(
        f"{where}\none innocent table beside {load.sockets} hostile sockets and {load.clients} "
        f"hostile HTTP clients, {load.engine} engine; 2 x {load.seconds:g} s\n",
        markup=False,
    )
    console.print(_times(report), "", _answers(report), "")
    for name in report.ratios.__struct_fields__:
        ratio = getattr(report.ratios, name)
        console.print(f"{name.replace('_', ' '):<36}{ratio:>8.2f} x without attackers")
    console.print()
    for goal in report.goals:
        verdict = "reached" if goal.reached else "MISSED"
        console.print(f"{goal.wanted:<62}{goal.measured:>9,.2f}  {verdict}")


def _times(report: HostileReport) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(("ms", "count", "p50", "p99", "max", "failed")):
        table.add_column(head, justify="right" if number else "left")
    for name, seen in (("without attackers", report.calm), ("with attackers", report.hostile)):
        table.add_row(f"moves {name}", *_row(seen.moves), "")
        table.add_row(f"/healthz {name}", *_row(seen.healthz), str(seen.healthz_failed))
    return table


def _row(times: Times) -> list[str]:
    measured = (times.p50_ms, times.p99_ms, times.max_ms)
    return [str(times.count), *(f"{value:,.1f}" for value in measured)]


def _answers(report: HostileReport) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("attack")
    table.add_column("what it got")
    for name, got in sorted(report.answers.items()):
        told = [f"{code} {count:,}" for code, count in sorted(got.items(), key=lambda x: -x[1])]
        table.add_row(name, ", ".join(told))
    return table
