"""Executors: the same results on each, and an end without leftovers."""

import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from rockfall.arena.executors import Executor, ProcessPool, Serial, local

LEADER = """
from rockfall.arena.executors import ProcessPool
if __name__ == "__main__":
    ProcessPool(2).run(abs, range(10**9), lambda number: print("working", flush=True))
"""
#: The work is to wait for a program.
WAITING = """
from rockfall.arena.executors import ProcessPool
from rockfall.remote.pipe import Pipe

def wait(number):
    Pipe(["sh", "-c", "echo begun >&2; exec sleep 1000"]).receive(1000)

if __name__ == "__main__":
    ProcessPool(2).run(wait, [1, 2], print)
"""


@pytest.mark.parametrize("executor", [Serial(), ProcessPool(2), local(1), local(2)])
def test_every_piece_of_work_is_done_once(executor: Executor) -> None:
    results: list[int] = []
    executor.run(abs, range(-20, 0), results.append)
    assert sorted(results) == list(range(1, 21))


def test_an_error_ends_the_whole_crew() -> None:
    def stop(_: int) -> None:
        assert len(active_children()) == 2
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ProcessPool(2).run(abs, range(10**9), stop)
    assert active_children() == []


def test_an_error_of_the_work_is_heard_of() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        ProcessPool(2).run(int, ["1", "two", "3"], print)
    assert active_children() == []


def test_the_crew_does_not_outlive_a_leader_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LEADER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as leader:
        assert leader.stdout is not None
        assert leader.stdout.readline() == "working\n"
        leader.kill()
        # Its processes share its output: the end of that is only seen when all of them are gone.
        rest, _ = leader.communicate(timeout=60)
    assert set(rest.split()) <= {"working"}


def test_programs_that_the_crew_waits_for_end_with_it_when_the_leader_was_killed(
    tmp_path: Path,
) -> None:
    # In a file, because the crew reads it, too.
    (tmp_path / "waiting.py").write_text(WAITING)
    with subprocess.Popen(
        [sys.executable, tmp_path / "waiting.py"], stderr=subprocess.PIPE, text=True
    ) as leader:
        assert leader.stderr is not None
        assert [leader.stderr.readline() for _ in range(2)] == ["begun\n"] * 2
        leader.kill()
        # The programs share its errors: the end of those is only seen when all of them are gone.
        leader.communicate(timeout=60)
    assert leader.returncode == -signal.SIGKILL
