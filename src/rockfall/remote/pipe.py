"""A program at the other end of two pipes, spoken to in lines.

Whatever it does, nobody here waits for it longer than they said: what it does not read waits in a
queue, and what it says too much of waits on its side.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import RLock, Thread
from typing import Final

#: No answer is longer; who goes on and on is not listened to.
LONGEST: Final = 1 << 16
#: Lines of a program that are kept until somebody asks for them.
_ROOM: Final = 64
#: What the environment has for us is none of a program's business: a token, for one.
_OURS: Final = "ROCKFALL_"


class GoneError(Exception):
    """The program has ended, or cannot be listened to any more."""


def command_of(words: Sequence[str]) -> list[str] | None:
    """What starts a bot: a file of Python, a program here or on the path; None if there is none."""
    first, *rest = words
    file = Path(first)
    if file.suffix == ".py" and file.is_file():
        return [sys.executable, str(file.resolve()), *rest]
    found = shutil.which(first)
    return [str(Path(found).resolve()), *rest] if found else None


class Pipe:
    """A child process; `close` ends it, by force and with all that it has started."""

    def __init__(self, command: Sequence[str]) -> None:
        with _starting:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={name: it for name, it in os.environ.items() if not name.startswith(_OURS)},
                # A group of its own, which can be ended as a whole; Ctrl-C is for its starter.
                start_new_session=True,
            )
            _running.add(self._process)
        self._said: Queue[bytes | None] = Queue()
        self._heard: Queue[bytes | None] = Queue(_ROOM)
        self._threads = [Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Say something, without waiting until it is read."""
        self._said.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line; TimeoutError if none comes in time, GoneError if none can come."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise TimeoutError from None
        if line is None:
            # For whoever asks again.
            self._heard.put(None)
            raise GoneError
        return line

    def close(self) -> None:
        """End the program and wait until it is gone; may be called twice."""
        if self._process.returncode is None:
            # After it was waited for, its number may be somebody else's.
            kill(self._process)
            self._process.wait()
        _running.discard(self._process)
        self._said.put(None)
        while self._threads[1].is_alive():
            # The reader may be waiting for room.
            with suppress(Empty):
                self._heard.get(timeout=0.01)
        for thread in self._threads:
            thread.join()

    def _write(self) -> None:
        assert self._process.stdin is not None
        # An end that nobody reads is noticed by whoever waits for an answer.
        with suppress(OSError):
            while (line := self._said.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with suppress(OSError):
            self._process.stdin.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as said:
            while line := said.readline(LONGEST):
                if not line.endswith(b"\n"):
                    break
                self._heard.put(line)
        self._heard.put(None)


#: Held until a program that is started can be found: a thread that ends all of them misses none.
#: It may be taken twice, since a signal that ends all can come in between.
_starting: Final = RLock()
#: All programs that have not been ended yet.
_running: Final[set[subprocess.Popen[bytes]]] = set()


def kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and its group at once."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def kill_all() -> None:
    """End all programs that this process has started: for who has no time to close them."""
    with _starting:
        for process in list(_running):
            kill(process)
