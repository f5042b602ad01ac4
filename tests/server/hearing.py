"""A socket's protocol without a network: bytes are fed to it as a stream is cut, and paused."""

import asyncio
from base64 import b64encode
from typing import Any, Final, cast

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from rockfall.server.frames import SocketConnection, make_socket_protocol
from rockfall.server.line import line_of

MOST_BYTES: Final = 400
_UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b64encode(bytes(16)) + b"\r\n\r\n"
)


class Transport:
    """Keeps what is written, and whether anybody wants to read."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.paused = self.closing = self.aborted = False

    def get_extra_info(self, name: str) -> None:
        """Nothing is known of it."""

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.written.append(data)

    def pause_reading(self) -> None:
        """Feed no more."""
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        """Feed on."""
        assert self.paused
        self.paused = False

    def reads(self) -> bool:
        """Whether more would be fed."""
        return not self.paused

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closing

    def close(self) -> None:
        """Feed nothing more ever."""
        self.closing = True

    def abort(self) -> None:
        """The same at once."""
        self.closing = self.aborted = True


class Listener:
    """An application that keeps what it hears, and takes its time to answer."""

    def __init__(self, by_line: bool, pause: int = 0) -> None:
        self._by_line = by_line
        self._pause = pause
        #: what was heard, and whether the line handed it over
        self.heard: list[bytes | int] = []
        self.handed: list[bytes] = []
        #: how many answers were given
        self.answered = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Listen until the line is cut."""
        line = line_of(scope)
        assert line is not None
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            text = await line.hear() if self._by_line else None
            if text is not None:
                self.handed.append(text)
            else:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    self.heard.append(message["code"])
                    return
                said = message.get("text")
                text = message["bytes"] if said is None else said.encode()
            self.heard.append(text)
            await self.may_answer.wait()
            for _ in range(self._pause):
                await asyncio.sleep(0)
            self.answered += 1


class Fed:
    """A listener at the end of a stream."""

    def __init__(self, listener: Listener, burst: int = 10_000) -> None:
        self.listener = listener
        config = uvicorn.Config(
            cast(Any, listener),
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="off",
            log_config=None,
        )
        config.load()
        self.transport = Transport()
        self.state = ServerState()
        made = make_socket_protocol(1, burst)
        self.protocol: SocketConnection = made(config, self.state, {})

    async def open(self) -> None:
        """Shake hands."""
        self.protocol.connection_made(cast(Any, self.transport))
        self.protocol.data_received(_UPGRADE)
        await rounds(10)
        assert self.transport.written.pop().startswith(b"HTTP/1.1 101")

    async def feed(self, data: bytes) -> None:
        """Let a piece of the stream come as soon as it would be read, if it still is."""
        while self.transport.paused and not self.transport.closing:
            await asyncio.sleep(0)
        if not self.transport.closing:
            self.protocol.data_received(data)

    async def end(self) -> None:
        """Cut the line, and wait until nobody serves it."""
        self.protocol.connection_lost(None)
        while self.state.tasks:
            await asyncio.sleep(0)


async def rounds(number: int) -> None:
    """Let everybody do what they can."""
    for _ in range(number):
        await asyncio.sleep(0)
