"""The schema: made by migrations, the same as the metadata, and never lost or half done."""

import sqlite3
import subprocess
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, insert, select, text

from rockfall.server.store.engine import for_writing, make_engine
from rockfall.server.store.errors import StoreError
from rockfall.server.store.migrate import migrate
from rockfall.server.store.rows import EntryRow, KeyRow, TableRow
from rockfall.server.store.schema import ENTRIES, KEYS, METADATA, TABLES, VERSION_TABLE
from rockfall.server.store.store import Store, open_store
from tests.server.store.stores import child, opening, run_sql, using


def refused(url: str | URL) -> str:
    """Why a database cannot be opened."""
    with pytest.raises(StoreError) as caught:
        open_store(url)
    return str(caught.value)


async def nothing(_: Store) -> None:
    """A story in which nothing happens."""


def test_migrations_lead_to_the_schema_that_queries_are_written_for(url: URL) -> None:
    using(url, nothing)
    engine = make_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_keeps_its_rows(url: URL) -> None:
    engine = make_engine(url)
    row = TableRow("a", "XYZ", True, "playing", 1, 2, length=1, size=2)
    with for_writing(engine).begin() as connection:
        migrate(connection, "0001")
        old = {name: value for name, value in row._asdict().items() if name != "fault"}
        connection.execute(insert(TABLES), old)
        connection.execute(insert(ENTRIES), {"table_id": "a", "seq": 0, "at": 2, "body": b"{}"})
        connection.execute(
            insert(KEYS), {"table_id": "a", "member": 3, "kind": "token", "hash": b"\x00\xff"}
        )
        version = text(f"SELECT version_num FROM {VERSION_TABLE}")
        assert connection.execute(version).scalar_one() == "0001"
    engine.dispose()
    whole = using(url, lambda store: store.whole("a"))
    assert whole == (row, [EntryRow(0, 2, b"{}")], [KeyRow(3, "token", b"\x00\xff")])
    engine = make_engine(url)
    with engine.connect() as connection:
        assert connection.execute(version).scalar_one() != "0001"
        assert len(connection.execute(select(TABLES)).all()) == 1
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: URL) -> None:
    using(url, lambda store: store.append(opening("a")))
    run_sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert refused(url).startswith("the database was made by a newer Rockfall (schema 9999);")
    run_sql(url, f"UPDATE {VERSION_TABLE} SET version_num = '0005'")
    assert using(url, lambda store: store.table_ids()) == ["a"]


def test_a_database_of_somebody_else_is_refused_and_left_alone(url: URL) -> None:
    run_sql(url, "CREATE TABLE keys (door TEXT)")
    assert refused(url) == "the database is not Rockfall's, but has tables named keys"
    run_sql(url, "INSERT INTO keys VALUES ('front')", "DROP TABLE keys")
    assert using(url, lambda store: store.table_ids()) == []


def test_a_migration_that_fails_leaves_nothing_behind(url: URL) -> None:
    engine = make_engine(url)
    with for_writing(engine).begin() as connection:
        migrate(connection, "0002")
    engine.dispose()
    run_sql(url, "CREATE INDEX keys_by_hash ON entries (body)")
    assert "keys_by_hash" in refused(url)
    run_sql(url, "DROP INDEX keys_by_hash")
    assert using(url, lambda store: store.table_ids()) == []


def test_processes_that_open_a_new_database_at_once_all_can(url: URL) -> None:
    where = url.render_as_string(hide_password=False)
    children = [
        subprocess.Popen(child("open", where), stderr=subprocess.PIPE, text=True) for _ in range(2)
    ]
    assert [process.communicate()[1] for process in children] == ["", ""]
    assert [process.returncode for process in children] == [0, 0]


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path, file_url: URL) -> None:
    (tmp_path / "rockfall.db").write_bytes(b"a letter to the editor " * 100)
    assert refused(file_url) == "the database failed: file is not a database"


def test_the_primary_key_holds_whatever_a_program_does(file_url: URL, tmp_path: Path) -> None:
    using(file_url, lambda store: store.append(opening("a")))
    with sqlite3.connect(tmp_path / "rockfall.db") as connection:
        again = "INSERT INTO entries SELECT * FROM entries"
        with pytest.raises(sqlite3.IntegrityError, match=r"entries\.table_id, entries\.seq"):
            connection.execute(again)
    connection.close()
