"""Plain HTTP connections: how many there may be, and how long each step of a request may take.

uvicorn waits without end for who begins a request and does not finish it. Whoever opens many
connections and lets their requests drip would shut everybody else out.
"""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import ClassVar, Final, Literal, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rockfall.server.limits import address_key

#: Bytes of a request line and its headers; ours have a few hundred, a browser's cookies none.
_LONGEST_HEAD: Final = 1 << 16

#: Headers of a request, and pieces of its body; many tiny ones take long to read.
_MOST_HEADERS: Final = 100
_MOST_PIECES: Final = 300
#: Requests that may wait until the one before them is answered; browsers send none.
_AHEAD: Final = 1


class Times(NamedTuple):
    """Seconds that a client has for each step."""

    #: from the connection, or the first byte of a further request, to the end of the headers
    head: float = 10.0
    #: from there to the end of the body
    body: float = 20.0
    #: to read the next piece of an answer
    answer: float = 60.0


class Gate:
    """Counts connections in and out, so many in all and by address; a proxy speaks for many.

    When all are taken, an address that has few open still gets in: it takes the place of the
    oldest connection of the address that has most. So a handful of addresses cannot shut out all.
    """

    def __init__(self, most: int, per_address: int, proxies: str = "") -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = [ip_network(net) for net in proxies.split(",") if net]
        #: by address, the oldest first; all proxies together go by no address
        self._open: dict[str | None, dict[asyncio.Transport, None]] = {}
        self.total = 0

    def enter(self, host: str, connection: asyncio.Transport) -> bool:
        """Count a connection in, if there is room for it."""
        key = self._key(host)
        count = len(self._open.get(key, ()))
        if key is not None and count >= self._per_address:
            return False
        if self.total >= self._most and not self._make_room(count + 1):
            return False
        self._open.setdefault(key, {})[connection] = None
        self.total += 1
        return True

    def leave(self, host: str, connection: asyncio.Transport) -> None:
        """Count a connection out, if it is counted in."""
        key = self._key(host)
        mine = self._open.get(key, {})
        if connection in mine:
            del mine[connection]
            self.total -= 1
            if not mine:
                del self._open[key]

    def _make_room(self, count: int) -> bool:
        """Cut a connection off, of an address that has more than so many."""
        guests = [key for key in self._open if key is not None]
        greedy = max(guests, key=lambda key: len(self._open[key]), default="")
        if len(self._open.get(greedy, ())) <= count:
            return False
        oldest = next(iter(self._open[greedy]))
        del self._open[greedy][oldest]
        self.total -= 1
        oldest.abort()
        return True

    def _key(self, host: str) -> str | None:
        try:
            address = ip_address(host)
        except ValueError:
            return address_key(host)
        known = any(address in network for network in self._proxies)
        return None if known else address_key(host)


class HttpConnection(HttpToolsProtocol):
    """One connection, cut off if it takes too long; a socket is let go of and counted elsewhere."""

    gate: ClassVar[Gate]
    times: ClassVar[Times]
    _host = ""
    #: which part of a request is being read; "" between two requests
    _part: Literal["", "head", "body"] = ""
    _head_bytes = 0
    #: headers, or pieces of the body, that were read so far
    _parts = 0
    _until_read: asyncio.TimerHandle | None = None
    _until_taken: asyncio.TimerHandle | None = None

    # -- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or close it at once."""
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        if self.gate.enter(self._host, transport):
            self._expect("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade()
        # They refer to each other, and would stay until somebody looks for rubbish.
        self.parser = None  # type: ignore[assignment]

    def _leave(self) -> None:
        self._expect("")
        self._was_taken()
        self.gate.leave(self._host, self.transport)

    # -- what comes in -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on; also blank lines between two requests must come to an end."""
        if not self._part:
            self._expect("head")
        self._head_bytes += len(data)
        super().data_received(data)
        if self._part == "head" and self._head_bytes > _LONGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """The first byte of a request, which may follow another one at once."""
        if len(self.pipeline) >= _AHEAD:
            self._refuse()
        if self._part != "head":
            self._expect("head")
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header more."""
        self._parts += 1
        if self._parts > _MOST_HEADERS:
            self._refuse()
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """One piece more of the body."""
        self._parts += 1
        if self._parts > _MOST_PIECES:
            self._refuse()
        super().on_body(body)

    def _refuse(self) -> None:
        """Read nothing more: only an error makes the parser leave alone what it was given."""
        self.transport.abort()
        raise RuntimeError("this is no way to ask for something")

    def on_headers_complete(self) -> None:
        """The rest is the body."""
        self._expect("body")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of a request is there: from now on it is for us to hurry."""
        self._expect("")
        super().on_message_complete()

    def _expect(self, part: Literal["", "head", "body"]) -> None:
        if self._until_read is not None:
            self._until_read.cancel()
            self._until_read = None
        self._part = part
        self._head_bytes = self._parts = 0
        if part:
            seconds = self.times.head if part == "head" else self.times.body
            self._until_read = self._cut_off_after(seconds)

    # -- what goes out -----------------------------------------------------------------------

    def pause_writing(self) -> None:
        """More is to be sent than the other side has taken."""
        super().pause_writing()
        self._expect_reader()

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._was_taken()

    def on_response_complete(self) -> None:
        """What a closed connection still has to send is not kept for ever either."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reader()

    def timeout_keep_alive_handler(self) -> None:
        """No further request came."""
        super().timeout_keep_alive_handler()
        self._expect_reader()

    def _expect_reader(self) -> None:
        if self._until_taken is None:
            self._until_taken = self._cut_off_after(self.times.answer)

    def _was_taken(self) -> None:
        if self._until_taken is not None:
            self._until_taken.cancel()
            self._until_taken = None

    def _cut_off_after(self, seconds: float) -> asyncio.TimerHandle:
        cut_off: Callable[[], None] = self.transport.abort
        return self.loop.call_later(seconds, cut_off)


def make_protocol(gate: Gate, times: Times) -> type[HttpConnection]:
    """The class that uvicorn makes connections of."""
    return type("HttpConnection", (HttpConnection,), {"gate": gate, "times": times})
