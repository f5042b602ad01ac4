"""How far watchers lag behind follows from what is stored, not from what is still to be stored."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from rockfall.server import protocol as p
from tests.server.chaos.audit import audit
from tests.server.chaos.line import Key, Line
from tests.server.chaos.stored import Archive
from tests.server.support.process import ServerProcess

#: Who lags behind by one step needs nothing but the latest step, which is at hand.
_DELAY = 1


async def _line(server: ServerProcess, key: Key) -> Line:
    line = await Line.open(server.socket_address)
    assert line is not None
    assert isinstance(await line.hello(key, since=0), p.Welcome)
    return line


async def _play(host: Line, steps: int) -> None:
    while host.step < steps:
        if host.moves:
            await host.say("move", step=host.step, move=host.moves[0])
        await asyncio.sleep(0.01)


def test_a_watcher_does_not_catch_up_with_a_match_whose_end_is_not_stored(tmp_path: Path) -> None:
    async def run(server: ServerProcess) -> None:
        made = server.open_table("Ann", seats=3, delay=_DELAY, bots=["", "random", "random"])
        host = await _line(server, Key(made.table, made.token, made.member))
        watcher, other = [await _line(server, Key(made.table)) for _ in range(2)]
        await host.say("start")
        await _play(host, 8)
        lagging = watcher.next
        with closing(sqlite3.connect(server.data / "rockfall.db", isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            await host.send("propose", motion="void")
            await asyncio.sleep(0.3)
            # Whoever is still there is told so.
            await other.close()
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.kill)
        for line in (host, watcher):
            await line.ended()
        assert lagging > 0
        truths = await Archive(f"sqlite:///{server.data / 'rockfall.db'}").read()
        assert truths[made.table].table.phase == "playing"
        for line in (host, watcher, other):
            audit(line.transcript, truths)

    with ServerProcess(tmp_path) as server:
        asyncio.run(run(server))
