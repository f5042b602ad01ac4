"""How much may still be stored: the owner sets a limit, and the disk has one of its own."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from sqlalchemy import Connection

from rockfall.server.store.engine import free_bytes, used_bytes
from rockfall.server.store.errors import StoreFullError
from rockfall.server.store.rows import Append

#: What games that have begun may go over the limit, so that they end rather than break off.
_RESERVE: Final = 1.1
#: To ask how big the database is takes as long as some moves. Below so much of the limit it is
#: asked again after so many seconds. What is let in meanwhile may take so many times its bytes.
_FAR: Final = 0.9
_AGAIN: Final = 1.0
_AMPLE: Final = 50


class Room:
    """Two limits: what the database may take up, and what it must leave of the disk."""

    def __init__(self, max_bytes: int | None, least_free: int) -> None:
        self._max_bytes = max_bytes
        self._least_free = least_free
        #: how big it was, when that was, and how big it may have become by what was let in since
        self._used = 0
        self._asked_at = float("-inf")
        self._may_be = 0

    def refusals(
        self, connection: Connection, units: Sequence[Append]
    ) -> list[StoreFullError | None]:
        """For each unit None, or why there is no room for it; measured once for all of them."""
        if self._max_bytes is not None:
            self._measure(connection, units, self._max_bytes)
        usual = self._full(1.0) or self._scarce(connection)
        reserve = usual and self._full(_RESERVE)
        reasons = [reserve if unit.reserve else usual for unit in units]
        return [StoreFullError(reason) if reason else None for reason in reasons]

    def _measure(self, connection: Connection, units: Sequence[Append], most: int) -> None:
        """Know how big the database is, unless it certainly is far from too big."""
        now, more = monotonic(), _AMPLE * sum(_size(unit) for unit in units)
        if now - self._asked_at >= _AGAIN or self._may_be + more >= most * _FAR:
            self._used = self._may_be = used_bytes(connection)
            self._asked_at = now
        self._may_be += more

    def _full(self, share: float) -> str | None:
        if self._max_bytes is None or self._used < self._max_bytes * share:
            return None
        return "the database is as big as it may become"

    def _scarce(self, connection: Connection) -> str | None:
        free = free_bytes(connection.engine)
        return "the disk is almost full" if free is not None and free < self._least_free else None


def _size(unit: Append) -> int:
    """The bytes of a unit, and some for a table, keys and where everything stands."""
    return 100 + sum(len(body) for _, body in unit.entries) + 100 * len(unit.keys)
