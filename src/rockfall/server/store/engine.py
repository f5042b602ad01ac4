"""The database behind a store: all that differs between SQLite and PostgreSQL is here."""

import os
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from rockfall.server.store.errors import StoreError
from rockfall.server.store.schema import METADATA

#: An option of connections that will write.
_WRITES: Final = "writes"
#: Seconds to wait for a connection, and until a line that says nothing counts as cut.
_CONNECT: Final = 5
_SILENCE: Final = 5
#: Any number, as long as all that migrate the same database take the same.
_MIGRATING: Final = 76_253_255
#: The same for whoever opens a table, and for whoever has to do with keys.
_NAMING: Final = 76_253
_KEYS: Final = 76_253_257
#: How big the database is; in SQLite without pages that are free to be written again.
_SIZES: Final = {
    "sqlite": text(
        "SELECT (page_count - freelist_count) * page_size "
        "FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
    ),
    "postgresql": text(
        "SELECT sum(pg_total_relation_size(CAST(name AS regclass))) "
        "FROM unnest(CAST(:names AS text[])) AS name"
    ).bindparams(names=[*METADATA.tables]),
}


def database_in(folder: Path) -> URL:
    """The database of a data folder."""
    return URL.create("sqlite", database=str(folder / "rockfall.db"))


def file_of(url: str | URL) -> Path | None:
    """The file that a database is, if it is one."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"the database cannot be used: {error}") from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    return Path(parsed.database)


def make_engine(url: str | URL) -> Engine:
    """An engine whose every commit is on disk before it returns."""
    try:
        parsed = make_url(url)
        if parsed.drivername == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
        sqlite = parsed.get_backend_name() == "sqlite"
        if sqlite:
            if parsed.database in {None, "", ":memory:"}:
                raise StoreError("the database needs a file: in memory each thread has its own")
            make_file(Path(str(parsed.database)))
        engine = create_engine(
            parsed,
            connect_args=_manners(parsed),
            pool_pre_ping=not sqlite,
            # The threads are few, and none waits for another's connection.
            max_overflow=-1,
            # Errors may be logged, and values may be secrets.
            hide_parameters=True,
        )
    except ImportError as error:
        raise StoreError(_missing(error.name or "")) from None
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreError(f"the database cannot be used: {error}") from None
    if sqlite:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def for_writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(**{_WRITES: True})


def for_reading(engine: Engine) -> Engine:
    """The same engine for transactions that read, and see one moment from first to last."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def lock_schema(connection: Connection) -> None:
    """Let one process at a time migrate; in SQLite a transaction that writes is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})


def lock_name(connection: Connection, table: str) -> None:
    """Be alone with the name of a table until the transaction ends, be there a row or not."""
    if connection.dialect.name == "postgresql":
        lock = "SELECT pg_advisory_xact_lock(:key, hashtext(:name))"
        connection.execute(text(lock), {"key": _NAMING, "name": table})


def lock_keys(connection: Connection, *, change: bool) -> None:
    """Let nobody copy keys while some are replaced, nor the other way round."""
    if connection.dialect.name == "postgresql":
        shared = "" if change else "_shared"
        connection.execute(text(f"SELECT pg_advisory_xact_lock{shared}(:key)"), {"key": _KEYS})


def at_most_now(connection: Connection, moment: int) -> int:
    """A moment in milliseconds, or the database's own if that is earlier.

    Many servers have many clocks, and one that is ahead must not make everything old.
    """
    if connection.dialect.name != "postgresql":
        return moment
    here = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
    return min(moment, int(connection.execute(here).scalar_one()))


def used_bytes(connection: Connection) -> int:
    """How big the database is."""
    sizes = _SIZES[connection.dialect.name]
    return int(connection.execute(sizes).scalar_one())


def free_bytes(engine: Engine) -> int | None:
    """How much the disk has left for a database; nobody knows that of a disk elsewhere."""
    if engine.dialect.name != "sqlite":
        return None
    return disk_usage(Path(str(engine.url.database)).parent).free


def _missing(package: str) -> str:
    """How to get a driver that is not installed."""
    sentence = f"the database needs the Python package {package}, which is not installed"
    extra = ": pip install 'rockfall[postgres]'"
    return sentence + (extra if package.startswith("psycopg") else "")


def _manners(url: URL) -> dict[str, Any]:
    """How to deal with a database at the other end of a line; the URL may say otherwise."""
    if url.drivername != "postgresql+psycopg":
        return {}
    usual = {
        "connect_timeout": _CONNECT,
        "keepalives_idle": _SILENCE,
        "keepalives_interval": _SILENCE,
        "keepalives_count": 3,
        "tcp_user_timeout": 4 * _SILENCE * 1000,
    }
    return {name: value for name, value in usual.items() if name not in url.query}


def make_file(path: Path) -> None:
    """Make a file before SQLite does, because nobody else may read what is in it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from None


def _prepare(connection: Any, _: object) -> None:
    """Set up a new connection to SQLite."""
    # The driver's own transactions begin too late: not before a schema is read or changed.
    connection.isolation_level = None
    # For another process that writes it waits five seconds; `?timeout=` in the URL says otherwise.
    settings = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]
    # What a statement for many rows needs for itself would lie in files otherwise.
    for setting in (*settings, "temp_store = MEMORY"):
        connection.execute(f"PRAGMA {setting}").close()


def _begin(connection: Connection) -> None:
    """Begin a transaction in SQLite."""
    # Writers take the lock at once: one that reads first could find it taken and never get it.
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
