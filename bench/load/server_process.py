"""A server as a process of its own: started, looked at from outside, stopped."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from bench.load.line import LineError
from bench.programs import HOME, environment

HOST: Final = "127.0.0.1"
_PATIENCE: Final = 60.0
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_NANO: Final = 1e9
#: Limits are for guests; a crowd on one machine is what is to be measured.
_NO_LIMITS: Final = {
    "--max-tables": "1000000",
    "--max-sockets": "1000000",
    "--sockets-per-address": "1000000",
    "--connections-per-address": "1000000",
    "--tables-per-address": "1000000",
    "--work-per-second": "1000000",
    "--work-burst": "100000000",
    "--store-bytes-per-address": "1T",
    "--messages-per-second": "10000",
    "--message-burst": "10000",
}


class ServerProcess:
    """A running server; `told` is the file that it writes its log to."""

    def __init__(self, command: list[str], told: Path, home: Path = HOME) -> None:
        self._told = told
        program = [sys.executable, "-P", "-m", *command]
        with told.open("wb") as file:
            self._process = subprocess.Popen(
                program, env=environment(home), stdout=file, stderr=file
            )
        self.port = 0

    def wait_for_port(self) -> None:
        """Wait until the server says where it listens, or give up."""
        until = time.monotonic() + _PATIENCE
        while not self.port:
            if self._process.poll() is not None or time.monotonic() > until:
                raise LineError(f"a server did not start:\n{self._told.read_text()[-2000:]}")
            time.sleep(0.02)
            self.port = _port(self._told.read_text())

    def wait_until_ready(self) -> None:
        """Wait until a server that can be asked says that it is ready."""
        while True:
            try:
                with urlopen(f"http://{HOST}:{self.port}/readyz", timeout=5):
                    return
            except URLError:
                self._check()
                time.sleep(0.05)

    def _check(self) -> None:
        if self._process.poll() is not None:
            raise LineError(f"a server stopped:\n{self._told.read_text()[-2000:]}")

    def rss(self) -> int:
        """The bytes of memory in use now."""
        return int(self._proc("statm").split()[1]) * _PAGE

    def cpu(self) -> float:
        """The seconds of processor time used so far, by its workers too."""
        self._check()
        return cpu_of(self._process.pid)

    @property
    def pids(self) -> list[int]:
        """The process, and its workers."""
        return [*family(self._process.pid)]

    def _proc(self, name: str) -> str:
        self._check()
        return Path(f"/proc/{self._process.pid}/{name}").read_text()

    def stop(self) -> None:
        """Stop the server, by force if it takes its time."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def family(pid: int) -> Iterator[int]:
    """A process and those that it has started."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            yield from family(int(child))


def cpu_of(pid: int) -> float:
    """The seconds of processor time that a process and those it has started used so far."""
    # Threads that have ended are left out: a server keeps those that it has. The process as a whole
    # is counted in hundredths of a second, which is more than some moves take.
    threads = [thread for one in family(pid) for thread in Path(f"/proc/{one}/task").iterdir()]
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / _NANO


def _port(told: str) -> int:
    """The port that a server tells of: a line with a number, or of a log."""
    for line in told.splitlines(keepends=True):
        if not line.endswith("\n"):
            continue
        if line.strip().isdecimal():
            return int(line)
        if '"listening"' in line:
            return int(msgspec.json.decode(line)["port"])
    return 0


def start_rockfall(
    folder: Path, *given: str, limits: bool = False, home: Path = HOME
) -> ServerProcess:
    """`rockfall serve` with a fresh database, with the limits that guests meet or without.

    The package is that of a folder: another one than this may be measured beside it.
    """
    options = [] if limits else [word for pair in _NO_LIMITS.items() for word in pair]
    serve = ["rockfall.cli.main", "serve", "--port", "0", "--data", str(folder), *options, *given]
    server = ServerProcess(serve, folder / "rockfall.log", home)
    try:
        server.wait_for_port()
        server.wait_until_ready()
    except BaseException:
        server.stop()
        raise
    return server


def start_bare(folder: Path) -> ServerProcess:
    """The bare server with a fresh database."""
    server = ServerProcess(["bench.load.bare", str(folder)], folder / "bare.log")
    try:
        server.wait_for_port()
    except BaseException:
        server.stop()
        raise
    return server
