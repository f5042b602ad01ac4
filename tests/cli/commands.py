"""Helpers of the command tests: calling a command, and a package that is in no checkout."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import rockfall

PACKAGE = Path(rockfall.__file__).parent


def call(add_parser: Callable[..., None], *words: str) -> int:
    """Run a command as the command line would."""
    parser = argparse.ArgumentParser("rockfall")
    add_parser(parser.add_subparsers())
    args = parser.parse_args(words)
    code: int = args.run(args)
    return code


def copy_sources(home: Path) -> Path:
    """Lay the package's sources alone, as a pure installation has them, into a folder."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(PACKAGE, home / "rockfall", ignore=skip)
    return home


def call_outside(home: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the package of that folder, and with that folder as the current one."""
    return subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**os.environ, "PYTHONPATH": str(home)},
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )
