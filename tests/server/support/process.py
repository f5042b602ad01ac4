"""A server in a process of its own: started, asked, stopped or killed, and started again."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from rockfall.server import protocol as p

#: Limits that are not in the way of who wants to try something else.
LOOSE: Final = {
    "messages-per-second": "10000",
    "message-burst": "10000",
    "sockets-per-address": "10000",
    "connections-per-address": "10000",
    "tables-per-address": "100000",
    "least-free": "1M",
    "work-per-second": "1000000",
    "work-burst": "100000000",
    "store-bytes-per-address": "1T",
}
#: Seconds a server may take to start or to stop; tables wake slowly while all come back at once.
_PATIENCE: Final = 120.0
T = TypeVar("T")


class Answer(NamedTuple):
    """What came back over plain HTTP."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body as one of the protocol's types."""
        return msgspec.json.decode(self.body, type=kind)

    @property
    def code(self) -> str:
        """Why it was refused."""
        return self.read(p.Problem).code


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def free_ports() -> int:
    """A port that nobody listens at, nor at the next one."""
    while True:
        port = free_port()
        try:
            with socket.create_server(("127.0.0.1", port + 1)):
                return port
        except (OSError, OverflowError):
            continue


class ServerProcess:
    """`rockfall serve`; port and data folder stay the same however often it is started."""

    #: the program that is run, and what it is given before `serve`
    program: tuple[str, ...] = ("rockfall.cli.main",)

    def __init__(self, folder: Path, **options: str) -> None:
        self.data = folder / "data"
        self.port = free_port()
        self._options = {**LOOSE, **{k.replace("_", "-"): v for k, v in options.items()}}
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    # -- living ------------------------------------------------------------------------------

    def start(self) -> "ServerProcess":
        """Start it and wait until all matches go on."""
        given = {"port": str(self.port), "data": str(self.data), **self._options}
        options = [part for name, value in given.items() for part in (f"--{name}", value)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self.program, "serve", *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={k: v for k, v in os.environ.items() if not k.startswith("ROCKFALL_")},
            )
        deadline = time.monotonic() + _PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server did not start:\n{self.log}")
            time.sleep(0.02)
        return self

    def _ready(self) -> bool:
        try:
            return self.ask("/readyz").status == 200
        except OSError:
            return False

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal, and do not wait for what comes of it."""
        assert self._process is not None
        self._process.send_signal(number)

    def wait(self) -> int:
        """Its exit code, when it has ended."""
        assert self._process is not None
        return self._process.wait(_PATIENCE)

    def kill(self) -> None:
        """End it without a warning."""
        self.signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Ask it to end, and give its exit code."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    # -- looking -----------------------------------------------------------------------------

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def socket_address(self) -> str:
        """Where clients connect to."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def log(self) -> str:
        """Everything it wrote, in all its lives."""
        return self._log.read_text()

    @property
    def faults(self) -> list[str]:
        """Log lines that speak of something that must not happen."""
        bad = ('"level": "error"', '"level": "critical"', "Traceback")
        return [line for line in self.log.splitlines() if any(word in line for word in bad)]

    @property
    def memory(self) -> int:
        """The bytes of memory it holds."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(line.split()[1]) * 1024

    # -- asking ------------------------------------------------------------------------------

    def ask(
        self, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Ask over plain HTTP: with a body it is a POST. Bytes are sent as they are."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        try:
            sent = body if isinstance(body, bytes) else json.dumps(body).encode()
            told = {"content-type": "application/json", **(headers or {})}
            if body is None:
                connection.request("GET", path, headers=headers or {})
            else:
                connection.request("POST", path, sent, told)
            answer = connection.getresponse()
            named = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, named, answer.read())
        finally:
            connection.close()

    def open_table(self, name: str, **settings: Any) -> p.Place:
        """Make a table that plays as fast as it can, and sit down at it."""
        quick = {"pace": 0, "window": 0.3, **settings}
        return self._place("/api/tables", {"name": name, "settings": quick}, 201)

    def join(self, table: str, name: str, seat: int = -1) -> p.Place:
        """Come to a table."""
        return self._place(f"/api/tables/{table}/members", {"name": name, "seat": seat}, 201)

    def recover(self, table: str, recovery: str) -> p.Place:
        """New keys for a recovery key."""
        return self._place(f"/api/tables/{table}/recovery", {"recovery": recovery}, 200)

    def _place(self, path: str, body: object, status: int) -> p.Place:
        answer = self.ask(path, body)
        assert answer.status == status, answer.body
        return answer.read(p.Place)
