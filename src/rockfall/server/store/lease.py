"""One server a database: a lock that ends with its holder, and a number that fences off the late.

The lock keeps a second server out. SQLite gives it on a file beside the database, PostgreSQL to the
connection that writes: both let go of it at once when the process is killed. A connection can be
lost, though, without its owner being gone. Therefore everyone who gets the lock raises the epoch,
and every transaction that writes finds its own epoch there or writes nothing.
"""

import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, event, select, update

from rockfall.server.store.engine import make_file
from rockfall.server.store.errors import LeaseLostError, StoreError
from rockfall.server.store.schema import LEASE

#: Any number, as long as all servers take the same.
_SERVING: Final = 76_253_256
_EPOCH: Final = select(LEASE.c.epoch)
#: Plain text, because every transaction asks for it.
_CHECK: Final = {"sqlite": str(_EPOCH), "postgresql": f"{_EPOCH} FOR SHARE"}
#: Seconds, and how often in them, that a lock is tried for.
_MOMENT: Final = 0.5
_TRIES: Final = 10
#: A server whose machine is gone without a word loses the lock after so many seconds.
_SILENCE: Final = {"idle": 5, "interval": 5, "count": 3}
#: Milliseconds after which a transaction in which nothing is said is undone: one of many servers
#: that was stopped in the middle of it would keep the others from its tables.
_HESITATION: Final = 2000


class Lease:
    """The right to write to a database, from `take` to `release`."""

    def __init__(self, engine: Engine, *, shared: bool = False) -> None:
        """Lock the database of an engine; on PostgreSQL each of its connections will hold the lock.

        So the engine must not be asked for two at once. One that is shared keeps out whoever wants
        the database alone, and nobody else: its holders own tables.
        """
        self._shared = shared
        self._epoch: int | None = None
        self._file: sqlite3.Connection | None = None
        if engine.dialect.name == "sqlite":
            if shared:
                raise StoreError("many servers need a database such as PostgreSQL")
            self._file = _lock_beside(Path(str(engine.url.database)).resolve())
        else:
            event.listen(engine, "connect", self._hold)

    def take(self, connection: Connection) -> None:
        """Raise the epoch, within a transaction that brings the schema up to date before."""
        if self._shared:
            return
        raised = update(LEASE).values(epoch=LEASE.c.epoch + 1)
        if connection.execute(raised).rowcount != 1:
            raise StoreError("the lease of the database is gone")
        self._epoch = connection.execute(_EPOCH).scalar_one()

    def check(self, connection: Connection) -> None:
        """Make sure that nobody else takes the lease before the transaction ends, or has done."""
        if self._shared:
            return
        found = connection.exec_driver_sql(_CHECK[connection.dialect.name])
        if found.scalar() != self._epoch:
            raise LeaseLostError

    def release(self) -> None:
        """Let others in; a lock of PostgreSQL goes with its connection."""
        if self._file is not None:
            self._file.close()

    def _hold(self, connection: Any, _: object) -> None:
        """Lock a new connection to PostgreSQL, or close it again."""
        try:
            if not self._lock(connection):
                raise self._refusal(connection)
            for name, value in _SILENCE.items():
                connection.execute(f"SET tcp_keepalives_{name} = {value}")
            if self._shared:
                connection.execute(f"SET idle_in_transaction_session_timeout = {_HESITATION}")
            connection.commit()
        except BaseException:
            connection.close()
            raise

    def _lock(self, connection: Any) -> bool:
        """Try for a moment: who has just gone is let out of the database a little later."""
        sort = "_shared" if self._shared else ""
        lock = f"SELECT pg_try_advisory_lock{sort}({_SERVING})"
        for _ in range(_TRIES):
            if connection.execute(lock).fetchone()[0]:
                return True
            time.sleep(_MOMENT / _TRIES)
        return False

    def _refusal(self, connection: Any) -> StoreError:
        """Why there is no lock: after a broken line, the database may take us for two."""
        if self._epoch is None or self._shared:
            return _in_use()
        if connection.execute(str(_EPOCH)).fetchone()[0] != self._epoch:
            return LeaseLostError()
        return StoreError("the database has not let go of a connection that was lost")


def _in_use() -> StoreError:
    return StoreError("another server uses the database")


def _lock_beside(database: Path) -> sqlite3.Connection:
    """Lock a file for as long as it is open.

    SQLite knows how to do that on every system, and its locks are not passed on to child processes.
    """
    path = database.with_name(database.name + "-lock")
    make_file(path)
    lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        busy = error.sqlite_errorname.startswith("SQLITE_BUSY")
        raise _in_use() if busy else StoreError(f"{path} cannot be locked: {error}") from None
    return lock
