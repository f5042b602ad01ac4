"""Frames of a socket: how many a client may send, whatever is in them.

Messages are counted and paid for where they are read. But pings, pongs and pieces of messages never
get there, and all are taken apart by the library as fast as they come, while everybody else waits:
one line full of them stops the whole server. So frames are counted before that, by their heads
alone, and whoever sends more than any client has a use for is cut off.
"""

import time
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from rockfall.server.inbox import Inbox
from rockfall.server.limits import Bucket
from rockfall.server.line import Framed, Passed, offer_line, withdraw_line

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - where the library came without what is compiled
    from websockets.utils import apply_mask

#: What may be sent for each message that is allowed, and beside them: who is only hasty is told so
#: in words, and shown the door after so many of them that these must get through.
_EACH: Final = 2
_MORE: Final = 80
#: What the beginning of a message takes of that, and what any other frame does.
_MESSAGE: Final = 1
_OTHER: Final = 8
_BEGINS: Final = (1, 2)
#: Bytes of the longest head: two, a length of eight, a mask of four.
_LONGEST_HEAD: Final = 14
_KIND: Final = 0x0F
_LENGTH, _MASKED = 0x7F, 0x80
#: Lengths that stand for a length of so many bytes that follows.
_FOLLOWS: Final = {126: 2, 127: 8}
_MASK: Final = 4
#: How a frame begins that is a whole text, and where its mask and then its text begin if the length
#: takes no byte of its own.
_WHOLE_TEXT: Final = 0x81
_SHORT_MASK, _SHORT_TEXT = 2, 6
_LONGEST_SHORT: Final = 125


class FrameCounter:
    """Follows a stream from one frame's head to the next, and looks at nothing else."""

    def __init__(self) -> None:
        #: the beginning of a head that is not all there
        self._head = b""
        #: bytes until the next head
        self._skip = 0

    @property
    def at_head(self) -> bool:
        """Whether the next byte begins a frame."""
        return not self._skip and not self._head

    def count(self, data: bytes, most: int) -> int:
        """What the frames take that begin in the next piece of the stream; more than most will do.

        After that it has lost its place.
        """
        data, self._head = self._head + data, b""
        at, taken = self._skip, 0
        while at < len(data) and taken <= most:
            size = _size(data[at : at + _LONGEST_HEAD])
            if not size:
                self._head, at = data[at:], len(data)
                break
            taken += _MESSAGE if data[at] & _KIND in _BEGINS else _OTHER
            at += size
        self._skip = at - len(data)
        return taken


def _size(head: bytes) -> int:
    """The bytes of a frame with this head; 0 if the head is not all there."""
    if len(head) < 2:
        return 0
    length, size = head[1] & _LENGTH, 2
    if length in _FOLLOWS:
        size += _FOLLOWS[length]
        if len(head) < size:
            return 0
        length = int.from_bytes(head[2:size])
    return size + (_MASK if head[1] & _MASKED else 0) + length


def short_text(data: bytes, longest: int) -> bytes | None:
    """The text of a client's frame, if the data are that frame and nothing about it is special.

    None is no refusal: the library takes it apart, and knows what is wrong with it, if anything is.
    What is not plain ASCII is left to it, too: so it says what is no text at all.
    """
    if len(data) < _SHORT_TEXT or data[0] != _WHOLE_TEXT:
        return None
    size = len(data) - _SHORT_TEXT
    if size > longest or data[1] != _MASKED | size:
        return None
    text = apply_mask(data[_SHORT_TEXT:], data[_SHORT_MASK:_SHORT_TEXT])
    return text if text.isascii() else None


class SocketConnection(WebSocketsSansIOProtocol):
    """One socket, cut off when it sends more frames than it may; also the line to its client."""

    rate: ClassVar[float]
    burst: ClassVar[int]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = self._inbox = Inbox()
        #: waits for the next text; None if it, or whatever came, has to be received
        self.hear = self._inbox.hear
        self.passed = Passed()
        #: whether the other side does not read what it was sent
        self._blocked = False
        self._counter = FrameCounter()
        self._bucket = Bucket(self.rate, self.burst, time.monotonic())
        self._longest = min(self.config.ws_max_size, _LONGEST_SHORT)

    def data_received(self, data: bytes) -> None:
        """Read on; what comes first is the request for a socket, handed over by HTTP."""
        text: bytes | None = None
        if self.handshake_initiated:
            text = short_text(data, self._longest) if self._awaits_text() else None
            taken = self._counter.count(data, self.burst) if text is None else _MESSAGE
            if taken > self.burst or self._bucket.pay(taken, time.monotonic()):
                self.transport.abort()
                return
        if text is None:
            super().data_received(data)
        else:
            self.passed.count_in(text)
            self._inbox.hand(text)

    def _awaits_text(self) -> bool:
        """Whether the next byte begins a message, and somebody waits for nothing else."""
        conn = self.conn
        whole = self._counter.at_head and conn.current_size is None
        return whole and conn.state is State.OPEN and self._inbox.awaited

    def handle_connect(self, event: Request) -> None:
        """Answer the request for a socket; what is wrong with it need not remember who read it."""
        super().handle_connect(event)
        fault: BaseException | None = self.conn.handshake_exc
        while fault is not None:
            fault.__traceback__, fault = None, fault.__context__

    async def run_asgi(self) -> None:
        """Serve the socket, and let who serves it have the line."""
        scope = cast("dict[str, Any]", self.scope)
        offer_line(scope, self)
        try:
            await super().run_asgi()
        finally:
            withdraw_line(scope)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: what refers to itself would stay until somebody looks for rubbish."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    def pause_writing(self) -> None:
        """The other side does not read what it was sent."""
        self._blocked = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        self._blocked = False
        super().resume_writing()

    def ready(self) -> bool:
        """Whether texts can be written now."""
        if self._blocked or self.close_sent or not self.handshake_complete:
            return False
        return not self.transport.is_closing()

    def write(self, said: Framed) -> None:
        """Send texts, all of them with one call to the system."""
        self.passed.count_out(said)
        self.transport.write(said.frames)


def make_socket_protocol(messages_per_second: float, burst: int) -> type[SocketConnection]:
    """The class that uvicorn makes sockets of."""
    limits = {
        "rate": _EACH * messages_per_second + 1,
        "burst": _EACH * burst + _MORE,
    }
    return type("SocketConnection", (SocketConnection,), limits)
