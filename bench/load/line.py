"""One WebSocket of a scripted client, as cheap as it can be: the crowd must not be the bottleneck.

It speaks just enough of RFC 6455 for loopback: whole text messages, pings answered.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_CLOSE: Final = 0x88
#: Clients must mask; the mask of zeros leaves everything as it is.
_MASK: Final = bytes(4)
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_GREETING: Final = (
    b"GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class LineError(RuntimeError):
    """A connection that did not come about, or was cut."""


def frame(code: int, data: bytes) -> bytes:
    """A message as a client sends it."""
    size = len(data)
    if size < _TWO_BYTES:
        return bytes((code, _MASKED | size)) + _MASK + data
    if size < 1 << 16:
        return bytes((code, _MASKED | _TWO_BYTES)) + size.to_bytes(2) + _MASK + data
    return bytes((code, _MASKED | _EIGHT_BYTES)) + size.to_bytes(8) + _MASK + data


class Line(asyncio.Protocol):
    """A socket that hands on every text it hears, and raises nothing: `fault` says what broke."""

    def __init__(self, heard: Callable[["Line", bytes], None]) -> None:
        self._heard = heard
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.fault = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        self._transport.write(_GREETING % f"{host}:{port}".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody hangs up before the crowd does."""
        self._fail("a connection was lost")

    def _fail(self, why: str) -> None:
        self.fault = self.fault or why
        if not self.opened.done():
            self.opened.set_exception(LineError(why))

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(_TEXT, text))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Take messages out of what has come."""
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            at = self._answer(data)
        while self._open and (end := self._message(data, at)):
            at = end
        self._rest = data[at:]

    def _answer(self, data: bytes) -> int:
        """Read the answer to the greeting; gives where the first message begins."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101 "):
            self._fail(f"a socket was refused: {data[:60]!r}")
            return len(data)
        self._open = True
        if not self.opened.done():
            self.opened.set_result(None)
        return end + 4

    def _message(self, data: bytes, at: int) -> int:
        """Hand on the message there; gives where it ends, 0 if it is not all there."""
        begin = at + 2
        if len(data) < begin:
            return 0
        size = data[at + 1]
        if size >= _TWO_BYTES:
            begin += 2 if size == _TWO_BYTES else 8
            size = int.from_bytes(data[at + 2 : begin])
        end = begin + size
        if len(data) < end:
            return 0
        code = data[at]
        if code == _TEXT:
            self._heard(self, data[begin:end])
        elif code == _PING:
            self._transport.write(frame(_PONG, data[begin:end]))
        elif code == _CLOSE:
            self._fail("the server closed a socket")
        return end
