"""Two servers, as on two hosts, that share a database and a bus."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.support.postgres import Postgres
from tests.server.support.process import ServerProcess
from tests.server.support.redis import Redis


class Site(NamedTuple):
    """Two servers, and what they share."""

    one: ServerProcess
    two: ServerProcess
    database: str
    redis: Redis
    postgres: Postgres


@contextmanager
def open_site(
    folder: Path,
    postgres: Postgres,
    redis: Redis,
    make: Callable[..., ServerProcess] = ServerProcess,
    **options: str,
) -> Iterator[Site]:
    """Both servers of a new site, started side by side; killed at the end."""
    with postgres.database() as url, ExitStack() as stack:
        address = url.render_as_string(hide_password=False)
        servers = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            servers.append(make(folder / name, database=address, bus=redis.url, **options))
        with ThreadPoolExecutor() as threads:
            for server in [*threads.map(lambda server: server.start(), servers)]:
                stack.push(server.__exit__)
        yield Site(servers[0], servers[1], address, redis, postgres)
