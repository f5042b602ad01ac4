"""A database for every test: a file, and one of PostgreSQL as well if ROCKFALL_POSTGRES names it.

ROCKFALL_POSTGRES is the URL of a server on which databases may be made, such as
`postgresql+psycopg://postgres@127.0.0.1/postgres`.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import URL, create_engine, make_url

from rockfall.server.store.engine import database_in

SERVER = os.environ.get("ROCKFALL_POSTGRES")


@pytest.fixture
def file_url(tmp_path: Path) -> URL:
    """A database in a folder, not made yet."""
    return database_in(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"] if SERVER else ["sqlite"])
def url(request: pytest.FixtureRequest, file_url: URL) -> Iterator[URL]:
    """A new database of either kind."""
    if request.param == "sqlite" or SERVER is None:
        yield file_url
        return
    name = f"rockfall_{uuid4().hex}"
    server = create_engine(SERVER, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    yield make_url(SERVER).set(database=name)
    with server.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE {name}")
    server.dispose()
