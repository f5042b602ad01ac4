"""What a running server lets in: no pages of others, and nobody beyond the limits."""

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rockfall.server import protocol as p
from tests.server.support.client import read_message
from tests.server.support.process import ServerProcess

EVIL = {"origin": "https://evil.example"}


@pytest.mark.parametrize(
    ("path", "body"), [("/api/tables", None), ("/api/nothing", None), ("/api/tables", {"x": 1})]
)
def test_every_answer_forbids_pages_to_run_what_is_not_ours(
    server: ServerProcess, path: str, body: object
) -> None:
    headers = server.ask(path, body).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_other_pages_can_neither_make_tables_nor_connect(server: ServerProcess) -> None:
    made = server.open_table("Ann")
    for path, body in [
        ("/api/tables", {"name": "Eve"}),
        (f"/api/tables/{made.table}/members", {"name": "Eve"}),
        (f"/api/tables/{made.table}/recovery", {"recovery": made.recovery}),
    ]:
        answer = server.ask(path, body, EVIL)
        assert (answer.status, answer.code) == (403, "foreign-origin")
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    assert server.ask("/api/tables", {"name": "Ann"}, own).status == 201

    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.socket_address, origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_plain_forms_cannot_be_posted(server: ServerProcess) -> None:
    answer = server.ask("/api/tables", {"name": "Eve"}, {"content-type": "text/plain"})
    assert (answer.status, answer.code) == (415, "unsupported-media-type")


def test_limits_hold(tmp_path: Path) -> None:
    tight = {
        "max_tables": "2",
        "tables_per_address": "3",
        "max_sockets": "3",
        "sockets_per_address": "2",
        "message_bytes": "512",
        "messages_per_second": "1",
        "message_burst": "5",
    }
    with ServerProcess(tmp_path, **tight) as server:
        wish = {"name": "Ann"}
        answers = [server.ask("/api/tables", wish) for _ in range(4)]
        assert [answer.status for answer in answers] == [201, 201, 503, 429]
        assert [answer.code for answer in answers[2:]] == ["server-full", "too-many-tables"]
        asyncio.run(_check_sockets(server))
        asyncio.run(_check_messages(server))
        assert not server.faults


async def _from(server: ServerProcess, host: str) -> ClientConnection:
    return await connect(server.socket_address, local_addr=(host, 0))


async def _refusal(server: ServerProcess, host: str) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as refused:
        await _from(server, host)
    answer = refused.value.response
    assert answer.body is not None
    return answer.status_code, msgspec.json.decode(answer.body, type=p.Problem).code


async def _check_sockets(server: ServerProcess) -> None:
    """So many from one address, so many in all; who leaves makes room."""
    here = [await _from(server, "127.0.0.1") for _ in range(2)]
    assert await _refusal(server, "127.0.0.1") == (429, "too-many-sockets")
    there = await _from(server, "127.0.0.2")
    assert await _refusal(server, "127.0.0.2") == (503, "server-full")
    await there.close()
    for socket in here:
        await socket.close()
    await (await _from(server, "127.0.0.1")).close()


async def _check_messages(server: ServerProcess) -> None:
    """Long messages and hasty ones are refused; who does not stop is shown the door."""
    async with connect(server.socket_address) as socket:
        await socket.send(" " * 600)
        assert read_message(await socket.recv()) == p.Refused(0, "too-long", {"most": 512})
        for _ in range(70):
            await socket.send("{}")
        heard: list[p.FromServer] = []
        with suppress(ConnectionClosed):
            async for raw in socket:
                heard.append(read_message(raw))
        codes = [one.code for one in heard if isinstance(one, p.Refused | p.Bye)]
        assert codes[:4] == ["misshapen"] * 4
        assert codes[-2:] == ["too-fast", "too-many-faults"]
        assert socket.close_code == 1008
    async with connect(server.socket_address) as socket:
        await socket.send(" " * 10_000)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1009
