"""The line of a socket, where the server under the application offers it: texts go out at once.

A message that is sent the usual way passes every layer of the application and may have to wait in
each of them. Most messages need not: they are bytes already, and the line is free. So the socket's
protocol (`frames.SocketConnection`) puts itself into the scope, and whoever counts what passes puts
itself in between (`access.AccessLog`).
"""

from collections.abc import MutableMapping, Sequence
from typing import Any, Final, Protocol, cast

_EXTENSION: Final = "rockfall.line"


class Line(Protocol):
    """Takes texts that are encoded already, as long as it is ready."""

    def ready(self) -> bool:
        """Whether texts can be written now: it is open, and the other side reads what it gets."""
        ...

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, each a message of its own; only while it is ready."""
        ...


def line_of(scope: MutableMapping[str, Any]) -> Line | None:
    """The line of a socket, if there is one."""
    return cast("Line | None", scope.get("extensions", {}).get(_EXTENSION))


def offer_line(scope: MutableMapping[str, Any], line: Line) -> None:
    """Let the application write to a line."""
    scope.setdefault("extensions", {})[_EXTENSION] = line
