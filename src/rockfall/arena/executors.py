"""Who does a lot of work: this process alone, or a crew of processes on all cores.

Results are handed over as they come, in any order: whoever adds them up must not care.
"""

import os
import signal
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread
from typing import NoReturn, Protocol, TypeVar

from rockfall.remote.pipe import kill_all

_Work = TypeVar("_Work")
_Result = TypeVar("_Result")


class Executor(Protocol):
    """Does work, wherever that may be; leaves nothing behind, also if it is interrupted."""

    #: how many pieces of work it does at a time
    workers: int

    def run(
        self,
        task: Callable[[_Work], _Result],
        work: Sequence[_Work],
        done: Callable[[_Result], None],
    ) -> None:
        """Have the task carried out with every piece of work, and hand over each result."""


class Serial:
    """This process, one piece of work after the other."""

    workers = 1

    def run(
        self,
        task: Callable[[_Work], _Result],
        work: Sequence[_Work],
        done: Callable[[_Result], None],
    ) -> None:
        for piece in work:
            done(task(piece))


class ProcessPool:
    """A crew of processes that ends with its work, with an error, and with its leader."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(
        self,
        task: Callable[[_Work], _Result],
        work: Sequence[_Work],
        done: Callable[[_Result], None],
    ) -> None:
        workers = min(self.workers, len(work))
        if workers <= 1:
            Serial().run(task, work, done)
            return
        # Fresh processes: forking one that shows a progress bar would copy its threads' locks.
        crew = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_join_crew)
        try:
            ahead = iter(work)
            doing = _first_orders(crew, task, islice(ahead, 2 * workers))
            while doing:
                finished, doing = wait(doing, return_when=FIRST_COMPLETED)
                for future in finished:
                    done(future.result())
                doing |= {crew.submit(task, piece) for piece in islice(ahead, len(finished))}
        except BaseException:
            for process in active_children():
                process.terminate()
            raise
        finally:
            crew.shutdown(cancel_futures=True)


def local(workers: int) -> Executor:
    """What does the work on this machine, with so many processes."""
    return ProcessPool(workers) if workers > 1 else Serial()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _first_orders(
    crew: ProcessPoolExecutor, task: Callable[[_Work], _Result], work: Iterable[_Work]
) -> set[Future[_Result]]:
    """Hand out the first pieces, which starts the processes.

    Ctrl-C goes to the whole crew; what is started while it is ignored inherits that, and so no
    process is caught by it half-way through its imports.
    """
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return {crew.submit(task, piece) for piece in work}
    finally:
        signal.signal(signal.SIGINT, handler)


def _join_crew() -> None:
    """In each new process: leave Ctrl-C to the leader, and never outlive the leader."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_follow_leader, daemon=True).start()


def _follow_leader() -> None:
    leader = parent_process()
    if leader is not None:
        connection.wait([leader.sentinel])
        _leave()


def _leave(*_: object) -> NoReturn:
    """End at once, with what was started here: who is killed has no time to close anything."""
    kill_all()
    os._exit(1)
