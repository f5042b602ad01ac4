"""By which names a server may be called."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from rockfall.server.hosts import called_by
from tests.server.support.process import ServerProcess

NAMES = ("mine.example", "::1", "10.0.0.1")


def arrival(*hosts: str) -> dict[str, Any]:
    """What a server is told about a request with these Host headers."""
    return {"type": "http", "headers": [(b"host", host.encode("latin-1")) for host in hosts]}


@pytest.mark.parametrize(
    "host",
    ["mine.example", "Mine.Example", "mine.example:8000", "[::1]", "[::1]:8000", "10.0.0.1:80"],
)
def test_a_server_answers_to_its_names_at_any_port(host: str) -> None:
    assert called_by(arrival(host), NAMES)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "mine.example.evil.example",
        "evil.example:mine.example",
        "mine.example@evil.example",
        "mine.example/",
        "mine.example#",
        " mine.example",
        "mine.example:x",
        "10.0.0.10",
        "::1",
    ],
)
def test_a_server_does_not_answer_to_other_names(host: str) -> None:
    assert not called_by(arrival(host), NAMES)


def test_no_name_and_two_names_are_no_name_of_the_servers() -> None:
    assert not called_by(arrival(), NAMES)
    assert not called_by(arrival("mine.example", "mine.example"), NAMES)


def raw(server: ServerProcess, request: str) -> str:
    """What comes back, word for word."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(request.replace("\n", "\r\n").encode())
        heard = b""
        while more := line.recv(65536):
            heard += more
        return heard.decode()


def test_a_running_server_turns_away_who_calls_it_by_another_name(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, names="127.0.0.1,mine.example") as server:
        assert server.ask("/api/bots").status == 200
        assert server.ask("/api/bots", headers={"host": "mine.example"}).status == 200
        for path in ("/api/bots", "/healthz", "/", "/nothing"):
            refused = server.ask(path, headers={"host": f"evil.example:{server.port}"})
            assert (refused.status, refused.code) == (400, "wrong-host")
            assert refused.headers["x-content-type-options"] == "nosniff"
        twice = (
            "GET /healthz HTTP/1.1\nhost: mine.example\nhost: mine.example\nconnection: close\n\n"
        )
        assert raw(server, twice).startswith("HTTP/1.1 400 ")
        assert raw(server, "GET /healthz HTTP/1.0\n\n").startswith("HTTP/1.1 400 ")

        async def call() -> None:
            async with connect(server.socket_address):
                pass
            other = server.socket_address.replace("127.0.0.1", "evil.example")
            with pytest.raises(InvalidStatus) as refused:
                await connect(other, host="127.0.0.1")
            assert refused.value.response.status_code == 400

        asyncio.run(call())
        assert not server.faults


def test_without_names_a_server_answers_to_any(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        assert server.ask("/healthz", headers={"host": "whatever.example"}).status == 200
        assert raw(server, "GET /healthz HTTP/1.0\n\n").startswith("HTTP/1.1 200 ")
