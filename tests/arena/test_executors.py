"""Executors: the same results on each, and an end without leftovers."""

import subprocess
import sys
from multiprocessing import active_children

import pytest

from rockfall.arena.executors import Executor, ProcessPool, Serial, local

LEADER = """
from rockfall.arena.executors import ProcessPool
if __name__ == "__main__":
    ProcessPool(2).run(abs, range(10**9), lambda number: print("working", flush=True))
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
