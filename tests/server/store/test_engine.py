"""The database itself: durable commits, a file for its owner only, URLs that make no sense."""

import stat
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import URL

from rockfall.server.store.engine import database_in, make_engine
from rockfall.server.store.errors import StoreError


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 5000),
    ],
)
def test_every_connection_is_durable_and_patient(file_url: URL, pragma: str, value: object) -> None:
    engine = make_engine(file_url)
    with engine.connect() as one, engine.connect() as other:
        for connection in (one, other):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() == value
    engine.dispose()


def test_nobody_waits_for_a_connection(file_url: URL) -> None:
    engine = make_engine(file_url)
    began = time.monotonic()
    with ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(engine.connect())
        assert time.monotonic() - began < 10
    engine.dispose()


def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    make_engine(database_in(folder)).dispose()
    assert stat.S_IMODE((folder / "rockfall.db").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "a?b=c#d%20 e"
    make_engine(database_in(folder)).dispose()
    assert (folder / "rockfall.db").exists()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("tables", "cannot be used: Could not parse"),
        ("abacus://here/there", "cannot be used: Can't load plugin"),
        ("sqlite:////proc/nowhere/rockfall.db", "/proc/nowhere/rockfall.db cannot be opened: No"),
    ],
)
def test_what_is_no_database_is_refused_in_words(url: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason):
        make_engine(url)


def test_a_missing_driver_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError) as caught:
        make_engine("postgresql://rockfall:secret@127.0.0.1/rockfall")
    assert str(caught.value) == (
        "the database needs the Python package psycopg, which is not installed: "
        "pip install 'rockfall[postgres]'"
    )


def test_a_driver_that_nobody_asked_for_is_named_without_advice() -> None:
    with pytest.raises(StoreError, match=r"package MySQLdb, which is not installed$"):
        make_engine("mysql://127.0.0.1/rockfall")


def test_postgresql_means_the_driver_that_is_installed_for_it() -> None:
    engine = make_engine("postgresql://127.0.0.1/rockfall")
    assert engine.driver == "psycopg"
    engine.dispose()
