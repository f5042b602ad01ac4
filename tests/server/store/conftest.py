"""A database for every test: a file, and one of a real PostgreSQL as well."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from rockfall.server.store.engine import database_in
from tests.server.support.postgres import Postgres


@pytest.fixture
def file_url(tmp_path: Path) -> URL:
    """A database in a folder, not made yet."""
    return database_in(tmp_path)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[URL]:
    """A new database of PostgreSQL."""
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["file_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> URL:
    """A new database of either kind."""
    made: URL = request.getfixturevalue(request.param)
    return made
