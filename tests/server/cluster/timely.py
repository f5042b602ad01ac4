"""How long something may take: what was promised where a soak has the machine for itself."""

from typing import Final

from tests.support.play import SOAK

#: Beside other tests nobody can tell a slow server from a busy machine; one that hangs is told.
_BUSY: Final = 10


def within(seconds: float) -> float:
    """What a test waits for at most, if a quiet machine needs less than so many seconds."""
    return seconds if SOAK else seconds * _BUSY
