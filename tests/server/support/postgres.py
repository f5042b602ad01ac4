"""A PostgreSQL of the tests' own: made in a folder, started, stopped, frozen, and started again."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Self
from uuid import uuid4

import psycopg
from sqlalchemy import URL

from tests.server.support.disk import small_disk
from tests.server.support.process import free_port
from tests.server.support.service import Service

#: Seconds it may take to start or to stop.
_PATIENCE: Final = 60.0
#: Seconds after which one that has given up has ended.
_MOMENT: Final = 1.0
#: Its files are gone after the tests, so nothing has to reach the disk.
_HASTY: Final = {"fsync": "off", "full_page_writes": "off", "max_wal_size": "64MB"}
_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "16MB",
    "max_connections": "200",
}


def _programs() -> Path:
    """Where Debian puts the programs of the newest PostgreSQL there is."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda path: float(path.parts[-3]), default=None)
    if newest is None:
        raise AssertionError("these tests need PostgreSQL: install Debian's package postgresql")
    return newest.parent


class Postgres(Service):
    """A database server at 127.0.0.1; its port and its data stay however often it is started."""

    def __init__(self, *, durable: bool = False, folder: Path | None = None) -> None:
        """One that keeps its files in a folder, and leaves none there."""
        self.port = free_port()
        self._settings = _SETTINGS if durable else _SETTINGS | _HASTY
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="rockfall-postgres-", dir=folder))
        # It refuses to run as root.
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:
            self._user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self._folder, "postgres", "postgres")
        self._process: subprocess.Popen[bytes] | None = None
        options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"]
        made = self._run("initdb", "--no-sync", *options, "-D", str(self._data))
        assert made.returncode == 0, made.stderr

    @property
    def pid(self) -> int:
        """The process that starts all its others."""
        assert self._process is not None
        return self._process.pid

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self._programs / program), *words]
        return subprocess.run(
            command, cwd="/", capture_output=True, text=True, check=False, **self._user
        )

    # -- living ------------------------------------------------------------------------------

    def start(self) -> Self:
        """Start it and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        command = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *settings], cwd="/", stdout=log, stderr=log, **self._user
            )
        self._wait(self._process)
        return self

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            if process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(
                    f"PostgreSQL did not start:\n{(self._folder / 'log').read_text()}"
                )
            time.sleep(0.02)

    def recover(self) -> None:
        """Wait until it answers again; if it gave up, whoever keeps it running starts it."""
        assert self._process is not None
        try:
            self._process.wait(_MOMENT)
        except subprocess.TimeoutExpired:
            self._wait(self._process)
        else:
            self.start()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._words("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """End it, and every connection to it, without waiting for anybody."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(_PATIENCE)
            self._process = None

    def crash(self) -> None:
        """End all of it without a warning; when it is started, it finds out what was committed."""
        assert self._process is not None
        # Held still first: whoever is started meanwhile would be left over.
        self.freeze()
        self._signal(signal.SIGKILL)
        self._process.wait(_PATIENCE)
        self._process = None

    def freeze(self) -> None:
        """Let it hold still: it takes connections and requests, and answers none."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        """Signal it and all its processes, the one that starts others first."""
        assert self._process is not None
        here = self._process.pid
        children = Path(f"/proc/{here}/task/{here}/children")
        known = children.read_text().split()
        os.kill(here, number)
        # Whoever it started until it was signalled; killed, it has none any more.
        for child in {*known, *children.read_text().split()}:
            try:
                os.kill(int(child), number)
            except ProcessLookupError:
                continue  # it ended meanwhile

    def put_away(self) -> None:
        """End it, and leave no file."""
        if self._process is not None and self._process.poll() is None:
            self.thaw()
        self.stop()
        shutil.rmtree(self._folder)

    @classmethod
    @contextmanager
    def on_small_disk(cls, megabytes: int) -> Iterator[tuple["Postgres", Path | None]]:
        """One on a disk of its own, with a folder there; without, where none can be had."""
        # Not in a folder of a test: those are for the user who runs it, and nobody else.
        folder = Path(tempfile.gettempdir()) / f"rockfall-disk-{uuid4().hex}"
        try:
            with small_disk(folder, megabytes) as mounted:
                folder.chmod(0o755)
                with cls(folder=folder) as made:
                    yield made, folder if mounted else None
        finally:
            folder.rmdir()

    # -- databases ---------------------------------------------------------------------------

    @contextmanager
    def database(self) -> Iterator[URL]:
        """A new database, gone at the end whoever still uses it."""
        name = f"rockfall_{uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield URL.create("postgresql", "postgres", None, "127.0.0.1", self.port, name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, statement: str, database: str = "postgres") -> None:
        """Run one statement as the owner of everything."""
        with psycopg.connect(self._words(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def holding_lock(self, key: int, database: str) -> Iterator[None]:
        """Hold an advisory lock inside, on a line of nobody's."""
        with psycopg.connect(self._words(database), autocommit=True) as connection:
            connection.execute("SELECT pg_advisory_lock(%s)", [key])
            yield

    def _words(self, database: str) -> str:
        return f"host=127.0.0.1 port={self.port} user=postgres dbname={database}"
