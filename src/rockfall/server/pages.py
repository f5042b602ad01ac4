"""The pages that a browser gets, and what belongs to them.

The client is built from `web/` and finds its screens by itself: every address of one is answered
with the same page. Where it was not built, that is said, and how to build it: programs can still
play there.
"""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from rockfall.server.ready_files import ReadyFiles

_CLIENT: Final = Path(__file__).parent / "client"
#: The addresses of the client's screens, as its router knows them.
_SCREENS: Final = (
    "/", "/new", "/t/{table}", "/join/{code}", "/replay/{table}", "/screen/{table}", "/learn",
    "/learn/{lesson}", "/cards", "/cards/{card}", "/settings",
)  # fmt: skip
#: Files of a build change their names with what is in them: they may be kept, the page may not.
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
#: What a device needs to have the page as an app: each at its name, and asked for again.
_INSTALLED: Final = (
    "sw.js", "manifest.webmanifest", "icon-192.png", "icon-512.png", "icon-maskable-512.png",
    "apple-touch-icon.png",
)  # fmt: skip
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<title>Rockfall</title>
<p>The server is running, but the pages for browsers were not built.
<p>Build them in the folder of the sources, then start the server again:
<pre>python tools/client.py</pre>
</html>
"""


def page_routes(client: Path = _CLIENT) -> list[BaseRoute]:
    """Where the page, its icon and its files are found."""
    if not (client / "index.html").exists():
        return [Route(path, _not_built) for path in _SCREENS]
    own, assets = ReadyFiles(client), ReadyFiles(client / "assets")

    async def page(request: Request) -> Response:
        return await _answer(own, "index.html", request, _ASK_AGAIN)

    async def nowhere(request: Request) -> Response:
        # Addresses are typed by people: the page says in their language that nothing is there.
        return await _answer(own, "index.html", request, _ASK_AGAIN, 404)

    async def beside(request: Request) -> Response:
        return await _answer(own, request.url.path.lstrip("/"), request, _ASK_AGAIN)

    async def icon(request: Request) -> Response:
        # Browsers look for /favicon.ico whatever a page says.
        return await _answer(own, "icon.svg", request, _ASK_AGAIN)

    async def asset(request: Request) -> Response:
        return await _answer(assets, request.path_params["file"], request, _FOR_GOOD)

    screens = [Route(path, page) for path in _SCREENS]
    icons = [Route(path, icon) for path in ("/favicon.ico", "/icon.svg")]
    installed = [Route(f"/{name}", beside) for name in _INSTALLED]
    return [
        *screens,
        *icons,
        *installed,
        Route("/assets/{file}", asset),
        Route("/{screen}", nowhere),
    ]


async def _answer(
    files: ReadyFiles, name: str, request: Request, cache: str, status: int = 200
) -> Response:
    file = await files.get(name)
    if file is None:
        raise HTTPException(404)
    return file.answer(request, cache, status)


async def _not_built(request: Request) -> HTMLResponse:
    return HTMLResponse(_NOT_BUILT, 503, {"Cache-Control": _ASK_AGAIN})
