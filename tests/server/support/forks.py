"""Programs of the server that start in a moment: forked off a process that has read them already.

A server reads a second's worth of modules before it serves, and tests start hundreds of them. What
is forked is a process of its own in every other respect.
"""

import multiprocessing
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Final

_CONTEXT: Final = multiprocessing.get_context("forkserver")
# Not the command itself: what is run as a program must not have been read as a module before.
_CONTEXT.set_forkserver_preload(["rockfall.server.run", "alembic.command"])


def forked(words: Sequence[str], log: Path, environment: Mapping[str, str]) -> ForkServerProcess:
    """Run a module as a program, as `python -m` does, with its output added to a file."""
    process = _CONTEXT.Process(target=_run, args=([*words], str(log), {**environment}))
    process.start()
    return process


def _run(words: list[str], log: str, environment: dict[str, str]) -> None:
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(file, stream)
    if environment.get("PYTHONPATH") != os.environ.get("PYTHONPATH"):
        # Modules are to be found elsewhere: nothing that was read already will do.
        os.execve(sys.executable, [sys.executable, "-m", *words], environment)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [*words]
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)
