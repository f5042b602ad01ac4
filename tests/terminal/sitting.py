"""Helpers of the terminal tests: the program through pipes, and a table with a typist."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

import rockfall
from rockfall.match.match import Match
from rockfall.terminal.glyphs import THEME, UNICODE, Glyphs
from rockfall.terminal.keeper import Keeper
from rockfall.terminal.look import Look
from rockfall.terminal.person import Leave
from rockfall.terminal.seats import Seats
from rockfall.terminal.session import Session
from rockfall.terminal.terminal import Terminal
from tests.support.play import edition

SOURCES = str(Path(rockfall.__file__).parent.parent)
WIPE = "\x1b[3J"


def environment(**more: str) -> dict[str, str]:
    """A plain environment in which the program runs like the tests do."""
    plain = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "LC_ALL")}
    path = os.pathsep.join(filter(None, (SOURCES, plain.get("PYTHONPATH", ""))))
    return {**plain, "PYTHONPATH": path, "PYTHONUTF8": "1", **more}


def command(*words: str) -> list[str]:
    """The command line of `rockfall play --terminal`."""
    return [sys.executable, "-m", "rockfall.cli.main", "play", "--terminal", *words]


def play(
    *words: str, typed: str | bytes = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the program with what is typed coming through a pipe; at its end input is closed."""
    done = subprocess.run(
        command(*words),
        input=typed.encode() if isinstance(typed, str) else typed,
        env=environment(**(env or {})),
        capture_output=True,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode()
    )


def plain(lines: Iterable[Text]) -> str:
    """Lines as text, without the spaces at their ends."""
    return "\n".join(line.plain.rstrip() for line in lines)


def look_of(
    names: list[str], people: int = 1, signs: Glyphs = UNICODE, spec: str = "jubilee"
) -> Look:
    """A look with people on the first seats."""
    seats = Seats(names, [""] * people + ["random"] * (len(names) - people))
    return Look(seats, edition(spec, len(names)).rules, signs)


class Typist:
    """A keyboard whose next line is made when it is asked for, from all that was printed so far."""

    def __init__(self, screen: io.StringIO, types: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._types = types

    def readline(self) -> str:
        """What is typed next."""
        line = self._types(self._screen.getvalue())
        return "" if line is None else line + "\n"


def sit(
    match: Match,
    people: int,
    types: Callable[[str], str | None],
    columns: int = 80,
    lines: int = 24,
) -> str:
    """Play a match at a real terminal table, in this process; gives all that was printed."""
    screen = io.StringIO()
    console = Console(
        file=screen,
        theme=THEME,
        width=columns,
        height=lines,
        force_terminal=True,
        color_system=None,
        _environ={"TERM": "xterm"},
    )
    look = look_of(match.names, people, spec=match.edition.spec)
    table = Session(
        match, look, Terminal(Typist(screen, types), console, plain=False), Keeper(None)
    )
    try:
        table.run()
    except (Leave, EOFError):
        table.leave()
    return screen.getvalue()


def script(*lines: str) -> Callable[[str], str | None]:
    """Types these lines, then there is no more input."""
    rest = iter(lines)
    return lambda _: next(rest, None)
