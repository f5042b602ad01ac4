"""By which names this server may be called.

A page of anybody's can give its own name the address of a server in the reader's home, and its
scripts then speak to that server as if it were theirs. The name they call it by gives them away.
"""

from collections.abc import Collection

from starlette.types import ASGIApp, Receive, Scope, Send

from rockfall.server.origin import header_values, read_origin
from rockfall.server.problem import ProblemError, json_response


def called_by(scope: Scope, names: Collection[str]) -> bool:
    """Whether a request or socket calls the server by one of these names, at whatever port."""
    hosts = header_values(scope, b"host")
    if len(hosts) != 1:
        return False
    origin = read_origin(f"http://{hosts[0]}")
    return origin is not None and origin.host in names


class KnownNames:
    """Turns away who calls the server by another name than its own."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless it is meant for somebody else; no names are any name."""
        arrives = scope["type"] in {"http", "websocket"}
        if self._names and arrives and not called_by(scope, self._names):
            wrong = ProblemError(400, "wrong-host")
            await json_response(wrong.problem, wrong.status)(scope, receive, send)
            return
        await self._app(scope, receive, send)
