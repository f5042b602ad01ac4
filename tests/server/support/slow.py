"""A small server with limits of its own, and clients that take their time."""

import asyncio
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState

from rockfall.server.http import Gate, Times, make_protocol
from tests.server.registries import run

HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
#: Short enough to wait for, long enough for a busy machine to send a request within.
SHORT = 0.8
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
