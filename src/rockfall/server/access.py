"""One log line and some counting for each request and each socket.

A line names the route's template: the path itself may open a table.
"""

from time import perf_counter

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rockfall.server.line import Passed, line_of
from rockfall.server.metrics import Metrics

_NO_ROUTE = "-"
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_SWITCHED = 101
_FAILED = 500


class AccessLog:
    """Watches what passes; changes nothing."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._log = structlog.get_logger()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or socket on and tell of it when it is done."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        passage = _Passage(self._metrics, scope["type"] == "websocket", receive, send)
        line, began = line_of(scope), perf_counter()
        try:
            await self._app(scope, passage.receive, passage.send)
        except Exception:
            passage.status = passage.status or _FAILED
            raise
        finally:
            if line is not None:
                passage.add(line.passed)
            passage.end()
            self._tell(scope, passage, perf_counter() - began)

    def _tell(self, scope: Scope, passage: "_Passage", seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "") or _NO_ROUTE
        line: dict[str, object] = {
            "route": route,
            "status": passage.status,
            "ms": round(seconds * 1000, 1),
            "bytes_in": passage.bytes_in,
            "bytes_out": passage.bytes_out,
        }
        self._metrics.requests.labels(route, str(passage.status)).inc()
        if scope["type"] == "websocket":
            line |= {"messages_in": passage.messages_in, "messages_out": passage.messages_out}
            self._log.info("socket", close=passage.close, **line)
        else:
            self._metrics.request.labels(route).observe(seconds)
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._log.info("request", method=method, **line)


class _Passage:
    """One request or socket: what has gone in and out so far.

    `status` is 0 as long as nothing was answered, `close` 0 as long as no socket was closed.
    """

    def __init__(self, metrics: Metrics, is_socket: bool, receive: Receive, send: Send) -> None:
        self._metrics = metrics
        self._receive = receive
        self._send = send
        self._over = "socket" if is_socket else "http"
        self.status = self.close = 0
        self.bytes_in = self.bytes_out = self.messages_in = self.messages_out = 0

    async def receive(self) -> Message:
        """The next message in, counted."""
        message = await self._receive()
        if message["type"] == "websocket.receive":
            self.messages_in += 1
        elif message["type"] == "websocket.disconnect":
            self.close = self.close or message.get("code", 1005)
        self.bytes_in += _size(message)
        return message

    async def send(self, message: Message) -> None:
        """A message out; counted once it is sent."""
        await self._send(message)
        if message["type"] == "websocket.send":
            # By far the most common.
            self.messages_out += 1
            self.bytes_out += _size(message)
            return
        match message["type"]:
            case "http.response.start" | "websocket.http.response.start":
                self.status = message["status"]
            case "websocket.accept":
                self.status = _SWITCHED
                self._metrics.sockets.inc()
            case "websocket.close":
                # Closed before it was accepted: servers answer that with 403.
                self.status = self.status or 403
                self.close = self.close or message.get("code", 1000)
        self.bytes_out += _size(message)

    def add(self, passed: Passed) -> None:
        """What has passed by the line has passed, too."""
        self.messages_in += passed.messages_in
        self.bytes_in += passed.bytes_in
        self.messages_out += passed.messages_out
        self.bytes_out += passed.bytes_out

    def end(self) -> None:
        """Count what has passed, and the socket, if one was opened, as closed.

        Not message by message: an answer that is only noted, while all are asked, must not show.
        """
        metrics = self._metrics
        metrics.bytes_in.labels(self._over).inc(self.bytes_in)
        metrics.bytes_out.labels(self._over).inc(self.bytes_out)
        metrics.messages_in.inc(self.messages_in)
        metrics.messages_out.inc(self.messages_out)
        if self.status == _SWITCHED:
            metrics.sockets.dec()


def _size(message: Message) -> int:
    """Bytes of a body or of a message of a socket."""
    text = message.get("text")
    if text is not None:
        return len(text) if text.isascii() else len(text.encode())
    return len(message.get("body") or message.get("bytes") or b"")
