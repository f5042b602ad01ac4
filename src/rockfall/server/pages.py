"""The page that a browser gets, and what belongs to it."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

_FOLDER: Final = Path(__file__).parent / "static"


async def _index(request: Request) -> FileResponse:
    return FileResponse(_FOLDER / "index.html")


async def _icon(request: Request) -> FileResponse:
    # Browsers look here whatever a page says.
    return FileResponse(_FOLDER / "icon.svg")


def page_routes() -> list[BaseRoute]:
    """Where the page, its icon and its files are found."""
    return [
        Route("/", _index),
        Route("/favicon.ico", _icon),
        Mount("/static", StaticFiles(directory=_FOLDER)),
    ]
