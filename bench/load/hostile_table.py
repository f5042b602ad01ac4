"""The report of an attack as tables for a reader."""

from rich.table import Table

from bench.load.console import make_table, open_console, print_goals
from bench.load.hostile_report import HostileReport, Times


def show_hostile(report: HostileReport) -> None:
    """Print what the innocent saw, what the attackers got, and goals."""
    load = report.load
    console = open_console(
        report.machine,
        f"one innocent table beside {load.sockets} hostile sockets and {load.clients} "
        f"hostile HTTP clients, {load.engine} engine; 2 x {load.seconds:g} s",
    )
    console.print(_times(report), "", _answers(report), "")
    for name in report.ratios.__struct_fields__:
        ratio = getattr(report.ratios, name)
        console.print(f"{name.replace('_', ' '):<36}{ratio:>8.2f} x without attackers")
    console.print()
    print_goals(console, report.goals)


def _times(report: HostileReport) -> Table:
    table = make_table("ms", "count", "p50", "p99", "max", "failed")
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
