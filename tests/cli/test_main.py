"""The command line as a whole."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rockfall.cli.main import COMMANDS, PIPE_CLOSED, build_parser

ROOT = Path(__file__).parents[2]


def test_every_command_has_a_line_of_help() -> None:
    text = build_parser().format_help()
    # A long name has its line below.
    assert all(re.search(rf"\n    {name}(\n {{6,}}| +)\S", text) for name in COMMANDS)


@pytest.mark.parametrize(
    "program", [("rockfall.cli.main", "editions"), ("tools.protocol",), ("tools.rules",)]
)
def test_a_reader_who_leaves_early_is_no_error(program: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", *program]
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (PIPE_CLOSED, b"")
