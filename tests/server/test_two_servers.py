"""One server a database: a second one is refused, and one that was killed is not missed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.postgres import Postgres
from tests.server.support.process import ServerProcess


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'shared.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as url:
        yield url.render_as_string(hide_password=False)


def test_a_second_server_is_refused_until_the_first_is_gone(tmp_path: Path, database: str) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    with ServerProcess(tmp_path / "first", database=database) as first:
        command = [sys.executable, "-m", "rockfall.cli.main", "serve", "--port", "0"]
        options = ["--data", str(tmp_path / "other"), "--database", database]
        second = subprocess.run(
            [*command, *options], capture_output=True, text=True, timeout=60, check=False
        )
        assert second.returncode
        assert "rockfall: cannot start: another server uses the database" in second.stderr
        table = first.open_table("Anna").table
    # The first was killed without a warning.
    with ServerProcess(tmp_path / "second", database=database) as successor:
        assert successor.ask(f"/api/tables/{table}").status == 200
