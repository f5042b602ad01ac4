"""The chaos lane: people and a gremlin on one server, checked at each kill; what came of it."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any, Final

from tests.server.chaos.gremlin import Gremlin
from tests.server.chaos.guest import Guest
from tests.server.chaos.lastlook import last_look
from tests.server.chaos.world import SORTS, World
from tests.support.play import SOAK

#: However long it takes, a server is killed so often; and it goes on until the time is up.
KILLS: Final = 3
MINUTES: Final = float(os.environ.get("ROCKFALL_CHAOS_MINUTES", "10" if SOAK else "0"))
TABLES: Final = 24 if SOAK else 8
#: Tricks that are played on a server before it is killed: about 15 seconds of them, or two.
TRICKS: Final = 7 if SOAK else 2


def new_seed() -> int:
    """Always the same in a short run, a new one in a long one."""
    return time.time_ns() if SOAK else 11


async def run_lane(world: World, gremlin: Gremlin) -> dict[str, Any]:
    """Chaos for a while, then a last look at everything; gives the figures."""
    began = time.monotonic()
    world.happened = gremlin.since
    await _rage(world, gremlin)
    await last_look(world)
    stopped = await asyncio.to_thread(world.server.stop)
    await world.settle()
    for fault, times in world.faults.items():
        print(f"{times} x {fault[:200]}")
    minutes = round((time.monotonic() - began) / 60, 2)
    tricks = {"exit code": stopped, "tricks": dict(gremlin.played), "minutes": minutes}
    return {**world.report(), **tricks}


async def _populate(world: World) -> list[Guest]:
    """Tables of every sort, a guest for every person there, and one who has only the link."""
    guests: list[Guest] = []
    for number in range(TABLES):
        tavern = await world.open_tavern(SORTS[number % len(SORTS)])
        assert tavern is not None
        guests += [Guest(world, tavern, person) for person in (*tavern.persons, None)]
    return guests


async def _rage(world: World, gremlin: Gremlin) -> None:
    """Let everybody do as they like, and let the gremlin break what it can; check at each kill."""
    living = asyncio.gather(*[guest.session() for guest in await _populate(world)])
    until = time.monotonic() + 60 * MINUTES
    while gremlin.played["kill"] < KILLS or time.monotonic() < until or not gremlin.tired:
        await gremlin.mischief(TRICKS)
        if living.done():
            living.result()
        world.up_since = float("inf")
        await gremlin.kill()
        await world.settle()
        await asyncio.to_thread(world.server.start)
        world.up_since = time.monotonic()
    world.ending = True
    await living


def judge(figures: dict[str, Any], name: str) -> None:
    """Show the figures, keep them where they are wanted, and require that nothing went wrong."""
    print(json.dumps({"lane": name, **figures}, indent=2))
    report = os.environ.get("ROCKFALL_CHAOS_REPORT")
    if report:
        with Path(report).open("a") as file:
            file.write(json.dumps({"lane": name, **figures}) + "\n")
    assert not figures["faults"]
    assert figures["exit code"] == 0
    # Enough happened for the checks to mean something.
    assert figures["acknowledged"] > 20
