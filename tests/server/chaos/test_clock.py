"""A time of day that is set back must stop no table: people and windows are waited for as long."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.chaos.gremlin import ShakyServer
from tests.server.chaos.launcher import write_shift
from tests.server.support.party import Party

_HOUR = 3600


async def _begin(server: ShakyServer, persons: int, **settings: Any) -> Party:
    """A match that begins an hour ahead; then the clock is set right."""
    write_shift(server.clock, _HOUR)
    party = Party(server, persons, 3, seats=3, **settings)
    await party.begin()
    write_shift(server.clock, 0)
    return party


def test_answers_come_together_although_the_clock_was_set_back(tmp_path: Path) -> None:
    async def run(server: ShakyServer) -> None:
        party = await _begin(server, 3, spec="jubilee+veto")
        await party.play(steps=40)
        await party.close()

    server = ShakyServer(tmp_path)
    with server:
        asyncio.run(run(server))


def test_a_clock_runs_out_although_the_time_of_day_was_set_back(tmp_path: Path) -> None:
    async def run(server: ShakyServer) -> None:
        clock = {"kind": "move", "seconds": 5, "increment": 0}
        party = await _begin(server, 1, clock=clock, first=0)
        await party.watcher.until_step(1)
        await party.close()

    server = ShakyServer(tmp_path)
    with server:
        asyncio.run(run(server))
