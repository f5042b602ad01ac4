"""A Redis of the tests' own: at a free port, without a file, started, stopped, frozen, killed."""

import shutil
import signal
import socket
import subprocess
import time
from typing import Final, Self

from tests.server.support.process import free_port
from tests.server.support.service import Service

#: Seconds it may take to start or to stop.
_PATIENCE: Final = 20.0


class Redis(Service):
    """A bus at 127.0.0.1; its port stays however often it is started, and what it knew is gone."""

    def __init__(self) -> None:
        self.port = free_port()
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        if program is None:
            raise AssertionError("these tests need Redis: install Debian's package redis-server")
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> Self:
        """Start it and wait until it answers."""
        settings = {"port": self.port, "bind": "127.0.0.1", "save": "", "appendonly": "no"}
        given = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
        self._process = subprocess.Popen(
            [self._program, *given], cwd="/tmp", stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "Redis did not start"
            assert time.monotonic() < deadline, "Redis did not answer"
            time.sleep(0.02)
        return self

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """End it without a warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(_PATIENCE)

    def freeze(self) -> None:
        """Let it take what it is told and answer nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it was."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def put_away(self) -> None:
        """End it if it runs."""
        if self._process is not None and self._process.poll() is None:
            self.thaw()
            self.stop()
