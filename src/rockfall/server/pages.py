"""The pages that a browser gets, and what belongs to them.

The client is built from `web/` and finds its screens by itself: every address of one is answered
with the same page. Where it was not built, that is said, and how to build it: programs can still
play there.
"""

from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_CLIENT: Final = Path(__file__).parent / "client"
#: The addresses of the client's screens, as its router knows them.
_SCREENS: Final = (
    "/", "/new", "/t/{table}", "/join/{code}", "/replay/{table}", "/screen/{table}", "/learn",
    "/learn/first", "/cards", "/cards/{card}", "/settings",
)  # fmt: skip
#: Files of a build change their names with what is in them: they may be kept, the page may not.
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Rockfall</title>
<p>The server is running, but the pages for browsers were not built.
<p>Build them in the folder of the sources, then start the server again:
<pre>python tools/client.py</pre>
</html>
"""


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
    if not (client / "index.html").exists():
        return [Route(path, _not_built) for path in _SCREENS]

    async def page(request: Request) -> FileResponse:
        return FileResponse(client / "index.html", headers={"Cache-Control": _ASK_AGAIN})

    async def nowhere(request: Request) -> FileResponse:
        # Addresses are typed by people: the page says in their language that nothing is there.
        return FileResponse(client / "index.html", 404, headers={"Cache-Control": _ASK_AGAIN})

    async def icon(request: Request) -> FileResponse:
        # Browsers look for /favicon.ico whatever a page says.
        return FileResponse(client / "icon.svg")

    screens = [Route(path, page) for path in _SCREENS]
    icons = [Route(path, icon) for path in ("/favicon.ico", "/icon.svg")]
    files = Mount("/assets", GZipMiddleware(_Assets(directory=client / "assets")))
    return [*screens, *icons, files, Route("/{screen}", nowhere)]


async def _not_built(request: Request) -> HTMLResponse:
    return HTMLResponse(_NOT_BUILT, 503, {"Cache-Control": _ASK_AGAIN})
