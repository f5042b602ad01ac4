"""The line of a socket, where the server under the application offers it: texts pass at once.

A message that is sent or received the usual way passes every layer of the application and may have
to wait in each of them. Most messages need not: they are bytes already, and the line is free. So
the socket's protocol (`frames.SocketConnection`) puts itself into the scope. It counts what passes
by it for who counts everything (`access.AccessLog`).
"""

from collections.abc import MutableMapping, Sequence
from typing import Any, Final, Protocol, cast

_EXTENSION: Final = "rockfall.line"
#: How a whole text begins, and the lengths up to which a length takes no byte of its own, or two.
_TEXT: Final = 0x81
_SHORT, _LONG = 126, 1 << 16
_SHORT_HEADS: Final = [bytes((_TEXT, size)) for size in range(_SHORT)]
_LONG_HEAD: Final = bytes((_TEXT, 126))
_LONGEST_HEAD: Final = bytes((_TEXT, 127))


class Framed:
    """Texts, and the same as they go over a socket: made once, however many are told them."""

    def __init__(self, texts: Sequence[bytes], frames: bytes, size: int) -> None:
        self.texts = texts
        self.frames = frames
        #: the bytes of the texts
        self.size = size


def text_frame(text: bytes) -> bytes:
    """A text as a server sends it: in one frame, and not masked."""
    size = len(text)
    if size < _SHORT:
        return _SHORT_HEADS[size] + text
    if size < _LONG:
        return _LONG_HEAD + size.to_bytes(2, "big") + text
    return _LONGEST_HEAD + size.to_bytes(8, "big") + text


def framed(texts: Sequence[bytes]) -> Framed:
    """Texts in frames, each a message of its own."""
    if len(texts) == 1:
        # By far the most common.
        return Framed(texts, text_frame(texts[0]), len(texts[0]))
    return Framed(texts, b"".join([text_frame(text) for text in texts]), sum(map(len, texts)))


def together(parts: Sequence[Framed]) -> Framed:
    """Texts that were framed one by one, to be written at once."""
    if len(parts) == 1:
        return parts[0]
    texts = [text for part in parts for text in part.texts]
    return Framed(texts, b"".join([part.frames for part in parts]), sum(map(len, texts)))


class Passed:
    """What has passed by a line so far."""

    def __init__(self) -> None:
        self.messages_in = self.bytes_in = 0
        self.messages_out = self.bytes_out = 0

    def count_out(self, said: Framed) -> None:
        """Texts were written."""
        self.messages_out += len(said.texts)
        self.bytes_out += said.size

    def count_in(self, text: bytes) -> None:
        """A text was heard."""
        self.messages_in += 1
        self.bytes_in += len(text)


class Line(Protocol):
    """Takes texts that are framed already, as long as it is ready, and gives what it hears."""

    passed: Passed

    async def hear(self) -> bytes | None:
        """Wait for the next text; None if it, or whatever came, has to be received as usual."""
        ...

    def ready(self) -> bool:
        """Whether it takes texts now: it is open, and the other side reads what it gets."""
        ...

    def write(self, said: Framed) -> None:
        """Send texts, all of them at once; only while it is ready."""
        ...


def line_of(scope: MutableMapping[str, Any]) -> Line | None:
    """The line of a socket, if there is one."""
    return cast("Line | None", scope.get("extensions", {}).get(_EXTENSION))


def offer_line(scope: MutableMapping[str, Any], line: Line) -> None:
    """Let the application have a line."""
    scope.setdefault("extensions", {})[_EXTENSION] = line


def withdraw_line(scope: MutableMapping[str, Any]) -> None:
    """Nobody needs the line any more."""
    scope.get("extensions", {}).pop(_EXTENSION, None)
