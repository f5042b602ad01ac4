"""The command line as a whole."""

import os
import subprocess
import sys

from rockfall.cli.main import COMMANDS, PIPE_CLOSED, build_parser


def test_every_command_has_a_line_of_help() -> None:
    text = build_parser().format_help()
    assert all(f"\n    {name} " in text for name in COMMANDS)


def test_a_reader_who_leaves_early_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "rockfall.cli.main", "editions"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (PIPE_CLOSED, b"")
