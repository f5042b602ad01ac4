"""Faults under load: any worker, the bus or the database may go; nobody loses anything by it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.chaos.cluster import ClusterGremlin, ShakyCluster
from tests.server.chaos.lane import judge, new_seed, run_lane
from tests.server.chaos.stored import Archive
from tests.server.chaos.world import World
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis

#: Megabytes of the disk that the database has, and that is filled now and then.
_DISK: Final = 768


def test_nothing_is_lost_and_nothing_secret_told_whichever_of_many_processes_is_gone(
    tmp_path: Path,
) -> None:
    seed = new_seed()

    async def run(gremlin: ClusterGremlin, url: str) -> Any:
        return await run_lane(World(gremlin.server, Archive(url), seed), gremlin)

    with (
        Postgres.on_small_disk(_DISK) as (postgres, disk),
        Redis() as redis,
        postgres.database() as url,
    ):
        address = url.render_as_string(hide_password=False)
        server = ShakyCluster(tmp_path, database=address, bus=redis.url, workers="2")
        with server:
            gremlin = ClusterGremlin(server, Random(seed), postgres, redis, disk)
            figures = asyncio.run(run(gremlin, address))
    judge({"seed": seed, **figures}, "cluster")
