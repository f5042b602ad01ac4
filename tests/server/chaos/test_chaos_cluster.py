"""Faults under load: any worker, the bus or the database may go; nobody loses anything by it."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.chaos.cluster import ClusterGremlin, ShakyCluster
from tests.server.chaos.lane import judge, new_seed, run_lane
from tests.server.chaos.stored import Archive
from tests.server.chaos.world import World
from tests.server.support.postgres import Postgres
from tests.server.support.redis import Redis


def test_nothing_is_lost_and_nothing_secret_told_whichever_of_many_processes_is_gone(
    tmp_path: Path,
) -> None:
    seed = new_seed()

    async def run(server: ShakyCluster, postgres: Postgres, redis: Redis, url: str) -> Any:
        world = World(server, Archive(url), seed)
        return await run_lane(world, ClusterGremlin(server, Random(seed), postgres, redis))

    with Postgres() as postgres, Redis() as redis, postgres.database() as url:
        address = url.render_as_string(hide_password=False)
        server = ShakyCluster(tmp_path, database=address, bus=redis.url, workers="2")
        with server:
            figures = asyncio.run(run(server, postgres, redis, address))
    judge({"seed": seed, **figures}, "cluster")
