"""How reports of load are printed: where it was measured, rows of numbers, and goals."""

import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.load.report import Goal

_WIDTH_OF_A_PIPE: Final = 110


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Says what is going on: in one line of a terminal, or line by line in a file."""
    began = time.monotonic()
    console = Console(stderr=True)
    with console.status("") as status:

        def say(what: str) -> None:
            line = f"{time.monotonic() - began:4.0f} s  {what}"
            if console.is_terminal:
                status.update(line)
            else:
                print(line, file=sys.stderr, flush=True)

        yield say


def open_console(machine: Mapping[str, str | int], about: str) -> Console:
    """Where a report is printed, with the machine and what was measured at its head."""
    console = Console(width=None if sys.stdout.isatty() else _WIDTH_OF_A_PIPE, highlight=False)
    where = ", ".join(f"{key} {value}" for key, value in machine.items())
    console.print(f"{where}\n{about}\n", markup=False)
    return console


def make_table(*heads: str, left: int = 1) -> Table:
    """Columns of numbers behind so many of words."""
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number >= left else "left")
    return table


def print_goals(console: Console, goals: Sequence[Goal]) -> None:
    """Print what was wanted, and whether it was reached."""
    for goal in goals:
        verdict = "reached" if goal.reached else "MISSED"
        console.print(f"{goal.wanted:<70}{goal.measured:>9,.2f}  {verdict}")
