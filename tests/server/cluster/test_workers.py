"""Many processes, behind one socket or one each: what keeps one from serving spares the others."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.chaos.cluster import ShakyCluster
from tests.server.support.postgres import Postgres
from tests.server.support.process import free_ports
from tests.server.support.redis import Redis

_PROGRAM = """
import os, signal, sys
from dataclasses import replace
from pathlib import Path
from rockfall.server.config import read_config
from rockfall.server.workers import supervise

folder = Path(sys.argv[1])

def serve(config, *, ready):
    with (folder / "started").open("a") as file:
        file.write(config.data.name + "\\n")
    if (folder / "broken").exists():
        return 1
    ready()
    signal.pause()

supervise(replace(read_config({"data": str(folder)}, {}), workers=2), serve)
"""


def _until_started(folder: Path, least: int) -> list[str]:
    deadline = time.monotonic() + 30
    while True:
        started = (folder / "started").read_text().split() if (folder / "started").exists() else []
        if len(started) >= least:
            return started
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_process_that_cannot_serve_is_the_last_one_to_be_replaced(tmp_path: Path) -> None:
    parent = subprocess.Popen([sys.executable, "-c", _PROGRAM, str(tmp_path)])
    try:
        assert sorted(_until_started(tmp_path, 2)) == ["worker-0", "worker-1"]
        (tmp_path / "broken").touch()
        parent.send_signal(signal.SIGHUP)
        # It is tried again, and the other one serves meanwhile.
        assert _until_started(tmp_path, 4)[2:] == ["worker-0", "worker-0"]
    finally:
        parent.terminate()
        parent.wait(30)


def _answers(server: ShakyCluster) -> bool:
    try:
        return server.ask("/readyz").status == 200
    except ConnectionError:
        return False


def _until(server: ShakyCluster, answers: bool) -> None:
    deadline = time.monotonic() + 60
    while _answers(server) != answers:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_each_process_can_have_a_port_of_its_own_which_is_shut_while_it_is_gone(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    with postgres.database() as url:
        options = {"database": url.render_as_string(hide_password=False), "bus": redis.url}
        server = ShakyCluster(tmp_path, workers="2", worker_ports="own", **options)
        first = server.port = free_ports()
        with server:
            server.port = first + 1
            _until(server, answers=True)
            place = server.open_table("Ann")
            server.port = first
            assert server.ask(f"/api/tables/{place.table}").status == 200
            # Nobody is kept waiting at the port of one that is gone: a balancer goes on at once.
            gone = server.workers()[0]
            os.kill(gone, signal.SIGKILL)
            _until(server, answers=False)
            server.port = first + 1
            assert _answers(server)
            server.port = first
            _until(server, answers=True)
            assert gone not in server.workers()
            assert server.stop() == 0
