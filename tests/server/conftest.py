"""One running server for the tests of a file that do not need one to themselves, and a database."""

from collections.abc import Iterator

import pytest

from tests.server.registries import SHARED, Shared
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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Where a test of tables is run: at one server, and where it can be at two as well."""
    if "arrangement" not in metafunc.fixturenames:
        return
    marked = {mark.name for mark in metafunc.definition.iter_markers()}
    two = ["two servers"] if "one_server" not in marked else []
    metafunc.parametrize("arrangement", ["one server", *two], indirect=True)


@pytest.fixture
def arrangement(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run a test of tables on SQLite, and again at two servers on PostgreSQL and Redis.

    Then the table is owned by one of them, and the test is at the other.
    """
    if request.param == "one server":
        yield
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    redis: Redis = request.getfixturevalue("redis")
    with postgres.database() as url:
        token = SHARED.set(Shared(url.render_as_string(hide_password=False), redis.url))
        yield
        SHARED.reset(token)
