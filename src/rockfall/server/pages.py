"""The pages that a browser gets, and what belongs to them.

The client is built from `web/` and finds its screens by itself: every address of one is answered
with the same page. Where it was not built, the plain page stands in for it.
"""

from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_HERE: Final = Path(__file__).parent
_PLAIN: Final = _HERE / "static"
_CLIENT: Final = _HERE / "client"
#: The addresses of the client's screens, as its router knows them.
_SCREENS: Final = (
    "/", "/new", "/t/{table}", "/join/{code}", "/replay/{table}", "/learn", "/settings",
)  # fmt: skip
#: Files of a build change their names with what is in them: they may be kept, the page may not.
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"


class _Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        answer = super().file_response(full_path, stat_result, scope, status_code)
        answer.headers["Cache-Control"] = _FOR_GOOD
        return answer


def page_routes(client: Path = _CLIENT) -> list[BaseRoute]:
    """Where the page, its icon and its files are found."""
    built = (client / "index.html").exists()
    folder = client if built else _PLAIN

    async def page(request: Request) -> FileResponse:
        return FileResponse(folder / "index.html", headers={"Cache-Control": _ASK_AGAIN})

    async def icon(request: Request) -> FileResponse:
        # Browsers look for /favicon.ico whatever a page says.
        return FileResponse(folder / "icon.svg")

    icons = [Route(path, icon) for path in ("/favicon.ico", "/icon.svg")]
    if not built:
        return [Route("/", page), *icons, Mount("/static", StaticFiles(directory=_PLAIN))]
    screens = [Route(path, page) for path in _SCREENS]
    return [*screens, *icons, Mount("/assets", _Assets(directory=client / "assets"))]
