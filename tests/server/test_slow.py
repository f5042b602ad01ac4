"""Connections over plain HTTP: who is slow or greedy is cut off, and nobody else notices."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from rockfall.server.http import Gate, Times, make_protocol
from tests.server.halls import run
from tests.server.support.process import ServerProcess

HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n"
#: Short enough to wait for, long enough for a busy machine to send a request within.
SHORT = 0.4
PATIENT = Times(60, 60, 60)
#: More than the buffers between two processes take.
HUGE = 1 << 24


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def huge(request: Request) -> Response:
    return PlainTextResponse(b"x" * HUGE)


async def chat(websocket: WebSocket) -> None:
    await websocket.accept()
    await websocket.send_text(await websocket.receive_text())


class Line:
    """A client that says what it likes, bit by bit."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def ask(self, text: bytes = HEAD) -> bytes:
        """Send a request; gives the body of a short answer."""
        await self.send(text)
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 ")
        return await self._reader.readexactly(1)

    async def send(self, text: bytes) -> None:
        self._writer.write(text)
        await self._writer.drain()

    async def until_cut_off(self) -> bytes:
        """Wait until the server ends the connection; gives what it sent before."""
        heard = bytearray()
        try:
            while more := await self._reader.read(1 << 16):
                heard += more
        except ConnectionError:
            pass
        return bytes(heard)

    async def drip(self, piece: bytes) -> None:
        """Send a piece every now and then until the server has had enough."""
        dripping = asyncio.create_task(self._drip(piece))
        await self.until_cut_off()
        dripping.cancel()

    async def _drip(self, piece: bytes) -> None:
        while True:
            await self.send(piece)
            await asyncio.sleep(SHORT / 8)

    def close(self) -> None:
        self._writer.close()


class Small:
    """A small server with limits of its own."""

    def __init__(self, gate: Gate, port: int) -> None:
        self.gate = gate
        self.port = port
        self.lines: list[Line] = []

    async def line(self, host: str = "127.0.0.1") -> Line:
        connection = asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0))
        self.lines.append(Line(*await connection))
        return self.lines[-1]

    async def until_open(self, count: int) -> None:
        """Wait until the server knows of so many connections."""
        while self.gate.total != count:
            await asyncio.sleep(0.005)

    def close(self) -> None:
        """End all lines."""
        for line in self.lines:
            line.close()


def with_server(
    work: Callable[[Small], Awaitable[None]],
    times: Times = PATIENT,
    gate: Gate | None = None,
    keep_alive: int = 60,
) -> None:
    gate = gate or Gate(100, 50)

    async def serve() -> None:
        app = Starlette(
            routes=[
                Route("/", echo, methods=["GET", "POST"]),
                Route("/huge", huge),
                WebSocketRoute("/ws", chat),
            ]
        )
        kind = make_protocol(gate, times)
        config = uvicorn.Config(
            app, http=kind, log_config=None, lifespan="off", timeout_keep_alive=keep_alive
        )
        config.load()
        state = ServerState()
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)
        async with listening:
            small = Small(gate, listening.sockets[0].getsockname()[1])
            await work(small)
            small.close()

    run(serve, 30)


