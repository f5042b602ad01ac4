"""Whatever breaks and whatever people do: what was acknowledged stays, and secrets are kept."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.chaos.gremlin import FileGremlin, ShakyServer
from tests.server.chaos.lane import judge, new_seed, run_lane
from tests.server.chaos.stored import Archive
from tests.server.chaos.world import World
from tests.server.support.disk import small_disk
from tests.support.play import SOAK

#: Megabytes of the disk that is filled now and then; a server opens no tables on a smaller one.
DISK: Final = 384 if SOAK else 160


def test_nothing_acknowledged_is_lost_and_nothing_secret_told_in_chaos(tmp_path: Path) -> None:
    server, seed = ShakyServer(tmp_path), new_seed()

    async def run(has_disk: bool) -> dict[str, Any]:
        world = World(server, Archive(f"sqlite:///{server.data / 'rockfall.db'}"), seed)
        return await run_lane(world, FileGremlin(server, Random(seed), has_disk))

    with small_disk(server.data, DISK) as has_disk, server:
        figures = asyncio.run(run(has_disk))
    judge({"seed": seed, "small disk": has_disk, **figures}, "sqlite")
    # A disk that was full was noticed.
    assert figures["refusals"].get("not-stored", 0) > 0 or not has_disk
