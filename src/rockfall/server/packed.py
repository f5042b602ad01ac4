"""Answers that are JSON already, some of them compressed."""

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

_JSON: Final = "application/json"


def raw_json(raw: bytes) -> Response:
    """JSON as it is."""
    return Response(raw, media_type=_JSON)


async def unpacked_for(request: Request, packed: bytes) -> Response:
    """JSON that was compressed with gzip: as it is for who takes that, unpacked for others."""
    headers = {"Vary": "Accept-Encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, headers=headers, media_type=_JSON)
    raw = await asyncio.to_thread(gzip.decompress, packed)
    return Response(raw, headers=headers, media_type=_JSON)


def takes_gzip(accepted: str) -> bool:
    """Whether a client says that it takes gzip, and not that it takes anything but."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or weight == ""
    return False
