"""Many processes behind one listening socket, or one each: started, watched over, started anew.

All are equal. One that dies is replaced; SIGTERM ends all of them, and SIGHUP replaces one after
the other, each when the next is there. The parent serves nobody and opens no database.
"""

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

import structlog

from rockfall.server.config import Config

#: One that did not live so many seconds is not started again at once.
_YOUNG: Final = 2.0
_BLINK: Final = 0.05
_DIE_WITH_PARENT: Final = 1


class Serve(Protocol):
    """What a process does until it is told to stop."""

    def __call__(self, config: Config, *, ready: Callable[[], None]) -> int:
        """Serve; `ready` is told when connections are taken."""
        ...


def supervise(config: Config, serve: Serve) -> int:
    """Keep so many processes serving until told to stop; gives the exit code."""
    return _Supervisor(config, serve).run()


class _Worker:
    """One of the processes, by its number; which one it is changes."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid = 0
        self.began = 0.0
        self.ready_pipe = -1


class _Supervisor:
    def __init__(self, config: Config, serve: Serve) -> None:
        self._config = config
        self._serve = serve
        self._workers = [_Worker(number) for number in range(config.workers)]
        self._stopping = False
        self._renewing = False
        self._log = structlog.get_logger()

    def run(self) -> int:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        for worker in self._workers:
            self._start(worker)
        failed = 0
        while any(worker.pid for worker in self._workers):
            if self._renewing and not self._stopping:
                self._renewing = False
                self._replace_all()
            failed |= self._wait_for_one()
        return 1 if failed else 0

    # -- signals -----------------------------------------------------------------------------

    def _stop(self, *_: Any) -> None:
        self._stopping = True
        for worker in self._workers:
            if worker.pid:
                os.kill(worker.pid, signal.SIGTERM)

    def _renew(self, *_: Any) -> None:
        self._renewing = True

    # -- processes ---------------------------------------------------------------------------

    def _start(self, worker: _Worker) -> None:
        if worker.ready_pipe >= 0:
            os.close(worker.ready_pipe)
        worker.ready_pipe, writing = os.pipe()
        worker.began = time.monotonic()
        parent = os.getpid()
        sys.stdout.flush()
        sys.stderr.flush()
        worker.pid = os.fork()
        if worker.pid == 0:
            self._live(worker.number, writing, parent)
        os.close(writing)
        self._log.info("worker-started", number=worker.number, pid=worker.pid)
        if self._stopping:
            os.kill(worker.pid, signal.SIGTERM)

    def _live(self, number: int, ready: int, parent: int) -> None:
        """What a process does, from its first moment to its last."""
        code = 1
        try:
            for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                signal.signal(name, signal.SIG_DFL)
            _die_with(parent)
            config = _config_of(self._config, number)
            code = self._serve(config, ready=lambda: _tell(ready))
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _wait_for_one(self) -> int:
        """Wait a moment for a process that ends; whether it failed when all are to end."""
        pid, status = os.waitpid(-1, os.WNOHANG)
        worker = next((worker for worker in self._workers if worker.pid == pid), None)
        if not pid or worker is None:
            time.sleep(_BLINK)
            return 0
        worker.pid = 0
        if self._stopping:
            return int(os.waitstatus_to_exitcode(status) != 0)
        self._log.error("worker-died", number=worker.number, pid=pid, status=status)
        time.sleep(max(0.0, worker.began + _YOUNG - time.monotonic()))
        self._start(worker)
        return 0

    def _replace_all(self) -> None:
        """One after the other: so there is always somebody to take over."""
        for worker in self._workers:
            if self._stopping or not worker.pid:
                return
            os.kill(worker.pid, signal.SIGTERM)
            os.waitpid(worker.pid, 0)
            self._start(worker)
            # The pipe is closed, too, when the process ends before it is ready.
            if not os.read(worker.ready_pipe, 1):
                self._log.error("not-replaced", number=worker.number)
                # What keeps one from serving would keep the others, too.
                return


def _config_of(config: Config, number: int) -> Config:
    """Each has a folder of its own, shows its own numbers, and may have a port of its own."""
    metrics = config.metrics
    if metrics is not None and metrics.port:
        metrics = metrics._replace(port=metrics.port + number)
    port = config.port + number if config.worker_ports == "own" else config.port
    folder = config.data / f"worker-{number}"
    return replace(config, data=folder, metrics=metrics, port=port, workers=1)


def _tell(pipe: int) -> None:
    os.write(pipe, b"x")
    os.close(pipe)


def _die_with(parent: int) -> None:
    """Be told to stop when the parent is gone, however it ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGTERM)
    # It may have ended before.
    if os.getppid() != parent:
        sys.exit(1)
