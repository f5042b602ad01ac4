"""How much may still be stored: the owner sets a limit, and the disk has one of its own."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from rockfall.server.store.engine import free_bytes, used_bytes
from rockfall.server.store.errors import StoreFullError
from rockfall.server.store.rows import Append

#: What games that have begun may go over the limit, so that they end rather than break off.
_RESERVE: Final = 1.1


class Room:
    """Two limits: what the database may take up, and what it must leave of the disk."""

    def __init__(self, max_bytes: int | None, least_free: int) -> None:
        self._max_bytes = max_bytes
        self._least_free = least_free

    def refusals(
        self, connection: Connection, units: Sequence[Append]
    ) -> list[StoreFullError | None]:
        """For each unit None, or why there is no room for it; measured once for all of them."""
        usual = self._full(connection, 1.0) or self._scarce(connection)
        reserve = usual and self._full(connection, _RESERVE)
        reasons = [reserve if unit.reserve else usual for unit in units]
        return [StoreFullError(reason) if reason else None for reason in reasons]

    def _full(self, connection: Connection, share: float) -> str | None:
        if self._max_bytes is None or used_bytes(connection) < self._max_bytes * share:
            return None
        return "the database is as big as it may become"

    def _scarce(self, connection: Connection) -> str | None:
        free = free_bytes(connection.engine)
        return "the disk is almost full" if free is not None and free < self._least_free else None
