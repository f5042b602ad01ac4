"""Files that are read once, packed once, and then only sent."""

import asyncio
import gzip
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from rockfall.server.packed import takes_gzip

_LEVEL: Final = 9
#: Shorter ones are not worth the head that gzip puts before them.
_WORTH_PACKING: Final = 500


class ReadyFile(NamedTuple):
    """A file as it is sent."""

    kind: str
    raw: bytes
    #: the same for who takes gzip; nothing if that would be longer
    packed: bytes

    def answer(self, request: Request, cache: str, status: int = 200) -> Response:
        """The file, and how long it may be kept."""
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        body = self.raw
        if self.packed and takes_gzip(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, status, headers, self.kind)


def _read(path: Path) -> ReadyFile:
    raw = path.read_bytes()
    packed = gzip.compress(raw, _LEVEL) if len(raw) >= _WORTH_PACKING else b""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return ReadyFile(kind, raw, packed if len(packed) < len(raw) else b"")


class ReadyFiles:
    """The files of one folder, by name; those that come into it later are not among them."""

    def __init__(self, folder: Path) -> None:
        self._paths = {path.name: path for path in folder.iterdir() if path.is_file()}
        self._ready: dict[str, ReadyFile] = {}
        self._reading = asyncio.Lock()

    async def get(self, name: str) -> ReadyFile | None:
        """The file of that name, ready to be sent; however many ask, it is packed once."""
        if name not in self._ready and name in self._paths:
            async with self._reading:
                if name not in self._ready:
                    self._ready[name] = await asyncio.to_thread(_read, self._paths[name])
        return self._ready.get(name)