@pytest.mark.parametrize("piece", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n", b"G", b"\r\n"])
def test_who_does_not_finish_the_headers_is_cut_off(piece: bytes) -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(piece)
        assert await line.until_cut_off() == b""
        await small.until_open(0)

    with_server(work, PATIENT._replace(head=SHORT))


@pytest.mark.parametrize("piece", [b"x-a: b\r\n", b"\r\n"])
def test_who_lets_the_headers_drip_is_cut_off(piece: bytes) -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        if piece.strip():
            await line.send(b"GET / HTTP/1.1\r\n")
        await line.drip(piece)

    with_server(work, PATIENT._replace(head=SHORT))


def test_who_lets_a_further_request_drip_is_cut_off_too() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert await line.ask() == b"0"
        await line.drip(b"\r\n")
        line = await small.line()
        assert await line.ask() == b"0"
        await line.send(b"GET / HTTP/1.1\r\n")
        await line.drip(b"x-a: b\r\n")

    with_server(work, PATIENT._replace(head=SHORT))


def test_headers_without_end_are_cut_off_by_their_length() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET / HTTP/1.1\r\n")
        for _ in range(10):
            try:
                await line.send(b"x-a: " + b"b" * 30_000 + b"\r\n")
            except ConnectionError:
                break
        assert await line.until_cut_off() == b""

    with_server(work)


def test_who_lets_the_body_drip_is_cut_off() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n")
        await line.drip(b"a")

    with_server(work, PATIENT._replace(body=SHORT))


def test_a_body_nobody_asked_for_is_not_read_for_ever() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert (
            await line.ask(b"GET /huge HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n") == b"x"
        )
        await line.drip(b"a")

    with_server(work, PATIENT._replace(body=SHORT))


def test_who_does_not_read_the_answer_is_cut_off() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET /huge HTTP/1.1\r\nhost: x\r\n\r\n")
        await small.until_open(1)
        await small.until_open(0)
        assert len(await line.until_cut_off()) < HUGE

    with_server(work, PATIENT._replace(answer=SHORT))


def test_who_reads_the_answer_gets_all_of_it() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        await line.send(b"GET /huge HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert len(await line.until_cut_off()) > HUGE

    with_server(work)


def test_a_connection_without_a_request_is_closed_after_a_while() -> None:
    async def work(small: Small) -> None:
        line = await small.line()
        assert await line.ask() == b"0"
        assert await line.until_cut_off() == b""
        await small.until_open(0)

    with_server(work, keep_alive=1)


def test_others_are_served_while_somebody_dawdles() -> None:
    async def work(small: Small) -> None:
        slow = [await small.line() for _ in range(20)]
        for line in slow:
            await line.send(b"GET / HTTP/1.1\r\n")
        quick = await small.line("127.0.0.2")
        for _ in range(5):
            assert await quick.ask() == b"0"
            assert await quick.ask(POST + b"01234567") == b"8"
        await asyncio.gather(*[line.until_cut_off() for line in slow])
        assert await quick.ask() == b"0"
        await small.until_open(1)

    with_server(work, PATIENT._replace(head=SHORT))


def test_one_connection_too_many_is_closed_at_once_and_only_of_that_address() -> None:
    async def work(small: Small) -> None:
        mine = [await small.line() for _ in range(3)]
        for line in mine:
            assert await line.ask() == b"0"
        assert await (await small.line()).until_cut_off() == b""
        assert await (await small.line("127.0.0.2")).ask() == b"0"
        mine[0].close()
        await small.until_open(3)
        assert await (await small.line()).ask() == b"0"

    with_server(work, gate=Gate(100, 3))


def test_the_house_has_room_for_so_many_connections() -> None:
    async def work(small: Small) -> None:
        for host in ("127.0.0.1", "127.0.0.2"):
            assert await (await small.line(host)).ask() == b"0"
        assert await (await small.line("127.0.0.3")).until_cut_off() == b""

    with_server(work, gate=Gate(2, 2))


def test_a_proxy_that_is_trusted_speaks_for_many() -> None:
    async def work(small: Small) -> None:
        for _ in range(5):
            assert await (await small.line()).ask() == b"0"
        assert await (await small.line("127.0.0.2")).ask() == b"0"
        assert await (await small.line("127.0.0.2")).until_cut_off() == b""

    with_server(work, gate=Gate(6, 1, "127.0.0.1/32,10.0.0.0/8"))


def test_a_socket_is_not_counted_and_may_be_silent() -> None:
    async def work(small: Small) -> None:
        async with connect(f"ws://127.0.0.1:{small.port}/ws") as socket:
            await small.until_open(0)
            slow = await small.line()
            await slow.until_cut_off()
            await socket.send("still here")
            assert await socket.recv() == "still here"

    with_server(work, Times(SHORT, SHORT, SHORT), Gate(1, 1))


def test_a_running_server_closes_connections_beyond_its_setting(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, connections_per_address="3") as server:

        async def work() -> None:
            small = Small(Gate(1, 1), server.port)
            ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
            mine = [await small.line("127.0.0.2") for _ in range(3)]
            for line in mine:
                assert await line.ask(ask) == b"o"
            assert await (await small.line("127.0.0.2")).until_cut_off() == b""
            assert await (await small.line("127.0.0.3")).ask(ask) == b"o"
            small.close()

        run(work)
        assert not server.faults
