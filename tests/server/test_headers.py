"""Headers that every answer carries."""

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket

from rockfall.server.headers import HEADERS, SafeHeaders
from rockfall.server.problem import HANDLERS, ProblemError


async def _page(request: Request) -> Response:
    match request.query_params.get("wish"):
        case "problem":
            raise ProblemError(418, "no")
        case "failure":
            raise RuntimeError
    # A route that would loosen what the server says.
    loose = {"content-security-policy": "default-src *", "cache-control": "max-age=60"}
    return PlainTextResponse("hello", headers=loose)


async def _socket(socket: WebSocket) -> None:
    if socket.query_params:
        raise ProblemError(403, "no")
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


@pytest.fixture(name="services")
def _services() -> Iterator[TestClient]:
    pages = [Route(path, _page) for path in ("/", "/api/tables", "/apiary")]
    app = Starlette(
        routes=[*pages, WebSocketRoute("/api/socket", _socket)],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers=HANDLERS,
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    ("target", "status"),
    [
        ("/", 200),
        ("/?wish=problem", 418),
        ("/?wish=failure", 500),
        ("/nowhere", 404),
        ("/api/tables", 200),
    ],
)
def test_every_answer_carries_the_headers_once(
    services: TestClient, target: str, status: int
) -> None:
    answer = services.get(target)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]


def test_nothing_of_the_api_is_stored(services: TestClient) -> None:
    assert services.get("/api/tables").headers.get_list("cache-control") == ["no-store"]
    assert services.get("/api/nowhere").headers["cache-control"] == "no-store"
    assert services.get("/api/tables?wish=failure").headers["cache-control"] == "no-store"
    assert services.get("/apiary").headers["cache-control"] == "max-age=60"
    assert services.get("/").headers["cache-control"] == "max-age=60"


def test_the_policy_allows_no_inline_script_or_style_and_no_stranger() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not any("unsafe" in value or "*" in value for value in policy.values())


def test_a_socket_is_let_through_and_a_denial_carries_the_headers(services: TestClient) -> None:
    with services.websocket_connect("/api/socket") as socket:
        assert socket.receive_text() == "hello"
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        services.websocket_connect("/api/socket?wrong=1"),
    ):
        pass
    assert denied.value.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert denied.value.headers["cache-control"] == "no-store"
