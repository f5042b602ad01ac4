"""The program in a real window: a pseudo terminal, resized, interrupted, without colours."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from pathlib import Path
from typing import Self

import pytest

from rockfall.match.document import load_match
from tests.terminal.sitting import WIPE, command, environment, play

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3|4)8;[0-9;]*m")
STYLE = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 30


class Window:
    """The program in a pseudo terminal."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(columns, lines)
        self.program = subprocess.Popen(
            command(*words),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(TERM="xterm-256color", COLORTERM="truecolor", **env),
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self.master)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, line: str) -> None:
        self.text = ""
        os.write(self.master, f"{line}\n".encode())

    def wait_for(self, words: str) -> str:
        """Read until some words have been printed since the last line typed."""
        while words not in self.text:
            assert self._read(), f"'{words}' never came:\n{self.text}"
        return self.text

    def interrupt(self) -> None:
        """Ctrl-C, again if need be: one that comes just before the program reads goes unheard."""
        ready: list[int] = []
        while not ready:
            os.killpg(self.program.pid, signal.SIGINT)
            ready, _, _ = select.select([self.master], [], [], 2)

    def end(self) -> int:
        """Read to the end; gives the exit code."""
        while self._read():
            pass
        return self.program.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing came any more:\n{self.text}"
        try:
            more = os.read(self.master, 65536)
        except OSError:
            return False  # Linux says so when the program has closed its side
        self.text += more.decode("utf-8", "replace")
        return bool(more)


def test_ctrl_c_says_goodbye_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Window("--seed", "7", "--save", str(file)) as window:
        window.wait_for("> ")
        window.type("dig EW 1,0")
        window.wait_for("> ")
        window.interrupt()
        assert window.end() == 130
        assert "Goodbye." in window.text
        assert "Traceback" not in window.text
    assert 0 in [step.seat for step in load_match(file.read_bytes()).steps]


def test_ctrl_d_says_goodbye() -> None:
    with Window("--seed", "7") as window:
        window.wait_for("> ")
        os.write(window.master, b"\x04")
        assert window.end() == 0
        assert "Goodbye. The same deal again" in window.text


def test_end_of_input_says_goodbye() -> None:
    done = play("--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("--seed 7")


def test_nobody_reading_any_more_ends_the_game_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        command("--seed", "7", "--save", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write(b"1\n" * 500)
        program.stdin.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0
    assert load_match(file.read_bytes()).names[0] == "Player"


def test_a_window_too_small_says_so_and_play_goes_on_when_it_has_grown() -> None:
    with Window("--seed", "7", columns=30, lines=10) as window:
        assert "30 columns by" in window.wait_for("> ")
        window.type("dig EW 1,0")
        window.wait_for("> ")
        window.resize(80, 24)
        window.type("")
        assert "╭───╮" in STYLE.sub("", window.wait_for("> "))
        window.type("log")
        assert "Player digs at 1/0" in window.wait_for("back to the table.")


def test_forty_columns_show_the_board_and_nothing_runs_over_the_edge() -> None:
    done = play("--seed", "7", typed="1\n1\n" * 8, env={"COLUMNS": "40", "LINES": "24"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "[?]" in done.stdout
    table = done.stdout.rpartition("Goodbye")[0]
    assert max(len(line) for line in table.splitlines()) <= 40


def test_colours_are_used_unless_they_are_not_wanted() -> None:
    with Window("--seed", "7") as window:
        assert COLOUR.search(window.wait_for("> "))
    with Window("--seed", "7", NO_COLOR="1") as window:
        plain = window.wait_for("> ")
        assert not COLOUR.search(plain)
        assert "━⌂━" in STYLE.sub("", plain)


def test_a_dumb_terminal_gets_no_escape_codes() -> None:
    done = play("--seed", "7", typed="1\n", env={"TERM": "dumb"})
    assert "\x1b" not in done.stdout
    assert "━⌂━" in done.stdout


@pytest.mark.parametrize("env", [{"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}])
def test_a_terminal_without_unicode_gets_ascii(env: dict[str, str]) -> None:
    done = play("--seed", "7", "--names", "Zoë", typed="?\n\nkeep gold-1\nlog\n", env=env)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "==S==" in done.stdout


def test_the_hide_screen_wipes_what_was_scrolled_away_too() -> None:
    with Window("--seed", "7", "--names", "Anna,Ben", "--first", "0") as window:
        first = window.wait_for("only Anna is looking.")
        assert WIPE in first
        window.type("")
        window.wait_for("> ")
        window.type("p1")
        window.wait_for("hide your cards.")
        window.type("")
        assert WIPE in window.wait_for("only Ben is looking.")
