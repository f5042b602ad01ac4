"""All processes of a site are replaced one after the other, and the demonstration of it all."""

import asyncio
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

import pytest

from rockfall.server import protocol as p
from tests.server.chaos.cluster import ShakyCluster
from tests.server.support.client import Client, LostError
from tests.server.support.postgres import Postgres
from tests.server.support.process import free_port
from tests.server.support.redis import Redis

pytestmark = pytest.mark.soak

#: Seconds that a move may be delayed, and between two moves of a player.
_LONGEST: Final = 2.0
_PAUSE: Final = 0.15
_PATIENCE: Final = 90.0


class Stroller:
    """Somebody who plays without haste, and comes back whenever the line is cut."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.stopped = False
        #: the longest time between two steps that they were told, in seconds
        self.longest = 0.0

    async def play(self) -> None:
        """Play until told to stop."""
        client, moment = self.client, time.monotonic()
        while not self.stopped:
            with suppress(LostError):
                if not client.connected:
                    await client.connect(patient=True)
                await client.play(1, done=lambda: self.stopped)
                self.longest = max(self.longest, time.monotonic() - moment)
                moment = time.monotonic()
                await asyncio.sleep(_PAUSE)
                moment += _PAUSE


async def _replace_all(server: ShakyCluster) -> None:
    before = {*server.workers()}
    assert len(before) == 2
    server.signal(signal.SIGHUP)
    async with asyncio.timeout(_PATIENCE):
        while before & {*server.workers()} or len(server.workers()) < 2:
            await asyncio.sleep(0.05)


async def _evening(server: ShakyCluster) -> None:
    ann = server.open_table("Ann", seats=3, bots=["", "", "random"], interval=0)
    bob = server.join(ann.table, "Bob")
    clients = [
        Client(server.socket_address, ann.table, place.token, seed)
        for seed, place in enumerate((ann, bob))
    ]
    for client in clients:
        await client.connect()
    assert isinstance(await clients[1].say("ready", ready=True), p.Done)
    assert isinstance(await clients[0].say("start"), p.Done)
    strollers = [Stroller(client) for client in clients]
    playing = [asyncio.create_task(stroller.play()) for stroller in strollers]
    await _replace_all(server)
    for stroller in strollers:
        stroller.stopped = True
    await asyncio.gather(*playing)
    print(f"longest waits: {[round(stroller.longest, 2) for stroller in strollers]} s")
    for stroller in strollers:
        assert stroller.client.step > 5
        assert stroller.longest < _LONGEST
        assert {bye for bye, _ in stroller.client.byes} <= {"going-down"}
    for client in clients:
        if not client.connected:
            await client.connect(patient=True)
        await client.compare()
        await client.close()


def test_no_move_waits_long_while_all_processes_are_replaced(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    with postgres.database() as url:
        address = url.render_as_string(hide_password=False)
        server = ShakyCluster(tmp_path, database=address, bus=redis.url, workers="2")
        with server:
            asyncio.run(_evening(server))
            assert server.stop() == 0
        assert not server.faults


def _ready(port: int) -> bool:
    line = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", "/readyz")
        return line.getresponse().status == 200
    except OSError:
        return False
    finally:
        line.close()


def test_the_demonstration_serves_until_it_is_told_to_stop_and_leaves_nothing() -> None:
    made = Path(tempfile.gettempdir())
    before = {*made.glob("rockfall-demo-*"), *made.glob("rockfall-postgres-*")}
    port = free_port()
    root = Path(__file__).parents[3]
    command = [sys.executable, "-m", "tools.demo_cluster", "--port", str(port)]
    demo = subprocess.Popen(command, cwd=root, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + _PATIENCE
        while not _ready(port):
            assert demo.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
    finally:
        demo.terminate()
        code = demo.wait(_PATIENCE)
    assert code == 0
    assert {*made.glob("rockfall-demo-*"), *made.glob("rockfall-postgres-*")} <= before
