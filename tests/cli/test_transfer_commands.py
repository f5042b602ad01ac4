"""`rockfall export` and `rockfall import`: a server's tables to a file and back."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rockfall.cli import export, import_
from rockfall.server.store.engine import database_in
from rockfall.server.store.store import Store
from tests.cli.commands import call
from tests.server.store.stores import opening, run_sql, using

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two tables."""

    async def open_two(store: Store) -> None:
        await store.append(opening("a"))
        await store.append(opening("b"))

    using(database_in(tmp_path / "data"), open_two)
    return tmp_path / "data"


def export_to(data: Path, file: Path) -> int:
    """Export to a file."""
    return call(export.add_parser, "export", "--data", str(data), "--out", str(file))


def import_from(data: Path, file: Path | str) -> int:
    """Import from a file."""
    return call(import_.add_parser, "import", "--data", str(data), str(file))


def test_tables_go_to_a_file_and_into_another_server(
    data: Path, tmp_path: Path, capsys: Printed
) -> None:
    file, other, again = tmp_path / "lines", tmp_path / "other", tmp_path / "again"
    assert export_to(data, file) == 0
    assert file.read_bytes().count(b"\n") == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert import_from(other, file) == 0
    assert capsys.readouterr() == ("2 imported, 0 already there, 0 refused\n", "")
    assert export_to(other, again) == 0
    assert again.read_bytes() == file.read_bytes()
    assert import_from(other, file) == 0
    assert capsys.readouterr() == ("0 imported, 2 already there, 0 refused\n", "")


def test_lines_go_through_a_pipe(data: Path, tmp_path: Path) -> None:
    other = str(tmp_path / "other")
    rockfall = [sys.executable, "-m", "rockfall.cli.main"]
    lines = subprocess.run(
        [*rockfall, "export", "--data", str(data)], capture_output=True, check=True
    ).stdout
    done = subprocess.run(
        [*rockfall, "import", "--data", other, "-"], input=lines, capture_output=True, check=True
    )
    assert done.stdout == b"2 imported, 0 already there, 0 refused\n"


def test_what_is_refused_is_named_by_line(data: Path, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "lines"
    export_to(data, file)
    file.write_bytes(b"what\n" + file.read_bytes())
    assert import_from(tmp_path / "other", file) == 1
    out, err = capsys.readouterr()
    assert out == "2 imported, 0 already there, 1 refused\n"
    assert err.startswith("rockfall import: line 1: this is no table: ")


def test_a_backup_that_fails_leaves_the_old_one(
    data: Path, tmp_path: Path, capsys: Printed
) -> None:
    file = tmp_path / "lines"
    file.write_bytes(b"the old one")
    run_sql(database_in(data), "DROP TABLE keys")
    assert export_to(data, file) == 2
    told = "rockfall export: the database failed: no such table: keys\n"
    assert capsys.readouterr() == ("", told)
    assert file.read_bytes() == b"the old one"
    assert sorted(os.listdir(tmp_path)) == ["data", "lines"]


def test_a_damaged_table_is_left_out_of_a_backup_and_no_older_one_is_lost(
    data: Path, tmp_path: Path, capsys: Printed
) -> None:
    whole, file = tmp_path / "whole", tmp_path / "lines"
    assert export_to(data, whole) == 0
    _, of_b = whole.read_bytes().splitlines(keepends=True)
    run_sql(database_in(data), "UPDATE entries SET at = at + 1 WHERE table_id = 'a'")
    told = "rockfall export: table a is damaged at entry 0: its checksum is wrong\n"
    assert export_to(data, file) == 1
    assert capsys.readouterr() == ("", told)
    assert file.read_bytes() == of_b
    file.write_bytes(b"the old one")
    assert export_to(data, file) == 1
    beside = f"rockfall export: what is left is in {file}.partial\n"
    assert capsys.readouterr() == ("", told + beside)
    assert file.read_bytes() == b"the old one"
    assert (tmp_path / "lines.partial").read_bytes() == of_b
    assert sorted(os.listdir(tmp_path)) == ["data", "lines", "lines.partial", "whole"]


def test_what_is_not_there_is_said_and_not_made(tmp_path: Path, capsys: Printed) -> None:
    nowhere = tmp_path / "nowhere"
    assert export_to(nowhere, tmp_path / "lines") == 2
    assert import_from(nowhere, tmp_path / "lines") == 2
    assert export_to(tmp_path, nowhere / "lines") == 2
    assert capsys.readouterr().err.splitlines() == [
        f"rockfall export: there is no database {nowhere / 'rockfall.db'}",
        f"rockfall import: {tmp_path}/lines: No such file or directory",
        f"rockfall export: {nowhere}/lines: No such file or directory",
    ]
    assert os.listdir(tmp_path) == []


def test_a_reader_who_leaves_early_is_no_error(data: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "rockfall.cli.main", "export", "--data", str(data)]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")
