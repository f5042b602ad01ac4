"""Which pages may speak to this server: a browser names the page's origin, a program need not.

Browsers let any page open a WebSocket to any host, and it is for the server to turn it away.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.types import Scope

_PORTS = {"http": 80, "https": 443}
#: The scheme of the page that may open such a socket.
_PAGES = {"ws": "http", "wss": "https"}


class Origin(NamedTuple):
    """Scheme, host and port, the port always said."""

    scheme: str
    host: str
    port: int


def read_origin(text: str) -> Origin | None:
    """An origin as browsers write it; None for what is none, `null` too."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or not text.isascii():
        return None
    # urlsplit overlooks line ends, spaces and an empty rest; an origin is nothing but its parts.
    whole = text.lower() == f"{parts.scheme}://{parts.netloc}".lower()
    if not whole or "@" in parts.netloc or parts.netloc.endswith(":") or " " in text:
        return None
    return Origin(parts.scheme, parts.hostname, _PORTS[parts.scheme] if port is None else port)


def acceptable(scope: "Scope", allowed: Collection[Origin]) -> bool:
    """Whether a request or socket comes from this server's page, an allowed one, or a program."""
    said = header_values(scope, b"origin")
    if not said:
        return True
    hosts = header_values(scope, b"host")
    if len(said) > 1 or len(hosts) != 1:
        return False
    origin = read_origin(said[0])
    page = _PAGES.get(scope["scheme"], scope["scheme"])
    return origin is not None and (
        origin == read_origin(f"{page}://{hosts[0]}") or origin in allowed
    )


def header_values(scope: "Scope", name: bytes) -> list[str]:
    """What the headers of a name say."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]
