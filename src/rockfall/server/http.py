"""Plain HTTP connections: how many there may be, and how long each step of a request may take.

uvicorn waits without end for who begins a request and does not finish it. Whoever opens many
connections and lets their requests drip would shut everybody else out.
"""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import ClassVar, Final, Literal, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from rockfall.server.limits import Doorway

#: Bytes of a request line and its headers; ours have a few hundred, a browser's cookies none.
_LONGEST_HEAD: Final = 1 << 16


class Times(NamedTuple):
    """Seconds that a client has for each step."""

    #: from the connection, or the first byte of a further request, to the end of the headers
    head: float = 10.0
    #: from there to the end of the body
    body: float = 20.0
    #: to read the next piece of an answer
    answer: float = 60.0


class Gate:
    """Counts connections in and out; a proxy that is trusted speaks for many."""

    def __init__(self, most: int, per_address: int, proxies: str = "") -> None:
        self._of_guests = Doorway(most, per_address)
        self._of_proxies = Doorway(most, most)
        self._most = most
        self._proxies = [ip_network(net) for net in proxies.split(",") if net]

    def enter(self, host: str) -> bool:
        """Count a connection in, if there is room for it."""
        return self.total < self._most and not self._door(host).enter(host)

    def leave(self, host: str) -> None:
        """Count a connection out that was counted in."""
        self._door(host).leave(host)

    @property
    def total(self) -> int:
        """How many are open."""
        return self._of_guests.total + self._of_proxies.total

    def _door(self, host: str) -> Doorway:
        try:
            address = ip_address(host)
        except ValueError:
            return self._of_guests
        known = any(address in network for network in self._proxies)
        return self._of_proxies if known else self._of_guests


class HttpConnection(HttpToolsProtocol):
    """One connection, cut off if it takes too long; a socket is let go of and counted elsewhere."""

    gate: ClassVar[Gate]
    times: ClassVar[Times]
    _host: str | None = None
    #: which part of a request is being read; "" between two requests
    _part: Literal["", "head", "body"] = ""
    _head_bytes = 0
    _until_read: asyncio.TimerHandle | None = None
    _until_taken: asyncio.TimerHandle | None = None

    # -- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or close it at once."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self.gate.enter(host):
            transport.abort()
            return
        self._host = host
        self._expect("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._expect("")
        self._was_taken()
        if self._host is not None:
            self.gate.leave(self._host)
            self._host = None

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
        if self._part != "head":
            self._expect("head")
        super().on_message_begin()

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
        self._head_bytes = 0
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
