"""One line for each request and socket."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from rockfall.server.access import AccessLog
from rockfall.server.line import Line, Passed, line_of, offer_line
from rockfall.server.metrics import Metrics
from rockfall.server.problem import HANDLERS, ProblemError
from tests.server.lines import Page, logging_to
from tests.server.test_metrics import read

SECRET = "xyzzy"


async def _page(request: Request) -> Response:
    if request.query_params.get("fail"):
        raise RuntimeError(SECRET)
    return PlainTextResponse("ä" * len(await request.body()), 201)


async def _socket(guest: WebSocket) -> None:
    if guest.query_params.get("deny"):
        raise ProblemError(429, "too-many")
    if guest.query_params.get("shut"):
        await guest.close()
        return
    await guest.accept()
    with suppress(WebSocketDisconnect):
        while (said := await guest.receive_text()) != "bye":
            if said == "fail":
                raise RuntimeError(SECRET)
            await guest.send_text(said * 2)
        await guest.close(4001)


class LoggedServer:
    """A server whose log and numbers can be read."""

    def __init__(self, page: Page) -> None:
        self.metrics = Metrics()
        self._page = page
        routes = [
            Route("/tables/{id}", _page, methods=["GET", "POST"]),
            WebSocketRoute("/tables/{id}/socket", _socket),
            Mount("/within", routes=[Route("/{id}", _page)]),
        ]
        app = Starlette(
            routes=routes,
            middleware=[Middleware(AccessLog, metrics=self.metrics)],
            exception_handlers=HANDLERS,
        )
        self.client = TestClient(app, raise_server_exceptions=False)

    def line(self) -> dict[str, Any]:
        """The one line that was written, without what differs each time."""
        assert SECRET not in self._page.getvalue()
        (line,) = self._page.lines()
        assert 0 <= line.pop("ms") < 5000
        assert line.pop("at")
        assert line.pop("level") == "info"
        return line

    def count(self, name: str) -> float:
        """A number that was counted, 0 if it never was."""
        return read(self.metrics).get(f"rockfall_{name}", 0)


@pytest.fixture(name="server")
def _server() -> Iterator[LoggedServer]:
    with logging_to(Page()) as page:
        yield LoggedServer(page)


def test_a_request_is_one_line_with_its_template(server: LoggedServer) -> None:
    server.client.post(f"/tables/{SECRET}?token={SECRET}", content=b"12345")
    assert server.line() == {
        "event": "request",
        "method": "POST",
        "route": "/tables/{id}",
        "status": 201,
        "bytes_in": 5,
        "bytes_out": 10,
    }
    assert server.count("requests_total,/tables/{id},201") == 1
    assert server.count("request_seconds_count,/tables/{id}") == 1
    assert (server.count("bytes_in_total,http"), server.count("bytes_out_total,http")) == (
        5,
        10,
    )


def test_what_no_route_answers_is_not_named(server: LoggedServer) -> None:
    server.client.get(f"/{SECRET}")
    line = server.line()
    assert (line["route"], line["status"]) == ("-", 404)


def test_a_route_within_another_is_named_by_its_template(server: LoggedServer) -> None:
    server.client.get(f"/within/{SECRET}")
    assert server.line()["route"] == "/{id}"


def test_a_method_of_a_guests_own_making_is_not_named(server: LoggedServer) -> None:
    server.client.request(SECRET.upper(), "/tables/1")
    line = server.line()
    assert (line["method"], line["status"]) == ("other", 405)


def test_a_failure_is_counted_as_one(server: LoggedServer) -> None:
    assert server.client.get("/tables/1?fail=1").status_code == 500
    assert server.line()["status"] == 500
    assert server.count("requests_total,/tables/{id},500") == 1


def test_a_socket_is_one_line_when_it_is_over(server: LoggedServer) -> None:
    with server.client.websocket_connect(f"/tables/{SECRET}/socket?token={SECRET}") as socket:
        socket.send_text("ä")
        assert socket.receive_text() == "ää"
        assert server.count("sockets") == 1
        # As long as it is open nobody can tell by the numbers that something was said.
        assert server.count("messages_in_total") == server.count("messages_out_total") == 0
        assert server.count("bytes_in_total,socket") == server.count("bytes_out_total,socket") == 0
        socket.send_text("bye")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
    assert server.line() == {
        "event": "socket",
        "route": "/tables/{id}/socket",
        "status": 101,
        "close": 4001,
        "bytes_in": 5,
        "bytes_out": 4,
        "messages_in": 2,
        "messages_out": 1,
    }
    assert server.count("sockets") == 0
    assert (server.count("messages_in_total"), server.count("messages_out_total")) == (2, 1)
    assert server.count("bytes_in_total,socket") == 5
    assert server.count("bytes_out_total,socket") == 4


class _Line:
    """A line by which something has passed."""

    def __init__(self) -> None:
        self.passed = Passed()
        self.passed.messages_in, self.passed.bytes_in = 1, 4
        self.passed.messages_out, self.passed.bytes_out = 3, 11


def test_what_passes_by_the_line_of_a_socket_is_counted_too(server: LoggedServer) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        line = line_of(scope)
        assert line is not None
        assert line.passed is wire.passed
        await send({"type": "websocket.send", "text": "by the way"})

    async def nothing(*message: Message) -> Message:
        return {}

    wire = _Line()
    scope: Scope = {"type": "websocket", "path": "/ws"}
    offer_line(scope, cast(Line, wire))
    asyncio.run(AccessLog(app, server.metrics)(scope, nothing, nothing))  # type: ignore[arg-type]
    line = server.line()
    assert (line["messages_out"], line["bytes_out"]) == (4, 21)
    assert (line["messages_in"], line["bytes_in"]) == (1, 4)
    assert server.count("messages_out_total") == 4
    assert server.count("bytes_out_total,socket") == 21


def test_a_guest_who_leaves_is_told_of_with_the_code_it_gave(server: LoggedServer) -> None:
    with server.client.websocket_connect("/tables/1/socket") as socket:
        socket.close(1001)
    assert server.line()["close"] == 1001
    assert server.count("sockets") == 0


def test_a_socket_that_fails_is_no_longer_open(server: LoggedServer) -> None:
    def break_it() -> None:
        with server.client.websocket_connect("/tables/1/socket") as socket:
            socket.send_text("fail")
            socket.receive_text()

    with pytest.raises(RuntimeError):
        break_it()
    assert server.line()["status"] == 101
    assert server.count("sockets") == 0


def test_a_socket_turned_away_was_never_open(server: LoggedServer) -> None:
    with (
        pytest.raises(WebSocketDenialResponse),
        server.client.websocket_connect("/tables/1/socket?deny=1"),
    ):
        pass
    assert server.line()["status"] == 429
    assert server.count("sockets") == 0


def test_a_socket_shut_at_once_counts_as_forbidden(server: LoggedServer) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect("/tables/1/socket?shut=1"),
    ):
        pass
    assert server.line()["status"] == 403
    assert server.count("sockets") == 0
