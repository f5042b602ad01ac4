"""What addresses of requests say: which table, by which of its names, and with which eye."""

from typing import Annotated

from msgspec import Meta

from rockfall.kernel.layout import WATCHER
from rockfall.server import protocol as p


class ByTable(p.Plain, frozen=True):
    """A table by its name."""

    table: Annotated[str, Meta(max_length=64)]


class ByCode(p.Plain, frozen=True):
    """A table by its code."""

    code: Annotated[str, Meta(max_length=20)]


class ByEye(p.Plain, frozen=True):
    """A table and the eye to see it with: a seat, -1 public, -2 all-seeing."""

    table: Annotated[str, Meta(max_length=64)]
    eye: Annotated[int, Meta(ge=-2, le=11)] = WATCHER


class ByLine(p.Plain, frozen=True):
    """Settings as a link carries them."""

    line: Annotated[str, Meta(max_length=1000)]
