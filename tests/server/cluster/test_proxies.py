"""The proxies of docs/deploying.md: people play through TLS while hosts are stopped and started."""

import asyncio
import json
import subprocess
import time
from pathlib import Path
from typing import Final

import pytest

from rockfall.server import protocol as p
from tests.server.support.client import Client
from tests.server.support.postgres import Postgres
from tests.server.support.process import ServerProcess, free_ports
from tests.server.support.proxies import NAME, PAGE, Proxy, open_proxy
from tests.server.support.redis import Redis
from tests.server.support.site import Site, open_site
from tests.server.test_metrics import read_at

pytestmark = pytest.mark.soak

#: Steps that are played in each state of the site.
_STEPS: Final = 10
#: Seconds that a move may take while a host is stopped or started.
_LONGEST: Final = 12.0


def _client(proxy: Proxy, place: p.Place, seed: int) -> Client:
    return Client(
        f"wss://{proxy.host}/ws?table={place.table}",
        place.table,
        place.token,
        seed,
        host="127.0.0.1",
        ssl=proxy.trust,
        # As the page of the site does.
        origin=f"https://{proxy.host}",
    )


async def _play(clients: list[Client], steps: int) -> float:
    """Play so many steps more, whatever becomes of the lines; gives the seconds of the longest."""
    until = max(client.step for client in clients) + steps
    playing = [
        asyncio.create_task(client.play_through(lambda client=client: client.step >= until))  # type: ignore[misc]
        for client in clients
    ]
    longest, step, since = 0.0, clients[0].step, time.monotonic()
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.02)
        if clients[0].step != step or clients[0].over:
            longest = max(longest, time.monotonic() - since)
            step, since = clients[0].step, time.monotonic()
    await asyncio.gather(*playing)
    return longest


def _sockets(site: Site) -> list[int]:
    """How many sockets every process has."""
    told = [json.loads(line) for line in (site.one.log + site.two.log).splitlines()]
    ports = [line["port"] for line in told if line["event"] == "metrics"]
    return [int(read_at(port)["rockfall_sockets"]) for port in ports]


def _host(folder: Path, **options: str) -> ServerProcess:
    host = ServerProcess(folder, workers="2", worker_ports="own", **options)
    host.port = free_ports()
    return host


async def _evening(proxy: Proxy, site: Site) -> None:
    settings = {"seats": 3, "bots": ["", "", "random"], "pace": 0, "window": 0.3, "interval": 0}
    ann = proxy.post("/api/tables", {"name": "Ann", "settings": settings})
    bob = proxy.post(f"/api/tables/{ann.table}/members", {"name": "Bob"})
    clients = [_client(proxy, ann, 1), _client(proxy, bob, 2)]
    for client in clients:
        await client.connect()
    assert isinstance(await clients[1].say("ready", ready=True), p.Done)
    assert isinstance(await clients[0].say("start"), p.Done)
    await _play(clients, _STEPS)
    # The people of a table are led to one process.
    assert sorted(_sockets(site)) == [0, 0, 0, 2]
    waits: list[float] = []
    for server in (site.one, site.two):
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        waits.append(await _play(clients, _STEPS))
        assert await stopping == 0
        waits.append(await _play(clients, _STEPS))
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        waits.append(await _play(clients, _STEPS))
        await starting
        waits.append(await _play(clients, _STEPS))
    print(f"longest waits for a move: {[round(wait, 1) for wait in waits]} s")
    assert max(waits) < _LONGEST
    refused = [
        sent.answer
        for client in clients
        for sent in client.sent
        if isinstance(sent.answer, p.Refused) and sent.answer.code != "going-down"
    ]
    assert refused == []
    for client in clients:
        # Whoever was sent away was told to come back, or the line was cut with the host.
        assert {bye for bye, _ in client.byes} <= {"going-down", ""}
        await client.compare()
        await client.close()


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_people_play_on_through_a_proxy_while_hosts_are_stopped_and_started(
    name: str, tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    names, proxy_at = f"{NAME},127.0.0.1", "127.0.0.1"
    with open_site(tmp_path, postgres, redis, _host, names=names, trusted_proxy=proxy_at) as site:
        folder = tmp_path / "proxy"
        folder.mkdir()
        with open_proxy(name, folder, [site.one.port, site.two.port]) as proxy:
            assert proxy.redirect().startswith(f"https://{NAME}")
            asyncio.run(_evening(proxy, site))
        assert not site.one.faults
        assert not site.two.faults


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    page = PAGE.read_text("utf-8")
    begin = page.index("[Unit]\n")
    text = page[begin : page.index("```", begin)]
    # That program is not installed here; systemd looks whether it is.
    assert text.count("ExecStart=/opt/rockfall/bin/rockfall serve") == 1
    unit = tmp_path / "rockfall.service"
    unit.write_text(text.replace("ExecStart=/opt/rockfall/bin/rockfall", "ExecStart=/bin/true"))
    said = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout + said.stderr) == (0, "")
