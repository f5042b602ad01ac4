"""The same chaos on a PostgreSQL that is stopped, frozen and started again meanwhile."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.chaos.gremlin import Gremlin, ShakyServer
from tests.server.chaos.lane import judge, new_seed, run_lane
from tests.server.chaos.stored import Archive
from tests.server.chaos.world import World
from tests.server.support.postgres import Postgres


class PostgresGremlin(Gremlin):
    """Plays tricks on a server and on its database."""

    def __init__(self, server: ShakyServer, chance: Random, postgres: Postgres) -> None:
        super().__init__(server, chance)
        self._postgres = postgres
        self.tricks.insert(1, self.stop_database)
        self.tricks.insert(3, self.freeze_database)

    async def stop_database(self) -> None:
        """The database is gone for a while, and with it every connection."""
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        await asyncio.to_thread(self._postgres.start)

    async def freeze_database(self) -> None:
        """The database takes what it is asked, and does not answer for a while."""
        with self._postgres.frozen():
            await asyncio.sleep(self.chance.choice([0.5, 2.0, 6.0]))


def test_nothing_is_lost_and_nothing_secret_told_when_postgresql_comes_and_goes(
    tmp_path: Path,
) -> None:
    seed = new_seed()

    async def run(server: ShakyServer, postgres: Postgres, url: str) -> dict[str, Any]:
        world = World(server, Archive(url), seed)
        return await run_lane(world, PostgresGremlin(server, Random(seed), postgres))

    with Postgres() as postgres, postgres.database() as url:
        address = url.render_as_string(hide_password=False)
        server = ShakyServer(tmp_path, database=address)
        with server:
            figures = asyncio.run(run(server, postgres, address))
    judge({"seed": seed, **figures}, "postgresql")
