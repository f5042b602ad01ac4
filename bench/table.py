"""The bench report as tables for a reader."""

import sys

from rich.console import Console
from rich.table import Table

from bench.report import PEERS, ByForm, Report, quotient

_WIDTH_OF_A_PIPE = 100


def show(report: Report) -> None:
    """Print rates, ratios and goals."""
    console = Console(width=None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE, highlight=False)
    where = ", ".join(f"{key} {value}" for key, value in report.machine.items())
    console.print(
        f"{where}\nmedians of {report.repetitions} x {report.seconds:g} s\n", markup=False
    )
    console.print(_rates(report), "", _ratios(report), "")
    console.print(
        "A ply is a decision of a player. Nodes count chance nodes too, which OpenSpiel has apart\n"
        "and Rockfall inside its moves. Lean: chance sampled by a plain loop, not random.choices.\n"
        "Fast dice: plies/s without the keyed dice of a table, as in a search.\n"
    )
    for goal in report.goals:
        verdict = (
            "not measured" if goal.measured is None else "reached" if goal.reached else "MISSED"
        )
        console.print(f"{goal.wanted:<36}{_number(goal.measured, '.2f'):>8}  {verdict}")


def _number(value: float | None, form: str = ",.0f") -> str:
    return "–" if value is None else format(value, form)


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left")
    return table


def _ours(numbers: ByForm) -> list[tuple[str, float | None]]:
    return [("compiled", numbers.compiled), ("interpreted", numbers.interpreted)]


def _rates(report: Report) -> Table:
    table = _table(
        "", "plies/s", "slowest–fastest", "nodes/s", "lean plies/s", "fast dice", "copy us"
    )
    for form, rate in _ours(report.plies_per_s):
        fast = _number(dict(_ours(report.fast_plies_per_s))[form])
        copy = _number(dict(_ours(report.copy_us))[form], ".2f")
        table.add_row(f"Rockfall {form}", _number(rate), _range(report, form), "", "", fast, copy)
    for peer in PEERS:
        rates = (report.peers_nodes[peer], report.peers_lean[peer])
        table.add_row(
            f"OpenSpiel {peer}",
            _number(report.peers[peer]),
            _range(report, peer),
            *map(_number, rates),
            "",
            "",
        )
    return table


def _range(report: Report, name: str) -> str:
    return "–".join(f"{rate:,.0f}" for rate in report.spread.get(name, ()))


def _ratios(report: Report) -> Table:
    table = _table("times as fast as", *PEERS)
    counts = (
        ("plies", report.peers),
        ("nodes", report.peers_nodes),
        ("lean plies", report.peers_lean),
    )
    for form, rate in _ours(report.plies_per_s):
        for count, theirs in counts:
            ratios = (_number(quotient(rate, theirs[peer]), ".2f") for peer in PEERS)
            table.add_row(f"{form}, against their {count}", *ratios)
    return table
