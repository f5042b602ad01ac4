"""A site of two servers for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.registries import Shared
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis
from tests.server.support.site import Site, open_site


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis
) -> Iterator[Site]:
    """Two servers; that neither of them ever failed is checked at the end."""
    with open_site(tmp_path_factory.mktemp("site"), postgres, redis) as made:
        yield made
        assert not made.one.faults
        assert not made.two.faults


@pytest.fixture
def shared(postgres: Postgres, redis: Redis) -> Iterator[Shared]:
    """A database and a bus for servers within the test's own process."""
    with postgres.database() as url:
        yield Shared(url.render_as_string(hide_password=False), redis.url)
