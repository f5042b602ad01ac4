"""Refusals have one shape, over HTTP and before a socket is accepted."""

from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket

from rockfall.server.problem import HANDLERS, ProblemError, json_response


async def _page(request: Request) -> Response:
    match request.query_params.get("wish"):
        case "problem":
            raise ProblemError(429, "too-many", {"most": 3}, "$.x", {"Retry-After": "9"})
        case "http":
            raise HTTPException(413, headers={"X-Left": "1"})
        case "failure":
            raise RuntimeError("the safe's number is 4711")
    return json_response({"fine": True}, 201)


async def _early(socket: WebSocket) -> None:
    raise ProblemError(403, "wrong-origin")


async def _late(socket: WebSocket) -> None:
    await socket.accept()
    raise ProblemError(403, "too-late")


@pytest.fixture(name="services")
def _services() -> Iterator[TestClient]:
    routes = [Route("/", _page), WebSocketRoute("/early", _early), WebSocketRoute("/late", _late)]
    app = Starlette(routes=routes, exception_handlers=HANDLERS)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_a_problem_is_a_code_with_arguments_and_a_place(services: TestClient) -> None:
    answer = services.get("/?wish=problem")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "9")
    assert answer.json() == {"code": "too-many", "args": {"most": 3}, "where": "$.x"}


def test_what_the_framework_refuses_has_the_same_shape(services: TestClient) -> None:
    answer = services.get("/?wish=http")
    assert (answer.status_code, answer.headers["x-left"]) == (413, "1")
    assert set(answer.json()) == {"code", "args", "where"}
    assert services.get("/nowhere").json() == {"code": "not-found", "args": {}, "where": ""}
    assert services.delete("/").json()["code"] == "method-not-allowed"


def test_a_failure_tells_nothing_about_itself(services: TestClient) -> None:
    answer = services.get("/?wish=failure")
    assert answer.status_code == 500
    assert answer.json() == {"code": "internal-server-error", "args": {}, "where": ""}


def test_a_value_is_answered_as_json(services: TestClient) -> None:
    answer = services.get("/")
    assert (answer.status_code, answer.json()) == (201, {"fine": True})


def test_a_socket_is_turned_away_with_a_problem(services: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as denied, services.websocket_connect("/early"):
        pass
    assert denied.value.status_code == 403
    assert denied.value.json() == {"code": "wrong-origin", "args": {}, "where": ""}


def test_after_a_socket_is_accepted_a_problem_is_a_failure(services: TestClient) -> None:
    with (
        pytest.raises(RuntimeError, match="accepted"),
        services.websocket_connect("/late") as socket,
    ):
        socket.receive_text()
