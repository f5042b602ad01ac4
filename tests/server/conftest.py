"""One running server for the tests of a file that do not need one to themselves, and a database."""

from collections.abc import Iterator

import pytest

from tests.server.support.postgres import Postgres
from tests.server.support.process import ServerProcess
from tests.server.support.redis import Redis


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with loose limits; that it never failed is checked at the end."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.faults


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; who stops or freezes it starts it again."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests of this process; who stops or freezes it starts it again."""
    with Redis() as running:
        yield running
