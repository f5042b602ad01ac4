"""Whatever breaks and whatever people do: what was acknowledged stays, and secrets are kept."""

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.server.chaos.gremlin import Gremlin, ShakyServer, small_disk
from tests.server.chaos.guest import Guest
from tests.server.chaos.lastlook import last_look
from tests.server.chaos.stored import Archive
from tests.server.chaos.world import SORTS, World
from tests.support.play import SOAK

MINUTES: Final = float(os.environ.get("ROCKFALL_CHAOS_MINUTES", "10" if SOAK else "0.2"))
TABLES: Final = 24 if SOAK else 8
#: Seconds that a server lives before it is killed.
LIFE: Final = 15.0 if SOAK else 4.0
#: Megabytes of the disk that is filled now and then.
DISK: Final = 256 if SOAK else 64


async def _populate(world: World) -> list[Guest]:
    """Tables of every sort, a guest for every person there, and one who has only the link."""
    guests: list[Guest] = []
    for number in range(TABLES):
        tavern = await world.open_tavern(SORTS[number % len(SORTS)])
        assert tavern is not None
        guests += [Guest(world, tavern, person) for person in (*tavern.persons, None)]
    return guests


async def _rage(world: World, gremlin: Gremlin, minutes: float) -> None:
    """Let everybody do as they like, and let the gremlin break what it can; check at each kill."""
    living = asyncio.gather(*[guest.live() for guest in await _populate(world)])
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        await gremlin.mischief(LIFE)
        if living.done():
            living.result()
        await gremlin.kill()
        await world.settle()
        gremlin.mend()
        await asyncio.to_thread(world.server.start)
    world.ending = True
    await living


def test_nothing_acknowledged_is_lost_and_nothing_secret_told_in_chaos(tmp_path: Path) -> None:
    seed = time.time_ns() if SOAK else 11
    began = time.monotonic()

    async def run(server: ShakyServer, has_disk: bool) -> dict[str, Any]:
        archive = Archive(f"sqlite:///{server.data / 'rockfall.db'}")
        world = World(server, archive, seed)
        gremlin = Gremlin(server, Random(seed), has_disk)
        await _rage(world, gremlin, MINUTES)
        await last_look(world)
        assert await asyncio.to_thread(server.stop) == 0
        await world.settle()
        print(*[f"{times} x {fault[:500]}" for fault, times in world.faults.items()], sep="\n")
        return {"seed": seed, **world.report(), "tricks": dict(gremlin.played)}

    server = ShakyServer(tmp_path)
    with small_disk(server.data, DISK) as has_disk, server:
        figures = asyncio.run(run(server, has_disk))
    figures["minutes"] = round((time.monotonic() - began) / 60, 2)
    print(json.dumps(figures, indent=2))
    report = os.environ.get("ROCKFALL_CHAOS_REPORT")
    if report:
        with Path(report).open("a") as file:
            file.write(json.dumps(figures) + "\n")
    assert not figures["faults"]
    assert figures["acknowledged"] > 100 * MINUTES
    assert figures["tricks"]["kill"] >= 2
