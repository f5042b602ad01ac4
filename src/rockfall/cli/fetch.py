"""Getting what is to be verified: a file, or a match from a server."""

import re
import sys
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

_SECONDS: Final = 30
#: The longest match takes a few megabytes; more than this is something else.
_MOST: Final = 1 << 28
_PATH: Final = re.compile(r"(.*)/api/tables/([A-Za-z0-9_-]+)(/proof|/replay)?/?")


class FetchError(Exception):
    """What could not be had, and why."""


def looks_like_url(what: str) -> bool:
    """Whether an address is meant and not a file."""
    return re.match(r"[a-z]+://", what) is not None


def read(file: str) -> bytes:
    """A file's contents; `-` is what comes in through a pipe."""
    try:
        if file == "-":
            return sys.stdin.buffer.read()
        return Path(file).read_bytes()
    except OSError as error:
        raise FetchError(f"{file}: {error.strerror}") from None


def fetch(address: str) -> tuple[bytes, bytes]:
    """The proof of a match and its public replay, by the address of its table or page."""
    base = _table(address)
    return _get(f"{base}/proof"), _get(f"{base}/replay?eye=-1")


def _table(address: str) -> str:
    """Where a table is asked for; a token that the address may carry stays here."""
    url = urlsplit(address)
    if url.scheme not in {"http", "https"} or not url.netloc:
        raise FetchError(f"{address}: an address begins with http:// or https:// and a host")
    found = _PATH.fullmatch(url.path)
    tables = [found[2]] if found else parse_qs(url.fragment).get("table", [])
    if len(tables) != 1 or not re.fullmatch(r"[A-Za-z0-9_-]+", tables[0]):
        raise FetchError(f"{address}: a match is found at /api/tables/NAME or at /#table=NAME")
    prefix = found[1] if found else url.path.rstrip("/")
    return f"{url.scheme}://{url.netloc}{prefix}/api/tables/{tables[0]}"


def _get(url: str) -> bytes:
    try:
        with urlopen(url, timeout=_SECONDS) as answer:
            raw: bytes = answer.read(_MOST)
            return raw
    except HTTPError as error:
        with error:
            said = error.read(1000).decode("utf-8", "replace")
        code = re.search(r'"code":"([a-z-]+)"', said)
        raise FetchError(f"{url}: {code[1] if code else f'answer {error.code}'}") from None
    except (OSError, HTTPException) as error:
        raise FetchError(f"{url}: {getattr(error, 'reason', error)}") from None
