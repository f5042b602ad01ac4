"""What a request cannot have, told to programs in one shape: a code, arguments, and where."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from rockfall.server.denied import DeniedError
from rockfall.server.headers import HEADERS
from rockfall.server.protocol import Arguments, Problem

#: refusal -> its status; any other is a 409: the request is fine, the table is not in that state
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-code": 404,
    "bad-recovery": 403,
    "bad-token": 403,
    "no-watching": 403,
    "too-many-tables": 429,
    "stored-enough": 429,
    "set-aside": 503,
    "server-full": 503,
    "going-down": 503,
    "impossible-settings": 422,
    "too-many-bots": 422,
    "unknown-bot": 422,
    "bot-cannot-play": 422,
    "clock-too-short": 422,
    "bad-link": 422,
    "bad-name": 422,
    "no-such-seat": 422,
}


class ProblemError(Exception):
    """Raise it to answer with a problem instead; before a socket is accepted, to turn it away."""

    def __init__(
        self,
        status: int,
        code: str,
        args: Arguments | None = None,
        where: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code=code, args=args or {}, where=where)
        self.headers = headers


def denied(error: DeniedError) -> ProblemError:
    """A refusal of the table as an answer to a request."""
    refusal = error.refusal
    return ProblemError(_STATUS.get(refusal.code, 409), refusal.code, refusal.args)


def json_response(
    value: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """A value of the wire as an answer."""
    raw = msgspec.json.encode(value)
    return Response(raw, status, headers, media_type="application/json")


async def _answer_problem(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    waiting = WebSocketState.CONNECTING
    if isinstance(connection, WebSocket) and connection.application_state is not waiting:
        raise RuntimeError("a problem came after the socket was accepted") from error
    return json_response(error.problem, error.status, error.headers)


async def _answer_http(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    problem = ProblemError(error.status_code, code, headers=error.headers)
    return await _answer_problem(connection, problem)


async def _answer_failure(request: Request, error: Exception) -> Response:
    # Not a word about the error: it may speak of what the asker must not know.
    # Starlette answers this outside all middleware, so the headers are set here.
    headers = {**HEADERS, "Cache-Control": "no-store"}
    return json_response(Problem(code="internal-server-error"), 500, headers)


#: For `Starlette(exception_handlers=...)`: also what no route answers has this shape.
HANDLERS: Mapping[Any, Callable[[Any, Exception], Awaitable[Response]]] = {
    ProblemError: _answer_problem,
    HTTPException: _answer_http,
    Exception: _answer_failure,
}
